public import BudgetModel
public import CalendarDates
internal import Foundation

/// The result of reading a file: the budget, and everything in the file that needs a look.
public struct ImportResult: Hashable, Sendable {
  /// The budget.
  public var budget: Budget
  /// Everything unusable or suspicious, in the order of the file.
  public var findings: [Finding]
  /// The time of the file's export, if it states one.
  public var exportDate: UTCTimestamp?
  /// Where amounts came from.
  public var origins: AmountOrigins
  /// The place of the second row of a transfer that two rows of the file state, by the transfer.
  package var otherSides: [Identifier<Transaction>: Provenance] = [:]
  /// Balances that a bank's statement gives.
  public var balances: [StatementBalance] = []
  /// How far the file's own figures confirm the result, for each kind of record.
  public var verdicts: [ImportVerdict] = []
  /// The data of rows beyond their transactions; empty unless `ImportContext.keepsRowSources`.
  public var sources: [Identifier<Transaction>: RowSource] = [:]
  /// Where each transaction came from.
  public var provenance: ProvenanceTable<Transaction> { origins.transactions }

  /// A budget with its findings.
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
  /// Adds a verdict for each kind of records that no figure confirms or contradicts.
  package mutating func noteUnopposed() {
    let plan = budget.categories.count { $0.budgetedAmount != 0 } + budget.monthlyBudgets.count
    if !budget.transactions.isEmpty {
      verdicts.append(ImportVerdict(.transactions, .unopposed, records: budget.transactions.count))
    }
    if plan > 0 { verdicts.append(ImportVerdict(.plan, .unopposed, records: plan)) }
  }
}

/// Why a file as a whole could not be read as a budget.
///
/// Nothing was imported. The findings say, each with its place, everything that is wrong.
public struct ImportError: Error, Hashable, Sendable {
  /// The errors, at least one.
  public var findings: [Finding]

  /// A refusal for these reasons.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }
}
