internal import WorkbookForm
internal import BudgetReports
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Writes the sheet of a section: its tables, one below the other, each with its chart beside it, and then its
/// sentences.
struct SectionSheet {
  private var draft: SheetDraft
  private let styles: ExportStyles
  /// The format of amounts on the axis of a chart.
  private let axis: NumberFormat
  private var widths: [Int] = []
  /// The rows of the log, if the section is the log.
  private(set) var logRows: ClosedRange<Int>?

  init(_ name: String, _ styles: ExportStyles, axis: NumberFormat) {
    (draft, self.styles, self.axis) = (SheetDraft(name), styles, axis)
  }

  /// Begins the sheet with a heading and remarks below it.
  mutating func begin(_ heading: String, _ remarks: [String]) {
    draft.append([.text(heading, styles.title)])
    for remark in remarks { draft.append([.text(remark, styles.note)]) }
    draft.skipRow()
  }

  /// Appends sentences in lines as wide as the tables, because a longer line would shrink the printed page.
  mutating func note(_ sentences: [String]) {
    draft.skipRow()
    let width = max(60, widths.reduce(0, +))
    for line in sentences.flatMap({ Self.lines($0, width) }) { draft.append([.text(line, styles.note)]) }
  }

  private static func lines(_ sentence: String, _ width: Int) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Appends the tables of a section with its texts.
  mutating func append(_ section: any ReportSection) {
    for (index, table) in section.data.enumerated() {
      if index > 0 {
        draft.skipRow()
        draft.append([.text(table.caption, styles.section)])
      }
      append(table)
    }
    note([section.lead] + section.notes)
  }

  /// The finished sheet.
  var finished: Sheet {
    var draft = draft
    draft.setWidths(widths.map { Decimal($0) })
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.isLandscape = !draft.properties.charts.isEmpty
    if logRows == nil { draft.properties.showsGridLines = false }
    draft.properties.printSetup.footer = "&P / &N"
    return draft.sheet
  }

  // MARK: A table

  private mutating func append(_ table: ReportTable) {
    let header = draft.append(
      table.columns.map { .text($0.heading, $0.alignment == .words ? styles.header : styles.numberHeader) })
    if table.isLog, header == 1 { draft.properties.frozenRows = header }
    var last = header
    for group in table.groups {
      if let heading = group.heading { draft.append([.text(heading, styles.totalLabel)]) }
      for row in group.rows { last = append(row) }
    }
    for row in table.totals { append(row) }
    if table.isLog, last > header { logRows = header + 1...last }
    fit(table)
    if let plot = table.plot, last > header {
      draft.properties.charts.append(contentsOf: chart(plot, table, header, header + 1...last))
    }
  }

  @discardableResult
  private mutating func append(_ row: ReportTable.Row) -> Int {
    draft.append(row.cells.map { entry($0, isTotal: row.isTotal) })
  }

  /// Returns the entry for a cell: an amount as a number with at most four decimal places and 15 digits, a
  /// day as a date.
  private func entry(_ cell: ReportTable.Cell, isTotal: Bool) -> SheetDraft.Entry {
    switch cell.value {
    case .amount(let amount):
      .number(
        amount.rounded(toPlaces: 4).rounded(toSignificantDigits: 15),
        isTotal ? styles.totalAmount : styles.amount)
    case .ratio(let ratio):
      .number(
        ratio.rounded(toPlaces: 6).rounded(toSignificantDigits: 15),
        isTotal ? styles.totalPercent : styles.percent)
    case .count(let count): .number(Decimal(count), isTotal ? styles.totalLabel : .general)
    case .date(let date): ExportCell.date(date, styles)
    case .month(let month): ExportCell.month(month, styles.month)
    case .nothing: .nothing
    case nil:
      .text(
        cell.text.isEmpty ? nil : cell.text,
        isTotal ? styles.totalLabel : cell.text.count > Self.widest ? styles.wrapped : .general)
    }
  }

  /// The maximum width of a column; longer texts wrap.
  private static let widest = 42

  /// Makes columns as wide as their texts, up to a maximum.
  private mutating func fit(_ table: ReportTable) {
    let rows = table.groups.lazy.flatMap(\.rows) + table.totals
    for (index, column) in table.columns.enumerated() {
      let longest = rows.map { $0.cells.indices.contains(index) ? $0.cells[index].text.utf8.count : 0 }.max()
      let width = min(max(column.heading.utf8.count, longest ?? 0, 10) + 2, Self.widest)
      if index < widths.count { widths[index] = max(widths[index], width) } else { widths.append(width) }
    }
  }

  // MARK: A chart

  /// Returns a chart to the right of its table; the first column contains the names, and the columns of the plot are
  /// the series.
  private func chart(
    _ plot: ReportTable.Plot, _ table: ReportTable, _ header: Int, _ rows: ClosedRange<Int>
  ) -> [Sheet.Chart] {
    let rows = plot.kind == .ring ? slices(table, rows) : rows
    guard let rows else { return [] }
    let range = { (rows: ClosedRange<Int>, column: Int) in
      SheetRange(
        draft.sheet.name,
        CellRange(
          CellReference(clampingRow: rows.lowerBound, column: column + 1),
          CellReference(clampingRow: rows.upperBound, column: column + 1)))
    }
    let (kind, colors) = look(plot.kind)
    let height = plot.kind == .bars ? max(20, rows.count * 2) : 22
    return [
      Sheet.Chart(
        kind, title: plot.title,
        series: plot.columns.enumerated().map { index, column in
          Sheet.Chart.Series(
            name: range(header...header, column), categories: range(rows, 0), values: range(rows, column),
            color: colors.indices.contains(index) ? colors[index] : nil)
        },
        anchor: CellRange(
          CellReference(clampingRow: header + 1, column: table.columns.count + 2),
          CellReference(clampingRow: header + 1 + height, column: table.columns.count + 12)),
        valueFormat: axis.code, description: plot.summary)
    ]
  }

  /// Returns the rows of a ring chart: the rows with positive amounts at the start of the table; refunds have
  /// no slice.
  private func slices(_ table: ReportTable, _ rows: ClosedRange<Int>) -> ClosedRange<Int>? {
    let count = table.groups.flatMap(\.rows).prefix { row in
      if case .amount(let amount) = row.cells[1].value { amount > 0 } else { false }
    }.count
    return count > 0 ? rows.lowerBound...rows.lowerBound + count - 1 : nil
  }

  private func look(_ kind: ReportTable.Plot.Kind) -> (Sheet.Chart.Kind, [CellStyle.Color]) {
    switch kind {
    case .bars: (.clusteredBar, [Palette.budgeted, Palette.actual])
    case .columns: (.clusteredColumn, [Palette.actual, Palette.grey, Palette.budgeted])
    case .line: (.line, [Palette.budgeted])
    case .ring: (.doughnut, [])
    }
  }
}
