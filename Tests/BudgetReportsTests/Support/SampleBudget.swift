import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport

@testable import BudgetReports

/// Small helpers that build budgets for tests.
enum Sample {
  static let info = RecordInfo(created: .epoch)
  static let march = CalendarMonth(year: 2026, month: 3) ?? CalendarDate.earliest.calendarMonth
  static let generatedAt = UTCTimestamp("2026-04-01T08:30:00Z") ?? .epoch

  /// Returns an identifier that ends with this number.
  static func id<Entity>(_ number: Int) -> Identifier<Entity> {
    let digits = String(number)
    let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    return Identifier(text) ?? Identifier(UUID())
  }

  static func amount(_ text: String) -> Decimal { (try? Decimal(strict: text)) ?? .nan }

  static func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? .earliest }

  static func category(
    _ number: Int, _ name: String, _ group: CategoryGroup, _ planned: String
  ) -> BudgetModel.Category {
    .init(id: id(number), name: name, group: group, budgetedAmount: amount(planned), info: info)
  }

  static func transaction(
    _ number: Int, _ date: String, _ text: String, _ category: Int?, _ value: String,
    _ kind: TransactionKind = .expense
  ) -> Transaction {
    Transaction(
      id: id(number), date: day(date), amount: amount(value), kind: kind, description: text,
      categoryID: category.map { id($0) }, info: info)
  }

  static func report(
    _ budget: Budget, month: CalendarMonth = march, period: ReportPeriod? = nil,
    comparedWith other: CalendarMonth? = nil, findings: [Finding] = [],
    source: String? = "household.xlsx", wording: Wording = .english
  ) -> BudgetReport {
    let ledger = Ledger(budget)
    return BudgetReport(
      ledger, period: period ?? .month(ledger.month(month)),
      comparedWith: other.map(ledger.month), findings: findings, source: source, generatedAt: generatedAt,
      wording: wording)
  }
}

extension Sample {
  /// A small month whose figures can be calculated by hand.
  ///
  /// Starting balance 500.00; salary 3,000.00; rent 1,200.00 of 1,200.00; food 450.25 less a refund of 10.25 of 400.00;
  /// insurance 90.00 a quarter, not spent; gifts 25.00, not budgeted.
  static let small: Budget = {
    let categories = [
      category(1, "Salary", .income, "3000"), category(2, "Rent", .fixed, "1200"),
      category(3, "Food", .variable, "400"), category(4, "Insurance", .quarterly, "90"),
      category(5, "Gifts", .variable, "0"),
    ]
    let transactions = [
      transaction(11, "2026-02-20", "Groceries", 3, "100"),
      transaction(12, "2026-03-01", "March salary", 1, "3000", .income),
      transaction(13, "2026-03-01", "March rent", 2, "1200"),
      transaction(14, "2026-03-07", "Weekly shop", 3, "450.25"),
      transaction(15, "2026-03-09", "Returned bottles", 3, "10.25", .income),
      transaction(16, "2026-03-31", "Birthday", 5, "25"),
      transaction(17, "2026-03-31", "To savings", nil, "200", .transfer),
      transaction(18, "2026-04-01", "April rent", 2, "1200"),
    ]
    let month = MonthlyBudget(id: id(21), month: march, startingBalance: 500, info: info)
    return Budget(categories: categories, transactions: transactions, monthlyBudgets: [month])
  }()

  static let findings = [
    Finding(
      .row(.reversed(to: .income, isNamed: true)),
      at: Provenance(file: "household.xlsx", .cell(sheet: "Log", reference: "D14"))),
    Finding(
      .row(.amountUnusable(.notNumber("12,3,4"), .rowLeftOut)),
      at: Provenance(file: "household.xlsx", .cell(sheet: "Log", reference: "D7"))),
    Finding(
      .row(.referenceUnknown(.bill, name: "Gifts")),
      at: Provenance(file: "household.xlsx", .cell(sheet: "Log", reference: "C20"))),
  ]
}
