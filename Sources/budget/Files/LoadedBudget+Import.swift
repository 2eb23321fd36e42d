import BudgetFiles
import BudgetModel

extension LoadedBudget {
  /// The budget with an import record for its file, if there are verdicts to record; for a backup, the budget
  /// as it is.
  ///
  /// The record has no rows: a later import of the file finds its transactions by their identifiers.
  var remembered: Budget {
    guard let fingerprint, !result.verdicts.isEmpty else { return budget }
    var budget = budget
    budget.imports.append(
      Import(
        id: ContentIdentifier(fileName: fingerprint.name).identifier(place: fingerprint.sha1, content: []),
        fileName: fingerprint.name, sha1: fingerprint.sha1, byteCount: fingerprint.byteCount,
        verdicts: result.verdicts.map(\.withoutFileName), info: RecordInfo(created: context.now)))
    return budget
  }

  /// The budget without the imports that have no rows and only record a file.
  var forgotten: Budget {
    var budget = budget
    budget.imports.removeAll { $0.rows.isEmpty && $0.added.isEmpty && $0.replaced.isEmpty }
    return budget
  }
}
