import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation

/// The budget expected after it is written as a workbook and read again, and the losses expected to be reported.
///
/// Both are derived from the budget alone.
struct HeldByWorkbook {
  private(set) var budget: Budget
  /// The kind and number of losses, and the amounts that a cell cannot store.
  var losses: [String] { tally.losses }
  private var tally: Tally

  init(_ original: Budget, readAt now: UTCTimestamp) {
    budget = original
    tally = Tally(now: now)
    takeSettings()
    takePlan()
    takeRecords()
    let images = takeLog()
    let fields = takeCustomFields()
    tally.forget(&budget.unknown)
    tally.say("receipts", images)
    tally.say("deleted records", budget.tombstones.count)
    tally.say("imports", budget.imports.count)
    tally.say("changes", budget.history.count)
    (budget.tombstones, budget.imports, budget.history) = ([], [], [])
    tally.say("custom fields", fields)
    tally.say("unknown fields", tally.unknown)
    tally.say("times", tally.times)
    tally.say("texts", tally.texts)
  }

  private mutating func takeSettings() {
    if budget.settings.updated != nil { tally.times += 1 }
    budget.settings.updated = nil
    tally.forget(&budget.settings.unknown)
  }

  private mutating func takePlan() {
    for index in budget.categories.indices {
      tally.trim(&budget.categories[index].name)
      tally.hold(&budget.categories[index].budgetedAmount)
      tally.forget(&budget.categories[index].info)
    }
    for index in budget.monthlyBudgets.indices {
      tally.hold(&budget.monthlyBudgets[index].startingBalance)
      tally.hold(&budget.monthlyBudgets[index].plannedIncome)
      tally.hold(&budget.monthlyBudgets[index].fixedExpensesTotal)
      tally.hold(&budget.monthlyBudgets[index].variableExpensesTotal)
      tally.hold(&budget.monthlyBudgets[index].savingsGoal)
      for place in budget.monthlyBudgets[index].assignments.indices {
        tally.hold(&budget.monthlyBudgets[index].assignments[place].amount)
      }
      tally.forget(&budget.monthlyBudgets[index].info)
    }
  }

  private mutating func takeRecords() {
    for index in budget.accounts.indices {
      tally.hold(&budget.accounts[index].openingBalance)
      tally.forget(&budget.accounts[index].info)
    }
    for index in budget.bills.indices {
      tally.hold(&budget.bills[index].amount)
      tally.forget(&budget.bills[index].info)
    }
    for index in budget.limits.indices {
      tally.hold(&budget.limits[index].amount)
      tally.forget(&budget.limits[index].info)
    }
    for index in budget.periods.indices {
      tally.trim(&budget.periods[index].name)
      tally.forget(&budget.periods[index].info)
    }
    for index in budget.members.indices { tally.forget(&budget.members[index].info) }
  }

  /// Changes the transactions to what a workbook keeps, and returns the number of lost pictures.
  private mutating func takeLog() -> Int {
    var images = 0
    for index in budget.transactions.indices {
      tally.hold(&budget.transactions[index].amount)
      tally.forget(&budget.transactions[index].info)
      if case .image = budget.transactions[index].receipt {
        images += 1
        budget.transactions[index].receipt = nil
      }
      for place in budget.transactions[index].customFields.indices {
        tally.forget(&budget.transactions[index].customFields[place].unknown)
      }
    }
    return images
  }

  /// Sorts fields by the first use of their names in the log; of two fields with the same name, only the first is kept.
  ///
  /// - Returns: The number of transactions whose fields changed.
  private mutating func takeCustomFields() -> Int {
    var names: [String] = []
    for field in budget.transactions.flatMap(\.customFields) where !names.contains(field.name) {
      names.append(field.name)
    }
    var changed = 0
    for index in budget.transactions.indices {
      let fields = budget.transactions[index].customFields
      let held = names.compactMap { name in fields.first { $0.name == name } }
      if held != fields { changed += 1 }
      budget.transactions[index].customFields = held
    }
    return changed
  }
}

/// The losses so far.
private struct Tally {
  let now: UTCTimestamp
  var losses: [String] = []
  var unknown = 0
  var times = 0
  var texts = 0

  init(now: UTCTimestamp) { self.now = now }

  mutating func say(_ kind: String, _ count: Int) {
    if count > 0 { losses.append("\(kind) \(count)") }
  }

  mutating func trim(_ text: inout String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed != text { texts += 1 }
    text = trimmed
  }

  /// A cell keeps 15 significant digits.
  mutating func hold(_ amount: inout Decimal) {
    let held = amount.rounded(toSignificantDigits: 15)
    if held != amount { losses.append("amount-beyond-spreadsheet \(amount.plainText)") }
    amount = held
  }

  mutating func hold(_ amount: inout Decimal?) {
    guard var held = amount else { return }
    hold(&held)
    amount = held
  }

  mutating func forget(_ fields: inout UnknownFields) {
    unknown += fields.fields.count
    fields = UnknownFields()
  }

  mutating func forget(_ info: inout RecordInfo) {
    if info.created != now || info.updated != now { times += 1 }
    unknown += info.unknown.fields.count
    info = RecordInfo(created: now)
  }
}
