internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// The kinds of cells that matter for the layout of a sheet.
package enum CellKind: Hashable {
  case blank, label, amount, date, other
}

/// A sheet's cells as displayed: merged cells have their full width, and number formats decide what is a date.
final class SheetGrid {
  let sheet: Sheet
  let cells: CellReader
  /// The columns that formulas of the workbook add up.
  let sums: SummedColumns
  private let derived: DerivedCells
  /// The merged ranges by their first cell.
  private let merges: [CellReference: CellRange]
  /// The kinds of texts that were classified, so that a text in many rows is classified once.
  private var kinds: [String: CellKind] = [:]
  private static let mostKinds = 4096

  init(_ sheet: Sheet, _ cells: CellReader, _ sums: SummedColumns = SummedColumns()) {
    self.sheet = sheet
    self.cells = cells
    self.sums = sums
    derived = DerivedCells(sheet, cells.formulas)
    merges = Dictionary(sheet.properties.mergedRanges.map { ($0.first, $0) }) { first, _ in first }
  }

  subscript(row: Int, column: Int) -> Cell? { sheet[row: row]?[column] }

  /// The columns that a cell covers.
  func columns(of cell: Cell) -> ClosedRange<Int> {
    merges[cell.reference]?.columns ?? cell.reference.column...cell.reference.column
  }

  /// Whether a cell is merged over several rows and columns, as titles are.
  func isBanner(_ cell: Cell) -> Bool {
    guard let range = merges[cell.reference] else { return false }
    return range.rows.count > 1 && range.columns.count > 1
  }

  /// Returns a range extended by the merged cells that begin in it.
  func covering(_ range: CellRange) -> CellRange {
    guard !merges.isEmpty else { return range }
    // A merged range begins in an existing cell.
    let firsts = rows(range.rows.lowerBound..<range.rows.upperBound + 1).lazy.flatMap(\.cells).compactMap {
      self.merges[$0.reference]
    }
    return firsts.filter { range.contains($0.first) }.reduce(range) { $0.union($1) }
  }

  /// Whether a cell's value is copied or aggregated from another table.
  func isDerived(_ cell: Cell) -> Bool { derived.contains(cell) }

  /// Whether a number is shown as a percentage.
  func isPercentage(_ cell: Cell) -> Bool {
    cell.value.number != nil && cells.workbook.styles[cell.style].numberFormat.code.contains("%")
  }

  /// Whether a number is shown as a time of day or a duration.
  func isTime(_ cell: Cell) -> Bool {
    cell.value.number != nil && cells.workbook.styles[cell.style].numberFormat.kind == .time
  }

  /// Returns the kind of a cell.
  func kind(_ cell: Cell?) -> CellKind {
    switch cell?.value {
    case nil, .empty: .blank
    case .number: cell.map(numberKind) ?? .amount
    case .text(let text): kind(of: text)
    case .boolean, .error: .other
    }
  }

  private func numberKind(_ cell: Cell) -> CellKind {
    switch cells.workbook.styles[cell.style].numberFormat.kind {
    case .date, .dateTime: .date
    // A large number in a time format is a date whose day is not displayed.
    case .time: cell.value.number.map { $0 >= 20_000 } ?? false ? .date : .other
    // Some banks write dates as `20250301`.
    default: cell.value.number.flatMap(CellReader.packedDate) == nil ? .amount : .date
    }
  }

  private func kind(of text: String) -> CellKind {
    // A text without digits is classified quickly.
    guard text.hasDigit else { return Self.kind(text) }
    if let known = kinds[text] { return known }
    let kind = Self.kind(text)
    if kinds.count < Self.mostKinds { kinds[text] = kind }
    return kind
  }

  private static func kind(_ raw: String) -> CellKind {
    guard let text = FieldText.value(raw) else { return .blank }
    // A dash means that there is no amount.
    if text.utf8.count <= 3, ["-", "–", "—"].contains(text) { return .other }
    // Most texts have no digit, so no further check is needed.
    guard text.hasDigit else { return .label }
    if text.utf8.count <= 40, !DateField.orders(of: text).isEmpty || DateText.isDayOfMonth(text) {
      return .date
    }
    // `50+` names a range. An amount with its sign at the end has decimals.
    if text.hasSuffix("+"), !text.contains("."), !text.contains(",") { return .label }
    return AmountField(anyMark: text) == nil ? .label : .amount
  }

  /// Returns the text of a cell as in a CSV file: days as `2026-01-31`, numbers with a decimal point.
  func text(_ cell: Cell?) -> String {
    guard let cell else { return "" }
    if case .number = cell.value, kind(cell) == .date, let reading = cells.date(cell, order: .yearMonthDay) {
      return reading.time.map { "\(reading.date) \($0)" } ?? "\(reading.date)"
    }
    return cells.text(cell) ?? ""
  }

  /// Returns the month that a header cell names.
  func month(_ cell: Cell) -> NamedMonth? {
    switch cell.value {
    case .text(let text): return MonthText.read(text)
    case .number where kind(cell) == .date:
      // The date in a month's header is the first or last day of the month, or is displayed without its day.
      guard let date = cells.date(cell, order: .yearMonthDay)?.date,
        date.day == 1 || date == date.calendarMonth.lastDay || !showsDay(cell)
      else { return nil }
      return NamedMonth(month: date.month, year: date.year)
    default: return nil
    }
  }

  /// Whether a date is displayed as its month alone.
  func hidesDay(_ cell: Cell) -> Bool { cell.value.number != nil && !showsDay(cell) && month(cell) != nil }

  /// Whether a date is displayed with its day.
  func showsDay(_ cell: Cell) -> Bool {
    cells.workbook.styles[cell.style].numberFormat.code.utf8.contains { $0 | 0x20 == UInt8(ascii: "d") }
  }

  /// The month named by the sheet's name or by a title in its first rows.
  private(set) lazy var monthOnTop: NamedMonth? =
    MonthText.find(in: sheet.name)
    ?? sheet.rows.prefix(8).flatMap(\.cells).lazy.compactMap { $0.value.text.flatMap(MonthText.find) }.first

  /// Returns the number of a cell as a year; nil if it is not a year from 1990 to 2099.
  static func year(_ cell: Cell) -> Int? {
    guard let year = cell.value.number?.smallWhole, (1990..<2100).contains(year) else { return nil }
    return year
  }

  /// Returns the rows of this range that have cells.
  func rows(_ numbers: Range<Int>) -> ArraySlice<Sheet.Row> { sheet.rows(numbers) }
}

extension String {
  /// Whether the text has a digit of any script.
  fileprivate var hasDigit: Bool {
    var isASCII = true
    for byte in utf8 {
      if byte &- 0x30 <= 9 { return true }
      isASCII = isASCII && byte < 0x80
    }
    return !isASCII && unicodeScalars.contains { $0.properties.numericType != nil }
  }
}
