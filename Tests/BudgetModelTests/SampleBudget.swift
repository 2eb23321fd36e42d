import BudgetModel
import CalendarDates
import Foundation

/// Returns the identifier with this number.
func id<Entity>(_ number: UInt8) -> Identifier<Entity> {
  Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
}

/// Returns the date written as `2026-03-01`; the first date of the calendar if the text is not a date.
func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? .earliest }

/// The times of a record created at the start of 1970.
let info = RecordInfo(created: .epoch)

/// The time of deletions.
let later = UTCTimestamp(date: day("2026-04-01"))

/// Returns a small budget without any finding.
///
/// The numbers are identifiers: categories Salary 1, Rent 2, Food 3; accounts Checking 1, Savings 2; member Anna 1;
/// period Spring 1; bill Rent 1; limit Food 1.
func sampleBudget() -> Budget {
  Budget(
    categories: [
      Category(id: id(1), name: "Salary", group: .income, budgetedAmount: 3000, info: info),
      Category(id: id(2), name: "Rent", group: .fixed, budgetedAmount: 900, info: info),
      Category(id: id(3), name: "Food", group: .variable, budgetedAmount: 400, info: info),
    ],
    transactions: [
      Transaction(
        id: id(1), date: day("2026-03-01"), amount: 3000, kind: .income, description: "Pay",
        categoryID: id(1), accountID: id(1), info: info),
      Transaction(
        id: id(2), date: day("2026-03-02"), amount: 900, kind: .expense, description: "Rent",
        categoryID: id(2), accountID: id(1), billID: id(1), info: info),
      Transaction(
        id: id(3), date: day("2026-03-03"), amount: 50, kind: .expense, description: "Market",
        categoryID: id(3), accountID: id(1), periodID: id(1), memberID: id(1), info: info),
      Transaction(
        id: id(4), date: day("2026-03-04"), amount: 100, kind: .transfer, description: "Put aside",
        accountID: id(1), transferAccountID: id(2), info: info),
    ],
    monthlyBudgets: [
      MonthlyBudget(
        id: id(1), month: day("2026-03-01").calendarMonth, startingBalance: 100,
        assignments: [
          Assignment(categoryID: id(2), amount: 900), Assignment(categoryID: id(3), amount: 450),
        ], info: info)
    ],
    accounts: [
      Account(id: id(1), name: "Checking", isPrimary: true, lastFourDigits: "4321", info: info),
      Account(id: id(2), name: "Savings", kind: .savings, info: info),
    ],
    bills: [
      Bill(
        id: id(1), title: "Rent", categoryID: id(2), amount: 900, dueDate: day("2026-04-02"),
        accountID: id(1), recurrence: Recurrence(.monthly), info: info)
    ],
    periods: [
      Period(id: id(1), name: "Spring", start: day("2026-03-01"), end: day("2026-05-31"), info: info)
    ],
    limits: [
      Limit(id: id(1), categoryID: id(3), memberID: id(1), amount: 80, period: .weekly, info: info)
    ],
    members: [Member(id: id(1), name: "Anna", info: info)])
}
