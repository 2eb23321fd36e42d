package import BudgetModel
internal import Foundation

/// The data that one builder collected from a part of a log.
///
/// Several builders read the parts at the same time.
package struct LogPart: Sendable {
  package var transactions: [Transaction] = []
  /// The location of each transaction's amount.
  package var places: [Provenance.Location] = []
  /// The categories that these rows name and that the builder did not know before.
  package var categories: [(category: BudgetModel.Category, place: Provenance.Location?)] = []
  package var accounts: [Account] = []
  package var members: [Member] = []
  package var findings: [Finding] = []
  package var currencies = CurrencyCensus()
  package var rows = RowAccounting()
  /// Data to recognise each row in a later import; empty if it is not requested.
  package var sources: [Identifier<Transaction>: RowSource] = [:]
}

extension BudgetBuilder {
  /// Adds the data that another builder collected from the next part of the log.
  package mutating func add(_ part: LogPart) {
    for (category, place) in part.categories { addUnplanned(category, at: place) }
    for account in part.accounts { _ = accountID(named: account.name) }
    for member in part.members { _ = memberID(named: member.name) }
    addLog(part)
  }
}
