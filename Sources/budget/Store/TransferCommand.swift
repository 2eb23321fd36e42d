import ArgumentParser
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates

/// Moves money between two accounts.
struct TransferCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "transfer",
    abstract: "Enter a transfer from one account to another.",
    discussion: """
      EXAMPLES
        budget transfer 200 Checking Savings
        budget transfer 50 Checking Card --date 2026-01-31 --note "January"
      """)

  @Argument(help: "The amount, such as 200.")
  var amount: String
  @Argument(
    help: "The account to transfer from: its name or last four digits.", completion: NameCompletion.accounts)
  var from: String
  @Argument(
    help: "The account to transfer to: its name or last four digits.", completion: NameCompletion.accounts)
  var to: String
  @Option(help: ArgumentHelp("The date (default: today).", valueName: "YYYY-MM-DD"))
  var date: CalendarDate?
  @Option(help: "The description (default: the names of the two accounts).")
  var text: String?
  @Option(help: "A note.")
  var note: String?
  @OptionGroup var store: StoreOptions

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let find = RecordFinder(budget: budget)
    let (source, target) = (try find.account(from), try find.account(to))
    let value = try TypedAmount(amount, household: budget.settings.decimalMark).amount
    let transaction = Transaction(
      id: desk.id(), date: date ?? desk.today, amount: value, kind: .transfer,
      description: text ?? "\(source.name) to \(target.name)", notes: note, accountID: source.id,
      transferAccountID: target.id, info: desk.info)
    let remarks = try EntryRules(budget: budget, today: desk.today).check(transaction)
    budget.transactions.append(transaction)
    let money = MoneyFormat(budget.settings).money(value)
    return ["\(transaction.date)  \(money) from \(source.name) to \(target.name)"] + remarks
  }
}
