import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs that write dates in different ways.
enum LogsByDate {
  static let all = [
    threeColumns(), firstOfDay(), formulas(), dayFirst(), openOrder(), dateTimes(), from1904(), forecast(),
  ]

  private static func make(
    _ name: String, seed: UInt64, from first: CalendarDate, days: Int, count: Int = 40,
    dateSystem: DateSystem = .from1900, sheet: String = "Log", _ columns: [LogColumn],
    _ adjust: (inout WorkbookExpectation) -> Void = { _ in }
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed)
    let draft = WorkbookDraft(dateSystem: dateSystem)
    draft.expectation.facts = maker.facts(count, from: first, days: days)
    draft.sheet(sheet) { pen in pen.log(columns, draft.expectation.facts) }
    adjust(&draft.expectation)
    return draft.named(name)
  }

  /// Year, month and day in separate columns.
  private static func threeColumns() -> MadeUpWorkbook {
    make(
      "log-year-month-day-columns", seed: 201, from: day(2024, 12, 10), days: 130,
      [
        LogColumn("Year", "year") { fact, _ in .number(Decimal(fact.date.year)) },
        LogColumn("Month", "month") { fact, _ in .number(Decimal(fact.date.month)) },
        LogColumn("Day", "day") { fact, _ in .number(Decimal(fact.date.day)) },
        .category(), .description(), .signed(),
      ])
  }

  /// A date only in the first row of each day.
  private static func firstOfDay() -> MadeUpWorkbook {
    make(
      "log-date-on-first-row-of-day", seed: 202, from: day(2025, 4, 1), days: 18,
      [
        LogColumn("Date", "date") { fact, place in
          place.above?.date == fact.date ? .none : .date(fact.date, "dd\\-mmm\\-yy")
        },
        .description("What"), .category(), .inflow("In"), .outflow("Out"),
      ])
  }

  /// Dates as formulas such as `=DATE(2025,3,4)`, and calculated amounts.
  private static func formulas() -> MadeUpWorkbook {
    make(
      "log-date-formulas", seed: 203, from: day(2025, 3, 1), days: 90,
      [
        LogColumn("Date", "date") { fact, _ in
          Ink.date(fact.date, "mm/dd/yyyy").from(
            "DATE(\(fact.date.year),\(fact.date.month),\(fact.date.day))")
        },
        .category(), .description(),
        LogColumn("Amount", "amount") { fact, place in
          place.index % 5 == 1
            ? Ink.money(fact.amount).from("\((fact.amount + 1))-1") : .money(fact.amount)
        },
      ])
  }

  private static func slashed(_ date: CalendarDate) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(date.day))/\(two(date.month))/\(date.year)"
  }

  /// Dates as text; days above 12 show that the day comes first.
  private static func dayFirst() -> MadeUpWorkbook {
    make(
      "log-text-dates-day-first", seed: 204, from: day(2025, 1, 5), days: 100,
      [
        LogColumn("Date", "date") { fact, _ in .text(slashed(fact.date)) }, .description(), .category(),
        .signed(),
      ])
  }

  /// Dates as text, all with days up to 12, so the order of day and month is unknown.
  private static func openOrder() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 205)
    let draft = WorkbookDraft()
    var facts: [Fact] = []
    for number in 2...7 {
      facts += maker.facts(4, from: day(2025, number, 1), days: 11)
    }
    draft.expectation.facts = facts
    draft.sheet("Log") { pen in
      pen.log(
        [
          LogColumn("Date", "date") { fact, _ in .text(slashed(fact.date)) }, .description(), .category(),
          .signed(),
        ], facts)
    }
    draft.expectation.questions = [.dateOrder]
    draft.expectation.answers.dateOrder = .dayMonthYear
    return draft.named("log-text-dates-of-open-order")
  }

  /// Dates with a time of day.
  private static func dateTimes() -> MadeUpWorkbook {
    make(
      "log-date-times", seed: 206, from: day(2025, 6, 1), days: 75,
      [
        LogColumn("Date & Time", "date") { fact, place in
          .moment(
            fact.date, TimeOfDay(hour: 8 + place.index % 12, minute: place.index * 7 % 60) ?? .midnight,
            "dd/mm/yyyy hh:mm")
        },
        .payee("Paid to"), .category(), .signed("Amount (EUR)", "#,##0.00\\ [$€-407]"),
      ])
  }

  /// Dates counted from 1904, as in spreadsheets of old Macs.
  private static func from1904() -> MadeUpWorkbook {
    make(
      "log-1904-dates", seed: 207, from: day(2025, 2, 1), days: 100, dateSystem: .from1904,
      [.date("Date", "d/m/yy"), .category(), .description(), .signed()])
  }

  /// A log with rows dated after the import.
  private static func forecast() -> MadeUpWorkbook {
    make(
      "log-with-forecast-rows", seed: 208, from: day(2025, 11, 1), days: 150, count: 30,
      [.date(), .description(), .category(), .signed()]
    ) { expectation in
      expectation.warnings[.futureDated] = expectation.facts.count { $0.date > MadeUpWorkbook.today }
    }
  }
}

extension MadeUpWorkbook {
  /// The date of the import.
  static let today = day(2026, 2, 1)
}
