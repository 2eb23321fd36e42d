internal import CalendarDates
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore

/// Recomputes the results of formulas from the imported values.
///
/// Rows that were left out count as blank. Amounts written as text count as the imported numbers.
struct FormulaFigures {
  private let calculator: WorkbookCalculator
  private let origin: FormulaOrigins
  private let sheetNumbers: [String: Int]

  init(
    _ workbook: Workbook, _ tables: [FoundTable], _ facts: ImportedFacts, _ parts: [FigurePart],
    context: ImportContext
  ) {
    sheetNumbers = Dictionary(workbook.sheets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    origin = FormulaOrigins(workbook, tables, facts, parts)
    calculator = WorkbookCalculator(
      Self.imported(workbook, tables, facts), now: (context.now.date, context.now.time))
  }

  /// Returns the result of a figure's formula, or why it is not compared; nil for a figure without a formula.
  func answer(_ figure: StatedFigure, open: Set<CellLocation>) -> FigureAnswer? {
    guard figure.isComputed, let number = sheetNumbers[figure.sheet] else { return nil }
    let value = calculator.value(sheetNumber: number, figure.reference)
    if calculator.isUncertain(sheetNumber: number, figure.reference) {
      return .notCompared("its formula rests on the day, on chance, or on what is outside of the workbook")
    }
    guard let computed = value.number else {
      return .notCompared("its formula gives no number over what was imported")
    }
    switch origin.verdict(figure, open: open) {
    case .facts: break
    case .foreign(let cell): return .notCompared("it rests on \(cell), which is in no row that was imported")
    case .open(let cell): return .notCompared("it rests on \(cell), which is not compared either")
    case .nothing: return .notCompared("its formula reads nothing that was imported")
    case .unknown: return .notCompared("what its formula reads could not be followed")
    }
    return .computed(
      computed.rounded(toSignificantDigits: 15), for: figure,
      why: "its formula gives it over the rows that were imported")
  }

  /// Returns the workbook with the imported values.
  private static func imported(_ workbook: Workbook, _ tables: [FoundTable], _ facts: ImportedFacts)
    -> Workbook
  {
    var workbook = workbook
    for table in tables where table.role == .log {
      guard let place = workbook.sheets.firstIndex(where: { $0.name == table.sheetName }) else { continue }
      let money = [table[.amount], table[.outflow], table[.inflow]].compactMap(\.self)
      for row in workbook.sheets[place].rows(table.dataRows) {
        for column in money {
          guard let cell = row[column], !cell.value.isBlank, let changed = changed(cell, row, table, facts)
          else { continue }
          workbook.sheets[place].set(changed)
        }
      }
    }
    return workbook
  }

  /// Returns the cell with its imported amount; nil if it is unchanged.
  private static func changed(_ cell: Cell, _ row: Sheet.Row, _ table: FoundTable, _ facts: ImportedFacts)
    -> Cell?
  {
    if let amount = facts.amounts[table.sheetName]?[cell.reference] {
      guard cell.value.number == nil else { return nil }
      return Cell(cell.reference, .number(amount), style: cell.style)
    }
    let isTotal = row.cells.contains { $0.value.text.map(HeaderText.isTotal) == true } || cell.formula != nil
    guard !isTotal, facts.entry(in: row, of: table) == nil else { return nil }
    return Cell(cell.reference, .empty, style: cell.style)
  }
}
