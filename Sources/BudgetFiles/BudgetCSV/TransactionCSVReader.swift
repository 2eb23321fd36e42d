internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import SpreadsheetFiles
internal import WorkProgress

/// Reads transactions: `Date,Description,Category,Type,Amount,…` in any order.
struct TransactionCSVReader {
  private let table: CSVTable
  private let signs: CSVSigns

  init(_ table: CSVTable) {
    self.table = table
    signs = CSVSigns(table)
  }

  /// Adds each row as a transaction; a row that cannot be used is a finding.
  func read(into builder: inout BudgetBuilder) {
    let order = dateOrder(&builder)
    let others = otherColumns
    builder.reserve(transactions: table.rows.count)
    builder.context.meter?.begin(table.rows.count)
    for row in table.rows.counted(by: builder.context.meter) {
      let fields = CSVFields(row: row, columns: table.columns)
      if fields.isBlank { continue }
      guard let (date, time) = date(fields, order, &builder), let flow = flow(fields, &builder) else {
        continue
      }
      add(fields, date, time, flow, others, &builder)
    }
  }

  private func add(
    _ fields: CSVFields, _ date: CalendarDate, _ time: TimeOfDay?, _ flow: CSVSigns.Flow, _ others: [Int],
    _ builder: inout BudgetBuilder
  ) {
    let categoryID = fields[.category].map { builder.categoryID(named: $0, at: fields.location(.category)) }
    let description = fields[.description] ?? fields[.payee] ?? fields[.category] ?? "Uncategorized"
    let content = [
      date.description, flow.amount.plainText, flow.kind.rawValue, description, fields[.category] ?? "",
      fields[.account] ?? "",
    ]
    let id: Identifier<Transaction> = builder.identity(
      given: fields[.id], place: "line \(fields.row.line)", content: content,
      at: fields.location(.id))
    var transaction = Transaction(
      id: id, date: date, time: time, amount: flow.amount, kind: flow.kind, description: description,
      info: builder.context.recordInfo)
    transaction.categoryID = categoryID
    transaction.notes = fields[.note]
    transaction.payee = fields[.payee]
    transaction.accountID = fields[.account].map { builder.accountID(named: $0) }
    transaction.transferAccountID = fields[.toAccount].map { builder.accountID(named: $0) }
    transaction.memberID = fields[.member].map { builder.memberID(named: $0) }
    transaction.currency = currency(fields, &builder)
    transaction.tags = fields[.tags].map(CSVTags.read) ?? []
    transaction.customFields = customFields(fields, others, &builder)
    noteOddities(transaction, flow, fields, &builder)
    builder.add(transaction, amountAt: .line(fields.row.line, field: nil))
    builder.note(
      RowSource(bankID: fields[.id], amount: fields[.amount].flatMap { AmountText($0)?.value }),
      of: id)
  }

  private func date(
    _ fields: CSVFields, _ order: DateOrder, _ builder: inout BudgetBuilder
  ) -> (CalendarDate, TimeOfDay?)? {
    guard let text = fields[.date] else {
      builder.note(
        .dateMissing, .error, fields.location(.date), "the row has no date; it is left out",
        remedy: "enter its date")
      return nil
    }
    if let reading = DateText.read(text, order: order) { return (reading.date, reading.time) }
    builder.note(
      .dateUnreadable, .error, fields.location(.date),
      "\(FieldText.quoted(text)) is not a date; the row is left out",
      remedy: "enter a date such as 2026-03-31")
    return nil
  }

  private func flow(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> CSVSigns.Flow? {
    do throws(CSVAmount.Unusable) {
      guard let amount = try CSVAmount.read(fields[.amount], fields) else {
        builder.note(
          .amountMissing, .error, fields.location(.amount), "the row has no amount; it is left out",
          remedy: "enter its amount")
        return nil
      }
      guard amount != 0 else {
        builder.note(
          .amountZero, .warning, fields.location(.amount), "the row's amount is 0; it is left out")
        return nil
      }
      return signs.flow(of: amount, kind: kind(fields, &builder))
    } catch {
      builder.note(
        error.code, .error, fields.location(.amount), "\(error.reason); the row is left out",
        remedy: "enter a number of at most 15 digits and 4 decimals")
      return nil
    }
  }

  private func kind(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> TransactionKind? {
    guard let text = fields[.type] else { return nil }
    if let kind = KindWords.kind(text) { return kind }
    builder.note(
      .typeUnknown, .warning, fields.location(.type),
      "the type \(FieldText.quoted(text)) is none of income, expense, transfer; the sign decides")
    return nil
  }

  private func currency(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> Currency? {
    guard let text = fields[.currency] else {
      return builder.currencies.note(StatedCurrency(besideAmount: fields[.amount]))
    }
    guard let currency = StatedCurrency(text) else {
      builder.note(
        .settingUnknown, .warning, fields.location(.currency),
        "\(FieldText.quoted(text)) names no currency; the budget's own is taken",
        remedy: "enter a code of three letters, such as EUR")
      return nil
    }
    return builder.currencies.note(currency)
  }

  private func noteOddities(
    _ transaction: Transaction, _ flow: CSVSigns.Flow, _ fields: CSVFields, _ builder: inout BudgetBuilder
  ) {
    if transaction.categoryID == nil, transaction.kind != .transfer, table.columns.indices[.category] != nil {
      builder.note(
        .uncategorized, .info, fields.location(.category),
        "the row has no category; it is kept as Uncategorized")
    }
    if transaction.kind == .transfer, transaction.transferAccountID == nil {
      builder.note(
        .transferWithoutAccount, .info, fields.location(.type),
        "the transfer does not say which account it went to")
    }
    if flow.isReversed {
      let words = transaction.kind == .income ? "expense is read as a refund" : "income is read as an expense"
      builder.note(.refund, .info, fields.location(.amount), "the negative \(words)")
    }
  }
}

extension TransactionCSVReader {
  /// The order of day and month in the column's texts; where both are possible, a finding says which was taken.
  private func dateOrder(_ builder: inout BudgetBuilder) -> DateOrder {
    if let given = builder.context.dateOrder { return given }
    // Texts that are a date in no order are found row by row; they must not decide for the others.
    let dates = table.rows.lazy.compactMap { row -> (line: Int, text: String)? in
      guard let text = CSVFields(row: row, columns: table.columns)[.date],
        DateOrder.allCases.contains(where: { DateText.read(text, order: $0) != nil })
      else { return nil }
      return (row.line, text)
    }
    let orders = DateText.possibleOrders(dates.map(\.text))
    guard orders.contains(.monthDayYear), orders.contains(.dayMonthYear), !orders.contains(.yearMonthDay),
      let example = dates.first(where: { DateText.read($0.text, order: .yearMonthDay) == nil })
    else { return orders.first ?? .monthDayYear }
    builder.note(
      .dateOrderAmbiguous, .warning,
      .line(example.line, field: table.columns.indices[.date].map(table.columns.name)),
      "dates such as \"\(example.text)\" could have the day or the month in front; they are read month first",
      remedy: "say which with --date-order")
    return .monthDayYear
  }

  /// The columns, from 0, that have no place of their own in a transaction.
  private var otherColumns: [Int] {
    let known = Set(TransactionCSVRows.meanings.compactMap { table.columns.indices[$0] })
    return table.columns.headers.indices.filter { !known.contains($0) }
  }

  private func customFields(
    _ fields: CSVFields, _ others: [Int], _ builder: inout BudgetBuilder
  ) -> [CustomField] {
    let width = table.columns.headers.count
    var indices = others
    if fields.row.fields.count > width {
      let extra = (width..<fields.row.fields.count).filter { fields[$0] != nil }
      if !extra.isEmpty {
        builder.note(
          .fieldsWithoutColumn, .warning, .line(fields.row.line, field: nil),
          "the row has more fields than the first row has columns; they are kept as custom fields",
          remedy: "quote texts that hold the delimiter")
      }
      indices += extra
    }
    return indices.compactMap { index in
      fields[index].map { CustomField(name: table.columns.name(index), value: $0) }
    }
  }
}
