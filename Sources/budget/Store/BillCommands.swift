import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates

/// Pays a bill.
struct PayCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "pay",
    abstract: "Pay a bill: enter its payment and advance it to its next due date.",
    discussion: """
      EXAMPLES
        budget pay Rent
        budget pay Electricity --amount 61.20 --date 2026-01-15
      """)

  @Argument(help: "The bill.", completion: NameCompletion.bills)
  var bill: String
  @Option(help: "The amount paid (default: the bill's amount).")
  var amount: String?
  @Option(help: ArgumentHelp("The day of the payment (default: today).", valueName: "YYYY-MM-DD"))
  var date: CalendarDate?
  @OptionGroup var store: StoreOptions

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let found = try RecordFinder(budget: budget).bill(bill)
    guard let due = found.nextDueDate else {
      throw CommandError(.badInput, "\(found.title) is paid and does not recur")
    }
    var payment = found.paid(on: date ?? desk.today, transactionID: desk.id(), at: desk.now)
    if let amount {
      payment.transaction.amount = try TypedAmount(amount, household: budget.settings.decimalMark).amount
    }
    let remarks = try EntryRules(budget: budget, today: desk.today).checkPayment(payment.transaction)
    budget.replace(payment.bill, in: \.bills)
    budget.transactions.append(payment.transaction)
    let next = payment.bill.nextDueDate.map { "next due \($0)" } ?? "it does not recur"
    return [EntryLine(payment.transaction, budget).text, "\(found.title), due \(due), is paid; \(next)."]
      + remarks
  }
}

/// Skips a due date of a bill.
struct SkipCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Skip a due date of a bill without a payment.",
    discussion: """
      EXAMPLES
        budget skip "Gym"
      """)

  @Argument(help: "The bill.", completion: NameCompletion.bills)
  var bill: String
  @OptionGroup var store: StoreOptions

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let found = try RecordFinder(budget: budget).bill(bill)
    guard let due = found.nextDueDate else {
      throw CommandError(.badInput, "\(found.title) is paid and does not recur")
    }
    // The bill is the same as after a payment, except for the day of the last payment.
    var skipped = found.paid(on: due, transactionID: desk.id(), at: desk.now).bill
    skipped.lastPaid = found.lastPaid
    budget.replace(skipped, in: \.bills)
    let next = skipped.nextDueDate.map { "next due \($0)" } ?? "it does not recur"
    return ["\(found.title), due \(due), is skipped; \(next)."]
  }
}

extension Budget {
  /// Replaces the record that has the same identifier.
  mutating func replace<Entity: Record>(
    _ record: Entity, in collection: WritableKeyPath<Budget, [Entity]>
  ) {
    guard let index = self[keyPath: collection].firstIndex(where: { $0.id == record.id }) else { return }
    self[keyPath: collection][index] = record
  }
}
