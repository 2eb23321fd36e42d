import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import FieldReading
import Foundation

/// Adds one entry to a book or backup.
struct EntryAddition {
  /// The user's input; a field is nil if it is to be guessed.
  struct Words {
    var amount: String
    var decimalMark: DecimalMark?
    var text: String
    var category: String?
    var account: String?
    var payee: String?
    var member: String?
    var note: String?
    var tags: [String] = []
    var date: CalendarDate?
    var isIncome = false
  }

  let words: Words
  let session: StoreSession

  /// Adds the entry and shows it.
  func run() throws -> ExitStatus {
    try session.make { turn in
      let known = try turn.budget(.named(words.text, limit: EntryGuess.limit))
      let guess = EntryGuess(words.text, from: known.transactions)
      let day = words.date ?? session.desk.today
      // The week of the entry may begin in the month before.
      return try turn.change(session.words, at: session.desk.now, seeing: .since(day.adding(days: -7))) {
        try add(guess, to: &$0)
      }
    }
  }

  private func add(_ guess: EntryGuess, to budget: inout Budget) throws -> [String] {
    let find = RecordFinder(budget: budget)
    let amount = try TypedAmount(words.amount, words.decimalMark, household: budget.settings.decimalMark)
    let category =
      try words.category.map { try find.category($0) }
      ?? budget.categories.first { $0.id == guess.categoryID }
    guard let category else {
      let names = budget.categories.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw CommandError(
        .usage,
        "no earlier entry is called \"\(words.text)\", so --category is needed: "
          + "\(names.isEmpty ? "create one with budget category add" : names)"
      )
    }
    let account = try account(guess, budget, find)
    let isIncome = words.isIncome || amount.isIncome || category.group == .income
    let transaction = Transaction(
      id: session.desk.id(), date: words.date ?? session.desk.today, amount: amount.amount,
      kind: isIncome ? .income : .expense, description: words.text, notes: words.note,
      categoryID: category.id, accountID: account?.id, payee: words.payee ?? guess.payee,
      memberID: try words.member.map { try find.member($0).id }, tags: words.tags, info: session.desk.info)
    let remarks = try EntryRules(budget: budget, today: session.desk.today).check(transaction)
    budget.transactions.append(transaction)
    return [line(transaction, category, account, budget)] + guesses(guess, category, account) + remarks
  }

  private func account(_ guess: EntryGuess, _ budget: Budget, _ find: RecordFinder) throws -> Account? {
    if let name = words.account { return try find.account(name) }
    if let known = budget.accounts.first(where: { $0.id == guess.accountID }) { return known }
    return budget.accounts.first(where: \.isPrimary)
      ?? (budget.accounts.count == 1 ? budget.accounts[0] : nil)
  }

  private func line(
    _ transaction: Transaction, _ category: BudgetModel.Category, _ account: Account?, _ budget: Budget
  ) -> String {
    let sign = transaction.kind == .income ? "+" : "−"
    let amount = MoneyFormat(budget.settings).money(transaction.amount)
    let place = account.map { ", \($0.name)" } ?? ""
    return "\(transaction.date)  \(transaction.description)  \(sign)\(amount)  (\(category.name)\(place))"
  }

  /// Returns the fields that were taken from earlier entries because the user did not give them.
  private func guesses(_ guess: EntryGuess, _ category: BudgetModel.Category, _ account: Account?) -> [String]
  {
    var said: [String] = []
    if words.category == nil { said.append("category \(category.name)") }
    if words.account == nil, let account, account.id == guess.accountID {
      said.append("account \(account.name)")
    }
    if words.payee == nil, let payee = guess.payee { said.append("payee \(payee)") }
    guard !said.isEmpty else { return [] }
    let entries = guess.count == 1 ? "the earlier entry" : "\(guess.count) earlier entries"
    return ["Taken from \(entries) of this name: \(said.joined(separator: ", "))."]
  }
}
