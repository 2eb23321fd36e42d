import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

/// The cells of a workbook with their formulas in relative form, in which positions for faults are searched.
struct PlantingGround {
  struct Spot {
    let sheet: Int
    let cell: Cell
    let form: Int?

    var reference: CellReference { cell.reference }
    var text: String { cell.formula?.text ?? "" }
    var number: Decimal? { cell.value.number }
    var isTyped: Bool { cell.formula == nil && cell.value.number != nil }
  }

  let workbook: Workbook
  let forms = FormulaForms()
  private(set) var spots: [[CellReference: Spot]] = []

  init(_ workbook: Workbook) {
    self.workbook = workbook
    for (number, sheet) in workbook.sheets.enumerated() {
      var places: [CellReference: Spot] = [:]
      for cell in sheet.rows.lazy.flatMap(\.cells) where cell.formula != nil || !cell.value.isBlank {
        let form = cell.formula.flatMap { try? forms.number(of: $0, at: cell.reference) }
        places[cell.reference] = Spot(sheet: number, cell: cell, form: form)
      }
      spots.append(places)
    }
  }

  /// All cells in order, except cells of array formulas.
  var all: [Spot] {
    spots.flatMap {
      $0.values.filter { $0.cell.formula?.arrayRange == nil }.sorted { $0.reference < $1.reference }
    }
  }

  var formulas: [Spot] { all.filter { $0.form != nil } }

  func spot(_ sheet: Int, row: Int, column: Int) -> Spot? {
    CellReference(row: row, column: column).flatMap { spots[sheet][$0] }
  }

  func location(_ spot: Spot) -> CellLocation {
    CellLocation(sheet: workbook.sheets[spot.sheet].name, reference: spot.reference)
  }

  func format(_ spot: Spot) -> NumberFormat { workbook.styles[spot.cell.style].numberFormat }

  /// Returns the neighbours on both sides, in the column or the row, as far as they meet a condition.
  func run(_ spot: Spot, down: Bool, while condition: (Spot) -> Bool) -> (before: [Spot], after: [Spot]) {
    func walk(_ step: Int) -> [Spot] {
      var found: [Spot] = []
      while found.count < 400 {
        let far = (found.count + 1) * step
        guard
          let next = self.spot(
            spot.sheet, row: spot.reference.row + (down ? far : 0),
            column: spot.reference.column + (down ? 0 : far)), condition(next)
        else { break }
        found.append(next)
      }
      return found
    }
    return (walk(-1), walk(1))
  }

  /// Returns the number of neighbours with the same formula, in the direction with more such neighbours.
  func siblings(_ spot: Spot) -> (before: Int, after: Int, down: Bool) {
    let counts = [true, false].map { down in
      let found = run(spot, down: down) { $0.form == spot.form }
      return (before: found.before.count, after: found.after.count, down: down)
    }
    return counts[0].before + counts[0].after >= counts[1].before + counts[1].after ? counts[0] : counts[1]
  }

  /// Returns the cell with another formula.
  func with(_ spot: Spot, _ text: String) -> Cell {
    Cell(spot.reference, .empty, formula: CellFormula(text), style: spot.cell.style)
  }

  func with(_ spot: Spot, value: CellValue) -> Cell {
    Cell(spot.reference, value, style: spot.cell.style)
  }

  /// Returns the range in one row or column that a formula adds up and nothing else, as in `SUM(B4:B9)`.
  func total(_ spot: Spot) -> CellRange? {
    guard let form = spot.form, case .call("SUM", let arguments) = forms.forms[form].expression,
      arguments.count == 1, let ranges = forms.forms[form].addends(in: spot.reference), ranges.count == 1,
      ranges[0].rows.count == 1 || ranges[0].columns.count == 1, ranges[0].count > 1, ranges[0].count < 2_000
    else { return nil }
    return ranges[0]
  }

  /// Returns the single cells that a formula adds up and nothing else.
  func addends(_ spot: Spot) -> [CellReference]? {
    guard let form = spot.form, let ranges = forms.forms[form].addends(in: spot.reference), ranges.count > 1,
      ranges.allSatisfy({ $0.count == 1 })
    else { return nil }
    return ranges.map(\.first)
  }

  /// Returns the cells on its own sheet that a formula adds up, as ranges or single cells.
  func added(_ spot: Spot) -> [CellRange] {
    spot.form.flatMap { forms.forms[$0].addends(in: spot.reference) } ?? []
  }
}
