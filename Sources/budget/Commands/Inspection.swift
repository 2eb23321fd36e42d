import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import ExactDecimals
import Foundation
import SpreadsheetValues
import ExactJSON

/// The contents of a file, as text and as JSON.
struct Inspection {
  private let loaded: LoadedBudget
  private let fileName: String
  /// The sums by category over the whole file, with rows of all types.
  private let sums: CategorySums

  init(_ loaded: LoadedBudget, fileName: String) {
    self.loaded = loaded
    self.fileName = fileName
    sums = CategorySums(loaded.budget)
  }

  private var budget: Budget { loaded.budget }

  /// Returns the verdicts, tables, counts, sums by category and findings as lines.
  func lines(_ width: LineWidth) -> [String] {
    var lines = VerdictLines(loaded.result.verdicts).all(width: width.prose)
    if !lines.isEmpty { lines.append("") }
    lines.append("\(fileName): \(loaded.format.rawValue), \(span)")
    lines += counts.filter { $0.1 > 0 }.map { "  \($0.1) \($0.0)" }
    lines += tableLines(width: width.prose)
    if let form = loaded.csvForm { lines += CSVInspection.lines(form, width: width.prose) }
    lines.append("")
    lines += categoryLines(width: width.table)
    let currencies = Set(budget.transactions.compactMap(\.currency?.code)).sorted()
    if !currencies.isEmpty {
      lines += FindingLines.wrapped(
        "Amounts in \(currencies.joined(separator: ", ")) are added up as plain numbers, as in a file's totals.",
        width: width.prose)
    }
    let findings = loaded.result.findings
    lines += ["", FindingLines.count(findings)]
    lines += FindingLines.lines(findings, width: width.prose, limit: 12)
    if let accounting = loaded.fileAccounting { lines += [""] + CSVInspection.lines(of: accounting) }
    return lines
  }

  /// The first and the last date of the log.
  private var span: String {
    let dates = budget.transactions.map(\.date)
    guard let first = dates.min(), let last = dates.max() else { return "no transactions" }
    return "\(first) to \(last)"
  }

  private var counts: [(String, Int)] {
    [
      ("transactions", budget.transactions.count), ("categories", budget.categories.count),
      ("accounts", budget.accounts.count), ("months", budget.monthlyBudgets.count),
      ("bills", budget.bills.count), ("limits", budget.limits.count), ("members", budget.members.count),
      ("periods", budget.periods.count),
    ]
  }

  private func tableLines(width: Int) -> [String] {
    guard let workbook = loaded.workbook else { return [] }
    return LayoutInspection(loaded.tables, workbook, loaded.context, accounting: loaded.accounting).lines(
      width: width)
  }

  /// Returns an amount with the currency's decimal places, or with all of its own if it has more.
  private func shown(_ amount: Decimal) -> String {
    amount.plainText(places: max(budget.settings.currency.minorUnits, amount.fractionDigits))
  }

  private func categoryLines(width: Int) -> [String] {
    var table = TextTable([
      ("Category", .left), ("Group", .left), ("Budgeted", .right), ("Rows", .right), ("Income", .right),
      ("Expense", .right), ("All", .right),
    ])
    for row in sums.rows {
      table.append([
        row.category?.name ?? "Uncategorized", row.category?.group.rawValue ?? "",
        row.category.map { shown($0.budgetedAmount) } ?? "", String(row.count), shown(row.income),
        shown(row.expense), shown(row.all),
      ])
    }
    table.rule()
    let total = sums.total
    table.append([
      "Total", "", "", String(total.count), shown(total.income), shown(total.expense), shown(total.all),
    ])
    return table.lines(width: width)
  }

  /// Returns the contents as JSON.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object(
        [
          JSONMember("file", .string(fileName)),
          JSONMember("format", .string(loaded.format.rawValue)),
          JSONMember("verdicts", VerdictJSON.values(loaded.result.verdicts)),
          JSONMember("counts", .object(counts.map { JSONMember($0.0, .number(String($0.1))) })),
          JSONMember("tables", .array(loaded.tables.map(TableJSON.value))),
          JSONMember("categories", .array(sums.rows.map(Self.value))),
          JSONMember("findings", FindingJSON.values(loaded.result.findings)),
        ] + (loaded.csvForm.map { CSVInspection.members($0, loaded.fileAccounting) } ?? [])))
    return writer.finished()
  }

  private static func value(_ row: CategorySums.Row) -> JSONValue {
    .object([
      JSONMember("name", row.category.map { .string($0.name) } ?? .null),
      JSONMember("group", row.category.map { .string($0.group.rawValue) } ?? .null),
      JSONMember("budgeted", row.category.map { .number($0.budgetedAmount.plainText) } ?? .null),
      JSONMember("transactions", .number(String(row.count))),
      JSONMember("income", .number(row.income.plainText)),
      JSONMember("expense", .number(row.expense.plainText)),
      JSONMember("all", .number(row.all.plainText)),
    ])
  }
}
