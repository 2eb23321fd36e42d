internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension FindingFormatter {
  func words(_ fact: Finding.RecordFact) -> Words {
    switch fact {
    case .textEmpty(let field):
      words(
        "the \(field.rawValue) is empty", "\(self.field(field)) ist leer",
        say("give it a name", "Einen Namen eintragen"))
    case .textTooLong(let field, let text, let count, let limit, _):
      words(
        "the \(field.rawValue) \(quote(text)) has \(count) characters, more than \(limit)",
        "\(self.field(field)) \(quote(text)) hat \(count) Zeichen, mehr als \(limit)",
        say("shorten it to \(limit) characters", "Auf \(limit) Zeichen kürzen"))
    case .descriptionEmpty:
      words("the transaction has no description", "Die Buchung hat keine Beschreibung")
    case .nameDuplicate(let name, let collection, let first):
      words(
        "the name \(quote(name)) already belongs to \(collection.rawValue)[\(first)]",
        "Der Name \(quote(name)) gehört schon zu \(collection.rawValue)[\(first)]", renameOne)
    case .nameSimilar(let name, let other, let difference, let uses, let collection, let first):
      words(
        "\(quote(name)) \(self.difference(difference)) \(quote(other)) at \(collection.rawValue)[\(first)]"
          + (uses.isEmpty ? "" : " (\(and(uses.map(String.init))) transactions)"),
        "\(quote(name)) unterscheidet sich \(self.difference(difference)) von \(quote(other)) bei "
          + "\(collection.rawValue)[\(first)]"
          + (uses.isEmpty ? "" : " (\(and(uses.map(String.init))) Buchungen)"),
        say(
          "merge the two if they are meant to be one", "Beide zusammenlegen, wenn dasselbe gemeint ist"))
    case .identifierDuplicate(let id, let collection, let first):
      words(
        "the identity \(id) already belongs to \(collection.rawValue)[\(first)]",
        "Die Kennung \(id) gehört schon zu \(collection.rawValue)[\(first)]")
    case .referenceDangling(let kind, let id):
      words(
        "there is no \(kind.rawValue) with the identity \(id)",
        "Mit der Kennung \(id) gibt es nichts der Art \(record(kind))")
    case .amountNotNumber: words("the amount is not a number", "Der Betrag ist keine Zahl")
    case .amountTooLong(let amount):
      words(
        "the amount \(self.amount(amount)) has more than \(Budget.amountIntegerDigits) digits before the point"
          + " or \(Budget.amountFractionDigits) after it",
        "Der Betrag \(self.amount(amount)) hat mehr als \(Budget.amountIntegerDigits) Stellen vor dem Komma"
          + " oder \(Budget.amountFractionDigits) danach",
        say("give an amount with fewer digits", "Einen Betrag mit weniger Stellen eintragen"))
    case .amountNotPositive(let amount):
      words(
        "the amount \(self.amount(amount)) is not above 0",
        "Der Betrag \(self.amount(amount)) liegt nicht über 0",
        say(
          "give the amount without a sign; the type says which way it went",
          "Den Betrag ohne Vorzeichen eintragen; die Art sagt die Richtung"))
    case .amountNegative(let amount, let category):
      words(
        "the amount \(self.amount(amount)) of \(quote(category)) is below 0, which the settings do not allow",
        "Der Betrag \(self.amount(amount)) von \(quote(category)) liegt unter 0, was die Einstellungen nicht "
          + "erlauben")
    case .categoryMissing: words("a category is required", "Eine Kategorie ist nötig")
    case .expenseInIncomeCategory:
      words(
        "an expense in a category of income counts as uncategorised",
        "Eine Ausgabe in einer Kategorie für Einnahmen zählt als nicht zugeordnet",
        say(
          "give it a category that money is spent on", "Ihr eine Kategorie für Ausgaben geben"))
    case .futureDated(let date, let today, _):
      words(
        "the date \(day(date)) is after \(day(today))", "Das Datum \(day(date)) liegt nach dem \(day(today))",
        say("see whether it is a planned row", "Prüfen, ob die Zeile geplant ist"))
    case .transferAccountMissing:
      words("a transfer needs two accounts", "Eine Umbuchung braucht zwei Konten")
    case .transferToItself:
      words("a transfer goes to its own account", "Eine Umbuchung geht auf ihr eigenes Konto")
    case .transferAccountUnused(let kind):
      words(
        "only a transfer goes to an account; the \(kind.rawValue) leaves it alone",
        "Nur eine Umbuchung geht auf ein Konto; die \(self.kind(kind)) lässt es unberührt")
    case .primaryAccounts(let count):
      words(
        "there are \(count) primary accounts", "Es gibt \(count) Hauptkonten",
        say("keep one of them primary", "Eines davon als Hauptkonto behalten"))
    case .lastDigitsInvalid:
      words(
        "the last digits of the account's number are not four digits",
        "Die letzten Ziffern der Kontonummer sind nicht vier Ziffern",
        say("give the last four digits only", "Nur die letzten vier Ziffern eintragen"))
    case .periodReversed(let start, let end):
      words(
        "the period ends on \(day(end)), before it starts on \(day(start))",
        "Der Zeitraum endet am \(day(end)), bevor er am \(day(start)) beginnt")
    case .periodOverlap(let name, let other):
      words(
        "the period \(quote(name)) shares days with periods[\(other)]",
        "Der Zeitraum \(quote(name)) teilt Tage mit periods[\(other)]")
    case .thresholdOutOfRange(let percent):
      words(
        "the threshold \(percent) % is not between 50 and 95",
        "Die Schwelle \(percent) % liegt nicht zwischen 50 und 95")
    case .limitOnIncome:
      words("a category of income can have no limit", "Eine Kategorie für Einnahmen kann kein Limit haben")
    case .limitDuplicate(let first):
      words(
        "limits[\(first)] is already one for the same category and member",
        "limits[\(first)] ist schon eines für dieselbe Kategorie und dasselbe Mitglied")
    case .monthDuplicate(let month, let first):
      words(
        "\(self.month(month)) already has a budget at monthlyBudgets[\(first)]; the first one counts",
        "\(self.month(month)) hat schon ein Budget bei monthlyBudgets[\(first)]; das erste zählt")
    case .assignmentDuplicate(let month):
      words(
        "the category is assigned money twice in \(self.month(month)); the first one counts",
        "Der Kategorie ist in \(self.month(month)) zweimal Geld zugeteilt; die erste Zuteilung zählt")
    case .assignmentToIncome:
      words(
        "money cannot be assigned to a category of income",
        "Einer Kategorie für Einnahmen kann kein Geld zugeteilt werden")
    case .dayOutOfRange(let day):
      words("\(day) is no day of a month, which are 1 to 31", "\(day) ist kein Tag eines Monats (1 bis 31)")
    case .intervalOutOfRange(let interval):
      words(
        "the bill comes again every \(interval) units", "Die Rechnung kehrt alle \(interval) Einheiten wieder"
      )
    case .reminderInvalid:
      words(
        "a reminder stands twice or comes after its date",
        "Eine Erinnerung steht zweimal da oder kommt nach ihrem Datum")
    case .currencyUnknown(let currency, let count, _):
      words(
        "\(mark(currency.code)) is no currency of ISO 4217\(count == 1 ? "" : " (\(count) transactions)")",
        "\(mark(currency.code)) ist keine Währung der ISO 4217\(count == 1 ? "" : " (\(count) Buchungen)")",
        say("enter a code such as EUR", "Einen Code wie EUR eintragen"))
    case .tombstoneUnreadable(let id):
      words("the identity \(quote(id)) is not a UUID", "Die Kennung \(quote(id)) ist keine UUID")
    case .tombstoneOfLiving(let tombstone):
      words(
        "tombstones[\(tombstone)] says that the record was deleted",
        "tombstones[\(tombstone)] sagt, dass der Eintrag gelöscht ist",
        say("remove the record or its tombstone", "Den Eintrag oder seine Löschmarke löschen"))
    }
  }

  private func field(_ field: Finding.RecordFact.TextField) -> String {
    switch field {
    case .name: "Der Name"
    case .title: "Der Titel"
    case .description: "Die Beschreibung"
    case .notes: "Die Notiz"
    }
  }

  private func difference(_ difference: Finding.RecordFact.NameDifference) -> String {
    switch difference {
    case .caseOrAccents:
      say("differs only in case or accents from", "nur in Großschreibung oder Akzenten")
    case .spacing: say("differs only in spaces and signs from", "nur in Leerzeichen und Zeichen")
    case .plural: say("differs only in singular and plural from", "nur in Einzahl und Mehrzahl")
    case .typo: say("differs in one letter from", "in einem Buchstaben")
    }
  }
}
