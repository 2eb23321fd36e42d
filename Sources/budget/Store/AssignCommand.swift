import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import ExactDecimals
import Foundation

/// Assigns a month's money to categories.
struct AssignCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "Assign money of a month to a category, or quickly to the categories that need it.",
    discussion: """
      The amount is the category's total from the money of the month, not an addition to it. --quick assigns to one \
      category, or with --all to every category in order, what it still needs, but never more than is ready to \
      assign.

      EXAMPLES
        budget assign Groceries 400
        budget assign Groceries 400 --month 2026-02
        budget assign Groceries --quick
        budget assign --quick --all --target last-month
      """)

  @Argument(help: "The category.", completion: NameCompletion.categories)
  var category: String?
  @Argument(help: "The amount that it is to have in the month.")
  var amount: String?
  @Option(help: ArgumentHelp("The month (default: the current one).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Flag(help: "Assign what is needed to one category, or with --all to every category.")
  var quick = false
  @Flag(help: "Assign to every category what it needs, in order; with --quick.")
  var all = false
  @Option(
    help: ArgumentHelp(
      "How much is needed, with --quick: underfunded, last-month or average.", valueName: "target"))
  var target = AssignmentTarget.underfunded
  @OptionGroup var store: StoreOptions

  func validate() throws {
    if quick {
      guard amount == nil, all != (category != nil) else {
        throw ValidationError("--quick takes one category, or --all.")
      }
    } else if category == nil || amount == nil || all {
      throw ValidationError("Name a category and an amount, or use --quick.")
    }
  }

  func scope(_ today: CalendarDate) -> LogScope {
    .since((month?.firstDay ?? today).adding(days: target == .average ? -130 : -40))
  }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let ledger = Ledger(budget)
    let month = month.map { ledger.month($0) } ?? ledger.month(containing: desk.today)
    let money = MoneyFormat(budget.settings)
    let chosen = try category.map { try RecordFinder(budget: budget).category($0) }
    guard quick else {
      guard let chosen, let amount else { return [] }
      let value = try SignedAmount.read(amount, household: budget.settings.decimalMark)
      let before = MonthAssignments(ledger, in: month).budgeted(chosen)
      try budget.assign(value, to: chosen, in: month.month, desk)
      return ["\(chosen.name) in \(month): \(money.money(before)) → \(money.money(value))"]
        + ReadyLine.lines(budget, month)
    }
    let assignment = QuickAssign(ledger, in: month, to: target.target, only: chosen?.id)
    budget = assignment.applied(to: budget, recordID: desk.id(), at: desk.now).budget
    let gifts = assignment.gifts.map {
      "\($0.category.name): +\(money.money($0.amount)), which makes \(money.money($0.assignment.amount))"
    }
    let none = "Nothing was assigned: nothing is ready to assign, or nothing is needed."
    return (gifts.isEmpty ? [none] : gifts) + ReadyLine.lines(budget, month)
  }
}

/// The target of quick assignment.
enum AssignmentTarget: String, CaseIterable, ExpressibleByArgument {
  case underfunded
  case lastMonth = "last-month"
  case average

  var target: QuickAssign.Target {
    switch self {
    case .underfunded: .underfunded
    case .lastMonth: .lastMonth
    case .average: .averageSpent(months: 3)
    }
  }
}

/// Moves assigned money from one category to another.
struct MoveCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move money of a month from one category to another.",
    discussion: """
      EXAMPLES
        budget move 25 Restaurants Groceries
        budget move 25 Restaurants Groceries --month 2026-02
      """)

  @Argument(help: "The amount, such as 25.")
  var amount: String
  @Argument(help: "The category to move money from.", completion: NameCompletion.categories)
  var from: String
  @Argument(help: "The category to move money to.", completion: NameCompletion.categories)
  var to: String
  @Option(help: ArgumentHelp("The month (default: the current one).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @OptionGroup var store: StoreOptions

  func scope(_ today: CalendarDate) -> LogScope { .since(month?.firstDay ?? today) }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let ledger = Ledger(budget)
    let month = month.map { ledger.month($0) } ?? ledger.month(containing: desk.today)
    let find = RecordFinder(budget: budget)
    let (giver, getter) = (try find.category(from), try find.category(to))
    guard giver.id != getter.id else {
      throw CommandError(.usage, "money cannot be moved from \(giver.name) to itself; name two categories")
    }
    let value = try TypedAmount(amount, household: budget.settings.decimalMark).amount
    let given = MonthAssignments(ledger, in: month)
    let money = MoneyFormat(budget.settings)
    var lines: [String] = []
    for (category, sign) in [(giver, -value), (getter, value)] {
      let (before, after) = (given.budgeted(category), [given.budgeted(category), sign].exactSum())
      try budget.assign(after, to: category, in: month.month, desk)
      lines.append("\(category.name) in \(month): \(money.money(before)) → \(money.money(after))")
    }
    let envelopes = Envelopes(Ledger(budget), in: month).envelopes
    if let left = envelopes.first(where: { $0.category.id == giver.id }), left.available < 0 {
      lines.append("\(giver.name) is overspent by \(money.money(-left.available)) now")
    }
    return lines
  }
}

/// Shows Ready to Assign in one line.
enum ReadyLine {
  static func lines(_ budget: Budget, _ month: BudgetMonth) -> [String] {
    let ready = ReadyToAssign(Ledger(budget), in: month).value
    let money = MoneyFormat(budget.settings)
    let words =
      ready < 0 ? "over-assigned by \(money.money(-ready))" : "\(money.money(ready)) ready to assign"
    return ["\(month): \(words)"]
  }
}

extension Budget {
  /// Sets the amount assigned to a category in a month.
  ///
  /// - Throws: `CommandError` for an income category, and for an amount that is too large for a budget.
  mutating func assign(
    _ amount: Decimal, to category: BudgetModel.Category, in month: CalendarMonth, _ desk: Desk
  ) throws {
    guard category.group.isSpending else {
      throw CommandError(
        .badInput, "\(category.name) is an income category, to which money is never assigned")
    }
    guard amount >= 0 || settings.allowsNegativeCategories else {
      throw CommandError(
        .badInput,
        "\(category.name) would be below 0, which the setting allowNegativeCategoryAmounts forbids"
      )
    }
    let index =
      monthlyBudgets.firstIndex { $0.month == month }
      ?? {
        monthlyBudgets.append(MonthlyBudget(id: desk.id(), month: month, info: desk.info))
        return monthlyBudgets.count - 1
      }()
    let place = monthlyBudgets[index].assignments.firstIndex { $0.categoryID == category.id }
    if let place {
      monthlyBudgets[index].assignments[place].amount = amount
    } else {
      monthlyBudgets[index].assignments.append(Assignment(categoryID: category.id, amount: amount))
    }
    monthlyBudgets[index].info.updated = desk.now
  }
}
