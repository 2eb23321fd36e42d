import BudgetModel

/// How far one file confirms the data read from it.
struct ReportVerdicts: Hashable, Sendable {
  /// The file's name.
  let file: String?
  let verdicts: [ImportVerdict]

  /// Returns the verdicts of the file that was read, and of the earlier imports recorded in the budget.
  static func all(_ verdicts: [ImportVerdict], of source: String?, _ imports: [Import]) -> [ReportVerdicts] {
    let own = [ReportVerdicts(file: source, verdicts: verdicts)]
    let remembered = imports.map { ReportVerdicts(file: $0.fileName, verdicts: $0.verdicts) }
    return (own + remembered).filter { !$0.verdicts.isEmpty }
  }
}
