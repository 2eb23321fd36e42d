/// A range on a named sheet.
public struct SheetRange: Hashable, Sendable {
  /// The sheet's name.
  public var sheetName: String
  /// The cells.
  public var range: CellRange

  /// Creates the range of a sheet.
  public init(_ sheetName: String, _ range: CellRange) {
    self.sheetName = sheetName
    self.range = range
  }

  /// Reads a range as in a formula, `'Mum''s'!$A$1:$B$9`; nil for anything else.
  public init?(_ formula: some StringProtocol) {
    // Scalars are compared, because an apostrophe with a combining mark is a different `Character`.
    let scalars = Array(formula.unicodeScalars)
    guard let mark = scalars.lastIndex(of: "!"), let range = CellRange(Self.text(scalars[(mark + 1)...]))
    else {
      return nil
    }
    var name = scalars[..<mark]
    if name.first == "'" {
      guard name.count > 2, name.last == "'" else { return nil }
      name = name.dropFirst().dropLast()
    } else {
      guard name.allSatisfy(Self.needsNoQuotes) else { return nil }
    }
    let sheetName = Self.text(name).replacing("''", with: "'")
    guard SheetName.problem(with: sheetName) == nil else { return nil }
    self.init(sheetName, range)
  }

  /// The range as in a formula, with dollar signs and, if needed, quotes around the sheet's name.
  public var formula: String {
    let cells = range.first == range.last ? range.first.absolute : range.absolute
    return "\(SheetName.quoted(sheetName))!\(cells)"
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func needsNoQuotes(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "."
  }
}
