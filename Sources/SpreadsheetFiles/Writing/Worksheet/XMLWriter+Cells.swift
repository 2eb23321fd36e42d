internal import Decimals
internal import Spreadsheet

extension XMLWriter {
  /// Appends an address in A1 style.
  mutating func append(_ reference: CellReference) {
    var rest = reference.column
    // Three letters at most: the last first.
    var letters: (UInt8, UInt8, UInt8) = (0, 0, 0)
    while rest > 0 {
      letters = (UInt8(truncatingIfNeeded: 0x41 + (rest - 1) % 26), letters.0, letters.1)
      rest = (rest - 1) / 26
    }
    append([letters.0])
    if letters.1 != 0 { append([letters.1]) }
    if letters.2 != 0 { append([letters.2]) }
    plain(reference.row)
  }

  /// Appends a value that is no text after the open `c` tag and its last attribute's text.
  mutating func append(_ value: CellValue) throws(SpreadsheetWritingError) {
    switch value {
    case .empty, .text: return raw("\"/>")
    case .number(let number):
      raw("\"><v>")
      plain(try number.checkedText())
    case .boolean(let flag): raw(flag ? "\" t=\"b\"><v>1" : "\" t=\"b\"><v>0")
    case .error(let error):
      raw("\" t=\"e\"><v>")
      try text(error.rawValue, .none)
    }
    raw("</v></c>")
  }

  /// Appends a formula and its cached result after the open `c` tag and its last attribute's text.
  mutating func append(_ formula: CellFormula, result: CellValue) throws(SpreadsheetWritingError) {
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

  /// Appends an element with a formula as files store it: newer functions with their prefixes.
  mutating func formulaElement(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text formula: String
  ) throws(SpreadsheetWritingError) {
    try element(name, attributes, text: try formula.storedFormula())
  }
}

extension String {
  /// The formula as files store it; one of more than 8,192 characters is refused.
  func storedFormula() throws(SpreadsheetWritingError) -> String {
    // Excel counts the characters that people see, without the prefixes.
    guard utf8.count > CellText.formulaLimit, case let count = utf16.count, count > CellText.formulaLimit
    else {
      return FutureFunctions.stored(self)
    }
    throw SpreadsheetWritingError(.formulaTooLong(count))
  }
}
