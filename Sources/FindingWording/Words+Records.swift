internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.RecordFact) -> Words {
    switch fact {
    case .textEmpty(let field):
      words("the \(self.field(field)) is empty", say("give it a name"))
    case .textTooLong(let field, let text, let count, let limit, _):
      words(
        "the \(self.field(field)) \(quote(text)) has \(count) characters, more than \(limit)",
        say("shorten it to \(limit) characters"))
    case .descriptionEmpty: words("the transaction has no description")
    case .nameDuplicate(let name, let collection, let first):
      words("the name \(quote(name)) already belongs to \(collection.rawValue)[\(first)]", renameOne)
    case .nameSimilar(let name, let other, let difference, let uses, let collection, let first):
      words(
        said: beside(
          uses,
          say(
            "\(quote(name)) \(self.difference(difference)) \(quote(other)) at \(collection.rawValue)[\(first)]"
          )),
        say("merge the two if they are meant to be one"))
    case .identifierDuplicate(let id, let collection, let first):
      words("the identity \(id) already belongs to \(collection.rawValue)[\(first)]")
    case .referenceDangling(let kind, let id): words("there is no \(record(kind)) with the identity \(id)")
    case .amountNotNumber: words("the amount is not a number")
    case .amountTooLong(let amount):
      words(
        "the amount \(self.amount(amount)) has more than \(Budget.amountIntegerDigits) digits before the point"
          + " or \(Budget.amountFractionDigits) after it",
        say("give an amount with fewer digits"))
    case .amountNotPositive(let amount):
      words(
        "the amount \(self.amount(amount)) is not above 0",
        say("give the amount without a sign; the type says which way it went"))
    case .amountNegative(let amount, let category):
      words(
        "the amount \(self.amount(amount)) of \(quote(category)) is below 0, which the settings do not allow")
    case .categoryMissing: words("a category is required")
    case .expenseInIncomeCategory:
      words(
        "an expense in a category of income counts as uncategorised",
        say("give it a category that money is spent on"))
    case .futureDated(let date, let today, _):
      words("the date \(day(date)) is after \(day(today))", say("see whether it is a planned row"))
    case .transferAccountMissing: words("a transfer needs two accounts")
    case .transferToItself: words("a transfer goes to its own account")
    case .transferAccountUnused(let kind):
      words("only a transfer goes to an account; the \(self.kind(kind)) leaves it alone")
    case .primaryAccounts(let count):
      words("there are \(count) primary accounts", say("keep one of them primary"))
    case .lastDigitsInvalid:
      words(
        "the last digits of the account's number are not four digits",
        say("give the last four digits only"))
    case .periodReversed(let start, let end):
      words("the period ends on \(day(end)), before it starts on \(day(start))")
    case .periodOverlap(let name, let other):
      words("the period \(quote(name)) shares days with periods[\(other)]")
    case .thresholdOutOfRange(let percent): words("the threshold \(percent) % is not between 50 and 95")
    case .limitOnIncome: words("a category of income can have no limit")
    case .limitDuplicate(let first): words("limits[\(first)] is already one for the same category and member")
    case .monthDuplicate(let month, let first):
      words("\(self.month(month)) already has a budget at monthlyBudgets[\(first)]; the first one counts")
    case .assignmentDuplicate(let month):
      words("the category is assigned money twice in \(self.month(month)); the first one counts")
    case .assignmentToIncome: words("money cannot be assigned to a category of income")
    case .dayOutOfRange(let day): words("\(day) is no day of a month, which are 1 to 31")
    case .intervalOutOfRange(let interval): words("the bill comes again every \(interval) units")
    case .reminderInvalid: words("a reminder stands twice or comes after its date")
    case .currencyUnknown(let currency, let count, _):
      words(
        count == 1
          ? "\(mark(currency.code)) is no currency of ISO 4217"
          : "\(mark(currency.code)) is no currency of ISO 4217 (\(count) transactions)",
        say("enter a code such as EUR"))
    case .tombstoneUnreadable(let id): words("the identity \(quote(id)) is not a UUID")
    case .tombstoneOfLiving(let tombstone):
      words(
        "tombstones[\(tombstone)] says that the record was deleted",
        say("remove the record or its tombstone"))
    }
  }

  private func field(_ field: Finding.RecordFact.TextField) -> String {
    switch field {
    case .name: say("name", as: "field")
    case .title: say("title", as: "field")
    case .description: say("description", as: "field")
    case .notes: say("notes", as: "field")
    }
  }

  /// Returns the words, followed by the numbers of transactions of the two names.
  private func beside(_ uses: [Int], _ words: String) -> String {
    guard !uses.isEmpty else { return words }
    let counts = and(uses.map(String.init))
    return say("\(words) (\(counts) transactions)")
  }

  private func difference(_ difference: Finding.RecordFact.NameDifference) -> String {
    switch difference {
    case .caseOrAccents: say("differs only in case or accents from")
    case .spacing: say("differs only in spaces and signs from")
    case .plural: say("differs only in singular and plural from")
    case .typo: say("differs in one letter from")
    }
  }
}
