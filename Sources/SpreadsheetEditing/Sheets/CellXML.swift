internal import SpreadsheetFiles
internal import SpreadsheetValues

/// Writes the XML of individual cells of a sheet's part.
struct CellXML {
  let markup: CellMarkup

  init(prefix: String) {
    markup = CellMarkup(prefix: prefix)
  }

  /// A cell with its new content; empty if it has neither content nor a style.
  ///
  /// - Throws: `WorkbookEditingError` for content that no cell can hold.
  func cell(
    _ reference: CellReference, _ patch: CellPatch, style: Int,
    over old: (cell: CellPlace, bytes: [UInt8])? = nil
  ) throws(WorkbookEditingError) -> [UInt8] {
    do throws(SpreadsheetWritingError) {
      switch patch.content {
      case .kept:
        return old.map { restyled($0.cell, style, $0.bytes) } ?? plain(reference, style, "", [])
      case .value(let value): return try constant(reference, value, style, patch.sharedText)
      case .filled(let value):
        return plain(reference, style, Self.type(of: value), try stored(value))
      case .formula(let text, let result):
        return plain(
          reference, style, Self.type(of: result), try markup.formula(text) + (try stored(result)))
      case .result(let result):
        guard let old, let formula = old.cell.formula(in: old.bytes) else { return [] }
        return withResult(old.cell, old.bytes[formula.range], result, try stored(result), old.bytes)
      }
    } catch {
      throw WorkbookEditingError(.content(error), cell: reference)
    }
  }

  private func constant(
    _ reference: CellReference, _ value: CellValue, _ style: Int, _ sharedText: Int?
  ) throws(SpreadsheetWritingError) -> [UInt8] {
    switch value {
    case .empty: return style == 0 ? [] : plain(reference, style, "", [])
    case .text(let text):
      if let sharedText {
        return plain(reference, style, " t=\"s\"", markup.element("v", Array("\(sharedText)".utf8)))
      }
      let content = markup.element("is", try markup.text(text))
      return plain(reference, style, " t=\"inlineStr\"", content)
    case .number, .boolean, .error:
      return plain(reference, style, Self.type(of: value), try stored(value))
    }
  }

  /// A complete new cell.
  private func plain(_ reference: CellReference, _ style: Int, _ type: String, _ content: [UInt8]) -> [UInt8]
  {
    let styled = style == 0 ? "" : " s=\"\(style)\""
    return markup.element("c", content, attributes: " r=\"\(reference)\"\(styled)\(type)")
  }

  /// The cell with another style, otherwise unchanged.
  private func restyled(_ cell: CellPlace, _ style: Int, _ bytes: [UInt8]) -> [UInt8] {
    var changes = MarkupChanges()
    changes.set("s", to: "\(style)", of: cell.tag, in: bytes)
    return changes.applied(to: bytes, in: cell.range)
  }

  /// The cell with another cached value; its formula is unchanged.
  private func withResult(
    _ cell: CellPlace, _ formula: ArraySlice<UInt8>, _ result: CellValue, _ value: [UInt8], _ bytes: [UInt8]
  ) -> [UInt8] {
    var tag = "<" + String(decoding: bytes[cell.tag.name], as: UTF8.self)
    for attribute in cell.tag.attributes(in: bytes) {
      let name = String(decoding: bytes[attribute.name], as: UTF8.self)
      // The attribute `vm` refers to metadata of the old value.
      guard name != "t", name != "vm" else { continue }
      tag += " \(name)=\"" + String(decoding: bytes[attribute.value], as: UTF8.self) + "\""
    }
    tag += Self.type(of: result) + ">"
    let name = String(decoding: bytes[cell.tag.name], as: UTF8.self)
    return Array(tag.utf8) + formula + value + Array("</\(name)>".utf8)
  }

  /// The element of a cached value.
  private func stored(_ value: CellValue) throws(SpreadsheetWritingError) -> [UInt8] {
    switch value {
    case .empty: []
    case .number(let number): try markup.value(number)
    case .text(let text): try markup.value(text)
    case .boolean(let flag): markup.element("v", [flag ? UInt8(ascii: "1") : UInt8(ascii: "0")])
    case .error(let error): try markup.value(error.rawValue)
    }
  }

  /// The attribute for the type of a cached value (ECMA-376 18.18.11, ST_CellType).
  private static func type(of value: CellValue) -> String {
    switch value {
    case .empty, .number: ""
    case .text: " t=\"str\""
    case .boolean: " t=\"b\""
    case .error: " t=\"e\""
    }
  }
}
