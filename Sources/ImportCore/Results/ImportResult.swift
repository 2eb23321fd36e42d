public import BudgetModel
public import CalendarDates
internal import Foundation

/// The result of reading a file: the budget, and everything in the file that the user should check.
public struct ImportResult: Hashable, Sendable {
  /// The budget.
  public var budget: Budget
  /// Everything that is unusable or suspicious, in the order of the file.
  public var findings: [Finding]
  /// The time when the file was exported, if the file states it.
  public var exportDate: UTCTimestamp?
  /// The places in the file that the amounts came from.
  public var origins: AmountOrigins
  /// For each transfer with two rows in the file, the place of the second row, by the transfer's identifier.
  package var otherSides: [Identifier<Transaction>: Provenance] = [:]
  /// The balances that a bank's statement states.
  public var balances: [StatementBalance] = []
  /// The verdicts: how far the file's own figures confirm the result, for each kind of record.
  public var verdicts: [ImportVerdict] = []
  /// Further data of each row, by transaction; empty unless `ImportContext.keepsRowSources` is true.
  public var sources: [Identifier<Transaction>: RowSource] = [:]
  /// The place in the file that each transaction came from.
  public var provenance: ProvenanceTable<Transaction> { origins.transactions }

  /// Creates a result with these properties.
  public init(
    budget: Budget, findings: [Finding] = [], exportDate: UTCTimestamp? = nil,
    origins: AmountOrigins = AmountOrigins()
  ) {
    self.budget = budget
    self.findings = findings
    self.exportDate = exportDate
    self.origins = origins
  }
}

extension ImportResult {
  /// Adds the same verdict for each kind of record: no figure of the file confirms or contradicts the records.
  package mutating func noteUnopposed() {
    let plan = budget.categories.count { $0.budgetedAmount != 0 } + budget.monthlyBudgets.count
    if !budget.transactions.isEmpty {
      verdicts.append(ImportVerdict(.transactions, .unopposed, records: budget.transactions.count))
    }
    if plan > 0 { verdicts.append(ImportVerdict(.plan, .unopposed, records: plan)) }
  }
}

/// Why a whole file could not be read as a budget.
///
/// Nothing was imported. The findings state every error with its place.
public struct ImportError: Error, Hashable, Sendable {
  /// The errors, at least one.
  public var findings: [Finding]

  /// Creates a refusal with these errors.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }
}
