internal import BudgetModel
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.ExportFact) -> Words {
    switch fact {
    case .amountBeyondSpreadsheet(let amount):
      words(
        "the amount \(self.amount(amount)) has more than the 15 digits that a spreadsheet keeps",
        say("keep the JSON backup, which is exact"))
    case .datesBeyondSpreadsheet(let count):
      words(
        said: say(
          count, "\(count) date lies before 1900; formulas do not count them",
          "\(count) dates lie before 1900; formulas do not count them"))
    case .notInWorkbook(let kind, let count):
      words(
        "the workbook does not hold the budget's \(unheld(kind, count))",
        say("keep the JSON backup, which holds everything"))
    case .setting(let key, let loss, let version):
      words("the setting \(key.name): \(self.loss(loss, version))")
    case .records(let collection, let key, let count, let loss, let version):
      words(
        said: key.map {
          say("the \($0.name) of \(count) of the \(collection.name): \(self.loss(loss, version))")
        }
          ?? say("\(count) of the \(collection.name): \(self.loss(loss, version))"))
    }
  }

  private func loss(_ loss: Finding.ExportFact.Loss, _ version: String) -> String {
    switch loss {
    case .noPlace: say("version \(version) has no place for it")
    case .noRepeatingDueDate: say("version \(version) has no due date that comes again")
    case .noType(let type): say("version \(version) has no transactions of type \(type.name)")
    case .oneCurrency(let currency): say("version \(version) has one currency, not \(currency.name) too")
    case .sharedCategoryName: say("another category has the same name")
    case .unclearTime: say("the clock does not tell it from another time")
    case .spread(let months, let isExact):
      isExact
        ? say("the amount is spread over \(months) months")
        : say("the amount is spread over \(months) months, rounded to 4 places")
    }
  }

  private func unheld(_ kind: Finding.ExportFact.Unheld, _ count: Int) -> String {
    switch kind {
    case .receipts: say(count, "\(count) picture of a receipt", "\(count) pictures of receipts")
    case .deletedRecords: say(count, "\(count) mark of a deleted record", "\(count) marks of deleted records")
    case .imports: say(count, "\(count) record of an imported file", "\(count) records of imported files")
    case .changes: say(count, "\(count) change of the history", "\(count) changes of the history")
    case .unknownFields:
      say(
        count, "\(count) field that this version does not know",
        "\(count) fields that this version does not know")
    case .times:
      say(
        count, "\(count) time at which a record was made or changed",
        "\(count) times at which records were made or changed")
    case .customFields:
      say(
        count, "\(count) transaction whose custom fields repeat a name, stand in another order or are blank",
        "\(count) transactions whose custom fields repeat a name, stand in another order or are blank")
    case .texts:
      say(
        count, "\(count) text that is blank or has white space at its ends",
        "\(count) texts that are blank or have white space at their ends")
    case .names:
      say(
        count, "\(count) category with the name of another one",
        "\(count) categories with the names of other ones")
    }
  }
}
