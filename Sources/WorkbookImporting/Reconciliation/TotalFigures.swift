internal import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Compares totals among the rows of a table with the sums of the imported rows.
///
/// Several ranges are tried for each total: the rows since the last total or gap, all rows above, and the rows below.
/// The sums of income and of expenses are tried as well.
struct TotalFigures {
  private let part: FigurePart
  /// The budget's value for each cell.
  private let values: [CellReference: Decimal]
  private let facts: ImportedFacts
  private let figures: [CellReference: StatedFigure]

  init(_ part: FigurePart, _ values: [CellReference: Decimal], _ facts: ImportedFacts) {
    (self.part, self.values, self.facts) = (part, values, facts)
    figures = Dictionary(
      part.figures.filter { $0.kind == .total || $0.kind == .difference }.map { ($0.reference, $0) }
    ) { first, _ in first }
  }

  /// Returns the answers for the totals whose rows were found.
  func answers() -> FigureAnswers {
    var answers: FigureAnswers = [:]
    let totals = figures.values.filter { $0.kind == .total }
    for column in Set(totals.map(\.reference.column)) {
      answers.merge(self.answers(in: column)) { first, _ in first }
    }
    // A total on the right adds up the months of its row, even if the row itself is a total.
    for figure in totals where part.column(figure.reference.column)?.meaning == .total {
      guard answers[figure.reference] == nil, let sum = acrossMonths(figure, answers) else { continue }
      if sum.isAsStated(figure.value) || !figure.isComputed {
        answers[figure.reference] = .computed(sum, for: figure)
      }
    }
    return answers
  }

  private func acrossMonths(_ figure: StatedFigure, _ answers: FigureAnswers) -> Decimal? {
    let months = part.table.columns.filter {
      $0.month != nil && $0.meaning != .difference && $0.meaning != .actual
    }
    let addends = months.compactMap { column -> Decimal? in
      guard let cell = CellReference(row: figure.reference.row, column: column.column) else { return nil }
      if case .computed(let value, _) = answers[cell] { return value }
      return values[cell]
    }
    return addends.isEmpty ? nil : addends.exactSum()
  }

  // MARK: Columns

  /// A row of a column: an addend, a total or neither.
  struct Entry {
    let row: Int
    var value: Decimal?
    var change: ImportedFacts.Change?
    var total: StatedFigure?
    /// Whether the row begins a new block: it follows a gap or contains no number.
    var beginsBlock = false
  }

  private func answers(in column: Int) -> FigureAnswers {
    let entries = entries(of: column)
    let sums = ColumnSums(entries)
    var answers: FigureAnswers = [:]
    for (place, entry) in entries.enumerated() {
      guard let figure = entry.total else { continue }
      if let fitting = sums.candidates(at: place).first(where: { $0.isAsStated(figure.value) }) {
        answers[figure.reference] = .computed(fitting, for: figure)
        continue
      }
      // Other formulas are checked by recomputing them.
      let short = shortRange(figure, entries, place)
      guard !figure.isComputed || short != nil, let sum = sums.expected(figure.label, at: place) else {
        continue
      }
      answers[figure.reference] = .computed(
        sum, for: figure, why: short ?? sums.leftOut(figure.value.subtracting(sum) ?? 0))
    }
    return answers
  }

  private func entries(of column: Int) -> [Entry] {
    var entries: [Entry] = []
    var last = part.rows.first?.number ?? 0
    for row in part.rows where row.cells.contains(where: { !$0.value.isBlank }) {
      var entry = Entry(row: row.number)
      if let cell = CellReference(row: row.number, column: column) {
        entry.total = figures[cell]?.kind == .total ? figures[cell] : nil
        entry.value = entry.total == nil ? values[cell] : nil
        entry.change = facts.changes[part.table.sheetName]?[cell]
      }
      entry.beginsBlock = row.number > last + 1 || row.cells.allSatisfy { $0.value.number == nil }
      last = row.number
      entries.append(entry)
    }
    return entries
  }

  // MARK: Explanations

  /// Returns an explanation if the range of a plain sum leaves out adjacent rows.
  private func shortRange(_ figure: StatedFigure, _ entries: [Entry], _ place: Int) -> String? {
    guard let form = figure.form, form.expression.aggregate != nil,
      let range = form.addends(in: figure.reference)?.last,
      range.columns == figure.reference.column...figure.reference.column
    else { return nil }
    // The rows of the same block that are outside the range.
    var outside: [Int] = []
    var isInside = false
    for entry in entries[..<place].reversed() {
      if entry.total != nil { break }
      if range.rows.contains(entry.row) {
        isInside = true
      } else if entry.value != nil {
        outside.append(entry.row)
      }
      if entry.beginsBlock { break }
    }
    guard isInside, let first = outside.min(), let last = outside.max() else { return nil }
    let numbers = first == last ? "row \(first)" : "rows \(first)–\(last)"
    return "the formula adds \(range) and leaves out \(numbers)"
  }
}
