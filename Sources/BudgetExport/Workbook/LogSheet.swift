internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Writes the log as a table sorted by date, each row with its running balance (SPEC §2, sheet 2).
struct LogSheet {
  static let sheetName = "Transactions"
  static let tableName = "Transactions"

  private let budget: Budget
  private var styles: ExportStyles
  private let names: RecordNames
  let columns: [LogColumn]
  private let custom: CustomColumns
  /// The transactions in the order of the sheet, each with its index in the budget.
  private let rows: [(place: Int, transaction: Transaction)]
  private let keepsOrder: Bool
  /// The cell of the plan that contains the balance before the first row.
  private let opening: CellReference?

  init(_ budget: Budget, _ styles: ExportStyles, _ names: RecordNames, opening: CellReference?) {
    self.budget = budget
    self.opening = opening
    self.styles = styles
    self.names = names
    columns = LogColumn.allCases.filter { column in
      column.isAlwaysThere || budget.transactions.contains { Self.fills(column, $0) }
    }
    custom = CustomColumns(budget.transactions)
    let inOrder = budget.transactions.enumerated().map { (place: $0.offset, transaction: $0.element) }
    keepsOrder = zip(budget.transactions, budget.transactions.dropFirst()).allSatisfy { $0.date <= $1.date }
    rows =
      keepsOrder
      ? inOrder : inOrder.sorted { ($0.transaction.date, $0.place) < ($1.transaction.date, $1.place) }
  }

  /// Whether formulas need a condition on the currency of a row.
  var hasCurrencies: Bool { columns.contains(.currency) }

  /// Returns the sheet, and all styles, including the styles that the sheet added.
  mutating func write() -> (SheetDraft, ExportStyles) {
    var draft = SheetDraft(Self.sheetName)
    let headers = columns.map(\.rawValue) + custom.headers + ["Id"] + (keepsOrder ? [] : ["File Order"])
    draft.append(headers.map { .text($0, headerStyle($0)) })
    var balance = ExactSum(budget.accounts.map(\.openingBalance))
    for (place, transaction) in rows {
      if transaction.currency == nil { balance.add(signed(transaction)) }
      append(transaction, place, balance.value, to: &draft)
    }
    // A table has at least one row of data.
    if rows.isEmpty {
      draft.append(columns.map { $0 == .balance ? balanceEntry(row: 2, balance.value) : .nothing })
    }
    finish(&draft, headers)
    return (draft, styles)
  }

  private func headerStyle(_ header: String) -> StyleID {
    switch LogColumn(rawValue: header) {
    case .amount, .balance: styles.numberHeader
    case .account: styles.indentedHeader
    default: styles.header
    }
  }

  private func signed(_ transaction: Transaction) -> Decimal {
    switch transaction.kind {
    case .income: transaction.amount
    case .expense: -transaction.amount
    case .transfer: 0
    }
  }

  private mutating func append(
    _ transaction: Transaction, _ place: Int, _ balance: Decimal, to draft: inout SheetDraft
  ) {
    let row = draft.nextRow
    var entries = columns.map { entry($0, transaction, row: row, balance) }
    entries += custom.values(of: transaction).map { .text($0) }
    entries.append(.text(transaction.id.description))
    if !keepsOrder { entries.append(.number(Decimal(place + 1), .general)) }
    draft.append(entries)
  }

  private mutating func entry(
    _ column: LogColumn, _ transaction: Transaction, row: Int, _ balance: Decimal
  ) -> SheetDraft.Entry {
    switch column {
    case .date: ExportCell.date(transaction.date, styles)
    case .time: ExportCell.time(transaction.time, styles)
    case .description: .text(transaction.description)
    case .category: .text(transaction.categoryID.flatMap { names.category[$0] })
    case .type: .text(Self.word(transaction.kind))
    case .amount: .number(transaction.amount, amountStyle(transaction))
    case .balance: balanceEntry(row: row, balance)
    case .account: .text(transaction.accountID.flatMap { names.account[$0] }, styles.indented)
    case .toAccount: .text(transaction.transferAccountID.flatMap { names.account[$0] })
    case .payee: .text(transaction.payee)
    case .member: .text(transaction.memberID.flatMap { names.member[$0] })
    case .period: .text(transaction.periodID.flatMap { names.period[$0] })
    case .bill: .text(transaction.billID.flatMap { names.bill[$0] })
    case .receipt: .text(transaction.receipt?.reference)
    case .currency: .text(transaction.currency?.code)
    case .tags: .text(transaction.tags.isEmpty ? nil : TagText.text(transaction.tags))
    case .notes: .text(transaction.notes)
    }
  }

  private mutating func amountStyle(_ transaction: Transaction) -> StyleID {
    transaction.currency.map { styles.amount(in: $0) } ?? styles.amount
  }

  /// Returns the formula of the running balance: the balance of the row above (in the first row, the opening
  /// balance) plus the amount of this row.
  ///
  /// `SUM` ignores the header; `ROUND` removes binary rounding errors.
  private func balanceEntry(row: Int, _ balance: Decimal) -> SheetDraft.Entry {
    func cell(_ column: LogColumn, _ row: Int) -> String {
      CellReference(clampingRow: row, column: (columns.firstIndex(of: column) ?? 0) + 1).description
    }
    let type = cell(.type, row)
    let amount = cell(.amount, row)
    var change = "IF(\(type)=\"Income\",\(amount),IF(\(type)=\"Expense\",-\(amount),0))"
    if hasCurrencies { change = "IF(\(cell(.currency, row))=\"\",\(change),0)" }
    var before = cell(.balance, row - 1)
    if row == 2, let opening { before = "\(SheetName.quoted(PlanSheet.sheetName))!\(opening)" }
    return .formula("ROUND(SUM(\(before),\(change)),4)", styles.amount, value: .number(balance))
  }

  static func word(_ kind: TransactionKind) -> String {
    switch kind {
    case .income: "Income"
    case .expense: "Expense"
    case .transfer: "Transfer"
    }
  }

  private static func fills(_ column: LogColumn, _ transaction: Transaction) -> Bool {
    switch column {
    case .date, .description, .category, .type, .amount, .balance, .notes: true
    case .time: transaction.time != nil
    case .account: transaction.accountID != nil
    case .toAccount: transaction.transferAccountID != nil
    case .payee: transaction.payee != nil
    case .member: transaction.memberID != nil
    case .period: transaction.periodID != nil
    case .bill: transaction.billID != nil
    case .receipt: transaction.receipt?.reference != nil
    case .currency: transaction.currency != nil
    case .tags: !transaction.tags.isEmpty
    }
  }
}

extension LogSheet {
  private func finish(_ draft: inout SheetDraft, _ headers: [String]) {
    let lastRow = max(2, draft.nextRow - 1)
    let widths = columns.map { Decimal($0.width) } + custom.headers.map { _ in 18 } + [38, 8]
    draft.setWidths(Array(widths.prefix(headers.count)))
    let identifierColumn = columns.count + custom.headers.count + 1
    for column in identifierColumn...headers.count { draft.hide(column: column) }
    draft.properties.frozenRows = 1
    if let range = CellRange(rows: 1...lastRow, columns: 1...headers.count) {
      draft.properties.tables = [
        Sheet.Table(Self.tableName, range: range, columns: headers.map { Sheet.Table.Column($0) })
      ]
    }
    draft.properties.validations = validations(lastRow)
    draft.properties.printSetup.isLandscape = true
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.repeatedRows = 1...1
    draft.properties.printSetup.footer = "&P / &N"
    if let range = range(of: .balance, lastRow) {
      draft.properties.conditionalFormats = [
        ConditionalFormat([range], when: .cell(.lessThan, "0"), style: Palette.bad)
      ]
    }
  }

  private func range(of column: LogColumn, _ lastRow: Int) -> CellRange? {
    columns.firstIndex(of: column).flatMap { CellRange(rows: 2...lastRow, columns: $0 + 1...$0 + 1) }
  }

  private func validations(_ lastRow: Int) -> [DataValidation] {
    let rules: [(LogColumn, DataValidation.Rule, String)] = [
      (.date, .dateAtLeast("1"), "Enter a date."),
      (.category, .listFormula(ListNames.categories), "Choose one of the plan's categories."),
      (
        .type, .list(TransactionKind.allCases.map(Self.word)), "Choose Income, Expense or Transfer."
      ),
      (.amount, .decimalAtLeast("0"), "Enter an amount above 0; the type says which way it went."),
      (.account, .listFormula(ListNames.accounts), "Choose one of the plan's accounts."),
      (.toAccount, .listFormula(ListNames.accounts), "Choose one of the plan's accounts."),
    ]
    return rules.compactMap { column, rule, message in
      range(of: column, lastRow).map { DataValidation([$0], rule, errorMessage: message) }
    }
  }
}

extension Receipt {
  /// The reference to the picture; nil if the bytes of the picture are given instead.
  fileprivate var reference: String? {
    if case .reference(let text) = self { text } else { nil }
  }
}
