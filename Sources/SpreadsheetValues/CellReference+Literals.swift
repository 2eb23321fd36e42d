// Cell references written as literals in a program.
//
// `CellReference` and `CellRange` do not conform to `ExpressibleByStringLiteral`. If they did, `CellReference("B2")`
// would be a literal and no longer optional (SE-0213), and `if let` would not compile. Text from outside could also
// reach an initializer that cannot fail. A `StaticString` can only be a literal. A literal that is not a reference is
// therefore a mistake in the program, and is found the first time that the program uses the literal.
extension CellReference {
  /// The cell with a reference written in the program, such as `.cell("B2")`.
  ///
  ///     sheet.set(Cell(.cell("B3"), .empty, formula: CellFormula("SUM(B1:B2)")))
  ///
  /// A literal that is not a cell reference stops the program. For other texts, use `init(_:)`, which may return nil.
  public static func cell(_ address: StaticString) -> CellReference {
    guard let reference = CellReference(address.description) else {
      preconditionFailure("\"\(address)\" is no address of a cell, such as \"B2\"")
    }
    return reference
  }
}

extension CellRange {
  /// The range with a reference written in the program, such as `.cells("A1:D20")`.
  ///
  ///     try writer.merge(.cells("A1:D1"))
  ///
  /// A literal that is not a range stops the program. For other texts, use `init(_:)`, which may return nil.
  public static func cells(_ address: StaticString) -> CellRange {
    guard let range = CellRange(address.description) else {
      preconditionFailure("\"\(address)\" is no range of cells, such as \"A1:D20\"")
    }
    return range
  }
}
