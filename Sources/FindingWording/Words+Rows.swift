internal import BudgetModel
internal import Foundation

extension FindingFormatter {
  func words(_ fact: Finding.RowFact) -> Words {
    switch fact {
    case .dateMissing(let line):
      words(
        "the \(self.line(line)) has no date; it is left out",
        "\(dative(line)) fehlt das Datum; sie ist weggelassen",
        line == .row ? say("enter its date", "Das Datum eintragen") : nil)
    case .dateMissingBesideAmount:
      words(
        "the row has an amount but no date; it is left out",
        "Die Zeile hat einen Betrag, aber kein Datum; sie ist weggelassen",
        say("enter its date", "Das Datum eintragen"))
    case .dateUnreadable(let text, let line, let remedy):
      words(
        "\(quote(text)) is not a date; the \(self.line(line)) is left out",
        "\(quote(text)) ist kein Datum; \(leftOut(line))", self.remedy(remedy))
    case .monthUnreadable(let text):
      words(
        "\(quote(text)) is not a month; the row is left out",
        "\(quote(text)) ist kein Monat; die Zeile ist weggelassen",
        say("enter a month such as 2026-03", "Einen Monat wie 2026-03 eintragen"))
    case .amountMissing(let line):
      words(
        "the \(self.line(line)) has no amount; it is left out",
        "\(dative(line)) fehlt der Betrag; sie ist weggelassen",
        line == .row ? say("enter its amount", "Den Betrag eintragen") : nil)
    case .amountZero(let line):
      words(
        "the \(self.line(line))'s amount is 0; it is left out",
        "Der Betrag \(line == .row ? "der Zeile" : "der Buchung") ist 0; sie ist weggelassen")
    case .amountUnusable(let fault, let consequence):
      Words(
        reason: "\(self.fault(fault)); \(self.consequence(consequence, of: fault))",
        remedy: consequence == .entryLeftOut ? nil : remedy(fault))
    case .amountNotKept(let text, _):
      words(
        "the amount \(quote(text)) is not one that a budget keeps; the row is left out",
        "Den Betrag \(quote(text)) kann ein Budget nicht behalten; die Zeile ist weggelassen", enterNumber)
    case .feeTooLong(let text):
      words(
        "the fee \(quote(text)) has too many digits; it is left out",
        "Die Gebühr \(quote(text)) hat zu viele Stellen; sie ist weggelassen",
        say("enter it by hand", "Sie von Hand eintragen"))
    case .signAgainstWord(let word, let amount, let kind):
      words(
        "the row is called \(quote(word)), but the sign of \(self.amount(amount)) says \(kind.rawValue); the sign counts",
        "Die Zeile heißt \(quote(word)), aber das Vorzeichen von \(self.amount(amount)) sagt \(self.kind(kind)); "
          + "das Vorzeichen zählt", say("check the row", "Die Zeile prüfen"))
    case .reversed(let kind, let isNamed): reversed(to: kind, isNamed)
    case .typeUnknown(let text, let words): typeUnknown(text, words)
    case .categoryMissing:
      words(
        "the row has no category; it is left out", "Der Zeile fehlt die Kategorie; sie ist weggelassen",
        enterName)
    case .uncategorized:
      words(
        "the row has no category; it is kept as Uncategorized",
        "Der Zeile fehlt die Kategorie; sie bleibt nicht zugeordnet")
    case .transferWithoutAccount:
      words(
        "the transfer does not say which account it went to",
        "Die Umbuchung sagt nicht, auf welches Konto sie ging")
    case .currencyUnreadable(let text, let line):
      words(
        "\(quote(text)) names no currency; the budget's own is taken",
        "\(quote(text)) nennt keine Währung; die des Budgets gilt", line == .row ? enterCurrency : nil)
    case .fieldsWithoutColumn(let isFirstRow):
      words(
        "the row has more fields than the \(isFirstRow ? "first row" : "header") has columns; "
          + "they are kept as custom fields",
        "Die Zeile hat mehr Felder als \(isFirstRow ? "die erste Zeile" : "die Kopfzeile") Spalten; "
          + "sie sind als eigene Felder behalten",
        say("quote texts that hold the delimiter", "Texte mit dem Trennzeichen in Anführungszeichen setzen"))
    case .referenceUnknown(let kind, let name):
      words(
        "no sheet has the \(kind.rawValue) \(quote(name)); the transaction is kept without it",
        "\(quote(name)) (\(record(kind))) steht in keinem Blatt; die Buchung bleibt ohne den Verweis",
        say("add it to its sheet, or correct the name", "Das Blatt ergänzen oder den Namen berichtigen"))
    case .identifierUnusable(let text):
      words(
        "the identity \(mark(text.prefix(40))) is not a UUID or stands twice; the row gets a new one",
        "Die Kennung \(mark(text.prefix(40))) ist keine UUID oder steht zweimal; die Zeile bekommt eine neue")
    case .balanceBreaks(let found, let expected):
      words(
        "the balance is \(amount(found)) where the row above and this row's amount give \(amount(expected))",
        "Der Saldo ist \(amount(found)), wo die Zeile darüber und der Betrag dieser Zeile \(amount(expected)) ergeben"
      )
    case .openingBalance(let account):
      words(
        "the row says what there was before; it is read as "
          + (account.map { "the opening balance of \($0.name)" } ?? "what the first month starts with"),
        "Die Zeile sagt, was vorher da war; sie ist gelesen als "
          + (account.map { "Anfangssaldo von \($0.name)" } ?? "das, womit der erste Monat beginnt"))
    case .openingKnown:
      words(
        "the row says what there was before; it is no transaction, and another figure says it already",
        "Die Zeile sagt, was vorher da war; sie ist keine Buchung, und eine andere Zahl sagt es schon",
        say("say it as the account's opening balance", "Es als Anfangssaldo des Kontos angeben"))
    }
  }

  private func line(_ line: Finding.RowFact.Line) -> String { line == .row ? "row" : "entry" }

  private func dative(_ line: Finding.RowFact.Line) -> String { line == .row ? "Der Zeile" : "Der Buchung" }

  private func leftOut(_ line: Finding.RowFact.Line) -> String {
    "die \(line == .row ? "Zeile" : "Buchung") ist weggelassen"
  }

  private func remedy(_ remedy: Finding.RowFact.DateRemedy) -> String? {
    switch remedy {
    case .none: nil
    case .otherDate: enterDate
    case .otherDateOrOrder: enterDateOrSayOrder
    case .order: sayOrderOfDates
    }
  }

  /// Why an amount cannot be used.
  func fault(_ fault: Finding.RowFact.AmountFault) -> String {
    switch fault {
    case .notNumber(let text):
      say("the amount \(quote(text)) is not a number", "Der Betrag \(quote(text)) ist keine Zahl")
    case .truthValue(let isTrue):
      say(
        "the amount is the truth value \(isTrue ? "TRUE" : "FALSE")",
        "Der Betrag ist der Wahrheitswert \(isTrue ? "WAHR" : "FALSCH")")
    case .errorValue(let error):
      say("the cell shows the error \(error.name)", "Die Zelle zeigt den Fehler \(error.name)")
    case .tooLong(let amount): tooLong(self.amount(amount))
    case .tooLongText(let text): tooLong(quote(text))
    case .bothWays:
      say("the row has money out and money in", "In der Zeile ging Geld hinaus und kam Geld herein")
    case .noDirection(.some(let word)):
      say(
        "\(quote(word)) does not say whether money went out or came in",
        "\(quote(word)) sagt nicht, ob Geld hinausging oder hereinkam")
    case .noDirection(nil):
      say(
        "nothing says whether money went out or came in", "Nichts sagt, ob Geld hinausging oder hereinkam")
    }
  }

  private func remedy(_ fault: Finding.RowFact.AmountFault) -> String {
    switch fault {
    case .bothWays: say("give each its own row", "Jedem Betrag eine eigene Zeile geben")
    case .noDirection:
      say("enter the row by hand where it matters", "Die Zeile von Hand eintragen, wo es darauf ankommt")
    case .notNumber, .truthValue, .errorValue, .tooLong, .tooLongText: enterNumber
    }
  }

  private func tooLong(_ amount: String) -> String {
    say(
      "the amount \(amount) has more than 15 digits before or 4 after the decimal point",
      "Der Betrag \(amount) hat mehr als 15 Stellen vor oder 4 nach dem Komma")
  }

  private func consequence(
    _ consequence: Finding.RowFact.WithoutAmount, of fault: Finding.RowFact.AmountFault
  ) -> String {
    switch consequence {
    case .rowLeftOut where fault == .bothWays: say("it is left out", "sie ist weggelassen")
    case .rowLeftOut: say("the row is left out", leftOut(.row))
    case .entryLeftOut: say("the entry is left out", leftOut(.entry))
    case .notPlanned: say("it is counted as not planned", "er zählt als nicht geplant")
    case .categoryWithZero: say("the category is kept with 0", "die Kategorie bleibt mit 0")
    }
  }

  private func reversed(to kind: TransactionKind, _ isNamed: Bool) -> Words {
    switch (kind == .income, isNamed) {
    case (true, true):
      words(
        "the negative expense is read as a refund", "Die negative Ausgabe ist als Erstattung gelesen")
    case (false, true):
      words("the negative income is read as an expense", "Die negative Einnahme ist als Ausgabe gelesen")
    case (true, false): words("the minus is read as a refund", "Das Minus ist als Erstattung gelesen")
    case (false, false): words("the minus is read as an expense", "Das Minus ist als Ausgabe gelesen")
    }
  }

  private func typeUnknown(_ text: String, _ types: Finding.RowFact.TypeWords) -> Words {
    switch types {
    case .kindsOrSignOrCategory:
      words(
        "the type \(quote(text)) is none of Income, Expense, Transfer; the sign or the category decides",
        "Die Art \(quote(text)) ist weder Einnahme noch Ausgabe noch Umbuchung; Vorzeichen oder Kategorie entscheiden"
      )
    case .kindsOrSign:
      words(
        "the type \(quote(text)) is none of income, expense, transfer; the sign decides",
        "Die Art \(quote(text)) ist weder Einnahme noch Ausgabe noch Umbuchung; das Vorzeichen entscheidet")
    case .groups:
      words(
        "the type \(quote(text)) is none of Income, Fixed, Variable, Quarterly; the category is kept as Variable",
        "Die Art \(quote(text)) ist keine von Einnahmen, Fixkosten, Variable Kosten, Quartalsausgaben; die Kategorie "
          + "gehört zu den variablen Kosten")
    }
  }
}
