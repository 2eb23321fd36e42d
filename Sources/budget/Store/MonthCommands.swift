import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import ExactDecimals
import Foundation

/// Closes a month, and makes the remaining amount the starting balance of the next month.
struct CloseCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "close",
    abstract: "Close a month: the money left becomes the next month's starting balance.",
    discussion: """
      A month can be closed when nothing is left to assign; --force closes it anyway. If the budget rolls over, the \
      money left carries over by itself, and there is nothing to close.

      EXAMPLES
        budget close 2026-01
      """)

  @Argument(help: ArgumentHelp("The month.", valueName: "YYYY-MM"))
  var month: CalendarMonth
  @Flag(help: "Close it even if money is left to assign or too much was assigned.")
  var force = false
  @OptionGroup var store: StoreOptions

  func scope(_ today: CalendarDate) -> LogScope { .since(month.firstDay.adding(days: -31)) }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    guard !budget.settings.rollsOver else {
      throw CommandError(
        .badInput,
        "the budget rolls over, so the money left carries over by itself; there is nothing to close")
    }
    let ledger = Ledger(budget)
    let closing = ledger.month(month)
    let money = MoneyFormat(budget.settings)
    let ready = ReadyToAssign(ledger, in: closing)
    guard ready.value == 0 || force else {
      let state = ready.value < 0 ? "is over-assigned by" : "still has ready to assign"
      throw CommandError(
        .badInput,
        "\(closing) \(state) \(money.money(ready.value.magnitude)); settle it with budget assign, or use --force"
      )
    }
    let flow = CashFlow(ledger, in: closing.days)
    let rest = [ready.startingBalance, flow.received, -flow.spent].exactSum()
    let next = closing.next.month
    let index = budget.monthlyBudgets.firstIndex { $0.month == next }
    if let index {
      guard budget.monthlyBudgets[index].startingBalance == 0 || force else {
        throw CommandError(
          .badInput,
          "\(next) begins with \(money.money(budget.monthlyBudgets[index].startingBalance)) already; --force replaces that"
        )
      }
      budget.monthlyBudgets[index].startingBalance = rest
      budget.monthlyBudgets[index].info.updated = desk.now
    } else {
      budget.monthlyBudgets.append(
        MonthlyBudget(id: desk.id(), month: next, startingBalance: rest, info: desk.info))
    }
    return [
      "\(closing): \(money.money(ready.startingBalance)) at its start, \(money.money(flow.received)) came in, \(money.money(flow.spent)) went out",
      "\(next) begins with \(money.money(rest))",
    ]
  }
}

/// Empties a budget.
struct ResetCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Delete the log and the monthly budgets; with --all, every record except the settings.",
    discussion: """
      What would be deleted is shown first and must be confirmed in a terminal, or with --yes. budget undo restores it.

      EXAMPLES
        budget reset --dry-run
        budget reset --all --yes
      """)

  @Flag(help: "Also delete categories, accounts, bills and everything else.")
  var all = false
  @Flag(help: "Do not ask for confirmation.")
  var yes = false
  @OptionGroup var store: StoreOptions

  func scope(_ today: CalendarDate) -> LogScope { .all }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    var lines: [String] = []
    bury(\.transactions, "transactions", &budget, desk, &lines)
    bury(\.monthlyBudgets, "months", &budget, desk, &lines)
    bury(\.imports, "imports", &budget, desk, &lines)
    if all {
      bury(\.limits, "limits", &budget, desk, &lines)
      bury(\.bills, "bills", &budget, desk, &lines)
      bury(\.categories, "categories", &budget, desk, &lines)
      bury(\.accounts, "accounts", &budget, desk, &lines)
      bury(\.periods, "periods", &budget, desk, &lines)
      bury(\.members, "members", &budget, desk, &lines)
    }
    guard !lines.isEmpty else { return ["The budget has nothing to delete."] }
    try Consent(yes: yes, dryRun: store.dryRun, desk: desk).ask("Delete \(lines.joined(separator: ", "))?")
    return ["Deleted: \(lines.joined(separator: ", "))."]
  }

  private func bury<Entity: Record>(
    _ collection: WritableKeyPath<Budget, [Entity]>, _ name: String, _ budget: inout Budget, _ desk: Desk,
    _ lines: inout [String]
  ) {
    let records = budget[keyPath: collection]
    guard !records.isEmpty else { return }
    budget.tombstones += records.map { Tombstone(id: $0.id.description, deleted: desk.now) }
    budget[keyPath: collection] = []
    lines.append("\(records.count) \(name)")
  }
}

/// Asks for confirmation before many records are deleted.
struct Consent {
  let yes: Bool
  let dryRun: Bool
  let desk: Desk

  /// Asks the user.
  ///
  /// - Throws: `CommandError` if the answer is no, or if nobody can be asked.
  func ask(_ question: String) throws {
    guard !yes, !dryRun else { return }
    guard desk.console.inputIsTerminal else {
      throw CommandError(
        .usage, "\(question.dropLast()): use --yes to continue, or --dry-run to see what would be deleted")
    }
    guard desk.agrees(question) else { throw CommandError(.usage, "nothing was deleted") }
  }
}
