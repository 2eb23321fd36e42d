import BudgetModel

extension Provenance {
  /// The file of an amount and the table in that file: `household.xlsx, Log`, `backup.json, $.transactions`.
  var origin: String { [file, table].compactMap { $0 }.joined(separator: ", ") }
}
