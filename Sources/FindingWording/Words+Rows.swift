internal import BudgetModel
internal import Foundation
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.RowFact) -> Words {
    switch fact {
    case .dateMissing(let line):
      words(
        line == .row
          ? "the row has no date; it is left out"
          : "the entry has no date; it is left out",
        line == .row ? say("enter its date") : nil)
    case .dateMissingBesideAmount:
      words("the row has an amount but no date; it is left out", enterDateOrSayMonth)
    case .dateUnreadable(let text, let line, let remedy):
      words("\(quote(text)) is not a date; \(leftOut(line))", self.remedy(remedy))
    case .monthUnreadable(let text):
      words("\(quote(text)) is not a month; the row is left out", say("enter a month such as 2026-03"))
    case .amountMissing(let line):
      words(
        line == .row
          ? "the row has no amount; it is left out"
          : "the entry has no amount; it is left out",
        line == .row ? say("enter its amount") : nil)
    case .amountZero(let line):
      words(
        line == .row
          ? "the row's amount is 0; it is left out"
          : "the entry's amount is 0; it is left out")
    case .amountRounded(let exact, let rounded):
      words(
        "the amount \(amount(exact)) has more than 4 decimals; it is rounded to \(amount(rounded))")
    case .amountUnusable(let fault, let consequence):
      Words(
        reason: joined([self.fault(fault), self.consequence(consequence, of: fault)]),
        remedy: consequence == .entryLeftOut ? nil : remedy(fault))
    case .amountNotKept(let text, _):
      words("the amount \(quote(text)) is not one that a budget keeps; the row is left out", enterNumber)
    case .feeTooLong(let text):
      words("the fee \(quote(text)) has too many digits; it is left out", say("enter it by hand"))
    case .signAgainstWord(let word, let amount, let kind):
      words(
        "the row is called \(quote(word)), but the sign of \(self.amount(amount)) says \(self.kind(kind)); the sign counts",
        say("check the row"))
    case .reversed(let kind, let isNamed): reversed(to: kind, isNamed)
    case .bothDirections: words("the row has money out and money in; it becomes two transactions")
    case .typeUnknown(let text, let words): typeUnknown(text, words)
    case .categoryMissing:
      words("the row has no category; it is left out", enterName)
    case .uncategorized: words("the row has no category; it is kept as Uncategorized")
    case .transferWithoutAccount: words("the transfer does not say which account it went to")
    case .currencyUnreadable(let text, let line):
      words("\(quote(text)) names no currency; the budget's own is taken", line == .row ? enterCurrency : nil)
    case .fieldsWithoutColumn(let isFirstRow):
      words(
        isFirstRow
          ? "the row has more fields than the first row has columns; they are kept as custom fields"
          : "the row has more fields than the header has columns; they are kept as custom fields",
        say("quote texts that hold the delimiter"))
    case .referenceUnknown(let kind, let name):
      words(
        "no sheet has the \(record(kind)) \(quote(name)); the transaction is kept without it",
        say("add it to its sheet, or correct the name"))
    case .identifierUnusable(let text):
      words("the identity \(mark(text.prefix(40))) is not a UUID or stands twice; the row gets a new one")
    case .balanceBreaks(let found, let expected):
      words(
        "the balance is \(amount(found)) where the row above and this row's amount give \(amount(expected))")
    case .openingBalance(let account):
      words(
        said: account.map {
          say("the row says what there was before; it is read as the opening balance of \($0.name)")
        }
          ?? say("the row says what there was before; it is read as what the first month starts with"))
    case .openingKnown:
      words(
        "the row says what there was before; it is no transaction, and another figure says it already",
        say("say it as the account's opening balance"))
    }
  }

  private func leftOut(_ line: Finding.RowFact.Line) -> String {
    line == .row
      ? say("the row is left out")
      : say("the entry is left out")
  }

  private func remedy(_ remedy: Finding.RowFact.DateRemedy) -> String? {
    switch remedy {
    case .none: nil
    case .otherDate: enterDate
    case .otherDateOrOrder: enterDateOrSayOrder
    case .order: sayOrderOfDates
    }
  }

  /// Returns the reason why an amount cannot be used.
  func fault(_ fault: Finding.RowFact.AmountFault) -> String {
    switch fault {
    case .notNumber(let text): say("the amount \(quote(text)) is not a number")
    case .truthValue(let isTrue):
      isTrue
        ? say("the amount is the truth value TRUE")
        : say("the amount is the truth value FALSE")
    case .errorValue(let error): say("the cell shows the error \(error.name)")
    case .tooLong(let amount): tooLong(self.amount(amount))
    case .tooLongText(let text): tooLong(quote(text))
    case .bothWays: say("the row has money out and money in")
    case .noDirection(.some(let word)): say("\(quote(word)) does not say whether money went out or came in")
    case .noDirection(nil): say("nothing says whether money went out or came in")
    }
  }

  private func remedy(_ fault: Finding.RowFact.AmountFault) -> String {
    switch fault {
    case .bothWays: say("give each its own row")
    case .noDirection: say("enter the row by hand where it matters")
    case .notNumber, .truthValue, .errorValue, .tooLong, .tooLongText: enterNumber
    }
  }

  private func tooLong(_ amount: String) -> String {
    say("the amount \(amount) has more than 15 digits before or 4 after the decimal point")
  }

  private func consequence(
    _ consequence: Finding.RowFact.WithoutAmount, of fault: Finding.RowFact.AmountFault
  ) -> String {
    switch consequence {
    case .rowLeftOut where fault == .bothWays: say("it is left out")
    case .rowLeftOut: leftOut(.row)
    case .entryLeftOut: leftOut(.entry)
    case .notPlanned: say("it is counted as not planned")
    case .categoryWithZero: say("the category is kept with 0")
    }
  }

  private func reversed(to kind: TransactionKind, _ isNamed: Bool) -> Words {
    switch (kind == .income, isNamed) {
    case (true, true): words("the negative expense is read as a refund")
    case (false, true): words("the negative income is read as an expense")
    case (true, false): words("the minus is read as a refund")
    case (false, false): words("the minus is read as an expense")
    }
  }

  private func typeUnknown(_ text: String, _ types: Finding.RowFact.TypeWords) -> Words {
    switch types {
    case .kindsOrSignOrCategory:
      words("the type \(quote(text)) is none of Income, Expense, Transfer; the sign or the category decides")
    case .kindsOrSign: words("the type \(quote(text)) is none of income, expense, transfer; the sign decides")
    case .groups:
      words(
        "the type \(quote(text)) is none of Income, Fixed, Variable, Quarterly; the category is kept as Variable"
      )
    }
  }
}
