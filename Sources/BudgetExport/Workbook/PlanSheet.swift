internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// The positions of the plan's cells, for formulas on other sheets.
struct PlanLayout {
  /// The cell with each category's name.
  var name: [Identifier<BudgetModel.Category>: CellReference] = [:]
  /// The cell with each category's monthly amount.
  var perMonth: [Identifier<BudgetModel.Category>: CellReference] = [:]
  /// The cell with each account's name.
  var account: [Identifier<Account>: CellReference] = [:]
  /// The cell with the sum of the accounts' opening balances, if there are accounts.
  var available: CellReference?
}

/// Writes the plan in sections: Income, Current Available, Fixed, Variable, Quarterly, Summary (SPEC §3).
struct PlanSheet {
  static let sheetName = "Budget"

  /// The column of the planned amounts, each for the whole span of its basis.
  static let amountColumn = Column.amount

  private let budget: Budget
  private(set) var styles: ExportStyles
  private var draft = SheetDraft(PlanSheet.sheetName)
  private var layout = PlanLayout()
  /// The cell with the total of each section.
  private var totals: [CategoryGroup: CellReference] = [:]
  /// The positions of categories in the order of the budget; empty if the sections list them in the same
  /// order.
  private let orders: [Identifier<BudgetModel.Category>: Int]

  private enum Column {
    static let name = 1
    static let amount = 2
    static let perMonth = 4
    static let identifier = 8
    static let order = 9
  }

  init(_ budget: Budget, _ styles: ExportStyles) {
    self.budget = budget
    self.styles = styles
    let sections = budget.categories.map { CategoryGroup.allCases.firstIndex(of: $0.group) ?? 0 }
    let isInOrder = zip(sections, sections.dropFirst()).allSatisfy { $0 <= $1 }
    orders =
      isInOrder
      ? [:]
      : Dictionary(budget.categories.enumerated().map { ($1.id, $0 + 1) }) { first, _ in first }
  }

  /// Returns the sheet and the positions of its cells.
  mutating func write() -> (SheetDraft, PlanLayout) {
    draft.append([.text("Household Budget", styles.title)])
    draft.append([.text("Amounts per month unless the basis says otherwise", styles.note)])
    writeSection("Monthly Income", of: .income)
    writeAccounts()
    writeSection("Fixed Expenses", of: .fixed)
    writeSection("Variable Expenses", of: .variable)
    writeSection("Quarterly Expenses", of: .quarterly)
    writeSummary()
    draft.setWidths([30, 16, 12, 16, 14, 12, 4, 38, 8])
    for column in [Column.identifier, Column.order] { draft.hide(column: column) }
    draft.properties.showsGridLines = false
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.footer = "&P / &N"
    return (draft, layout)
  }

  private mutating func writeSection(_ title: String, of group: CategoryGroup) {
    draft.skipRow()
    let span = Array(repeating: SheetDraft.Entry.text(nil, styles.section), count: 5)
    draft.append([.text(title, styles.section)] + span)
    let headers = ["Name", "Budgeted", "Basis", "Per Month", "Due Date", "Color", nil, "Id"]
    draft.append(headers.map(header) + orderHeader)
    let firstRow = draft.nextRow
    for category in budget.categories where category.group == group { write(category) }
    totals[group] = writeTotal("Total \(title)", from: firstRow, column: Column.perMonth)
  }

  private func header(_ text: String?) -> SheetDraft.Entry {
    switch text {
    case nil: .nothing
    case "Budgeted", "Balance", "Per Month": .text(text, styles.numberHeader)
    case "Basis", "Due Date": .text(text, styles.indentedHeader)
    default: .text(text, styles.header)
    }
  }

  private mutating func swatch(_ color: HexColor?) -> SheetDraft.Entry {
    color.map { .text($0.text, styles.swatch($0)) } ?? .nothing
  }

  private var orderHeader: [SheetDraft.Entry] { orders.isEmpty ? [] : [.text("File Order", styles.header)] }

  private mutating func write(_ category: BudgetModel.Category) {
    let row = draft.nextRow
    let amountCell = CellReference(clampingRow: row, column: Column.amount)
    let months = category.basis.months
    draft.append([
      .text(category.name),
      .number(category.budgetedAmount, styles.amount),
      .text(Self.word(category.basis), styles.indented),
      .formula(months == 1 ? "\(amountCell)" : "\(amountCell)/\(months)", styles.amount),
      dueDate(category.dueDate),
      swatch(category.color),
      .nothing,
      .text(category.id.description),
      .number(orders[category.id].map { Decimal($0) }, .general),
    ])
    layout.name[category.id] = CellReference(clampingRow: row, column: Column.name)
    layout.perMonth[category.id] = CellReference(clampingRow: row, column: Column.perMonth)
  }

  private static func word(_ basis: AmountBasis) -> String {
    switch basis {
    case .month: "Monthly"
    case .quarter: "Quarterly"
    case .year: "Yearly"
    }
  }

  private func dueDate(_ due: DueDate?) -> SheetDraft.Entry {
    switch due {
    case nil: .nothing
    case .date(let date): ExportCell.date(date, styles)
    case .dayOfMonth(let day): .number(Decimal(day), styles.indented)
    case .lastDayOfMonth: .text("last", styles.indented)
    }
  }

  private mutating func writeAccounts() {
    draft.skipRow()
    let span = Array(repeating: SheetDraft.Entry.text(nil, styles.section), count: 5)
    draft.append([.text("Current Available", styles.section)] + span)
    draft.append(["Account", "Balance"].map(header))
    let firstRow = draft.nextRow
    for (index, account) in budget.accounts.enumerated() {
      let row = draft.append([
        .formula(AccountsSheet.form.cell(AccountsSheet.name, index), .general),
        .formula(AccountsSheet.form.cell(AccountsSheet.balance, index), styles.amount),
      ])
      layout.account[account.id] = CellReference(clampingRow: row, column: Column.name)
    }
    let total = writeTotal("Total Current Available", from: firstRow, column: Column.amount)
    availableTotal = total
    if !budget.accounts.isEmpty { layout.available = total }
  }

  private var availableTotal: CellReference?

  /// Writes a total row below the rows of a section; the total of a section without rows is 0.
  private mutating func writeTotal(_ label: String, from firstRow: Int, column: Int) -> CellReference {
    let lastRow = draft.nextRow - 1
    let total = CellReference(clampingRow: draft.nextRow, column: column)
    var entries = [SheetDraft.Entry.text(label, styles.totalLabel)]
    for index in 2...5 {
      guard index == column else {
        entries.append(.text(nil, styles.totalLabel))
        continue
      }
      let range = CellRange(rows: firstRow...max(firstRow, lastRow), columns: column...column)
      let sum = lastRow < firstRow ? "0" : "SUM(\(range?.description ?? ""))"
      entries.append(.formula(sum, styles.totalAmount))
    }
    draft.append(entries)
    return total
  }

  private mutating func writeSummary() {
    draft.skipRow()
    let span = Array(repeating: SheetDraft.Entry.text(nil, styles.section), count: 5)
    draft.append([.text("Summary", styles.section)] + span)
    let income = line("Total Income", "\(cell(.income))")
    let fixed = line("Fixed Expenses", "\(cell(.fixed))")
    line("Variable Expenses", "\(cell(.variable))")
    let quarterly = line("Quarterly Expenses per Month", "\(cell(.quarterly))")
    let expenses = line("Total Expenses", "SUM(\(fixed):\(quarterly))")
    let remaining = line("Remaining Balance", "\(income)-\(expenses)", isTotal: true)
    if let availableTotal { line("Current Available", "\(availableTotal)", isTotal: true) }
    draft.properties.conditionalFormats += [
      ConditionalFormat([CellRange(remaining, remaining)], when: .cell(.lessThan, "0"), style: Palette.bad),
      ConditionalFormat(
        [CellRange(remaining, remaining)], when: .cell(.greaterThanOrEqual, "0"), style: Palette.good),
    ]
  }

  private func cell(_ group: CategoryGroup) -> CellReference {
    totals[group] ?? CellReference(clampingRow: 1, column: 1)
  }

  @discardableResult
  private mutating func line(_ label: String, _ formula: String, isTotal: Bool = false) -> CellReference {
    let labelStyle = isTotal ? styles.totalLabel : .general
    let row = draft.append([
      .text(label, labelStyle), .text(nil, labelStyle), .text(nil, labelStyle),
      .formula(formula, isTotal ? styles.totalAmount : styles.amount),
    ])
    return CellReference(clampingRow: row, column: Column.perMonth)
  }
}
