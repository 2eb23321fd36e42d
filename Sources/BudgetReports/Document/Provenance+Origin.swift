import BudgetModel

extension Provenance {
  /// The file and, in it, the table of an amount: `household.xlsx, Log`, `backup.json, $.transactions`.
  var origin: String { [file, table].compactMap { $0 }.joined(separator: ", ") }
}
