internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Compares the figures of categories with the budget: planned and actual amounts, differences and shares.
///
/// Workbooks compute each kind of figure in several ways. For each column, the way that fits most rows is used.
struct CategoryFigures {
  /// A row that names a category of the budget.
  struct Line {
    let row: Sheet.Row
    let category: BudgetModel.Category
  }

  let part: FigurePart
  let lines: [Line]
  private let budget: CategoryReadings
  private let facts: ImportedFacts
  private let figures: [CellReference: StatedFigure]
  /// The budget's value for each cell of a category: imported, or computed so far.
  private var values: [CellReference: Decimal]

  init(_ part: FigurePart, _ budget: CategoryReadings, _ facts: ImportedFacts) {
    (self.part, self.budget, self.facts) = (part, budget, facts)
    figures = Dictionary(part.figures.map { ($0.reference, $0) }) { first, _ in first }
    values = facts.amounts[part.table.sheetName] ?? [:]
    let names = part.names
    lines = part.rows.compactMap { row in
      guard let text = row[names]?.value.text?.trimmed, let category = budget.category(named: text) else {
        return nil
      }
      return Line(row: row, category: category)
    }
  }

  /// Returns the answers for all columns that could be read.
  mutating func answers() -> FigureAnswers {
    var answers: FigureAnswers = [:]
    for kind in [Reconciliation.Kind.budgeted, .actual, .difference, .percentUsed] {
      for column in columns(of: kind) {
        let found =
          switch kind {
          case .budgeted: planned(column)
          case .actual: actual(column)?.answers ?? [:]
          case .difference: between(column, Self.differences)
          default: between(column, Self.shares)
          }
        answers.merge(found) { first, _ in first }
        for case (let cell, .computed(let value, _)) in found { values[cell] = value }
      }
    }
    return answers
  }

  /// Returns the columns that contain figures of a kind.
  func columns(of kind: Reconciliation.Kind) -> [FoundColumn] {
    let used = Set(part.figures.filter { $0.kind == kind }.map(\.reference.column))
    return part.table.columns.filter { used.contains($0.column) }
  }

  /// Returns the figures of a column with their lines.
  func stated(_ column: FoundColumn) -> [(line: Line, figure: StatedFigure)] {
    lines.compactMap { line in
      guard let cell = line.row[column.column], let figure = figures[cell.reference] else { return nil }
      return (line, figure)
    }
  }

  // MARK: Planned and actual

  private func planned(_ column: FoundColumn) -> FigureAnswers {
    let stated = stated(column)
    let readings = budget.plannedReadings(month: column.month ?? part.table.scope.month)
    let best = Self.best(readings, stated.filter { $0.figure.value != 0 }) { reading, line, figure in
      budget.planned(line.category, reading).isAsStated(figure.value)
    }
    let reading = best.matches > 0 ? best.reading : readings.first
    guard let reading else { return [:] }
    return answers(stated) { line, _ in (budget.planned(line.category, reading), nil) }
  }

  /// Returns the answers for a column of actual amounts and the reading that fits; nil if none fits.
  func actual(_ column: FoundColumn) -> (answers: FigureAnswers, reading: CategoryReadings.Reading)? {
    let stated = stated(column)
    let telling = stated.filter { $0.figure.value != 0 }
    let month = column.month ?? part.table.scope.month
    let readings = budget.readings(
      month: month, year: column.year ?? part.table.scope.year)
    let best = Self.best(readings, telling) { reading, line, figure in
      budget.sum(line.category, reading).magnitude.isAsStated(figure.value.magnitude)
    }
    let isKnown = best.matches > 0 || month != nil && telling.isEmpty
    guard let reading = best.reading, isKnown, best.matches * 2 >= telling.count else { return nil }
    let answers = answers(stated) { line, figure in
      let sum = budget.sum(line.category, reading)
      let value = figure.value < 0 && sum > 0 ? -sum : sum
      return (value, "elsewhere the column is \(reading.name)")
    }
    return (answers, reading)
  }

  // MARK: Between planned and actual

  /// A formula that computes a figure from the planned and the actual amount.
  private struct Way: Sendable {
    let value: @Sendable (_ planned: Decimal, _ actual: Decimal, _ isIncome: Bool) -> Decimal?
  }

  /// A figure with its operands.
  private struct Pair {
    let figure: StatedFigure
    let planned: Decimal
    let actual: Decimal
    let isIncome: Bool

    func value(_ way: Way) -> Decimal? { way.value(planned, actual, isIncome) }
  }

  private static let differences = [
    Way { planned, actual, _ in planned.subtracting(actual) },
    Way { planned, actual, _ in actual.subtracting(planned) },
    Way { planned, actual, isIncome in
      isIncome ? actual.subtracting(planned) : planned.subtracting(actual)
    },
  ]
  /// The ways to compute the spent share.
  ///
  /// The share is 0 unless the planned amount is above 0 (SPEC §2).
  private static let shares: [Way] = [1, 100].flatMap { scale -> [Way] in
    [
      Way { planned, actual, _ in
        planned > 0 ? actual.divided(by: planned)?.multiplied(by: scale) : 0
      },
      Way { planned, actual, _ in
        planned > 0
          ? planned.subtracting(actual)?.divided(by: planned)?.multiplied(by: scale) : 0
      },
    ]
  }

  private func between(_ column: FoundColumn, _ ways: [Way]) -> FigureAnswers {
    let pairs = stated(column).compactMap { line, figure -> Pair? in
      guard let planned = value(.budgeted, before: column, line.row),
        let actual = value(.actual, before: column, line.row)
      else { return nil }
      return Pair(figure: figure, planned: planned, actual: actual, isIncome: line.category.group == .income)
    }
    let matches = ways.map { way in
      pairs.count { $0.value(way)?.isAsStated($0.figure.value) ?? false }
    }
    guard let best = matches.indices.max(by: { matches[$0] < matches[$1] }) else { return [:] }
    let isTyped = pairs.allSatisfy { !$0.figure.isComputed }
    guard matches[best] > 0 && matches[best] * 2 >= pairs.count || isTyped else { return [:] }
    var answers: FigureAnswers = [:]
    for pair in pairs {
      guard let value = pair.value(ways[best]) else { continue }
      answers[pair.figure.reference] = .computed(value, for: pair.figure)
    }
    return answers
  }

  /// Returns the budget's value of the nearest planned or actual amount before a column in a row.
  ///
  /// If there is no such column before it, the first one in the table is used.
  private func value(_ meaning: FieldMeaning, before column: FoundColumn, _ row: Sheet.Row) -> Decimal? {
    let candidates = part.table.columns.filter {
      $0.meaning == meaning && ($0.month == column.month || column.month == nil)
    }
    let found = candidates.last { $0.column < column.column } ?? candidates.first
    guard let found, let reference = CellReference(row: row.number, column: found.column) else { return nil }
    return values[reference] ?? (row[found.column].map(\.value.isBlank) ?? true ? 0 : nil)
  }

  // MARK: Ways

  private func answers(
    _ stated: [(line: Line, figure: StatedFigure)],
    _ value: (Line, StatedFigure) -> (Decimal, why: String?)
  ) -> FigureAnswers {
    var answers: FigureAnswers = [:]
    for (line, figure) in stated {
      let (computed, why) = value(line, figure)
      answers[figure.reference] = .computed(computed, for: figure, why: why)
    }
    return answers
  }

  /// Returns the reading that fits most lines; if several fit equally well, the first one.
  private static func best<Reading>(
    _ readings: [Reading], _ stated: [(line: Line, figure: StatedFigure)],
    _ fits: (Reading, Line, StatedFigure) -> Bool
  ) -> (reading: Reading?, matches: Int) {
    let matches = readings.map { reading in stated.count { fits(reading, $0.line, $0.figure) } }
    guard let best = matches.indices.max(by: { matches[$0] < matches[$1] }) else { return (nil, 0) }
    return (readings[best], matches[best])
  }
}
