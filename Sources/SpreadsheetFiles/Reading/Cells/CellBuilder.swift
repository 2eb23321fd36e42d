internal import CalendarDates
internal import ExactDecimals
import Foundation
import SpreadsheetValues
internal import TextSafety

/// The tables of the workbook that cells refer to by index.
struct CellContext {
  let sharedStrings: [String]
  /// The number of cell formats; nil if the workbook has no styles part.
  let styleCount: Int?
  let dateSystem: DateSystem
  /// The cell metadata indices that mark dynamic arrays.
  var dynamicArrays: Set<Int> = []
  /// The shared strings with fonts for some of their parts, by index.
  var sharedRichTexts: [Int: Cell.RichText] = [:]
  /// The colours of fonts.
  var palette = ColorPalette()
}

/// Builds a cell from its `c` element while the element is parsed (ECMA-376 18.3.1.4).
struct CellBuilder {
  /// The type of a value (ECMA-376 18.18.11, ST_CellType).
  enum Kind {
    case number, sharedString, text, inlineString, boolean, error, date
  }

  var reference: CellReference
  var kind = Kind.number
  var style = 0
  var hasValue = false
  var hasInlineString = false
  /// The metadata index of the cell; 0 if it has no metadata.
  private(set) var metadata = 0

  /// Reads the attributes of a cell; a cell without a reference follows the previous one.
  init(_ element: XMLElement, row: Int, after column: Int) throws(SpreadsheetFileError) {
    var address: UnsafeBufferPointer<UInt8>?
    var type: UnsafeBufferPointer<UInt8>?
    var styleText: UnsafeBufferPointer<UInt8>?
    var metadataText: UnsafeBufferPointer<UInt8>?
    element.forEachAttribute { name, uri, value in
      guard uri == nil else { return }
      if name[0] == UInt8(ascii: "c"), name[1] == UInt8(ascii: "m"), name[2] == 0 {
        metadataText = value
      }
      guard name[1] == 0 else { return }
      switch name[0] {
      case UInt8(ascii: "r"): address = value
      case UInt8(ascii: "t"): type = value
      case UInt8(ascii: "s"): styleText = value
      default: break
      }
    }
    reference = try Self.reference(address, row: row, after: column)
    metadata = metadataText.flatMap { wholeNumber($0) } ?? 0
    if let type { kind = try Self.kind(type, reference) }
    if let styleText, !styleText.isEmpty {
      // The reader of the sheet later replaces a style number that the workbook does not have, however large it is.
      guard let number = wholeNumber(styleText) ?? Int(String(decoding: styleText, as: UTF8.self)) else {
        throw .damagedPart(
          "the style \(String(decoding: styleText, as: UTF8.self)) does not exist", cell: reference)
      }
      style = number < 0 ? .max : number
    }
  }

  private static func reference(
    _ address: UnsafeBufferPointer<UInt8>?, row: Int, after column: Int
  ) throws(SpreadsheetFileError) -> CellReference {
    guard let address else {
      guard let reference = CellReference(row: row, column: column + 1) else {
        throw .damagedPart("row \(row) has more columns than a sheet")
      }
      return reference
    }
    guard let reference = CellReference(bytes: address) else {
      let text = String(decoding: address.prefix(30), as: UTF8.self)
      throw .damagedPart("row \(row) has a cell with the address \"\(text)\", which no sheet has")
    }
    guard reference.row == row else { throw .damagedPart("the cell stands in row \(row)", cell: reference) }
    return reference
  }

  private static func kind(
    _ type: UnsafeBufferPointer<UInt8>, _ cell: CellReference
  ) throws(SpreadsheetFileError) -> Kind {
    if type.count == 1 {
      switch type[0] {
      case UInt8(ascii: "n"): return .number
      case UInt8(ascii: "s"): return .sharedString
      case UInt8(ascii: "b"): return .boolean
      case UInt8(ascii: "e"): return .error
      case UInt8(ascii: "d"): return .date
      default: break
      }
    }
    let text = String(decoding: type.prefix(30), as: UTF8.self)
    switch text {
    case "str": return .text
    case "inlineStr": return .inlineString
    default: throw .damagedPart("the cell has the unknown type \"\(text)\"", cell: cell)
    }
  }

  /// The finished cell.
  func cell(
    value bytes: [UInt8], inline: RichTextBuilder, formula: CellFormula?, context: CellContext
  ) throws(SpreadsheetFileError) -> Cell {
    var rawText: String?
    let value = try value(bytes, inline, context, &rawText)
    var cell = Cell(reference, value, formula: formula, style: StyleID(index: style), rawText: rawText)
    if formula == nil, case .text(let text) = value, let richText = richText(bytes, inline, text, context) {
      cell.take(richText)
    }
    return cell
  }

  /// The text with the fonts of its parts; nil if no part has a font.
  private func richText(
    _ bytes: [UInt8], _ inline: RichTextBuilder, _ text: String, _ context: CellContext
  ) -> Cell.RichText? {
    switch kind {
    case .inlineString: hasInlineString ? inline.richText(of: text) : nil
    case .sharedString where !context.sharedRichTexts.isEmpty:
      bytes.withUnsafeBufferPointer { wholeNumber($0) }.flatMap { context.sharedRichTexts[$0] }
    default: nil
    }
  }

  private func value(
    _ bytes: [UInt8], _ inline: RichTextBuilder, _ context: CellContext, _ rawText: inout String?
  ) throws(SpreadsheetFileError) -> CellValue {
    if kind == .inlineString, hasInlineString { return .text(EscapedText.decode(inline.bytes)) }
    guard hasValue else { return .empty }
    switch kind {
    case .text, .inlineString: return .text(EscapedText.decode(bytes))
    case .sharedString: return .text(try sharedString(bytes, context.sharedStrings))
    case .number, .boolean, .error, .date:
      // An element without text is an empty cell, and not a 0.
      if bytes.isEmpty { return .empty }
    }
    switch kind {
    case .boolean: return .boolean(try boolean(bytes))
    case .error: return .error(CellError(rawValue: String(decoding: bytes, as: UTF8.self).streamSafe))
    case .date:
      rawText = String(decoding: bytes, as: UTF8.self)
      return .number(try serial(rawText ?? "", context.dateSystem))
    default: return try number(bytes, &rawText)
    }
  }

  private func number(_ bytes: [UInt8], _ rawText: inout String?) throws(SpreadsheetFileError) -> CellValue {
    let result: Result<CellNumber, SpreadsheetFileError> = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(SpreadsheetFileError) in try CellNumber(bytes) }
    }
    do {
      let number = try result.get()
      rawText = number.rawText
      return number.value
    } catch {
      throw error.at(reference)
    }
  }

  private func sharedString(_ bytes: [UInt8], _ strings: [String]) throws(SpreadsheetFileError) -> String {
    guard let index = bytes.withUnsafeBufferPointer({ wholeNumber($0) }), index < strings.count else {
      let text = String(decoding: bytes.prefix(30), as: UTF8.self)
      throw .damagedPart(
        "the shared string \"\(text)\" does not exist; there are \(strings.count)", cell: reference)
    }
    return strings[index]
  }

  private func boolean(_ bytes: [UInt8]) throws(SpreadsheetFileError) -> Bool {
    switch String(decoding: bytes, as: UTF8.self).lowercased() {
    case "1", "true": return true
    case "0", "false": return false
    default: throw .damagedPart("the cell is neither true nor false", cell: reference)
    }
  }

  /// The serial number of a date in ISO 8601 form (ECMA-376 18.18.11, d).
  private func serial(_ text: String, _ system: DateSystem) throws(SpreadsheetFileError) -> Decimal {
    let text = text.hasSuffix("Z") ? String(text.dropLast()) : text
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    // A time without a date is a fraction of a day.
    if halves.count == 1, let time = TimeOfDay(text), let part = Decimal(time.secondOfDay).divided(by: 86_400)
    {
      return part.rounded(toSignificantDigits: 15)
    }
    let time = halves.count == 2 ? TimeOfDay(halves[1].prefix { $0 != "." }) : .midnight
    guard halves.count <= 2, let date = CalendarDate(halves[0]), let time,
      let serial = system.serial(date, time)
    else { throw .damagedPart("\"\(text.prefix(40))\" is not a date", cell: reference) }
    return serial
  }
}

/// The value of digits without a sign; nil for anything else and for more than 9 digits.
@inline(__always)
func wholeNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
  var value = 0
  for byte in bytes {
    guard byte &- 0x30 <= 9 else { return nil }
    value = value * 10 + Int(byte - 0x30)
  }
  return value
}

extension CellReference {
  /// Parses a cell reference as in a cell's attribute: letters and a row number, without dollar signs.
  init?(bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    var column = 0
    while position < bytes.count, case let letter = bytes[position] & 0xDF, letter &- 0x41 < 26,
      bytes[position] >= 0x41
    {
      column = column * 26 + Int(letter - 0x40)
      guard column <= Self.maximumColumn else { return nil }
      position += 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: "0"),
      let row = wholeNumber(UnsafeBufferPointer(rebasing: bytes[position...]))
    else { return nil }
    self.init(row: row, column: column)
  }
}
