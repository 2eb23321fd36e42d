internal import BudgetModel
internal import Foundation

extension FindingFormatter {
  func words(_ fact: Finding.CurrencyFact) -> Words {
    switch fact {
    case .contradicted(let stated, let wanted):
      words(
        "the file states \(and(stated.map(\.code))), not \(wanted.code)",
        "Die Datei nennt \(and(stated.map(\.code))), nicht \(wanted.code)", leaveOutCurrency(wanted.code))
    case .noneStated(let own):
      words(
        "the file states no currency; its amounts are taken as \(own.code)",
        "Die Datei nennt keine Währung; ihre Beträge gelten als \(own.code)", sayOtherCurrency)
    case .mostlyUnstated(let stated, let rows, let own):
      words(
        "only \(stated) of \(rows) rows state a currency; those that state none are taken as \(own.code)",
        "Nur \(stated) von \(rows) Zeilen nennen eine Währung; die anderen gelten als \(own.code)",
        sayOtherCurrency)
    case .signShared(let own, let others):
      words(
        "the amounts have a sign that several currencies share; they are taken as \(own.code), not as \(codes(others))",
        "Die Beträge haben ein Zeichen mehrerer Währungen; sie gelten als \(own.code), nicht als \(codes(others))",
        sayOtherCurrency)
    case .otherRows(let currency, let count, let places, let income, let expenses, let transfers, let own):
      otherRows(
        currency, count, places,
        sums(
          [
            (income, "in", "herein"), (expenses, "out", "hinaus"),
            (transfers, "between accounts", "umgebucht"),
          ], currency),
        own)
    case .otherPlanned(let currency, let count, let own):
      words(
        "\(count) planned amounts are written in \(currency.code); they are counted as \(own.code)",
        "\(count) geplante Beträge stehen in \(currency.code); sie zählen als \(own.code)",
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
      "\(count == 1 ? "1 row is" : "\(count) rows are") in \(currency.code) (\(names)), together \(sums); "
        + "the budget is in \(own.code), and its figures leave them out",
      "\(count == 1 ? "1 Zeile ist" : "\(count) Zeilen sind") in \(currency.code) (\(names)), zusammen \(sums); "
        + "das Budget ist in \(own.code), und seine Zahlen lassen sie aus",
      say(
        "see whether the currency is right; amounts are never converted",
        "Die Währung prüfen; umgerechnet wird nie"))
  }

  private func sums(
    _ sums: [(amount: Decimal, english: String, german: String)], _ currency: Currency
  ) -> String {
    sums.filter { $0.amount != 0 }.map {
      "\(amount($0.amount, places: currency.minorUnits)) \(say($0.english, $0.german))"
    }.joined(separator: ", ")
  }

  private func place(_ place: Provenance.Location) -> String {
    switch place {
    case .whole: say("the file", "die Datei")
    case .sheet(let name): name
    case .cell(let sheet, let reference): "\(sheet)!\(reference)"
    case .line(let line, _): say("line \(line)", "Zeile \(line)")
    case .jsonPath(let path): path
    }
  }
}
