import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs spread over several sheets or blocks; their names and titles give information that the rows lack.
enum LogsBySheet {
  static let all = [
    accounts(), accountList(), months(), dayNumbers(), noYear(), sideBySide(), incomeAndExpenses(),
    listObjects(), hidden(),
    openSigns(),
  ]

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// One sheet for each account.
  private static func accounts() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 301)
    let draft = WorkbookDraft()
    for (index, name) in ["Checking", "Savings", "Visa"].enumerated() {
      let facts = maker.facts(14 + index * 5, from: day(2025, 1, 4 + index), days: 160)
      draft.expectation.facts += facts
      draft.expectation.accounts.insert(name)
      let opening = maker.amount(200...800)
      draft.sheet(name) { pen in
        pen.log(
          [
            .date(), .payee(), .category(), .outflow("Outflow"), .inflow("Inflow"),
            .balance("Balance", opening: opening),
          ], facts)
      }
    }
    return draft.named("log-sheet-per-account")
  }

  /// A list of accounts, and a log that refers to them by name.
  private static func accountList() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 310)
    let draft = WorkbookDraft()
    let facts = maker.facts(34, from: day(2025, 2, 1), days: 120)
    let names = ["Current account", "Credit card", "Wallet"]
    draft.expectation.facts = facts
    draft.expectation.accounts = Set(names)
    draft.sheet("Accounts") { pen in
      pen.row(1, [.bold("Account"), .bold("Type"), .bold("Opening Balance")])
      for (index, name) in names.enumerated() {
        let kind = ["Checking", "Credit", "Cash"][index]
        pen.row(index + 2, [.text(name), .text(kind), .money(maker.amount(50...900), "$#,##0.00")])
      }
      pen.table("A1:C4", "account", ["A": "account", "B": "type", "C": "startingBalance|balance"])
    }
    draft.sheet("Register") { pen in
      let account = LogColumn("Account", "account") { _, place in .text(names[place.index % 3]) }
      pen.log([.date(), account, .payee(), .category(), .signed()], facts)
    }
    return draft.named("log-beside-a-list-of-accounts")
  }

  /// One sheet for each month, with dates and a total on each sheet.
  private static func months() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 302)
    let draft = WorkbookDraft()
    for number in 1...5 {
      let facts = maker.facts(9 + number, from: day(2025, number, 1), days: 27)
      draft.expectation.facts += facts
      draft.sheet("\(monthNames[number - 1]) 2025") { pen in
        pen.row(1, [.bold("Spending in \(monthNames[number - 1])")])
        pen.log(
          [.date("Date", "d/m/yyyy"), .description("Description "), .category(), .signed(" Amount")],
          facts.map { .fact($0) } + [.total("Total")], row: 3)
      }
    }
    draft.expectation.skipped = [.totals: 5]
    return draft.named("log-sheet-per-month")
  }

  /// One sheet for each month, with only the day of the month in each row; the year is in a title.
  private static func dayNumbers() -> MadeUpWorkbook {
    dayNumbers(seed: 303, title: "Household book 2025").named("log-sheet-per-month-with-day-numbers")
  }

  /// One sheet for each month, with only the day of the month in each row, and no year in the file.
  private static func noYear() -> MadeUpWorkbook {
    let draft = dayNumbers(seed: 309, title: "Household book")
    draft.expectation.questions = [.year]
    draft.expectation.answers.year = 2025
    return draft.named("log-day-numbers-without-a-year")
  }

  private static func dayNumbers(seed: UInt64, title: String) -> WorkbookDraft {
    var maker = FactMaker(seed: seed)
    let draft = WorkbookDraft()
    for number in 4...7 {
      let facts = maker.facts(12, from: day(2025, number, 2), days: 26)
      draft.expectation.facts += facts
      draft.sheet(monthNames[number - 1]) { pen in
        pen.row(1, [.bold(title)])
        pen.merge("A1:E1")
        pen.log(
          [
            LogColumn("Day", "day|date") { fact, _ in .number(Decimal(fact.date.day)) },
            .description("Item"), .category(), .inflow("In"), .outflow("Out"),
          ], facts, row: 3)
      }
    }
    return draft
  }

  /// Six months side by side on one sheet.
  private static func sideBySide() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 304)
    let draft = WorkbookDraft()
    draft.expectation.hasCategories = false
    draft.sheet("Register 2025") { pen in
      pen.row(1, [.bold("Register 2025")])
      for number in 1...6 {
        let facts = maker.facts(7 + number % 3, from: day(2025, number, 1), days: 28)
        draft.expectation.facts += facts
        let column = 1 + (number - 1) * 4
        pen.row(3, from: column, [.bold(monthNames[number - 1])])
        pen.merge(3...3, column...column + 2)
        pen.log([.date("Date", "d\\-mmm"), .description("Item"), .signed()], facts, row: 4, column: column)
      }
    }
    return draft.named("log-months-side-by-side")
  }

  /// Amounts without signs on an income sheet and an expenses sheet.
  private static func incomeAndExpenses() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 305)
    let draft = WorkbookDraft()
    let facts = maker.facts(40, from: day(2025, 1, 2), days: 170)
    draft.expectation.facts = facts
    draft.sheet("Income") { pen in
      pen.log(
        [.date(), .payee("Source", "payee|description"), .category(), .unsigned()], facts.filter(\.isIncome))
    }
    draft.sheet("Expenses") { pen in
      pen.log([.date(), .description(), .category(), .unsigned()], facts.filter { !$0.isIncome })
    }
    return draft.named("log-income-sheet-and-expenses-sheet")
  }

  /// Two list objects side by side; their titles tell income from expenses.
  private static func listObjects() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 306)
    let draft = WorkbookDraft()
    let facts = maker.facts(33, from: day(2025, 7, 1), days: 90)
    let (income, expenses) = (facts.filter(\.isIncome), facts.filter { !$0.isIncome })
    draft.expectation.facts = facts
    draft.expectation.skipped = [.totals: 2]
    draft.sheet("Third quarter") { pen in
      pen.row(2, from: 2, [.bold("Expenses")])
      let end = pen.log(
        [.date(), .category(), .description(), .unsigned("Amount", "$#,##0.00")],
        expenses.map { .fact($0) } + [.total("Total")], row: 3, column: 2)
      pen.listObject("Expenses", "B3:E\(end - 1)", hasTotals: true)
      pen.row(2, from: 7, [.bold("Income")])
      let other = pen.log(
        [.date(), .payee("From", "payee|description"), .category(), .unsigned("Amount", "$#,##0.00")],
        income.map { .fact($0) } + [.total("Total")], row: 3, column: 7)
      pen.listObject("Income", "G3:J\(other - 1)", hasTotals: true)
    }
    return draft.named("log-list-objects-side-by-side")
  }

  /// Rows hidden by a filter, and a hidden sheet of the previous year.
  private static func hidden() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 307)
    let draft = WorkbookDraft()
    let earlier = maker.facts(20, from: day(2024, 1, 5), days: 300)
    let facts = maker.facts(25, from: day(2025, 1, 5), days: 150)
    draft.expectation.facts = earlier + facts
    let columns: [LogColumn] = [.date(), .description(), .category(), .signed()]
    draft.sheet("2024") { pen in
      pen.log(columns, earlier)
      pen.hideSheet()
    }
    draft.sheet("2025") { pen in
      pen.log(columns, facts)
      pen.hide(rows: 5...9)
    }
    draft.sheet("Lists") { pen in
      pen.row(1, [.bold("Categories")])
      for (index, name) in maker.words.spending.enumerated() { pen.row(index + 2, [.text(name)]) }
      pen.table("A1:A\(maker.words.spending.count + 1)", "lookup list", ["A": "category"])
      pen.hideSheet()
    }
    return draft.named("log-hidden-rows-and-sheets")
  }

  /// Amounts without signs; nothing tells income from expenses.
  private static func openSigns() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 308)
    let draft = WorkbookDraft()
    let facts = maker.spendings(30, from: day(2025, 3, 3), days: 100)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    draft.sheet("Sheet1") { pen in
      pen.log([.date(), .payee("Name", "payee|description"), .unsigned()], facts)
    }
    draft.expectation.questions = [.signs]
    draft.expectation.answers.unsignedIsExpense = true
    return draft.named("log-with-open-signs")
  }
}
