import Foundation
import Spreadsheet

extension Job {
  /// Writes the three-sheet workbook from a CSV of transactions: plan, log and comparison, every formula with its
  /// cached value.
  static let write = Job(name: "write", arguments: "ROWS.csv OUT.xlsx") { paths in
    var workbook = try BudgetWorkbook(path: paths[1])
    try workbook.writePlan()
    let log = try workbook.writeLog(of: paths[0])
    try workbook.writeComparison(log)
    try workbook.finish()
    Transactions.report(rows: log.rows, amount: log.total)
  }
}

/// The totals of the log.
private struct LogTotals {
  var rows = 0
  var total = ExactSum()
  var categories = TextTable()
  /// The sum of each category, by the category's index.
  var sums: [ExactSum] = []

  /// The sum of a category; 0 if the log does not have the category.
  func sum(of name: String) -> Decimal {
    (0..<categories.count).first { categories[$0] == name }.map { sums[$0].value } ?? 0
  }
}

private struct BudgetWorkbook: ~Copyable {
  private var writer: XLSXWriter
  private let bold, money, day, percent: StyleID

  init(path: String) throws {
    var styles = StyleTable()
    bold = styles.register(CellStyle(font: CellStyle.Font(isBold: true)))
    money = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00")))
    day = styles.register(CellStyle(numberFormat: NumberFormat("yyyy-mm-dd")))
    percent = styles.register(CellStyle(numberFormat: NumberFormat("0.0%")))
    writer = try XLSXWriter(path: path, styles: styles)
  }

  mutating func writePlan() throws {
    try beginSheet("Budget", widths: [24])
    try writer.row(["Category", "Type", "Budgeted", "Due Date"], style: bold)
    for category in PlannedCategory.all {
      try writer.cell(category.name)
      try writer.cell(category.group.rawValue)
      try writer.cell(category.budgeted, style: money)
      if !category.dueDate.isEmpty { try writer.cell(category.dueDate) }
      try writer.endRow()
    }
    let last = writer.nextRow - 1
    let income = PlannedCategory.all.filter { $0.group == .income }.reduce(0) { $0 + $1.budgeted }
    let expenses = PlannedCategory.all.filter { $0.group != .income }.reduce(0) { $0 + $1.budgeted }
    for (name, formula, value) in [
      ("Total income", "SUMIFS(C2:C\(last),B2:B\(last),\"Income\")", income),
      ("Total expenses", "SUM(C2:C\(last))-C\(last + 1)", expenses),
      ("Left over", "C\(last + 1)-C\(last + 2)", income - expenses),
    ] {
      try writer.cell(name)
      try writer.skip()
      try writer.cell(formula: formula, result: .number(Decimal(value)), style: money)
      try writer.endRow()
    }
    try writer.endSheet()
  }

  /// Writes the rows of the CSV with a running balance.
  mutating func writeLog(of path: String) throws -> LogTotals {
    try beginSheet(Transactions.sheetName, widths: [11, 40, 16, 16, 16, 16, 16])
    try writer.row(
      ["Date", "Description", "Category", "Amount", "Type", "Notes", "Balance"], style: bold)
    let firstChange = try ColumnFormula("IF(E2=\"Income\",D2,-D2)", row: 2)
    let change = try ColumnFormula("G2+IF(E3=\"Income\",D3,-D3)", row: 3)
    var log = LogTotals()
    var balance = ExactSum()
    var reader = try CSVReader(path: path, dialect: CSVDialect())
    _ = try reader.next()
    try reader.forEachRecord { record in
      guard let date = record.date(0), let amount = record.decimal(3) else {
        throw UnreadableRow(line: record.line)
      }
      let isIncome = record.field(4, is: "Income")
      log.add(record, amount)
      if isIncome { balance.add(amount) } else { balance.subtract(amount) }
      try writer.cell(date, style: day)
      try writer.cell(record, field: 1)
      try writer.cell(record, field: 2)
      try writer.cell(amount, style: money)
      try writer.cell(record, field: 4)
      if record[5].isEmpty { try writer.skip() } else { try writer.cell(record, field: 5) }
      try writer.cell(
        formula: log.rows == 1 ? firstChange : change, result: .number(balance.value), style: money)
      try writer.endRow()
    }
    try writer.endSheet()
    return log
  }

  mutating func writeComparison(_ log: LogTotals) throws {
    try beginSheet("Budget vs Actual", widths: [24])
    try writer.row(["Category", "Budgeted", "Actual", "Difference", "% Used"], style: bold)
    let last = log.rows + 1
    let formulas = [
      "Budget!C2", "SUMIFS(Transactions!$D$2:$D$\(last),Transactions!$C$2:$C$\(last),A2)", "B2-C2",
      "IF(B2=0,0,C2/B2)",
    ]
    let columns = try formulas.map { try ColumnFormula($0, row: 2) }
    for category in PlannedCategory.all {
      let budgeted = Decimal(category.budgeted)
      let actual = log.sum(of: category.name)
      let share = (actual.divided(by: budgeted) ?? 0).rounded(toSignificantDigits: 15)
      try writer.cell(category.name)
      for (formula, value) in zip(columns, [budgeted, actual, budgeted - actual]) {
        try writer.cell(formula: formula, result: .number(value), style: money)
      }
      try writer.cell(formula: columns[3], result: .number(share), style: percent)
      try writer.endRow()
    }
    try writer.endSheet()
  }

  mutating func finish() throws { try writer.finish() }

  private mutating func beginSheet(_ name: String, widths: [Decimal]) throws {
    var properties = SheetProperties(name: name)
    properties.columns = widths.enumerated().map { ColumnProperties($0 + 1...$0 + 1, width: $1) }
    properties.frozenRows = 1
    try writer.beginSheet(properties)
  }
}

extension LogTotals {
  fileprivate mutating func add(_ record: CSVRecord, _ amount: Decimal) {
    rows += 1
    total.add(amount)
    let category = categories.number(of: record, field: 2)
    if category == sums.count { sums.append(ExactSum()) }
    sums[category].add(amount)
  }
}

/// A line of the CSV without a date or an amount.
struct UnreadableRow: Error, CustomStringConvertible {
  let line: Int
  var description: String { "line \(line) has no date or no amount" }
}
