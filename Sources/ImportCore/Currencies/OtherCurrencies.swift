internal import BudgetModel
internal import ExactDecimals
internal import Foundation

/// Counts the rows of a file that are not in the budget's currency.
struct OtherCurrencies {
  /// The maximum number of places listed.
  private static let places = 5

  private struct Tally {
    let currency: Currency
    var places: [Provenance.Location] = []
    var count = 0
    var income = ExactSum()
    var expenses = ExactSum()
    var transfers = ExactSum()
  }

  private var tallies: [Tally] = []
  private var last = 0

  /// Adds a row in another currency.
  mutating func add(_ transaction: Transaction, _ currency: Currency, at place: () -> Provenance.Location) {
    if !tallies.indices.contains(last) || tallies[last].currency != currency {
      last = tallies.firstIndex { $0.currency == currency } ?? tallies.count
      if last == tallies.count { tallies.append(Tally(currency: currency)) }
    }
    tallies[last].count += 1
    if tallies[last].count <= Self.places { tallies[last].places.append(place()) }
    switch transaction.kind {
    case .income: tallies[last].income.add(transaction.amount)
    case .expense: tallies[last].expenses.add(transaction.amount)
    case .transfer: tallies[last].transfers.add(transaction.amount)
    }
  }

  /// One finding for each currency, with the places, number and totals of its rows.
  func findings(_ own: Currency, _ context: ImportContext) -> [Finding] {
    tallies.map { tally in
      context.finding(
        .currency(
          .otherRows(
            tally.currency, count: tally.count, places: tally.places, income: tally.income.value,
            expenses: tally.expenses.value, transfers: tally.transfers.value, own: own)),
        at: tally.places.first ?? .whole)
    }
  }
}
