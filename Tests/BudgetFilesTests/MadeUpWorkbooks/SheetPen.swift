import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Writes into a sheet of a made-up workbook, and records the expected tables.
struct SheetPen {
  fileprivate(set) var sheet: Sheet
  fileprivate var styles: StyleTable
  fileprivate let dateSystem: DateSystem
  fileprivate(set) var tables: [ExpectedTable] = []

  /// Writes cells from left to right.
  mutating func row(_ row: Int, from column: Int = 1, _ inks: [Ink]) {
    for (index, ink) in inks.enumerated() { put(ink, row, column + index) }
  }

  /// Writes one cell.
  mutating func put(_ ink: Ink, _ row: Int, _ column: Int) {
    var value: CellValue
    switch ink.content {
    case .value(let given): value = given
    case .moment(let date, let time):
      let serial = time.map { dateSystem.serial(date, $0) } ?? dateSystem.serial(date).map { Decimal($0) }
      value = serial.map { .number($0) } ?? .empty
    }
    if case .text(let text) = value, text.isEmpty { value = .empty }
    guard value != .empty || ink.formula != nil else { return }
    let style = styles.register(CellStyle(numberFormat: ink.format, font: CellStyle.Font(isBold: ink.isBold)))
    sheet.set(
      Cell(
        CellReference(clampingRow: row, column: column), value,
        formula: ink.formula.map { CellFormula($0, arrayRange: ink.spread) },
        style: style))
  }

  /// Merges a range of cells.
  mutating func merge(_ range: String) {
    if let range = CellRange(range) { sheet.properties.mergedRanges.append(range) }
  }

  /// Merges adjacent columns or rows.
  mutating func merge(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) {
    if let range = CellRange(rows: rows, columns: columns) { sheet.properties.mergedRanges.append(range) }
  }

  mutating func hide(rows numbers: some Sequence<Int>) {
    let hidden = Set(numbers)
    for index in sheet.rows.indices where hidden.contains(sheet.rows[index].number) {
      sheet.rows[index].isHidden = true
    }
  }

  mutating func hideSheet() { sheet.properties.visibility = .hidden }

  /// Makes a list object of a range whose first row contains the column names.
  mutating func listObject(_ name: String, _ range: String, hasTotals: Bool = false) {
    guard let range = CellRange(range) else { return }
    let names = range.columns.map { column in
      Sheet.Table.Column(
        sheet[CellReference(clampingRow: range.first.row, column: column)]?.value.text ?? "Column")
    }
    sheet.properties.tables.append(Sheet.Table(name, range: range, columns: names, hasTotalsRow: hasTotals))
  }

  /// Records an expected table: its range, its role, and the meanings of its columns (`a|b`: either is right).
  mutating func table(_ range: String, _ role: String, _ columns: [String: String] = [:]) {
    tables.append(
      ExpectedTable(
        sheet: sheet.name, range: CellRange(range), roles: role.parted, headerRows: columns.isEmpty ? nil : 1,
        columns: Dictionary(columns.map { (columnNumber($0.key), $0.value.parted) }) { first, _ in first }))
  }

  mutating func table(
    rows: ClosedRange<Int>, columns: ClosedRange<Int>, _ role: String, _ meanings: [Int: String],
    headerRows: Int = 1
  ) {
    tables.append(
      ExpectedTable(
        sheet: sheet.name, range: CellRange(rows: rows, columns: columns), roles: role.parted,
        headerRows: headerRows,
        columns: meanings.mapValues(\.parted)))
  }
}

extension String {
  /// The alternatives of an expectation in order of preference.
  var parted: [String] { split(separator: "|").map(String.init) }
}

/// Returns the number of the column with these letters.
func columnNumber(_ letters: String) -> Int { CellReference(letters + "1")?.column ?? 0 }

/// Returns the letters of the column with this number.
func letters(_ column: Int) -> String { CellReference.columnName(column) }

/// A made-up workbook under construction.
final class WorkbookDraft {
  var workbook: Workbook
  var expectation = WorkbookExpectation()

  init(dateSystem: DateSystem = .from1900) {
    workbook = Workbook(dateSystem: dateSystem)
  }

  /// Adds a sheet whose content is written with a pen.
  func sheet(_ name: String, _ write: (inout SheetPen) -> Void) {
    var pen = SheetPen(sheet: Sheet(name), styles: workbook.styles, dateSystem: workbook.dateSystem)
    write(&pen)
    workbook.sheets.append(pen.sheet)
    workbook.styles = pen.styles
    expectation.tables += pen.tables
  }

  /// Returns the finished workbook with this name.
  func named(_ name: String) -> MadeUpWorkbook {
    MadeUpWorkbook(name: name, workbook: workbook, expectation: expectation)
  }
}

/// A workbook of invented values, with the result expected from an import.
struct MadeUpWorkbook: CustomStringConvertible {
  let name: String
  let workbook: Workbook
  let expectation: WorkbookExpectation
  var description: String { name }
}
