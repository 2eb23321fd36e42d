public import BudgetCalculation
public import BudgetModel
internal import Decimals
import Foundation

/// What the sections of a month's report are made from.
public struct ReportContext: Sendable {
  /// The month's figures.
  public let statement: MonthStatement
  /// The budget, for names.
  public let budget: Budget
  /// What the import could not use.
  public let findings: [Finding]
  /// How amounts are written.
  public let money: MoneyFormat
  let wording: Wording

  /// The material of a report.
  public init(
    statement: MonthStatement, budget: Budget, findings: [Finding] = [], wording: Wording = .english
  ) {
    self.statement = statement
    self.budget = budget
    self.findings = findings
    self.wording = wording
    money = MoneyFormat(budget.settings.numberFormat, currency: statement.currency)
  }

  /// The category's name, or the words for having none.
  func name(_ category: BudgetModel.Category?) -> String { category?.name ?? wording.uncategorized }

  /// The ratio as a percentage, or a dash where it has no meaning.
  func percent(_ ratio: Decimal?) -> String { ratio.map { money.percent($0) } ?? wording.dash }

  /// An amount in a table, its sign also a tone where it is below 0.
  func cell(_ amount: Decimal) -> ReportTable.Cell {
    ReportTable.Cell(money.amount(amount), amount < 0 ? .bad : .plain)
  }
}
