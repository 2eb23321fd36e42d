import BudgetModel
import CalendarDates
import ExactDecimals
import SpreadsheetFormulas
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport

@testable import ExactJSON
@testable import ImportCore

/// What a person reads in a workbook of the corpus, as recorded in `Tests/Expectations/budgets.json`.
struct ExpectedWorkbook: CustomStringConvertible {
  let file: String
  let tables: [ExpectedTable]
  /// The number of transactions in all logs.
  let transactions: Int
  let inflow: Decimal
  let outflow: Decimal
  let from: String?
  let to: String?
  /// The planned amounts by category name.
  private(set) var planned: [(name: String, amount: Decimal)] = []
  /// For each matrix, the sums of the amounts assigned in its months, in order.
  private(set) var monthly: [[Decimal]] = []
  /// The yearly sum of plans with frequencies, if the expectation states it.
  let plannedPerYear: Decimal?
  /// The open questions of the file.
  let questions: Set<WorkbookExpectation.Question>

  var description: String { file }

  /// Returns the workbooks of the corpus; CSV files have their own tests.
  static func all() throws -> [ExpectedWorkbook] {
    try Expectation.all("budgets.json").filter { !$0.file.hasSuffix(".csv") }.map { ExpectedWorkbook($0) }
  }

  private init(_ expectation: Expectation) {
    file = expectation.file
    var tables: [ExpectedTable] = []
    var logs: [Expectation] = []
    var others: [Expectation] = []
    for sheet in expectation.objects("sheets") {
      for table in sheet.objects("tables") {
        let roles = table.text("role")?.parted ?? []
        tables.append(
          ExpectedTable(
            sheet: sheet.text("sheet") ?? "", range: table.text("range").flatMap { CellRange($0) },
            roles: roles, columns: table.lettered))
        if roles.contains("log") { logs.append(table) } else { others.append(table) }
      }
    }
    self.tables = tables
    transactions = logs.compactMap { $0.number("transactions") }.reduce(0, +)
    inflow = logs.compactMap { $0.sum("inflow") }.exactSum()
    outflow = logs.compactMap { $0.sum("outflow") }.exactSum()
    from = logs.compactMap { $0.text("from") }.min()
    to = logs.compactMap { $0.text("to") }.max()
    for table in others {
      planned += table.amounts("planned").map { (name: $0.key, amount: $0.value) }
      if case .array(let values)? = table.fields["monthly"] {
        monthly.append(
          values.compactMap { if case .string(let text) = $0 { Decimal(string: text) } else { nil } })
      }
    }
    let yearly = others.compactMap { $0.sum("plannedPerYear") }
    plannedPerYear = yearly.isEmpty ? nil : yearly.exactSum()
    questions = Set((logs + others).flatMap(\.ambiguous).compactMap { .init(rawValue: $0) })
  }

  /// The answers that a person would give.
  var answers: WorkbookExpectation.Answers {
    var answers = WorkbookExpectation.Answers()
    if questions.contains(.signs) { answers.unsignedIsExpense = true }
    if questions.contains(.year) { answers.year = 2025 }
    if questions.contains(.plannedOrActual) { answers.isPlanned = true }
    return answers
  }

  /// Reads the workbook and calculates the formulas that have no cached value.
  func workbook() throws -> Workbook {
    let path = Corpus.folder.appending(path: file).path
    let now = (date: TypedSheet.now.date, time: TypedSheet.now.time)
    return try Workbook(xlsxAt: path).computingMissingValues(now: now).workbook
  }

  /// Whether the transactions, sums and dates are as expected.
  func isExact(_ imported: ImportedWorkbook) -> Bool {
    let found = imported.result?.budget.transactions ?? []
    func sum(_ kind: TransactionKind) -> Decimal { found.filter { $0.kind == kind }.map(\.amount).exactSum() }
    return found.count == transactions && sum(.income) == inflow && sum(.expense) == outflow
      && (found.isEmpty
        || found.map(\.date).min()?.description == from && found.map(\.date).max()?.description == to)
  }

  /// Returns how many planned figures are right, how many there are, and which are wrong.
  func planned(_ imported: ImportedWorkbook) -> (right: Int, all: Int, wrong: [String]) {
    let budget = imported.result?.budget ?? Budget()
    var wrong: [String] = []
    for (name, amount) in planned where !budget.plans(amount, for: name) { wrong.append("\(name) \(amount)") }
    let sums = budget.monthlyBudgets.sorted { $0.month < $1.month }.map {
      (assigned: $0.assignments.map(\.amount).exactSum(), income: $0.plannedIncome)
    }
    for months in monthly
    where months != sums.map(\.assigned) && months.map(Optional.some) != sums.map(\.income) {
      wrong.append("months of \(months.first ?? 0), \(months.dropFirst().first ?? 0), …")
    }
    if let plannedPerYear {
      let found = budget.categories.map { $0.budgetedAmount * Decimal(12 / $0.basis.months) }.exactSum()
      if found != plannedPerYear { wrong.append("\(found) a year, not \(plannedPerYear)") }
    }
    let all = planned.count + monthly.count + (plannedPerYear == nil ? 0 : 1)
    return (all - wrong.count, all, wrong)
  }
}

extension Budget {
  /// Whether a category has this planned amount, or gets this amount in some month.
  fileprivate func plans(_ amount: Decimal, for name: String) -> Bool {
    guard let category = categories.first(where: { $0.name == name }) else { return false }
    return category.budgetedAmount == amount
      || monthlyBudgets.contains { month in
        month.plannedIncome == amount
          || month.assignments.contains { $0.categoryID == category.id && $0.amount == amount }
      }
  }
}

extension Expectation {
  fileprivate func objects(_ key: String) -> [Expectation] {
    guard case .array(let values)? = fields[key] else { return [] }
    return values.compactMap { value in
      guard case .object(let members) = value else { return nil }
      return Expectation(fields: Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first })
    }
  }

  fileprivate func amounts(_ key: String) -> [String: Decimal] {
    guard case .object(let members)? = fields[key] else { return [:] }
    return Dictionary(
      members.compactMap { member in
        guard case .string(let text) = member.value, let amount = Decimal(string: text) else { return nil }
        return (member.name, amount)
      }
    ) { first, _ in first }
  }

  /// The meanings of columns, which the file gives by letter; `B:M` stands for each column from B to M.
  fileprivate var lettered: [Int: [String]] {
    guard case .object(let members)? = fields["columns"] else { return [:] }
    var result: [Int: [String]] = [:]
    for member in members {
      guard case .string(let text) = member.value else { continue }
      let ends = member.name.split(separator: ":").map { columnNumber(String($0)) }
      guard let first = ends.first, let last = ends.last, first <= last else { continue }
      for column in first...last { result[column] = text.parted }
    }
    return result
  }
}
