import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation

/// Returns the identifier with this number.
func id<Entity>(_ number: UInt8) -> Identifier<Entity> {
  Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
}

/// Parses a day such as `2026-03-01`; any other text gives the first day of the calendar.
func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? .earliest }

/// Parses a month such as `2026-03`; any other text gives the first month of the calendar.
func month(_ text: String) -> CalendarMonth { CalendarMonth(text) ?? CalendarDate.earliest.calendarMonth }

/// Parses a number; any other text gives NaN.
func number(_ text: String) -> Decimal { (try? Decimal(strict: text)) ?? .nan }

/// The times of a record that was created at the start of 1970.
let info = RecordInfo(created: .epoch)

func category(
  _ number: UInt8, _ name: String, _ group: CategoryGroup, _ amount: String = "0", _ basis: AmountBasis? = nil
) -> BudgetModel.Category {
  Category(
    id: id(number), name: name, group: group, budgetedAmount: BudgetCalculationTests.number(amount),
    basis: basis, info: info)
}

/// Creates a row of the log with a day, an amount, a kind, a category, an account and a destination account.
func row(
  _ date: String, _ amount: String, _ kind: TransactionKind, _ category: UInt8? = nil, account: UInt8? = nil,
  to other: UInt8? = nil, currency: String? = nil, at time: String? = nil, text: String = "x"
) -> Transaction {
  Transaction(
    id: Identifier(UUID()), date: day(date), time: time.flatMap { TimeOfDay($0) }, amount: number(amount),
    kind: kind, description: text, categoryID: category.map { id($0) }, accountID: account.map { id($0) },
    transferAccountID: other.map { id($0) }, currency: currency.flatMap { Currency($0) }, info: info)
}

/// A household that is small enough to calculate on paper; its months are calendar months.
///
/// 1 Salary 3000, 2 Rent 900, 3 Food 400, 4 Insurance 100 a quarter, 5 Car tax 120 a year, 6 Toys 0;
/// account 1 Checking 500, 2 Savings 1000.50, 3 Card −200.
func household() -> Budget {
  Budget(
    categories: [
      category(1, "Salary", .income, "3000"), category(2, "Rent", .fixed, "900"),
      category(3, "Food", .variable, "400"), category(4, "Insurance", .quarterly, "100"),
      category(5, "Car tax", .quarterly, "120", .year), category(6, "Toys", .variable),
    ],
    transactions: [
      row("2026-03-01", "3000", .income, 1, account: 1),
      row("2026-02-27", "80", .expense, 3, account: 1, text: "before March"),
      row("2026-03-02", "900", .expense, 2, account: 1),
      row("2026-03-31", "60.25", .expense, 3, account: 1, at: "23:59", text: "on the last day"),
      row("2026-03-10", "20.10", .expense, 3, account: 3),
      row("2026-03-11", "5.35", .income, 3, account: 3, text: "refund"),
      row("2026-03-12", "250", .transfer, account: 1, to: 2),
      row("2026-03-15", "7", .expense, 6, account: 1),
      row("2026-03-20", "12.5", .expense, nil, account: 1, text: "without category"),
      row("2026-03-21", "40", .income, nil, account: 1, text: "gift without category"),
      row("2026-03-22", "33", .expense, 3, account: 1, currency: "EUR"),
      row("2026-04-01", "11", .expense, 3, account: 1, text: "after March"),
    ],
    monthlyBudgets: [
      MonthlyBudget(
        id: id(1), month: month("2026-03"), startingBalance: 100,
        assignments: [
          Assignment(categoryID: id(3), amount: 450), Assignment(categoryID: id(1), amount: 9999),
        ],
        plannedIncome: 5000, fixedExpensesTotal: 900, variableExpensesTotal: number("400.5"),
        savingsGoal: 200, info: info)
    ],
    accounts: [
      Account(id: id(1), name: "Checking", openingBalance: 500, isPrimary: true, info: info),
      Account(id: id(2), name: "Savings", kind: .savings, openingBalance: number("1000.50"), info: info),
      Account(id: id(3), name: "Card", kind: .creditCard, openingBalance: -200, info: info),
    ])
}

/// March 2026 of the household.
let march = BudgetMonth(month("2026-03"))
