internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Reads the transaction log: its columns in any order, its dates and amounts in any form.
struct LogReader {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    self.sheet = sheet
    self.cells = cells
  }

  /// Adds each row as a transaction; what cannot be used is a finding.
  func read(into builder: inout BudgetBuilder) {
    let rows = sheet.rows.filter { table.dataRows.contains($0.number) }
    let conventions = LogConventions(
      dateOrder: dateOrder(&builder), signs: LogConventions.signs(rows, table.columns, cells))
    builder.reserve(transactions: rows.count)
    var balance = BalanceTrail(cells: cells)
    let columns = ColumnIndex(table.columns)
    for row in rows {
      let reader = LogRowReader(
        table: table, columns: columns, row: row, cells: cells, conventions: conventions)
      guard let transaction = reader.read(into: &builder) else { continue }
      balance.follow(transaction, reader)
    }
    balance.report(into: &builder)
  }

  /// The order of day and month in the column's texts; where both are possible, a finding says which was taken.
  private func dateOrder(_ builder: inout BudgetBuilder) -> DateOrder {
    if let given = builder.context.dateOrder { return given }
    guard let column = table.columns[.date] else { return .yearMonthDay }
    let texts = table.dataRows.lazy.compactMap { sheet[row: $0]?[column]?.value.text }
    // Texts that are a date in no order are found row by row; they must not decide for the others.
    let orders = DateText.possibleOrders(
      texts.filter { text in
        DateOrder.allCases.contains { DateText.read(text, order: $0) != nil }
      })
    guard orders.contains(.monthDayYear), orders.contains(.dayMonthYear), !orders.contains(.yearMonthDay)
    else {
      return orders.first ?? .monthDayYear
    }
    let example = texts.first { DateText.read($0, order: .yearMonthDay) == nil } ?? ""
    builder.note(
      .dateOrderAmbiguous, .warning, location(column, table.headerRow + 1),
      "dates such as \(cells.quoted(example)) could have the day or the month in front; they are read month first",
      remedy: "say which with --date-order")
    return .monthDayYear
  }

  private func location(_ column: Int, _ row: Int) -> Provenance.Location {
    .cell(sheet: table.sheetName, reference: CellReference(clampingRow: row, column: column).description)
  }
}

/// What holds for all rows of a log and is found out from all of them.
struct LogConventions: Hashable {
  /// What the signs of the amounts say.
  enum Signs: Hashable {
    /// Nothing: no amount is negative.
    case none
    /// Which way money went: expenses are negative.
    case directions
    /// That a row is the reverse of its type: a negative expense is a refund.
    case reversals
  }

  /// The order of the numbers in dates written as text.
  let dateOrder: DateOrder
  /// What the signs of the amounts say.
  let signs: Signs

  /// Signs are directions unless a type column calls most positive amounts expenses.
  static func signs(_ rows: [Row], _ columns: [FieldMeaning: Int], _ cells: CellReader) -> Signs {
    guard let column = columns[.amount] else { return .none }
    var negative = (all: 0, expenses: 0)
    var positiveExpenses = 0
    for row in rows {
      guard case .amount(let amount) = cells.amount(row[column]) else { continue }
      let kind = columns[.type].flatMap { cells.text(row[$0]) }.flatMap(KindWords.kind)
      if amount < 0 {
        negative.all += 1
        if kind == .expense { negative.expenses += 1 }
      } else if kind == .expense {
        positiveExpenses += 1
      }
    }
    if negative.all == 0 { return .none }
    return positiveExpenses > negative.expenses ? .reversals : .directions
  }
}

/// Follows the log's own Balance column and remembers where it does not follow from its row.
private struct BalanceTrail {
  let cells: CellReader
  private var previous: Decimal?
  private var breaks: [(Provenance.Location, expected: Decimal, found: Decimal)] = []
  private var kept = 0

  init(cells: CellReader) {
    self.cells = cells
  }

  mutating func follow(_ transaction: Transaction, _ row: LogRowReader) {
    guard case .amount(let balance) = cells.amount(row[.balance]) else {
      previous = nil
      return
    }
    if let previous, transaction.kind != .transfer {
      let change = transaction.kind == .income ? transaction.amount : -transaction.amount
      if previous + change == balance {
        kept += 1
      } else {
        breaks.append((row.location(.balance), previous + change, balance))
      }
    }
    previous = balance
  }

  /// A column that follows in most rows is a running balance: each row in which it breaks is worth a look.
  func report(into builder: inout BudgetBuilder) {
    guard kept > breaks.count else { return }
    for (location, expected, found) in breaks {
      builder.note(
        .balanceBreaks, .warning, location,
        "the balance is \(found.plainText) where the row above and this row's amount give \(expected.plainText)"
      )
    }
  }
}
