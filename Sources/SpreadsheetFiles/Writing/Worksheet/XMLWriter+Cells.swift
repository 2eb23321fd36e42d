internal import ExactDecimals
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends a formula and its cached value to a `c` tag that was written up to its last attribute's value.
  mutating func append(_ formula: CellFormula, result: CellValue) throws(SpreadsheetWritingError) {
    if formula.isDynamic { raw("\" cm=\"1") }
    switch result {
    case .empty, .number: raw("\">")
    case .text: raw("\" t=\"str\">")
    case .boolean: raw("\" t=\"b\">")
    case .error: raw("\" t=\"e\">")
    }
    try append(formula)
    switch result {
    case .empty: return raw("</c>")
    case .number(let number): try element("v", text: try number.checkedText())
    case .text(let text):
      try text.checkLength(CellText.limit)
      try element("v", text: text, escapes: .xstring)
    case .boolean(let flag): raw(flag ? "<v>1</v>" : "<v>0</v>")
    case .error(let error): try element("v", text: error.rawValue)
    }
    raw("</c>")
  }

  private mutating func append(_ formula: CellFormula) throws(SpreadsheetWritingError) {
    if let range = formula.arrayRange {
      try formulaElement("f", ["t": "array", "ref": "\(range)"], text: formula.text)
    } else {
      try formulaElement("f", text: formula.text)
    }
  }

  /// Appends an element with a formula as files store it, with prefixes for newer functions.
  mutating func formulaElement(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text formula: String
  ) throws(SpreadsheetWritingError) {
    try element(name, attributes, text: try formula.storedFormula())
  }
}

extension String {
  /// The formula as files store it; throws if it has more than 8,192 characters.
  func storedFormula() throws(SpreadsheetWritingError) -> String {
    // Excel counts the displayed characters, without the prefixes.
    guard utf8.count > CellText.formulaLimit, case let count = utf16.count, count > CellText.formulaLimit
    else {
      return mayNeedPrefixes ? FutureFunctions.stored(self) : self
    }
    throw SpreadsheetWritingError(.formulaTooLong(count))
  }

  /// Whether the formula calls a function outside `plainFunctions`, the list of common functions without prefixes.
  ///
  /// This quick check avoids splitting most formulas into tokens.
  private var mayNeedPrefixes: Bool {
    var name: UInt64 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "("), name != 0, !Self.plainFunctions.contains(name) { return true }
      let isNamePart =
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 <= 9 || byte >= 0x80
        || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "\\")].contains(byte)
      // Of a name with more than eight bytes, only the end is kept, with the top bit set, so that it equals no name in
      // the list.
      name = isNamePart ? (name << 8 | UInt64(byte)) | (name >> 56 != 0 ? 1 << 63 : 0) : 0
    }
    return false
  }

  private static let plainFunctions = Set(
    [
      "ABS", "AND", "COUNT", "COUNTIF", "DATE", "DAY", "IF", "IFERROR", "INDEX", "INT", "MATCH", "MAX", "MIN",
      "MONTH", "N", "NOT", "OR", "ROUND", "ROW", "SUBTOTAL", "SUM", "SUMIF", "SUMIFS", "YEAR",
    ].map { $0.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } })
}
