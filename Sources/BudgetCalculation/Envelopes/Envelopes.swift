public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
public import Foundation

/// A category's envelope in a month (SPEC §2, Envelopes).
public struct Envelope: Hashable, Sendable {
  /// The category.
  public let category: BudgetModel.Category
  /// The amount left over from the previous month; never negative.
  public let carriedOver: Decimal
  /// The amount that is assigned to it in this month.
  public let assigned: Decimal
  /// Expenses less refunds.
  public let spent: Decimal
  /// The part of `spent` that was booked on credit cards.
  public let spentOnCards: Decimal
  /// The refunds, which are already subtracted in `spent`.
  public let refunded: Decimal

  /// Carried over + assigned − spent.
  public var available: Decimal { [carriedOver, assigned, -spent].exactSum() }

  /// Overspending on credit cards, which remains as debt on the card.
  public var cardOverspending: Decimal { min(max(0, -available), max(0, spentOnCards)) }

  /// Overspending in cash; with rollover, it reduces Ready to Assign in the next month.
  public var cashOverspending: Decimal { [max(0, -available), -cardOverspending].exactSum() }
}

/// The envelopes of a month, with or without rollover (SPEC §2, Envelopes).
///
/// With rollover, `available` + `readyToAssign.beforeLaterMonths` = the money in on-budget accounts − the
/// debt on cards since the book began + `cardDebt`.
public struct Envelopes: Hashable, Sendable {
  /// The month.
  public let month: BudgetMonth
  /// Whether the amount left over is carried over to the next month.
  public let rollsOver: Bool
  /// The envelopes in the order of the budget.
  public let envelopes: [Envelope]
  /// The amount that is ready to assign, computed with or without rollover.
  public let readyToAssign: ReadyToAssign
  /// Overspending on cards in earlier months that no envelope has paid; 0 without rollover.
  public let cardDebt: Decimal

  /// The sum of all envelopes, where overspent envelopes are negative.
  public var available: Decimal { envelopes.lazy.map(\.available).exactSum() }

  /// Computes the envelopes of a month.
  ///
  /// With rollover, all months from the first one that has a record or a transaction are included.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - month: The month.
  ///   - rollsOver: Whether the amount left over is carried over; if nil, the settings decide.
  public init(_ ledger: Ledger, in month: BudgetMonth, rollsOver: Bool? = nil) {
    let rollsOver = rollsOver ?? ledger.budget.settings.rollsOver
    var roll = Roll(ledger, to: month, rollsOver: rollsOver)
    while roll.month < month { roll.advance() }
    self.init(roll, rollsOver: rollsOver)
  }

  /// Returns the envelopes of consecutive months with rollover, in one pass through the log.
  public static func rolling(_ ledger: Ledger, in months: ClosedRange<BudgetMonth>) -> [Envelopes] {
    var roll = Roll(ledger, to: months.lowerBound, rollsOver: true)
    while roll.month < months.lowerBound { roll.advance() }
    var all = [Envelopes(roll, rollsOver: true)]
    while roll.month < months.upperBound {
      roll.advance()
      all.append(Envelopes(roll, rollsOver: true))
    }
    return all
  }

  private init(_ roll: Roll, rollsOver: Bool) {
    month = roll.month
    self.rollsOver = rollsOver
    envelopes = roll.rows
    readyToAssign =
      rollsOver
      ? roll.ready.withAssignedLater(
        roll.ledger.assignedLater(than: roll.month).lazy.map(\.amount).exactSum())
      : ReadyToAssign(roll.ledger, alone: roll.month)
    cardDebt = roll.carry.cardDebt.value
  }
}

/// Computes the envelopes month by month, each month from the previous month.
private struct Roll {
  let ledger: Ledger
  private let rules: EnvelopeRules
  private(set) var month: BudgetMonth
  private(set) var carry = Carry()
  private(set) var rows: [Envelope] = []
  private(set) var ready: ReadyToAssign

  /// Starts with the first month of the book, or with `month` if `month` is earlier or there is no rollover.
  init(_ ledger: Ledger, to month: BudgetMonth, rollsOver: Bool) {
    self.ledger = ledger
    rules = EnvelopeRules(ledger)
    self.month = rollsOver ? min(ledger.firstMonth(startDay: month.startDay) ?? month, month) : month
    ready = ReadyToAssign(month: month, startingBalance: 0, incomeReceived: 0, assigned: 0)
    fill()
  }

  mutating func advance() {
    carry.close(rows, ready: ready.beforeLaterMonths)
    month = month.next
    fill()
  }

  /// Computes the envelopes of `month` from the amounts that the previous month carries over.
  private mutating func fill() {
    let activity = EnvelopeActivity(ledger, in: month.days, rules)
    let assignments = MonthAssignments(ledger, in: month)
    rows = ledger.spendingCategories.enumerated().map { place, category in
      Envelope(
        category: category, carriedOver: carry.left[category.id] ?? 0,
        assigned: assignments.budgeted(category), spent: activity.spent[place].value,
        spentOnCards: activity.spentOnCards[place].value, refunded: activity.refunded[place].value)
    }
    // Only the first month uses its starting balance; each later month starts with the amount that was ready
    // to assign in the month before.
    let starting = ledger.monthlyBudgets[month.month]?.startingBalance ?? 0
    ready = ReadyToAssign(
      month: month, startingBalance: carry.ready == nil ? starting : 0, carriedOver: carry.ready ?? 0,
      incomeReceived: activity.income.value, assigned: assignments.total,
      overspentBefore: carry.cashOverspending, uncategorized: activity.uncategorized.value,
      rollsOver: true)
  }
}

/// The amounts that a month carries over to the next month.
private struct Carry {
  private(set) var left: [CategoryID: Decimal] = [:]
  /// The amount ready to assign; nil before the first month.
  private(set) var ready: Decimal?
  private(set) var cashOverspending: Decimal = 0
  private(set) var cardDebt = ExactSum()

  mutating func close(_ envelopes: [Envelope], ready: Decimal) {
    self.ready = ready
    cashOverspending = envelopes.lazy.map(\.cashOverspending).exactSum()
    for envelope in envelopes {
      left[envelope.category.id] = max(0, envelope.available)
      cardDebt.add(envelope.cardOverspending)
    }
  }
}

extension Ledger {
  /// Returns the first month that has a record or a transaction, or nil for an empty book.
  public func firstMonth(startDay: Int) -> BudgetMonth? {
    let recorded = monthlyBudgets.keys.min().map { BudgetMonth($0, startDay: startDay) }
    let logged = entries.first.map { BudgetMonth(containing: $0.date, startDay: startDay) }
    return [recorded, logged].compactMap { $0 }.min()
  }

  /// Returns the explicit assignments of later months, by month.
  func assignedLater(than month: BudgetMonth) -> [(record: MonthlyBudget, amount: Decimal)] {
    let spending = Set(spendingCategories.map(\.id))
    let later = monthlyBudgets.values.filter { $0.month > month.month }.sorted { $0.month < $1.month }
    return later.map { record in
      var seen: Set<CategoryID> = []
      let given = record.assignments.filter {
        spending.contains($0.categoryID) && seen.insert($0.categoryID).inserted
      }
      return (record, given.lazy.map(\.amount).exactSum())
    }
  }
}
