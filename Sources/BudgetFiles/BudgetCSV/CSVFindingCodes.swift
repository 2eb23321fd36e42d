public import BudgetModel

extension Finding.Code {
  /// A file that is no CSV.
  public static let notCSV = Finding.Code(rawValue: "not-csv")
  /// A row without a name.
  public static let nameMissing = Finding.Code(rawValue: "name-missing")
  /// A column that has no place in a budget.
  public static let columnNotKept = Finding.Code(rawValue: "column-not-kept")
  /// A row with more fields than the header has columns.
  public static let fieldsWithoutColumn = Finding.Code(rawValue: "fields-without-column")
}
