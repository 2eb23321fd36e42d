import BudgetModel

extension Provenance {
  /// The file and the sheet that a table's amounts came from: `household.xlsx, Log`.
  var origin: String { [file, sheet].compactMap { $0 }.joined(separator: ", ") }
}
