import BudgetModel

extension Provenance {
  /// The file and the table in it that amounts came from: `household.xlsx, Log`, `backup.json, $.transactions`.
  var origin: String { [file, table].compactMap { $0 }.joined(separator: ", ") }
}
