public import BudgetModel
internal import ExactDecimals
internal import Foundation

extension FindingFormatter {
  func words(_ fact: Finding.IntakeFact) -> Words {
    switch fact {
    case .possibleDuplicate:
      words(
        "the row looks like a transaction that was imported under another identity; it is added",
        "Die Zeile gleicht einer Buchung, die unter anderer Kennung eingelesen ist; sie ist ergänzt",
        say(
          "delete one of them if the bank has changed its identities",
          "Eine von beiden löschen, wenn die Bank ihre Kennungen geändert hat"))
    case .identitiesRepeated:
      words(
        "the identities of the file stand for several different rows each; rows are known by their values instead",
        "Die Kennungen der Datei stehen für je mehrere verschiedene Zeilen; Zeilen sind an ihren Werten zu erkennen"
      )
    case .transferProposed(let first, let second):
      words(
        "\(side(first)) and \(side(second)) may be one transfer; nothing else says so",
        "\(side(first)) und \(side(second)) können eine Umbuchung sein; sonst spricht nichts dafür",
        say("make them one transfer where they are", "Sie zu einer Umbuchung machen, wenn sie eine sind"))
    case .transferUnclear(let side):
      words(
        "\(self.side(side)) looks like a transfer and fits several rows",
        "\(self.side(side)) sieht nach einer Umbuchung aus und passt zu mehreren Zeilen",
        say("make it a transfer with the right one", "Sie mit der richtigen zur Umbuchung machen"))
    case .transferPaired(let first, let second, let sign):
      words(
        "\(side(first)) and \(side(second)) are one transfer (\(sign.map(self.sign) ?? ""))",
        "\(side(first)) und \(side(second)) sind eine Umbuchung (\(sign.map(self.sign) ?? ""))")
    case .recordAdded(let kind, let name):
      words("the \(kind.rawValue) \(mark(name)) is new", "Neu: \(record(kind)) \(mark(name))")
    case .balanceDiffers(let account, let date, let bank, let budget):
      words(
        "the bank's balance of \(account.name) on \(day(date)) is \(amount(bank)), that of the budget "
          + "\(amount(budget)): \(amount(ExactSum([bank, -budget]).value)) apart",
        "Der Saldo der Bank für \(account.name) am \(day(date)) ist \(amount(bank)), der des Budgets "
          + "\(amount(budget)): Unterschied \(amount(ExactSum([bank, -budget]).value))",
        say(
          "see whether rows or the opening balance are missing",
          "Prüfen, ob Zeilen oder der Anfangssaldo fehlen"))
    case .onlyRows(let monthlyBudgets, let bills, let limits, let periods):
      onlyRows([
        (monthlyBudgets, "monthly budgets", "Monatsbudgets"), (bills, "bills", "Rechnungen"),
        (limits, "limits", "Limits"), (periods, "periods", "Zeiträume"),
      ])
    case .rowInConflict(
      let date, let amount, let storedDate, let storedAmount, let origin, let isTaken, let canTake):
      words(
        "\(day(date)) \(self.amount(amount, places: 2)) \(isTaken ? "was" : "is") \(day(storedDate)) "
          + "\(self.amount(storedAmount, places: 2)) in \(self.origin(origin))\(isTaken ? "; taken" : "")",
        "\(day(date)) \(self.amount(amount, places: 2)) \(isTaken ? "war" : "ist") \(day(storedDate)) "
          + "\(self.amount(storedAmount, places: 2)) in \(self.origin(origin))\(isTaken ? "; übernommen" : "")",
        canTake ? takeFile : nil)
    case .transactionDeleted(let date, let amount):
      words(
        "the transaction of \(day(date)) over \(self.amount(amount)) was deleted since",
        "Die Buchung vom \(day(date)) über \(self.amount(amount)) wurde seither gelöscht")
    case .transactionEdited(let description, let date):
      words(
        "\(mark(description)) of \(day(date)) was changed since",
        "\(mark(description)) vom \(day(date)) wurde seither geändert")
    case .recordEdited(let name, let collection):
      words(
        "\(mark(name)) of the \(collection.rawValue) was changed since",
        "\(self.collection(collection)) \(mark(name)) wurde seither geändert")
    case .stillUsed(let name, let collection):
      words(
        "\(mark(name)) of the \(collection.rawValue) stays, because other records name it",
        "\(self.collection(collection)) \(mark(name)) bleibt, weil andere Einträge darauf verweisen")
    }
  }

  /// Where values came from, as it stands behind `in`: `the budget`, the file's name, or the row's place.
  public func origin(_ origin: Finding.IntakeFact.Origin) -> String {
    switch origin {
    case .budget: say("the budget", "dem Budget")
    case .file(let name): name.name
    case .row(let place): place.description
    }
  }

  private func side(_ side: Finding.IntakeFact.Side) -> String {
    let account = side.account?.name ?? say("no account", "keinem Konto")
    return say(
      "\(amount(side.amount)) \(side.isIncome ? "into" : "out of") \(account) on \(side.date)",
      "\(amount(side.amount)) \(side.isIncome ? "auf" : "von") \(account) am \(day(side.date))")
  }

  private func sign(_ sign: Finding.IntakeFact.TransferSign) -> String {
    switch sign {
    case .word(let word): say("the word \(mark(word))", "das Wort \(mark(word))")
    case .accountName: say("the name of the other account", "der Name des anderen Kontos")
    case .accountDigits: say("the last digits of the other account", "die letzten Ziffern des anderen Kontos")
    case .bothStatements: say("both statements call it a transfer", "beide Auszüge nennen sie so")
    case .otherAccount: say("one statement names the other account", "ein Auszug nennt das andere Konto")
    }
  }

  private func onlyRows(_ counts: [(count: Int, english: String, german: String)]) -> Words {
    let held = counts.filter { $0.count > 0 }.map { "\($0.count) \(say($0.english, $0.german))" }
      .joined(separator: ", ")
    return words(
      "the file also holds \(held); an import brings transactions alone",
      "Die Datei enthält auch \(held); ein Import bringt nur Buchungen", mergeBudgets)
  }

  private func collection(_ collection: AddedRecord.Collection) -> String {
    switch collection {
    case .categories: "Kategorie"
    case .accounts: "Konto"
    case .members: "Mitglied"
    }
  }
}
