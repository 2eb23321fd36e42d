internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Reads one row of a log as a transaction.
struct LogRowReader {
  let table: FoundTable
  let columns: ColumnIndex
  let row: Row
  let cells: CellReader
  let conventions: LogConventions
  /// The currency in the heading of the amounts.
  let currencyOfHeading: StatedCurrency?
  /// Which way the money of the rows below a heading went.
  var sectionKind: TransactionKind?

  /// What became of a row.
  enum Outcome {
    case transaction(Transaction)
    case skipped(SkipReason)
    /// A finding says why.
    case unusable
  }

  /// The row's cell in the column with this meaning.
  subscript(_ meaning: FieldMeaning) -> Cell? {
    columns[meaning].flatMap { row[$0] }
  }

  /// The place of the row's cell in the column with this meaning, or of its first cell.
  func location(_ meaning: FieldMeaning) -> Provenance.Location {
    location(column: columns[meaning] ?? row.cells.first?.reference.column ?? table.range.first.column)
  }

  func location(column: Int) -> Provenance.Location {
    .cell(
      sheet: table.sheetName, reference: CellReference(clampingRow: row.number, column: column).description)
  }

  func text(_ meaning: FieldMeaning) -> String? { cells.text(self[meaning]) }

  /// The only text of a row that has nothing else.
  var onlyText: String? {
    let filled = row.cells.filter { !$0.value.isBlank }
    return filled.count == 1 ? filled.first?.value.text : nil
  }

  /// Adds the row's transaction and gives it, or says why there is none.
  func read(into builder: inout BudgetBuilder, _ dates: inout LogDates) -> Outcome {
    let reading = dates.day(of: row)
    if let reason = skipReason(reading) { return .skipped(reason) }
    guard let (date, time) = dateAndTime(reading, &builder), let flow = flow(&builder) else {
      return .unusable
    }
    let categoryText = text(.category)
    let categoryID = categoryText.map { builder.categoryID(named: $0, at: location(.category)) }
    let (payee, memo) = (text(.payee), text(.memo))
    let description = text(.description) ?? payee ?? memo ?? categoryText ?? "Uncategorized"
    let kind = kind(flow, categoryID, builder)
    let id: Identifier<Transaction> = builder.identity(
      given: identity, place: "\(table.sheetName)!\(row.number)",
      content: [
        date.description, flow.amount.plainText, kind.rawValue, description, categoryText ?? "",
        text(.account) ?? "",
      ], at: location(.id))
    var transaction = Transaction(
      id: id, date: date, time: time, amount: flow.amount, kind: kind, description: description,
      info: builder.context.recordInfo)
    transaction.categoryID = categoryID
    let isMemoTaken = text(.description) == nil && payee == nil
    let notes = [isMemoTaken ? nil : memo, text(.note)].compactMap { $0 }
    transaction.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    fillOptional(&transaction, &builder)
    noteOddities(transaction, flow, &builder)
    builder.add(transaction, amountAt: location(column: amountColumn))
    builder.transactionOrder[id] = self[.order]?.value.number
    return .transaction(transaction)
  }

  /// The identity that the row brings; a bank's own number is kept as a custom field instead.
  private var identity: String? {
    guard let text = text(.id) else { return nil }
    return keepsID ? nil : text
  }

  private var keepsID: Bool {
    text(.id).map { Identifier<Transaction>($0) == nil && !$0.contains("-") } ?? false
  }

  private func fillOptional(_ transaction: inout Transaction, _ builder: inout BudgetBuilder) {
    transaction.payee = text(.payee)
    transaction.accountID = (text(.account) ?? table.scope.account).map { builder.accountID(named: $0) }
    transaction.transferAccountID = text(.toAccount).map { builder.accountID(named: $0) }
    transaction.memberID = text(.member).map { builder.memberID(named: $0) }
    transaction.currency = builder.currencies.note(currency)
    transaction.periodID = record(.period, \.periodLabels, &builder)
    transaction.billID = record(.bill, \.billLabels, &builder)
    transaction.receipt = text(.receipt).map(Receipt.reference)
    transaction.tags = text(.tags).map(TagText.tags) ?? []
    transaction.customFields = table.columns.compactMap { column in
      guard !Self.placed.contains(column.meaning) || column.meaning == .id && keepsID,
        let value = cells.shownText(row[column.column])
      else { return nil }
      let name = column.header.isEmpty ? "Column \(CellReference.columnName(column.column))" : column.header
      return CustomField(name: CustomColumns.name(name), value: value)
    }
  }

  /// The record that a cell calls by its name; one that no sheet has is a finding.
  private func record<Entity>(
    _ meaning: FieldMeaning, _ labels: KeyPath<BudgetBuilder, RecordLabels<Entity>>,
    _ builder: inout BudgetBuilder
  ) -> Identifier<Entity>? {
    guard let name = text(meaning) else { return nil }
    if let id = builder[keyPath: labels][NameKey.exact(name)] { return id }
    builder.note(
      .referenceUnknown, .warning, location(meaning),
      "no sheet has the \(meaning.name) \(FieldText.quoted(name)); the transaction is kept without it",
      remedy: "add it to its sheet, or correct the name")
    return nil
  }

  /// Meanings with a place of their own in a transaction, or that its amount and date hold already.
  static let placed: Set<FieldMeaning?> = [
    .date, .time, .day, .month, .year, .payee, .description, .memo, .note, .category, .amount, .outflow,
    .inflow,
    .indicator, .type, .balance, .currency, .account, .toAccount, .member, .tags, .id, .order,
    .period, .bill, .receipt,
  ]

  /// The currency that the row states: in its own column, in the format or in the text of its amount, or in the
  /// heading of the amounts.
  private var currency: StatedCurrency? {
    text(.currency).flatMap { StatedCurrency($0) } ?? amountCell.flatMap(cells.currency) ?? currencyOfHeading
  }

  private func noteOddities(_ transaction: Transaction, _ flow: Flow, _ builder: inout BudgetBuilder) {
    if transaction.categoryID == nil, transaction.kind != .transfer, columns[.category] != nil {
      builder.note(
        .uncategorized, .info, location(.category), "the row has no category; it is kept as Uncategorized")
    }
    if transaction.kind == .transfer, transaction.transferAccountID == nil {
      builder.note(
        .transferWithoutAccount, .info, location(columns[.type] == nil ? .indicator : .type),
        "the transfer does not say which account it went to")
    }
    if flow.isReversed, transaction.kind == .income {
      builder.note(.refund, .info, location(column: amountColumn), "the negative expense is read as a refund")
    }
  }
}

// MARK: Rows that are no transactions

extension LogRowReader {
  /// The cell of the amount, whichever of the columns has it.
  var amountCell: Cell? {
    [.amount, .outflow, .inflow].lazy.compactMap { self[$0] }.first { !$0.value.isBlank }
  }

  var amountColumn: Int {
    amountCell?.reference.column ?? columns[.amount] ?? columns[.outflow] ?? table.range.first.column
  }

  private func skipReason(_ reading: LogDates.Reading) -> SkipReason? {
    let balance = columns[.balance]
    let filled = row.cells.filter { !$0.value.isBlank && $0.reference.column != balance }
    if filled.isEmpty { return .blank }
    if balanceAlone != nil { return .balances }
    let isRepeatedHeader = filled.allSatisfy { cell in
      table.columns.contains { $0.column == cell.reference.column && $0.header == cell.value.text?.trimmed }
    }
    if isRepeatedHeader { return .headings }
    switch reading {
    case .day: return isSumOfColumn ? .totals : nil
    case .carried: return hasTotalWord ? .totals : nil
    case .unreadable(let text, _):
      if HeaderText.isTotal(text) || RowWords.isTotal(text) { return .totals }
      if RowWords.isPending(text) { return .pending }
      // A label in the date's column and no amount: a month as a heading.
      return amountCell == nil && text.allSatisfy { !$0.isNumber || MonthText.read(text) != nil }
        ? .headings : nil
    case .blank:
      if hasTotalWord { return .totals }
      guard let amountCell else { return .headings }
      // Sums without a word: nothing but amounts in the row.
      let isOnlySums = filled.allSatisfy { $0.value.number != nil } && amountCell.formula != nil
      return isOnlySums ? .totals : nil
    }
  }

  /// The balance of a row that only says what an account holds, before its first entry or after its last.
  var balanceAlone: Cell? {
    guard let balance = self[.balance], case .amount = cells.amount(balance, mark: conventions.decimalMark),
      amountCell.map({ $0.value == balance.value }) ?? true
    else { return nil }
    let saysBalance = row.cells.contains { $0.value.text.flatMap(RowWords.reason(text:)) == .balances }
    // A row with an identity was a transaction before.
    return saysBalance && text(.id).flatMap { Identifier<Transaction>($0) } == nil ? balance : nil
  }

  /// Whether the row speaks of what there was before.
  var saysOpening: Bool { row.cells.contains { $0.value.text.map(RowWords.isOpening) == true } }

  private var hasTotalWord: Bool {
    row.cells.contains { $0.value.text.map(HeaderText.isTotal) == true }
  }

  /// Whether a row with a day has a word for a total and an amount that is the sum of its column.
  private var isSumOfColumn: Bool {
    guard let cell = amountCell, let formula = cell.formula?.text,
      formula.hasPrefix("SUM(") || formula.hasPrefix("SUBTOTAL(")
    else { return false }
    let column = CellReference.columnName(cell.reference.column)
    let addends = formula.drop { $0 != "(" }.replacing("$", with: "")
    let isOfColumn = ["(", "(9,", "(109,"].contains { addends.hasPrefix($0 + column) }
    return isOfColumn && hasTotalWord
  }

  private func dateAndTime(
    _ reading: LogDates.Reading, _ builder: inout BudgetBuilder
  ) -> (CalendarDate, TimeOfDay?)? {
    switch reading {
    case .day(let reading): return (reading.date, reading.time ?? cells.time(self[.time]))
    case .carried(let date): return (date, cells.time(self[.time]))
    case .blank:
      builder.note(
        .dateMissing, .error, location(columns[.date] == nil ? .day : .date),
        "the row has an amount but no date; it is left out", remedy: "enter its date")
    case .unreadable(let text, let column):
      builder.note(
        .dateUnreadable, .error, location(column: column),
        "\(FieldText.quoted(text)) is not a date; the row is left out",
        remedy: "enter a date such as 2026-03-31")
    }
    return nil
  }
}
