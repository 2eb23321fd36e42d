package import BudgetModel
internal import Foundation

/// The data that one of several builders of a log collected from neighbouring rows.
package struct LogPart: Sendable {
  package var transactions: [Transaction] = []
  /// The location of each transaction's amount.
  package var places: [Provenance.Location] = []
  /// The categories that these rows named first, among those known to the builder.
  package var categories: [(category: BudgetModel.Category, place: Provenance.Location?)] = []
  package var accounts: [Account] = []
  package var members: [Member] = []
  package var findings: [Finding] = []
  package var currencies = CurrencyCensus()
  package var rows = RowAccounting()
  /// The data by which rows are recognised again, if requested.
  package var sources: [Identifier<Transaction>: RowSource] = [:]
}

extension BudgetBuilder {
  /// Adds what another builder collected from the rows that follow.
  package mutating func add(_ part: LogPart) {
    for (category, place) in part.categories { addUnplanned(category, at: place) }
    for account in part.accounts { _ = accountID(named: account.name) }
    for member in part.members { _ = memberID(named: member.name) }
    addLog(part)
  }
}
