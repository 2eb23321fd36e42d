internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Reads transactions from the columns `Date,Description,Category,Type,Amount,…`, in any order.
struct TransactionCSVReader {
  private let table: CSVTable
  private let memos = OwnMemos()

  init(_ table: CSVTable) {
    self.table = table
  }

  /// Adds a transaction for each row.
  ///
  /// A row that cannot be used becomes a finding.
  func read(into builder: inout BudgetBuilder) {
    let (order, signs) = (dateOrder(&builder), signs)
    // If the file states identifiers, each must be compared with the identifiers of all rows above.
    let isOrdered = table.columns.indices[.id] != nil
    RowBlocks(table.fieldRows.indices, inOrder: isOrdered).read(into: &builder) { [table] in
      let reader = TransactionRowReader(table.copyForThread(), order, signs)
      return { range, builder in reader.read(range, into: &builder) }
    } _: {
    }
  }

  /// The order of day and month in the date column.
  ///
  /// If both orders are possible, a finding says which one was used.
  private func dateOrder(_ builder: inout BudgetBuilder) -> DateOrder {
    if let given = builder.context.dateOrder { return given }
    let dates = dates
    let orders = DateText.possibleOrders(dates.map(\.text))
    guard orders.contains(.monthDayYear), orders.contains(.dayMonthYear), !orders.contains(.yearMonthDay),
      let example = dates.first(where: { DateText.read($0.text, order: .yearMonthDay) == nil })
    else { return orders.first ?? .monthDayYear }
    builder.note(
      .log(.dateOrderAmbiguous(example: example.text, isRead: true)),
      at: .line(example.line, field: table.columns.indices[.date].map(table.columns.name)))
    return .monthDayYear
  }

  /// The different dates, each with the first line that has it.
  ///
  /// Texts that are not a date in any order are reported row by row. They do not affect the order.
  private var dates: [(line: Int, text: String)] {
    guard let column = table.columns.indices[.date] else { return [] }
    var seen = Set<Int>()
    return table.fieldRows.compactMap { row in
      guard column < row.fields.count, seen.insert(row.fields.number(column)).inserted,
        let text = OwnFields(row, table.columns, memos).text(column),
        DateOrder.allCases.contains(where: { DateText.read(text, order: $0) != nil })
      else { return nil }
      return (row.line, text)
    }
  }

  /// What the signs of amounts mean: usually the direction of money.
  ///
  /// But if more expenses are positive than negative, a minus reverses the row's type, as for a refund.
  private var signs: TableSigns {
    var negative = (all: 0, expenses: 0)
    var positiveExpenses = 0
    for row in table.fieldRows {
      let fields = OwnFields(row, table.columns, memos)
      guard let amount = fields.amountAsWritten else { continue }
      let isExpense = fields.kind == .expense
      if amount < 0 {
        negative.all += 1
        if isExpense { negative.expenses += 1 }
      } else if isExpense {
        positiveExpenses += 1
      }
    }
    let areDirections = negative.all > 0 && positiveExpenses <= negative.expenses
    return areDirections ? .directions(negativeIsExpense: true) : .reversals
  }
}
