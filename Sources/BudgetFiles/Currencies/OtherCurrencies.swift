internal import BudgetModel
internal import Decimals
internal import Foundation

/// The rows of a file that are not in its budget's currency.
struct OtherCurrencies {
  /// How many places are named.
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

  /// Adds a row of another currency.
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

  /// A finding for each currency: which rows, and what they add up to.
  func findings(_ own: Currency, _ context: ImportContext) -> [Finding] {
    tallies.map { tally in
      let more = tally.count > tally.places.count ? ", …" : ""
      let names = tally.places.map(Self.name).joined(separator: ", ") + more
      let sums = [("in", tally.income), ("out", tally.expenses), ("between accounts", tally.transfers)]
        .filter { $0.1.value != 0 }
        .map { "\(Self.amount($0.1.value, tally.currency)) \($0.0)" }.joined(separator: ", ")
      let rows = tally.count == 1 ? "1 row is" : "\(tally.count) rows are"
      return context.finding(
        .currencyOther, .warning, tally.places.first ?? .whole,
        "\(rows) in \(tally.currency) (\(names)), together \(sums); the budget is in \(own), and its figures leave them out",
        remedy: "see whether the currency is right; amounts are never converted")
    }
  }

  private static func amount(_ value: Decimal, _ currency: Currency) -> String {
    value.plainText(places: max(currency.minorUnits, value.fractionDigits))
  }

  private static func name(_ place: Provenance.Location) -> String {
    switch place {
    case .whole: "the file"
    case .sheet(let name): name
    case .cell(let sheet, let reference): "\(sheet)!\(reference)"
    case .line(let line, _): "line \(line)"
    case .jsonPath(let path): path
    }
  }
}
