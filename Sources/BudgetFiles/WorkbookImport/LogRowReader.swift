internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Reads one row of the log as a transaction.
struct LogRowReader {
  let table: FoundTable
  let columns: ColumnIndex
  let row: Row
  let cells: CellReader
  let conventions: LogConventions

  /// The row's cell in the column with this meaning.
  subscript(_ meaning: FieldMeaning) -> Cell? {
    columns[meaning].flatMap { row[$0] }
  }

  /// The place of the row's cell in the column with this meaning, or of its first cell.
  func location(_ meaning: FieldMeaning) -> Provenance.Location {
    let column = columns[meaning] ?? row.cells.first?.reference.column ?? 1
    return .cell(
      sheet: table.sheetName, reference: CellReference(clampingRow: row.number, column: column).description)
  }

  private func text(_ meaning: FieldMeaning) -> String? { cells.text(self[meaning]) }

  /// Adds the row's transaction and gives it, or notes why there is none.
  func read(into builder: inout BudgetBuilder) -> Transaction? {
    guard !isBlank, let (date, time) = dateAndTime(&builder), let flow = flow(&builder) else { return nil }
    let categoryText = text(.category)
    let categoryID = categoryText.map { builder.categoryID(named: $0, at: location(.category)) }
    let description = text(.description) ?? text(.payee) ?? categoryText ?? "Uncategorized"
    let kind = kind(flow, categoryID, builder)
    let id: Identifier<Transaction> = builder.identity(
      given: text(.id), place: "\(table.sheetName)!\(row.number)",
      content: [
        date.description, flow.amount.plainText, kind.rawValue, description, categoryText ?? "",
        text(.account) ?? "",
      ], at: location(.id))
    var transaction = Transaction(
      id: id, date: date, time: time, amount: flow.amount, kind: kind, description: description,
      info: builder.context.recordInfo)
    transaction.categoryID = categoryID
    fillOptional(&transaction, &builder)
    noteOddities(transaction, flow, &builder)
    builder.add(transaction, amountAt: location(.amount))
    builder.fileOrder[id.uuid] = self[.order]?.value.number
    return transaction
  }

  private func fillOptional(_ transaction: inout Transaction, _ builder: inout BudgetBuilder) {
    transaction.notes = text(.note)
    transaction.payee = text(.payee)
    transaction.accountID = text(.account).map { builder.accountID(named: $0) }
    transaction.transferAccountID = text(.toAccount).map { builder.accountID(named: $0) }
    transaction.memberID = text(.member).map { builder.memberID(named: $0) }
    transaction.currency = currency(builder)
    transaction.tags = text(.tags).map { $0.split(separator: ",").map { String($0).trimmed } } ?? []
    transaction.customFields = table.otherColumns.compactMap { other in
      cells.text(row[other.column]).map { CustomField(name: CustomColumns.name(other.header), value: $0) }
    }
  }

  /// The currency that the row names, in its own column or in the format of its amount, where it is not the budget's.
  private func currency(_ builder: BudgetBuilder) -> Currency? {
    let named =
      text(.currency).flatMap { Currency(symbolOrCode: $0) } ?? amountCell.flatMap(cells.currency)
    return named == builder.budget.settings.currency ? nil : named
  }

  private var amountCell: Cell? {
    [.amount, .outflow, .inflow].lazy.compactMap { self[$0] }.first { !$0.value.isBlank }
  }

  private func noteOddities(_ transaction: Transaction, _ flow: Flow, _ builder: inout BudgetBuilder) {
    if transaction.categoryID == nil, transaction.kind != .transfer, columns[.category] != nil {
      builder.note(
        .uncategorized, .info, location(.category), "the row has no category; it is kept as Uncategorized")
    }
    if transaction.kind == .transfer, transaction.transferAccountID == nil {
      builder.note(
        .transferWithoutAccount, .info, location(.type), "the transfer does not say which account it went to")
    }
    if flow.isReversed, transaction.kind == .income {
      builder.note(.refund, .info, location(.amount), "the negative expense is read as a refund")
    }
  }

  /// Nothing in the row but formulas that show no amount, or a total of the workbook's own.
  private var isBlank: Bool {
    let balance = columns[.balance]
    let meaningful = row.cells.lazy.filter { !$0.value.isBlank && $0.reference.column != balance }
    if meaningful.isEmpty { return true }
    if self[.date].map(\.value.isBlank) ?? true {
      return meaningful.contains { $0.value.text.map(HeaderText.isTotal) == true }
    }
    // A label in the date's column: `Total`, or a month as a heading.
    return self[.date]?.value.text.map(HeaderText.isTotal) == true
  }
}

extension LogRowReader {
  private func dateAndTime(_ builder: inout BudgetBuilder) -> (CalendarDate, TimeOfDay?)? {
    let cell = self[.date]
    if let reading = cells.date(cell, order: conventions.dateOrder) {
      return (reading.date, reading.time ?? cells.time(self[.time]))
    }
    // A row that has neither date nor amount is a heading or a remark, not a transaction.
    guard let text = cells.text(cell) else {
      if amountCell != nil {
        builder.note(
          .dateMissing, .error, location(.date), "the row has an amount but no date; it is left out",
          remedy: "enter its date")
      }
      return nil
    }
    builder.note(
      .dateUnreadable, .error, location(.date), "\(cells.quoted(text)) is not a date; the row is left out",
      remedy: "enter a date such as 2026-03-31")
    return nil
  }

  /// An amount without its sign, and which way the row itself says it went.
  struct Flow {
    var amount: Decimal
    /// What the type column or the sign says; nil where neither does.
    var kind: TransactionKind?
    /// Whether the sign turned the type's direction round: a negative expense.
    var isReversed = false
  }

  private func flow(_ builder: inout BudgetBuilder) -> Flow? {
    guard columns[.amount] != nil else { return flowOfTwoColumns(&builder) }
    guard let amount = amount(.amount, &builder) else {
      if case .blank = cells.amount(self[.amount]) {
        builder.note(
          .amountMissing, .error, location(.amount), "the row has no amount; it is left out",
          remedy: "enter its amount")
      }
      return nil
    }
    let kind = kindOfTypeColumn(&builder)
    guard amount < 0 else {
      return Flow(amount: amount, kind: kind ?? (conventions.signs == .directions ? .income : nil))
    }
    switch kind {
    // In a log of signed amounts an expense has its minus anyway.
    case .expense where conventions.signs == .directions: return Flow(amount: -amount, kind: .expense)
    case .expense: return Flow(amount: -amount, kind: .income, isReversed: true)
    case .income: return Flow(amount: -amount, kind: .expense, isReversed: true)
    case .transfer: return Flow(amount: -amount, kind: .transfer)
    case nil: return Flow(amount: -amount, kind: .expense)
    }
  }

  /// A log with a Debit and a Credit column.
  private func flowOfTwoColumns(_ builder: inout BudgetBuilder) -> Flow? {
    let income = amount(.inflow, &builder) ?? 0
    let expense = amount(.outflow, &builder) ?? 0
    if income != 0, expense != 0 {
      builder.note(
        .amountUnreadable, .error, location(.inflow),
        "the row has both an income and an expense; it is left out",
        remedy: "give each its own row")
      return nil
    }
    // Some banks write debits with a minus.
    if expense != 0 { return Flow(amount: abs(expense), kind: .expense) }
    if income != 0 { return Flow(amount: abs(income), kind: income < 0 ? .expense : .income) }
    if amountCell != nil {
      builder.note(.amountZero, .warning, location(.inflow), "the row's amount is 0; it is left out")
    }
    return nil
  }

  /// The amount of a column; a text that is none and a 0 are findings.
  private func amount(_ meaning: FieldMeaning, _ builder: inout BudgetBuilder) -> Decimal? {
    switch cells.amount(self[meaning]) {
    case .blank: return nil
    case .amount(0) where meaning == .amount:
      builder.note(.amountZero, .warning, location(meaning), "the row's amount is 0; it is left out")
      return nil
    case .amount(let amount): return amount
    case .unusable(let code, let reason):
      builder.note(
        code, .error, location(meaning), "\(reason); the row is left out",
        remedy: "enter a number of at most 15 digits and 4 decimals")
      return nil
    }
  }

  private func kindOfTypeColumn(_ builder: inout BudgetBuilder) -> TransactionKind? {
    guard let text = text(.type) else { return nil }
    if let kind = KindWords.kind(text) { return kind }
    if GroupWords.group(text) != nil { return .expense }
    builder.note(
      .typeUnknown, .warning, location(.type),
      "the type \(cells.quoted(text)) is none of Income, Expense, Transfer; the sign or the category decides")
    return nil
  }

  /// Without a word or a sign, the category's group says which way money went.
  private func kind(
    _ flow: Flow, _ categoryID: Identifier<BudgetModel.Category>?, _ builder: BudgetBuilder
  ) -> TransactionKind {
    if let kind = flow.kind { return kind }
    return categoryID.flatMap { builder.group(of: $0) } == .income ? .income : .expense
  }
}

/// Words for the types of transactions.
enum KindWords {
  /// The kind that a word names, or nil for any other text.
  static func kind(_ text: String) -> TransactionKind? {
    kinds[HeaderText.normalized(text)]
  }

  private static let kinds: [String: TransactionKind] = [
    "income": .income, "credit": .income, "deposit": .income, "in": .income, "+": .income,
    "einnahme": .income,
    "refund": .income, "revenu": .income, "ingreso": .income, "receita": .income,
    "expense": .expense, "debit": .expense, "withdrawal": .expense, "out": .expense, "-": .expense,
    "spending": .expense, "payment": .expense, "purchase": .expense, "ausgabe": .expense, "depense": .expense,
    "gasto": .expense, "despesa": .expense,
    "transfer": .transfer, "umbuchung": .transfer, "virement": .transfer, "transferencia": .transfer,
  ]
}
