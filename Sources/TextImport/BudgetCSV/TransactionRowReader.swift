internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore
internal import WorkProgress

/// Reads rows of transactions in this package's own format.
struct TransactionRowReader {
  private let table: CSVTable
  private let order: DateOrder
  private let signs: TableSigns
  private let memos = OwnMemos()
  /// The indices of the columns that become custom fields.
  private let others: [Int]
  /// Whether the file states identifiers.
  ///
  /// If not, identifiers are made from the lines.
  private let givesIdentities: Bool

  init(_ table: CSVTable, _ order: DateOrder, _ signs: TableSigns) {
    (self.table, self.order, self.signs) = (table, order, signs)
    let known = Set(TransactionCSVRows.meanings.compactMap { table.columns.indices[$0] })
    others = table.columns.headers.indices.filter { !known.contains($0) }
    givesIdentities = table.columns.indices[.id] != nil
  }

  /// Adds a transaction for each row of a range.
  func read(_ range: Range<Int>, into builder: inout BudgetBuilder) {
    builder.terms = RowTerms(asksForCategory: table.columns.indices[.category] != nil)
    for index in range.counted(by: builder.context.meter) {
      let fields = OwnFields(table.fieldRows[index], table.columns, memos)
      let asWritten = fields.amountAsWritten
      builder.rows.read.add(asWritten)
      if fields.isBlank {
        builder.rows.skip(.blank, asWritten)
      } else {
        read(fields, asWritten, &builder)
      }
    }
  }

  private func read(_ fields: OwnFields, _ asWritten: Decimal?, _ builder: inout BudgetBuilder) {
    let day = fields.value(.date, memos.days) { text in
      DateText.read(text, order: order).map { .day($0) } ?? .unreadable(text)
    }
    guard
      var draft = builder.draft(
        day ?? .missing, CSVAmount.read(fields[.amount], asWritten), asWritten: asWritten,
        place: fields.location)
    else { return }
    let direction = signs.direction(of: draft.signed, kind(fields, &builder))
    draft.transaction.kind = direction.kind ?? .expense
    draft.isReversed = direction.isReversed
    if givesIdentities { draft.givenIdentity = fields[.id] } else { draft.identity = .line }
    draft.description = fields[.description]
    draft.note = fields[.note]
    draft.category = fields[.category]
    draft.transaction.categoryID = fields.value(.category, memos.categories) {
      builder.categoryID(named: $0, at: fields.location(.category))
    }
    draft.account = fields[.account]
    draft.toAccount = fields[.toAccount]
    draft.member = fields[.member]
    draft.transaction.payee = fields[.payee]
    draft.transaction.tags = fields.value(.tags, memos.tags, CSVTags.read) ?? []
    draft.currency = fields.currency ?? fields.currencyBesideAmount
    if case .some(.none) = fields.currency { draft.unknownCurrency = fields[.currency] }
    addCustomFields(fields, to: &draft, builder.context)
    builder.take(
      draft, RowSource(bankID: fields[.id], amount: asWritten), asWritten: asWritten,
      at: .line(fields.row.line, field: nil), place: fields.location)
  }

  private func kind(_ fields: OwnFields, _ builder: inout BudgetBuilder) -> TransactionKind? {
    if let kind = fields.kind { return kind }
    if let text = fields[.type] {
      builder.note(.row(.typeUnknown(text, .kindsOrSign)), at: fields.location(.type))
    }
    return nil
  }

  private func addCustomFields(
    _ fields: OwnFields, to draft: inout TransactionDraft, _ context: ImportContext
  ) {
    let width = table.columns.headers.count
    let extra = (width..<max(width, fields.row.fields.count)).filter { fields.text($0) != nil }
    if !extra.isEmpty {
      draft.remarks.append(
        context.finding(
          .row(.fieldsWithoutColumn(ofFirstRow: true)), at: .line(fields.row.line, field: nil)))
    }
    guard !others.isEmpty || !extra.isEmpty else { return }
    draft.transaction.customFields = (others + extra).compactMap { column in
      fields.text(column).map { CustomField(name: table.columns.name(column), value: $0) }
    }
  }
}
