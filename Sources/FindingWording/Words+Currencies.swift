internal import BudgetModel
internal import Foundation
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.CurrencyFact) -> Words {
    switch fact {
    case .contradicted(let stated, let wanted):
      words("the file states \(and(stated.map(\.code))), not \(wanted.code)", leaveOutCurrency(wanted.code))
    case .noneStated(let own):
      words("the file states no currency; its amounts are taken as \(own.code)", sayOtherCurrency)
    case .mostlyUnstated(let stated, let rows, let own):
      words(
        "only \(stated) of \(rows) rows state a currency; those that state none are taken as \(own.code)",
        sayOtherCurrency)
    case .signShared(let own, let others):
      words(
        "the amounts have a sign that several currencies share; they are taken as \(own.code), not as \(codes(others))",
        sayOtherCurrency)
    case .otherRows(let currency, let count, let places, let income, let expenses, let transfers, let own):
      otherRows(
        currency, count, places,
        sums(
          [
            (income, { say("\($0) in") }), (expenses, { say("\($0) out") }),
            (transfers, { say("\($0) between accounts") }),
          ], currency),
        own)
    case .otherPlanned(let currency, let count, let own):
      words(
        "\(count) planned amounts are written in \(currency.code); they are counted as \(own.code)",
        enterInCurrency(own.code))
    }
  }

  private func codes(_ currencies: [Currency]) -> String {
    currencies.map(\.code).joined(separator: ", ")
  }

  private func otherRows(
    _ currency: Currency, _ count: Int, _ places: [Provenance.Location], _ sums: String, _ own: Currency
  ) -> Words {
    let names = places.map(place).joined(separator: ", ") + (count > places.count ? ", …" : "")
    return words(
      count == 1
        ? "1 row is in \(currency.code) (\(names)), together \(sums); the budget is in \(own.code), and its figures "
          + "leave them out"
        : "\(count) rows are in \(currency.code) (\(names)), together \(sums); the budget is in \(own.code), and its "
          + "figures leave them out",
      say("see whether the currency is right; amounts are never converted"))
  }

  private func sums(
    _ sums: [(amount: Decimal, words: (String) -> String)], _ currency: Currency
  ) -> String {
    sums.filter { $0.amount != 0 }.map { $0.words(amount($0.amount, places: currency.minorUnits)) }
      .joined(separator: ", ")
  }

  private func place(_ place: Provenance.Location) -> String {
    switch place {
    case .whole: say("the file")
    case .sheet(let name): name
    case .cell(let sheet, let reference): "\(sheet)!\(reference)"
    case .line(let line, _): say("line \(line)")
    case .jsonPath(let path): path
    }
  }
}
