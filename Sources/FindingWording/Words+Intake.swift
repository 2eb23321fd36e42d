public import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.IntakeFact) -> Words {
    switch fact {
    case .possibleDuplicate:
      words(
        "the row looks like a transaction that was imported under another identity; it is added",
        say("delete one of them if the bank has changed its identities"))
    case .identitiesRepeated:
      words(
        "the identities of the file stand for several different rows each; rows are known by their values instead"
      )
    case .transferProposed(let first, let second):
      words(
        "\(side(first)) and \(side(second)) may be one transfer; nothing else says so",
        say("make them one transfer where they are"))
    case .transferUnclear(let side):
      words(
        "\(self.side(side)) looks like a transfer and fits several rows",
        say("make it a transfer with the right one"))
    case .transferPaired(let first, let second, let sign):
      words("\(side(first)) and \(side(second)) are one transfer (\(self.sign(sign)))")
    case .recordAdded(let kind, let name): words("the \(record(kind)) \(mark(name)) is new")
    case .balanceDiffers(let account, let date, let bank, let budget):
      words(
        "the bank's balance of \(account.name) on \(day(date)) is \(amount(bank)), that of the budget "
          + "\(amount(budget)): \(amount(ExactSum([bank, -budget]).value)) apart",
        say("see whether rows or the opening balance are missing"))
    case .onlyRows(let monthlyBudgets, let bills, let limits, let periods):
      onlyRows([
        (monthlyBudgets, say("\(monthlyBudgets) monthly budgets")),
        (bills, say("\(bills) bills")),
        (limits, say("\(limits) limits")),
        (periods, say("\(periods) periods")),
      ])
    case .rowInConflict(
      let date, let amount, let storedDate, let storedAmount, let origin, let isTaken, let canTake):
      words(
        isTaken
          ? "\(day(date)) \(self.amount(amount, places: 2)) was \(day(storedDate)) "
            + "\(self.amount(storedAmount, places: 2)) in \(self.origin(origin)); taken"
          : "\(day(date)) \(self.amount(amount, places: 2)) is \(day(storedDate)) "
            + "\(self.amount(storedAmount, places: 2)) in \(self.origin(origin))",
        canTake ? takeFile : nil)
    case .transactionDeleted(let date, let amount):
      words("the transaction of \(day(date)) over \(self.amount(amount)) was deleted since")
    case .transactionEdited(let description, let date):
      words("\(mark(description)) of \(day(date)) was changed since")
    case .recordEdited(let name, let collection):
      words("\(mark(name)) of the \(self.collection(collection)) was changed since")
    case .stillUsed(let name, let collection):
      words("\(mark(name)) of the \(self.collection(collection)) stays, because other records name it")
    }
  }

  /// Returns the source of values, as the text after `in`: `the budget`, the name of the file, or the
  /// row's position.
  public func origin(_ origin: Finding.IntakeFact.Origin) -> String {
    switch origin {
    case .budget: say("the budget")
    case .file(let name): name.name
    case .row(let place): place.description
    }
  }

  private func side(_ side: Finding.IntakeFact.Side) -> String {
    let account = side.account?.name ?? say("no account")
    return side.isIncome
      ? say("\(amount(side.amount)) into \(account) on \(day(side.date))")
      : say("\(amount(side.amount)) out of \(account) on \(day(side.date))")
  }

  private func sign(_ sign: Finding.IntakeFact.TransferSign?) -> String {
    switch sign {
    case nil: ""
    case .word(let word): say("the word \(mark(word))")
    case .accountName: say("the name of the other account")
    case .accountDigits: say("the last digits of the other account")
    case .bothStatements: say("both statements call it a transfer")
    case .otherAccount: say("one statement names the other account")
    }
  }

  private func onlyRows(_ counts: [(count: Int, words: String)]) -> Words {
    let held = counts.filter { $0.count > 0 }.map(\.words).joined(separator: ", ")
    return words("the file also holds \(held); an import brings transactions alone", mergeBudgets)
  }

  private func collection(_ collection: AddedRecord.Collection) -> String {
    switch collection {
    case .categories: say("categories", as: "collection")
    case .accounts: say("accounts", as: "collection")
    case .members: say("members", as: "collection")
    }
  }
}
