import BudgetModel
import CalendarDates
import Foundation

extension ReportContext {
  /// Returns the cell for a figure or a day.
  func cell(_ value: ReportTable.Value, _ tone: Tone = .plain) -> ReportTable.Cell {
    let text =
      switch value {
      case .amount(let amount): money.amount(amount)
      case .ratio(let ratio): money.percent(ratio)
      case .count(let count): money.count(count)
      case .date(let date): self.date(date)
      case .month(let month): wording.month(month)
      case .nothing: wording.text.dash
      }
    return ReportTable.Cell(text, tone, value: value)
  }

  /// Returns the cell for an amount; a negative amount is marked as bad.
  func cell(_ amount: Decimal) -> ReportTable.Cell { cell(.amount(amount), amount < 0 ? .bad : .plain) }

  /// Returns the cell for a share; a dash if the share is undefined.
  func cell(share ratio: Decimal?, _ tone: Tone = .plain) -> ReportTable.Cell {
    cell(ratio.map { .ratio($0) } ?? .nothing, tone)
  }

  /// Returns the cell for the change of an amount, with a plus sign above 0; a dash if it is unknown.
  func cell(change amount: Decimal?, _ tone: Tone = .plain) -> ReportTable.Cell {
    amount.map { .init(money.difference($0), tone, value: .amount($0)) } ?? cell(.nothing, tone)
  }

  /// Returns the cell for the change of a share, with a plus sign above 0; a dash if it is unknown.
  func cell(changeShare ratio: Decimal?) -> ReportTable.Cell {
    ratio.map { .init(($0 > 0 ? "+" : "") + money.percent($0), value: .ratio($0)) } ?? cell(.nothing)
  }

  /// Returns a table of figures, one per row, for programs.
  func table(_ caption: String, _ figures: [(label: String, value: ReportTable.Value)]) -> ReportTable {
    ReportTable(
      caption: caption, columns: [.words(wording.text.figure), .figures(wording.text.amount)],
      groups: [.init(rows: figures.map { .init([.init($0.label), cell($0.value)]) })])
  }
}
