internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads one row of a log as a transaction.
struct LogRowReader {
  let table: FoundTable
  let columns: ColumnIndex
  let row: Sheet.Row
  let cells: CellReader
  let formats: LogFormats
  /// The currency in the header of the amounts.
  let currencyOfHeading: StatedCurrency?
  /// The columns of amounts.
  let moneyColumns: [FoundColumn]
  /// The direction that the heading above the row names.
  var sectionKind: TransactionKind?

  /// The row's cell in the column with this meaning.
  subscript(_ meaning: FieldMeaning) -> Cell? {
    columns[meaning].flatMap { row[$0] }
  }

  /// Returns the location of the row's cell in the column with this meaning, or of the row's first cell.
  func location(_ meaning: FieldMeaning) -> Provenance.Location {
    location(column: columns[meaning] ?? row.cells.first?.reference.column ?? table.range.first.column)
  }

  func location(column: Int) -> Provenance.Location {
    .cell(
      sheet: table.sheetName, reference: CellReference(clampingRow: row.number, column: column).description)
  }

  func text(_ meaning: FieldMeaning) -> String? { cells.text(self[meaning]) }

  /// The only text of a row that contains nothing else.
  var onlyText: String? {
    let filled = row.cells.filter { !$0.value.isBlank }
    return filled.count == 1 ? filled.first?.value.text : nil
  }

  /// Adds the row's transaction and returns it; nil if its day or amount cannot be used.
  func read(_ day: LogDates.Reading, _ money: Money, into builder: inout BudgetBuilder) -> Transaction? {
    func place(_ meaning: FieldMeaning) -> Provenance.Location { self.place(meaning, day, money) }
    guard
      var draft = builder.draft(
        day.day, money.reading, asWritten: money.asWritten, place: place)
    else { return nil }
    // If several columns contain amounts, their headers name the categories.
    let isNamed = money.column.meaning == .amount && moneyColumns.count > 1
    draft.category = isNamed ? money.column.header : text(.category)
    let named = isNamed ? location(column: money.column.column) : location(.category)
    let categoryID = draft.category.map { builder.categoryID(named: $0, at: named) }
    draft.transaction.categoryID = categoryID
    if let kind = money.kind {
      draft.transaction.kind = kind
    } else {
      let direction = direction(of: draft.signed, categoryID, &builder)
      draft.transaction.kind = direction.kind
      draft.isReversed = direction.isReversed && direction.kind == .income
    }
    fill(&draft, builder)
    // The identifier of a row applies only to its first amount.
    if money.isFurther { draft.givenIdentity = nil }
    if draft.account == nil {
      draft.transaction.accountID = table.scope.account.map { builder.accountID(named: $0) }
    }
    let transaction = builder.take(
      draft, RowSource(bankID: draft.givenIdentity, amount: money.asWritten ?? 0),
      asWritten: money.asWritten, at: location(column: money.column.column), place: place)
    builder.transactionOrder[transaction.id] = self[.order]?.value.number
    return transaction
  }

  private func fill(_ draft: inout TransactionDraft, _ builder: BudgetBuilder) {
    draft.description = text(.description)
    draft.memo = text(.memo)
    draft.note = text(.note)
    draft.account = text(.account)
    draft.toAccount = text(.toAccount)
    draft.member = text(.member)
    draft.currency = currency
    let id = text(.id)
    // An identifier given by a bank is kept as a custom field.
    let keepsID = id.map { Identifier<Transaction>($0) == nil && !$0.contains("-") } ?? false
    draft.givenIdentity = keepsID ? nil : id
    draft.transaction.time = draft.transaction.time ?? cells.time(self[.time])
    draft.transaction.payee = text(.payee)
    draft.transaction.periodID = record(.period, .period, builder.periodLabels, &draft, builder.context)
    draft.transaction.billID = record(.bill, .bill, builder.billLabels, &draft, builder.context)
    draft.transaction.receipt = text(.receipt).map(Receipt.reference)
    draft.transaction.tags = text(.tags).map(TagText.tags) ?? []
    draft.transaction.customFields = table.columns.compactMap { column in
      guard !FieldMeaning.placedInLog.contains(column.meaning) || column.meaning == .id && keepsID,
        let value = cells.shownText(row[column.column])
      else { return nil }
      let name = column.header.isEmpty ? "Column \(CellReference.columnName(column.column))" : column.header
      return CustomField(name: CustomFieldHeader.name(name), value: value)
    }
  }

  /// Returns the record that a cell names; nil, after reporting the name, if no sheet contains the record.
  private func record<Entity>(
    _ meaning: FieldMeaning, _ kind: Finding.RecordKind, _ labels: RecordLabels<Entity>,
    _ draft: inout TransactionDraft, _ context: ImportContext
  ) -> Identifier<Entity>? {
    guard let name = text(meaning) else { return nil }
    if let id = labels[NameKey.exact(name)] { return id }
    draft.remarks.append(
      context.finding(.row(.referenceUnknown(kind, name: name)), at: location(meaning)))
    return nil
  }

  /// The currency of the row: from the currency column, the amount's format or text, or the header of the amounts.
  private var currency: StatedCurrency? {
    text(.currency).flatMap { StatedCurrency($0) } ?? amountCell.flatMap(cells.currency) ?? currencyOfHeading
  }

  /// Returns the location of the field that a finding is about.
  private func place(
    _ meaning: FieldMeaning, _ day: LogDates.Reading, _ money: Money
  ) -> Provenance.Location {
    switch (meaning, day) {
    case (.date, .unreadable(_, let column)): location(column: column)
    case (.date, _): location(columns[.date] == nil ? .day : .date)
    case (.amount, _): location(column: money.column.column)
    case (.type, _): location(columns[.type] == nil ? .indicator : .type)
    default: location(meaning)
    }
  }
}

// MARK: Rows that are not transactions

extension LogRowReader {
  /// The first cell with an amount.
  package var amountCell: Cell? {
    moneyColumns.lazy.compactMap { row[$0.column] }.first { !$0.value.isBlank }
  }

  /// Returns the reason why the row is not a transaction; nil if it may be one.
  package func skipReason(_ reading: LogDates.Reading) -> SkipReason? {
    let balance = columns[.balance]
    let filled = row.cells.filter { !$0.value.isBlank && $0.reference.column != balance }
    if filled.isEmpty { return .blank }
    if !table.counted.contains(.balances), balanceAlone != nil || carriedBalance != nil { return .balances }
    // In a log with identifiers, each row was a transaction, whatever a custom field called `Status` says.
    if !table.counted.contains(.void), columns[.id] == nil, text(.status).map(RowWords.isVoid) ?? false {
      return .void
    }
    let isRepeatedHeader = filled.allSatisfy { cell in
      table.columns.contains { $0.column == cell.reference.column && $0.header == cell.value.text?.trimmed }
    }
    if isRepeatedHeader { return .headings }
    switch reading {
    // A row with a day but without an amount in any category column is blank.
    case .day where moneyColumns.count > 2 && filled.count == 1: return .blank
    case .day: return isSumOfColumn && hasTotalWord ? .totals : nil
    case .carried: return hasTotalWord || isSumOfColumn ? .totals : nil
    case .unreadable(let text, _):
      if HeaderText.isTotal(text) || RowWords.isTotal(text) || isSumOfColumn { return .totals }
      if RowWords.isPending(text) { return .pending }
      // A label in the date column without an amount is a heading, such as a month.
      return amountCell == nil && text.allSatisfy { !$0.isNumber || MonthText.read(text) != nil }
        ? .headings : nil
    case .blank:
      if hasTotalWord || isSumOfColumn { return .totals }
      guard let amountCell else { return .headings }
      // A row that contains only numbers and whose amount is computed is a total without a label.
      let isOnlySums = filled.allSatisfy { $0.value.number != nil } && amountCell.formula != nil
      return isOnlySums ? .totals : nil
    }
  }

  /// The balance cell of a row that only states a balance, before the first or after the last transaction.
  var balanceAlone: Cell? {
    guard let balance = self[.balance], case .amount = cells.amount(balance, mark: formats.decimalMark),
      amountCell.map({ $0.value == balance.value }) ?? true
    else { return nil }
    let saysBalance = row.cells.contains { $0.value.text.flatMap(RowWords.reason(text:)) == .balances }
    // A row with an identifier was written as a transaction.
    return saysBalance && text(.id).flatMap { Identifier<Transaction>($0) } == nil ? balance : nil
  }

  /// The amount cell of a row that brings a balance forward, in a log without a balance column.
  var carriedBalance: Cell? {
    guard columns[.balance] == nil, text(.id).flatMap({ Identifier<Transaction>($0) }) == nil,
      [FieldMeaning.description, .payee, .memo, .category].contains(where: { meaning in
        text(meaning).map { RowWords.reason(text: $0) == .balances && $0.count <= 30 } ?? false
      })
    else { return nil }
    return amountCell
  }

  /// Whether a text of the row means an opening balance.
  var saysOpening: Bool { row.cells.contains { $0.value.text.map(RowWords.isOpening) == true } }

  private var hasTotalWord: Bool {
    row.cells.contains { $0.value.text.map(HeaderText.isTotal) == true }
  }

  /// Whether the row's amount is computed from a sum of cells in its column, or from several other rows of this column.
  private var isSumOfColumn: Bool {
    guard let cell = amountCell, let form = cells.formulas.form(of: cell) else { return false }
    let own = cell.reference
    if let terms = form.terms(in: own), terms.count > 1,
      terms.allSatisfy({
        $0.sheet == nil && $0.range.columns == own.column...own.column && !$0.range.rows.contains(own.row)
      })
    {
      return true
    }
    let isOfColumn = form.expression.contains { call in
      guard let sum = call.aggregate, sum.isSum else { return false }
      return sum.operands.contains { operand in
        guard case .area(let area) = operand, area.sheet == nil else { return false }
        let range = form.range(of: area, in: cell.reference)
        return range.rows.count > 1 && range.columns.contains(cell.reference.column)
      }
    }
    return isOfColumn
  }
}
