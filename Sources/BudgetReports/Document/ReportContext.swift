public import BudgetCalculation
public import BudgetModel
public import CalendarDates
internal import Decimals
import Foundation

/// What the sections of a month's report are made from.
public struct ReportContext: Sendable {
  /// The book, made ready for counting.
  public let ledger: Ledger
  /// The month's figures.
  public let statement: MonthStatement
  /// What the import could not use.
  public let findings: [Finding]
  /// The day on which the report is made, for what is still to come.
  public let today: CalendarDate
  /// How amounts are written.
  public let money: MoneyFormat
  let wording: Wording

  /// The material of a month's report, made on a day.
  public init(
    _ ledger: Ledger, month: BudgetMonth, findings: [Finding] = [], today: CalendarDate,
    wording: Wording = .english
  ) {
    self.ledger = ledger
    self.findings = findings
    self.today = today
    self.wording = wording
    statement = MonthStatement(ledger, month: month)
    money = MoneyFormat(ledger.budget.settings.numberFormat, currency: ledger.currency, wording: wording)
  }

  /// The budget, for names.
  public var budget: Budget { ledger.budget }

  /// The month of the report.
  var month: BudgetMonth { statement.month }

  /// The day of the month to which figures of a moment are counted: today, or the last one of a month that is over.
  var countedTo: CalendarDate { min(max(today, month.firstDay), month.lastDay) }

  /// The category's name, or the words for having none.
  func name(_ category: BudgetModel.Category?) -> String { category?.name ?? wording.text.uncategorized }

  /// A day in a table, as the language or the household writes dates.
  func date(_ date: CalendarDate) -> String { wording.date(date, budget.settings.dateFormat) }

  /// A day in a sentence, with its month in words where the language has it so.
  func longDate(_ date: CalendarDate) -> String { wording.longDate(date, budget.settings.dateFormat) }

  /// The ratio as a percentage, or a dash where it has no meaning.
  func percent(_ ratio: Decimal?) -> String { ratio.map { money.percent($0) } ?? wording.text.dash }

  /// An amount in a table, its sign also a tone where it is below 0.
  func cell(_ amount: Decimal) -> ReportTable.Cell {
    ReportTable.Cell(money.amount(amount), amount < 0 ? .bad : .plain)
  }
}
