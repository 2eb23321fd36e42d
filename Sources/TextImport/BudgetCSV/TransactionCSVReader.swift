internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFiles
internal import WorkProgress
internal import FieldReading
internal import ImportCore

/// Reads transactions: `Date,Description,Category,Type,Amount,…` in any order.
struct TransactionCSVReader {
  private let table: CSVTable
  private let signs: TableSigns

  init(_ table: CSVTable) {
    self.table = table
    signs = TableSigns(table)
  }

  /// Adds each row as a transaction; a row that cannot be used is a finding.
  func read(into builder: inout BudgetBuilder) {
    let order = dateOrder(&builder)
    let others = otherColumns
    builder.terms = RowTerms(asksForCategory: table.columns.indices[.category] != nil)
    builder.reserve(transactions: table.rows.count)
    builder.context.meter?.begin(table.rows.count)
    for row in table.rows.counted(by: builder.context.meter) {
      let fields = CSVFields(row: row, columns: table.columns)
      builder.rows.read.add(fields.amountAsWritten)
      if fields.isBlank {
        builder.rows.skip(.blank, fields.amountAsWritten)
      } else {
        read(fields, order, others, &builder)
      }
    }
  }

  private func read(
    _ fields: CSVFields, _ order: DateOrder, _ others: [Int], _ builder: inout BudgetBuilder
  ) {
    let asWritten = fields.amountAsWritten
    guard
      var draft = builder.draft(
        day(fields, order), CSVAmount.read(fields[.amount]), asWritten: asWritten, place: fields.location)
    else { return }
    let direction = signs.direction(of: draft.signed, kind(fields, &builder))
    draft.transaction.kind = direction.kind ?? .expense
    draft.isReversed = direction.isReversed
    draft.givenIdentity = fields[.id]
    draft.description = fields[.description]
    draft.note = fields[.note]
    draft.category = fields[.category]
    draft.account = fields[.account]
    draft.toAccount = fields[.toAccount]
    draft.member = fields[.member]
    draft.transaction.payee = fields[.payee]
    draft.transaction.tags = fields[.tags].map(CSVTags.read) ?? []
    let stated = fields[.currency]
    draft.currency = stated.map { StatedCurrency($0) } ?? StatedCurrency(besideAmount: fields[.amount])
    draft.unknownCurrency = draft.currency == nil ? stated : nil
    addCustomFields(fields, others, to: &draft, builder.context)
    builder.take(
      draft, RowSource(bankID: fields[.id], amount: asWritten), asWritten: asWritten,
      at: .line(fields.row.line, field: nil), place: fields.location)
  }

  private func day(_ fields: CSVFields, _ order: DateOrder) -> DayReading {
    guard let text = fields[.date] else { return .missing }
    return DateText.read(text, order: order).map { .day($0) } ?? .unreadable(text)
  }

  private func kind(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> TransactionKind? {
    guard let text = fields[.type] else { return nil }
    if let kind = KindWords.kind(text) { return kind }
    builder.note(.row(.typeUnknown(text, .kindsOrSign)), at: fields.location(.type))
    return nil
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
      .log(.dateOrderAmbiguous(example: example.text, isRead: true)),
      at: .line(example.line, field: table.columns.indices[.date].map(table.columns.name)))
    return .monthDayYear
  }

  /// The columns, from 0, that have no place of their own in a transaction.
  private var otherColumns: [Int] {
    let known = Set(TransactionCSVRows.meanings.compactMap { table.columns.indices[$0] })
    return table.columns.headers.indices.filter { !known.contains($0) }
  }

  private func addCustomFields(
    _ fields: CSVFields, _ others: [Int], to draft: inout TransactionDraft, _ context: ImportContext
  ) {
    let width = table.columns.headers.count
    let extra = (width..<max(width, fields.row.fields.count)).filter { fields[$0] != nil }
    if !extra.isEmpty {
      draft.remarks.append(
        context.finding(
          .row(.fieldsWithoutColumn(ofFirstRow: true)), at: .line(fields.row.line, field: nil)))
    }
    draft.transaction.customFields = (others + extra).compactMap { index in
      fields[index].map { CustomField(name: table.columns.name(index), value: $0) }
    }
  }
}

extension TableSigns {
  /// Signs are directions unless the types call most positive amounts expenses.
  fileprivate init(_ table: CSVTable) {
    var negative = (all: 0, expenses: 0)
    var positiveExpenses = 0
    for row in table.rows {
      let fields = CSVFields(row: row, columns: table.columns)
      guard let amount = fields[.amount].flatMap({ AmountText($0)?.value }) else { continue }
      let isExpense = fields[.type].flatMap(KindWords.kind) == .expense
      if amount < 0 {
        negative.all += 1
        if isExpense { negative.expenses += 1 }
      } else if isExpense {
        positiveExpenses += 1
      }
    }
    let areDirections = negative.all > 0 && positiveExpenses <= negative.expenses
    self = areDirections ? .directions(negativeIsExpense: true) : .reversals
  }
}
