internal import BudgetModel

extension FindingFormatter {
  func words(_ fact: Finding.ExportFact) -> Words {
    switch fact {
    case .amountBeyondSpreadsheet(let amount):
      words(
        "the amount \(self.amount(amount)) has more than the 15 digits that a spreadsheet keeps",
        "Der Betrag \(self.amount(amount)) hat mehr als die 15 Stellen, die eine Tabellenkalkulation behält",
        say("keep the JSON backup, which is exact", "Die Sicherung als JSON behalten, die genau ist"))
    case .datesBeyondSpreadsheet(let count):
      words(
        "\(self.count(count, "date lies", "dates lie")) before 1900; formulas do not count them",
        "\(self.count(count, "Datum liegt", "Daten liegen")) vor 1900; Formeln zählen sie nicht")
    case .notInWorkbook(let kind, let count):
      words(
        "the workbook does not hold the budget's \(unheld(kind, count))",
        "Die Arbeitsmappe enthält nicht: \(unheld(kind, count))",
        say(
          "keep the JSON backup, which holds everything", "Die Sicherung als JSON behalten, die alles enthält"
        ))
    case .setting(let key, let loss, let version):
      words(
        "the setting \(key.name): \(self.loss(loss, version))",
        "Die Einstellung \(key.name): \(self.loss(loss, version))")
    case .records(let collection, let key, let count, let loss, let version):
      words(
        "\(key.map { "the \($0.name) of " } ?? "")\(count) of the \(collection.name): \(self.loss(loss, version))",
        (key.map { "Bei \(count) der \(collection.name) \(mark($0.name))" }
          ?? "\(count) der \(collection.name)")
          + ": \(self.loss(loss, version))")
    }
  }

  private func loss(_ loss: Finding.ExportFact.Loss, _ version: String) -> String {
    switch loss {
    case .noPlace: say("version \(version) has no place for it", "Version \(version) hat dafür keinen Platz")
    case .noRepeatingDueDate:
      say(
        "version \(version) has no due date that comes again",
        "Version \(version) hat keine Fälligkeit, die wiederkehrt")
    case .noType(let type):
      say(
        "version \(version) has no transactions of type \(type.name)",
        "Version \(version) hat keine Buchungen der Art \(type.name)")
    case .oneCurrency(let currency):
      say(
        "version \(version) has one currency, not \(currency.name) too",
        "Version \(version) hat eine Währung, nicht auch \(currency.name)")
    case .sharedCategoryName:
      say("another category has the same name", "Eine andere Kategorie hat denselben Namen")
    case .unclearTime:
      say(
        "the clock does not tell it from another time",
        "Die Uhr unterscheidet sie nicht von einer anderen Zeit")
    case .spread(let months, let isExact):
      say(
        "the amount is spread over \(months) months\(isExact ? "" : ", rounded to 4 places")",
        "Der Betrag ist auf \(months) Monate verteilt\(isExact ? "" : ", auf 4 Stellen gerundet")")
    }
  }

  private func unheld(_ kind: Finding.ExportFact.Unheld, _ count: Int) -> String {
    func of(_ one: String, _ many: String, _ german: String, _ germanMany: String) -> String {
      say(self.count(count, one, many), self.count(count, german, germanMany))
    }
    return switch kind {
    case .receipts:
      of("picture of a receipt", "pictures of receipts", "Bild eines Belegs", "Bilder von Belegen")
    case .deletedRecords:
      of(
        "mark of a deleted record", "marks of deleted records", "Marke eines gelöschten Eintrags",
        "Marken gelöschter Einträge")
    case .imports:
      of(
        "record of an imported file", "records of imported files", "Nachweis einer eingelesenen Datei",
        "Nachweise eingelesener Dateien")
    case .changes:
      of(
        "change of the history", "changes of the history", "Änderung des Verlaufs",
        "Änderungen des Verlaufs")
    case .unknownFields:
      of(
        "field that this version does not know", "fields that this version does not know",
        "Feld, das diese Version nicht kennt", "Felder, die diese Version nicht kennt")
    case .times:
      of(
        "time at which a record was made or changed", "times at which records were made or changed",
        "Zeit, zu der ein Eintrag entstand oder geändert wurde",
        "Zeiten, zu denen Einträge entstanden oder geändert wurden")
    case .customFields:
      of(
        "transaction whose custom fields repeat a name, stand in another order or are blank",
        "transactions whose custom fields repeat a name, stand in another order or are blank",
        "Buchung, deren eigene Felder einen Namen wiederholen, anders geordnet oder leer sind",
        "Buchungen, deren eigene Felder einen Namen wiederholen, anders geordnet oder leer sind")
    case .texts:
      of(
        "text that is blank or has white space at its ends",
        "texts that are blank or have white space at their ends",
        "Text, der leer ist oder Leerraum am Rand hat",
        "Texte, die leer sind oder Leerraum am Rand haben")
    case .names:
      of(
        "category with the name of another one", "categories with the names of other ones",
        "Kategorie mit dem Namen einer anderen", "Kategorien mit den Namen anderer")
    }
  }
}
