internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The rules that compute the budget's value for each kind of figure.
struct FigureRules {
  private let facts: ImportedFacts
  private let budget: Budget
  private let readings: CategoryReadings
  /// The total of the sections of available money; nil if there are no such sections.
  private let available: Decimal?

  init(_ facts: ImportedFacts, _ budget: Budget, _ parts: [FigurePart]) {
    (self.facts, self.budget) = (facts, budget)
    readings = CategoryReadings(budget)
    let held = parts.filter { $0.table.role == .account }.flatMap { part in
      (facts.openings[part.table.sheetName] ?? [:]).filter { part.table.range.contains($0.key) }.values
    }
    available = held.isEmpty ? nil : held.exactSum()
  }

  /// Returns the answers for a part's figures, and the cells of its closing balances.
  func answers(_ part: FigurePart) -> (answers: FigureAnswers, closing: Set<CellReference>) {
    switch part.table.role {
    case .log:
      let balances = BalanceFigures(part, facts, budget).answers()
      let totals = TotalFigures(part, values(part, [:]), facts).answers()
      return (balances.answers.merging(totals) { first, _ in first }, balances.closing)
    case .summary where part.table.columns.isEmpty:
      return (SummaryFigures(part, budget, available: available).answers(), [])
    case .noise, .lookupList, .settings: return ([:], [])
    default:
      var categories = CategoryFigures(part, readings, facts)
      let answers = categories.answers()
      let totals = TotalFigures(part, values(part, answers), facts).answers()
      return (answers.merging(totals) { first, _ in first }, [])
    }
  }

  /// Returns the budget's values for the cells of a part: imported values, and values computed for its rows.
  private func values(_ part: FigurePart, _ answers: FigureAnswers) -> [CellReference: Decimal] {
    var values = facts.amounts[part.table.sheetName] ?? [:]
    for case (let cell, .computed(let value, _)) in answers { values[cell] = value }
    return values
  }

  /// Returns the reason why a figure to which no rule applies is not compared.
  static func reason(_ figure: StatedFigure) -> String {
    switch figure.kind {
    case .runningBalance, .closingBalance: "its row was not imported"
    case .total: "nothing says which rows it adds up"
    case .budgeted: "the row is no category of the budget"
    case .actual: "the column follows neither the whole log nor one of its months"
    case .difference, .percentUsed: "what it is reckoned from is not compared"
    case .summary, .other: "nothing says what it is the figure of"
    }
  }
}
