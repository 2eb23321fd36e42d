import ArgumentParser
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates

/// Changes an entry of the log.
struct EditCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change an entry of the log.",
    discussion: """
      The entry is named by its ID or the beginning of it (budget transactions --ids), or by the word last for the \
      one entered last.

      EXAMPLES
        budget edit last --amount 13.50
        budget edit 3f2a --category Restaurants --date 2026-01-05
      """)

  @Argument(help: "The entry: the beginning of its ID, or last.")
  var entry: String
  @Option(help: "The new amount.")
  var amount: String?
  @Option(help: "The new description.")
  var text: String?
  @Option(help: "The new category.", completion: NameCompletion.categories)
  var category: String?
  @Option(help: "The new account.", completion: NameCompletion.accounts)
  var account: String?
  @Option(help: ArgumentHelp("The new date.", valueName: "YYYY-MM-DD"))
  var date: CalendarDate?
  @Option(help: "The new payee, or the payer of income.")
  var payee: String?
  @Option(help: "The member of the household that it belongs to.")
  var member: String?
  @Option(help: "The period that it belongs to.")
  var period: String?
  @Option(help: "The new note.")
  var note: String?
  @Option(help: ArgumentHelp("The type: income or expense.", valueName: "type"))
  var type: TransactionKind?
  @OptionGroup var store: StoreOptions

  func scope(_ today: CalendarDate) -> LogScope { .entry(entry) }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let find = RecordFinder(budget: budget)
    var changed = try find.transaction(entry)
    let before = EntryLine(changed, budget).text
    if let amount { changed.amount = try TypedAmount(amount, household: budget.settings.decimalMark).amount }
    if let text { changed.description = text }
    if let category { changed.categoryID = try find.category(category).id }
    if let account { changed.accountID = try find.account(account).id }
    if let date { changed.date = date }
    if let payee { changed.payee = payee.isEmpty ? nil : payee }
    if let member { changed.memberID = member.isEmpty ? nil : try find.member(member).id }
    if let period { changed.periodID = period.isEmpty ? nil : try find.period(period).id }
    if let note { changed.notes = note.isEmpty ? nil : note }
    if let type { changed.kind = type }
    guard let index = budget.transactions.firstIndex(where: { $0.id == changed.id }),
      budget.transactions[index] != changed
    else { return [before] }
    changed.info.updated = desk.now
    let remarks = try EntryRules(budget: budget, today: desk.today).checkChanged(changed)
    budget.transactions[index] = changed
    return ["before:  \(before)", "now:     \(EntryLine(changed, budget).text)"] + remarks
  }
}

/// Deletes entries of the log.
struct DeleteCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete entries of the log.",
    discussion: """
      Entries are named by their IDs or the beginnings of them (budget transactions --ids), or by the word last for \
      the one entered last. Categories, accounts and other records have their own delete command, such as budget \
      category delete.

      EXAMPLES
        budget delete last
        budget delete 3f2a 77b0 --dry-run
      """)

  @Argument(help: "The entries: the beginnings of their IDs, or last.")
  var entries: [String]
  @OptionGroup var store: StoreOptions

  func scope(_ today: CalendarDate) -> LogScope { entries.count == 1 ? .entry(entries[0]) : .all }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let find = RecordFinder(budget: budget)
    let found = try entries.map { try find.transaction($0) }
    for transaction in Set(found) {
      do { try budget.deleteTransaction(transaction.id, at: desk.now) } catch {
        throw CommandError(error, "transaction")
      }
    }
    return found.map { "deleted:  \(EntryLine($0, budget).text)" }
  }
}

extension LogScope {
  /// Returns the scope for finding an entry by the beginning of its identifier, or by the word `last`.
  static func entry(_ word: String) -> LogScope { word.lowercased() == "last" ? .last(1) : .identity(word) }
}

/// Shows an entry in one line.
struct EntryLine {
  let text: String

  init(_ transaction: Transaction, _ budget: Budget) {
    let money = MoneyFormat(budget.settings).with(transaction.currency).money(transaction.amount)
    let sign =
      switch transaction.kind {
      case .income: "+"
      case .expense: "−"
      case .transfer: ""
      }
    let category = budget.categories.first { $0.id == transaction.categoryID }?.name
    let accounts = [transaction.accountID, transaction.transferAccountID].compactMap { id in
      budget.accounts.first { $0.id == id }?.name
    }
    let place = [category, accounts.isEmpty ? nil : accounts.joined(separator: " → ")].compactMap(\.self)
    let more = place.isEmpty ? "" : "  (\(place.joined(separator: ", ")))"
    text =
      "\(transaction.id.description.prefix(8))  \(transaction.date)  \(transaction.description)  \(sign)\(money)\(more)"
  }
}
