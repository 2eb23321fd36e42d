// References that stand in a program's own text.
//
// Neither type is `ExpressibleByStringLiteral`: with it, `CellReference("B2")` would mean the literal and be no optional
// any more (SE-0213), which breaks every `if let`, and a text from outside would reach an initialiser that cannot fail.
// A `StaticString` comes of nothing but a literal, so what stops here is the program's own mistake, seen at its first run.
extension CellReference {
  /// The cell at an address that stands in the program, such as `.cell("B2")`.
  ///
  ///     sheet.set(Cell(.cell("B3"), .empty, formula: CellFormula("SUM(B1:B2)")))
  ///
  /// A literal that is no address stops the program. A text that is no literal goes to `init(_:)`, which may be nil.
  public static func cell(_ address: StaticString) -> CellReference {
    guard let reference = CellReference(address.description) else {
      preconditionFailure("\"\(address)\" is no address of a cell, such as \"B2\"")
    }
    return reference
  }
}

extension CellRange {
  /// The cells at an address that stands in the program, such as `.cells("A1:D20")`.
  ///
  ///     try writer.merge(.cells("A1:D1"))
  ///
  /// A literal that is no address stops the program. A text that is no literal goes to `init(_:)`, which may be nil.
  public static func cells(_ address: StaticString) -> CellRange {
    guard let range = CellRange(address.description) else {
      preconditionFailure("\"\(address)\" is no range of cells, such as \"A1:D20\"")
    }
    return range
  }
}
