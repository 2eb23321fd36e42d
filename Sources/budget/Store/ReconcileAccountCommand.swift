import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import ExactDecimals
import Foundation

/// Reconciles an account with a bank's statement.
struct ReconcileAccountCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconcile-account",
    abstract:
      "Compare an account with a statement: tick its entries, see the difference, and enter what is missing.",
    discussion: """
      Ticked entries get the tag \(cleared) and are not listed again. The opening balance plus the ticked entries is \
      compared with the balance of the statement. --tick all ticks every entry up to the day; --adjust enters the \
      remaining difference.

      EXAMPLES
        budget reconcile-account Checking 1250.40 --date 2026-01-31
        budget reconcile-account Checking 1250.40 --date 2026-01-31 --tick 3f2a --tick 77b0
        budget reconcile-account Checking 1250.40 --date 2026-01-31 --tick all --adjust --category "Other Income"
      """)

  /// The tag of entries that appeared on a statement.
  static let cleared = "cleared"

  @Argument(help: "The account: its name or last four digits.")
  var account: String
  @Argument(help: "The statement's balance.")
  var balance: String
  @Option(help: ArgumentHelp("The date of the statement (default: today).", valueName: "YYYY-MM-DD"))
  var date: CalendarDate?
  @Option(
    help: ArgumentHelp(
      "An entry on the statement: the beginning of its ID, or all; may be repeated.", valueName: "id"))
  var tick: [String] = []
  @Flag(help: "Enter the difference as income or expense.")
  var adjust = false
  @Option(help: "The category of the entry that --adjust makes.")
  var category: String?
  @OptionGroup var store: StoreOptions

  func validate() throws {
    if adjust, category == nil {
      throw ValidationError("--adjust needs --category for the entry that it makes.")
    }
  }

  func scope(_ today: CalendarDate) -> LogScope { .all }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let find = RecordFinder(budget: budget)
    let account = try find.account(account)
    let day = date ?? desk.today
    let stated = try SignedAmount.read(balance, household: budget.settings.decimalMark)
    let own = budget.transactions.indices.filter {
      let transaction = budget.transactions[$0]
      return transaction.date <= day
        && (transaction.accountID == account.id || transaction.transferAccountID == account.id)
    }
    let all = tick.contains { $0.lowercased() == "all" }
    let named = try Set(tick.filter { $0.lowercased() != "all" }.map { try find.transaction($0).id })
    for index in own where !isCleared(budget.transactions[index]) {
      guard all || named.contains(budget.transactions[index].id) else { continue }
      budget.transactions[index].tags.append(Self.cleared)
      budget.transactions[index].info.updated = desk.now
    }
    let money = MoneyFormat(budget.settings)
    let open = own.map { budget.transactions[$0] }.filter { !isCleared($0) }
    let ticked =
      ([account.openingBalance]
      + own.map { budget.transactions[$0] }.filter(isCleared).map { effect(of: $0, on: account.id) })
      .exactSum()
    let difference = [stated, -ticked].exactSum()
    var lines = open.map { "open:  \(EntryLine($0, budget).text)" }
    lines.append(
      "\(account.name) on \(day): statement \(money.money(stated)), ticked \(money.money(ticked)), difference \(money.difference(difference))"
    )
    guard adjust, difference != 0 else { return lines }
    let entry = Transaction(
      id: desk.id(), date: day, amount: difference.magnitude, kind: difference > 0 ? .income : .expense,
      description: "Balance adjustment", categoryID: try category.map { try find.category($0).id },
      accountID: account.id, tags: [Self.cleared], info: desk.info)
    let remarks = try EntryRules(budget: budget, today: desk.today).checkChanged(entry)
    budget.transactions.append(entry)
    return lines + [EntryLine(entry, budget).text] + remarks
  }

  private func isCleared(_ transaction: Transaction) -> Bool { transaction.tags.contains(Self.cleared) }

  /// Returns the effect of an entry on the balance of the account.
  private func effect(of transaction: Transaction, on account: Identifier<Account>) -> Decimal {
    switch transaction.kind {
    case .income: transaction.amount
    case .expense: -transaction.amount
    case .transfer: transaction.accountID == account ? -transaction.amount : transaction.amount
    }
  }
}
