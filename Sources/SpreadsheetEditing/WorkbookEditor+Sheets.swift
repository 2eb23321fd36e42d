internal import SpreadsheetFiles
internal import SpreadsheetValues

extension WorkbookEditor {
  /// The worksheet with this name, and its part; throws if there is none, or if the sheet is not a worksheet.
  func worksheet(_ name: String) throws(WorkbookEditingError) -> (name: String, part: String) {
    guard let sheet = parts[sheet: name] else { throw WorkbookEditingError(.noSuchSheet(name)) }
    guard sheet.kind == "worksheet", let part = sheet.part, package.contains(part) else {
      throw WorkbookEditingError(.notUnderstood("a sheet that is no worksheet"), sheet: name)
    }
    return (sheet.name, part)
  }

  /// The part of a worksheet, with all pending cells written; throws if the sheet is protected against changes.
  mutating func markup(of name: String) throws(WorkbookEditingError) -> SheetMarkup {
    let (sheet, part) = try worksheet(name)
    try flush(part, of: sheet)
    return try readMarkup(part, of: sheet)
  }

  private mutating func readMarkup(
    _ part: String, of sheet: String
  ) throws(WorkbookEditingError) -> SheetMarkup {
    if let known = lookedThrough, known.part == part { return known.markup }
    do throws(WorkbookEditingError) {
      let markup = try SheetMarkup(try package.requiredBytes(part))
      guard allowsProtected || markup.element("sheetProtection")?.tag.isOn("sheet", in: markup.bytes) != true
      else { throw WorkbookEditingError(.protectedSheet) }
      lookedThrough = (part, markup)
      return markup
    } catch {
      throw error.located(sheet: sheet)
    }
  }

  /// Records the change of a cell.
  mutating func set(_ patch: CellPatch, at cell: CellReference, of part: String) {
    var patch = patch
    let old = pending[part]?[cell.row]?[cell.column]
    if let old, patch.style == nil { patch.style = old.style }
    if let old, patch.content == .kept { patch.content = old.content }
    pending[part, default: [:]][cell.row, default: [:]][cell.column] = patch
  }

  /// Writes the pending cells of a sheet into its part.
  mutating func flush(_ part: String, of sheet: String) throws(WorkbookEditingError) {
    guard var patches = pending.removeValue(forKey: part) else { return }
    do throws(WorkbookEditingError) {
      var markup = try readMarkup(part, of: sheet)
      hasMovedFormulas = hasMovedFormulas || markup.changesFormulas(patches)
      if let freed = try markup.freeingFormulas(under: patches) { markup = try SheetMarkup(freed) }
      if markup.sharesTexts { try share(&patches) }
      package.replace(part, with: try markup.patched(patches))
    } catch {
      throw error.located(sheet: sheet)
    }
  }

  /// Writes the pending cells of all sheets into their parts.
  mutating func flush() throws(WorkbookEditingError) {
    for sheet in parts.sheets {
      if let part = sheet.part, pending[part] != nil { try flush(part, of: sheet.name) }
    }
  }

  /// Adds the texts of cells to the shared strings.
  private mutating func share(_ patches: inout [Int: [Int: CellPatch]]) throws(WorkbookEditingError) {
    guard patches.values.contains(where: { $0.values.contains { $0.isText } }),
      let part = parts.relationships.part(ofType: "sharedStrings"), package.contains(part),
      var strings = SharedStringsMarkup(try package.requiredBytes(part))
    else { return }
    for (row, columns) in patches.sorted(by: { $0.key < $1.key }) {
      for (column, patch) in columns.sorted(by: { $0.key < $1.key }) {
        guard case .value(.text(let text)) = patch.content else { continue }
        do throws(SpreadsheetWritingError) {
          patches[row]?[column]?.sharedText = try strings.index(of: text)
        } catch {
          throw WorkbookEditingError(
            .content(error), cell: CellReference(clampingRow: row, column: column))
        }
      }
    }
    if let changed = strings.changed() { package.replace(part, with: changed) }
  }
}

extension CellPatch {
  fileprivate var isText: Bool {
    guard case .value(.text) = content else { return false }
    return true
  }
}

extension SheetMarkup {
  /// Whether any cell of the sheet uses a shared string (ECMA-376 18.18.11).
  var sharesTexts: Bool {
    let range = data.range.upperBound..<max(data.range.upperBound, dataEnd.lowerBound)
    return bytes.contains(" t=\"s\"", in: range) || bytes.contains(" t='s'", in: range)
  }
}

extension MarkupTag {
  /// Whether an attribute is present and true (xsd:boolean).
  func isOn(_ name: String, in bytes: [UInt8]) -> Bool {
    value(name, in: bytes).map { ["1", "true", "on"].contains($0) } ?? false
  }
}

extension [UInt8] {
  /// Whether a text occurs in a range of the bytes.
  func contains(_ text: String, in range: Range<Int>) -> Bool {
    let units = Array(text.utf8)
    guard let last = units.last else { return true }
    var index = range.lowerBound + units.count - 1
    while index < range.upperBound {
      if self[index] == last, self[index - units.count + 1...index].elementsEqual(units) { return true }
      index += 1
    }
    return false
  }
}

extension WorkbookEditingError {
  /// The error with the sheet and the cell added, each only if the error does not name one yet.
  func located(sheet: String? = nil, cell: CellReference? = nil) -> WorkbookEditingError {
    WorkbookEditingError(reason, sheet: self.sheet ?? sheet, cell: self.cell ?? cell)
  }
}
