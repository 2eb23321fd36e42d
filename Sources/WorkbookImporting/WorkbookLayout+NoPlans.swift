internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

// Tables that look like plans or logs and are left out.
extension WorkbookLayout {
  /// Leaves out plans on hidden sheets if visible plans have most of their categories.
  ///
  /// Such hidden plans are earlier versions.
  mutating func leaveOutHiddenPlans() {
    func names(_ table: FoundTable) -> Set<String> {
      guard let column = table[.category], let sheet = workbook[sheet: table.sheetName] else { return [] }
      return Set(sheet.rows(table.dataRows).compactMap { cells.text($0[column]) })
    }
    func isHidden(_ table: FoundTable) -> Bool {
      workbook[sheet: table.sheetName]?.properties.visibility != .visible
    }
    let plans = tables.indices.filter {
      tables[$0].role == .plan && MonthText.find(in: tables[$0].sheetName) == nil
    }
    let visible = plans.filter { !isHidden(tables[$0]) }.reduce(into: Set()) {
      $0.formUnion(names(tables[$1]))
    }
    for index in plans where isHidden(tables[index]) {
      let own = names(tables[index])
      guard own.intersection(visible).count * 2 > own.count else { continue }
      tables[index].role = .summary
      tables[index].evidence = "a hidden sheet; a visible one plans most of its categories"
    }
    leaveOutHiddenCopies(tables.indices.filter { isHidden(tables[$0]) })
  }

  /// Leaves out amounts by month on hidden sheets if a visible sheet has nearly all of them in the same cells.
  private mutating func leaveOutHiddenCopies(_ hidden: [Int]) {
    let byMonth: Set<FoundTable.Role> = [.matrix, .assignments]
    let copies = hidden.filter { byMonth.contains(tables[$0].role) }
    guard !copies.isEmpty else { return }
    let visible = tables.indices.filter { !hidden.contains($0) && byMonth.contains(tables[$0].role) }
    let visibleAmounts = visible.map { amounts(tables[$0]) }
    for index in copies {
      let own = amounts(tables[index])
      let isCopy = visibleAmounts.contains { others in
        own.count { others[$0.key] == $0.value } * 10 > own.count * 8
      }
      if isCopy { tables[index].leaveOut("a hidden sheet; a visible one has nearly all of its amounts") }
      if visible.contains(where: { isEarlier(tables[index], than: tables[$0]) }) {
        tables[index].leaveOut("a hidden sheet; a longer visible table has nearly all of its columns")
      }
    }
  }

  /// Whether a table with a row for each month has nearly the same categories as another table with more months.
  private func isEarlier(_ table: FoundTable, than other: FoundTable) -> Bool {
    func names(_ table: FoundTable) -> Set<String> {
      Set(table.columns.filter { $0.meaning == .assigned }.map { HeaderText.normalized($0.header) })
    }
    let own = names(table)
    return table.role == .assignments && other.role == .assignments && own.count > 2
      && table.dataRows.count < other.dataRows.count
      && own.intersection(names(other)).count * 10 >= own.count * 8
  }

  /// Returns the numbers of a table's data rows by their cells.
  private func amounts(_ table: FoundTable) -> [CellReference: Decimal] {
    guard let sheet = workbook[sheet: table.sheetName] else { return [:] }
    let numbers = sheet.rows(table.dataRows).flatMap { $0.cells(in: table.range.columns) }.compactMap {
      cell in
      cell.value.number.map { (cell.reference, $0) }
    }
    return Dictionary(numbers) { first, _ in first }
  }

  /// Leaves out plans whose rows are the titles of other plans on the sheet: `Wants` above a list `Wants budget`.
  mutating func leaveOutPlansOfPlans() {
    // The plans of each sheet by the words of their titles.
    var titled: [String: [String: [Int]]] = [:]
    for index in tables.indices where tables[index].role == .plan {
      guard let title = tables[index].title else { continue }
      for word in Set(HeaderText.normalized(title).split(separator: " ")) {
        titled[tables[index].sheetName, default: [:]][String(word), default: []].append(index)
      }
    }
    for index in tables.indices where tables[index].role == .plan {
      let table = tables[index]
      guard let names = table[.category], let plans = titled[table.sheetName],
        let rows = workbook[sheet: table.sheetName]?.rows(table.dataRows)
      else { continue }
      let texts = rows.compactMap { cells.text($0[names]) }.filter { !HeaderText.isTotal($0) }
        .map(HeaderText.normalized)
      var found: Set<Int> = []
      let areTitles = texts.allSatisfy { text in
        let word = text.split(separator: " ").first.map(String.init) ?? ""
        let plan = plans[word]?.prefix(Self.mostTitles).first { plan in
          plan != index && " \(HeaderText.normalized(tables[plan].title ?? "")) ".contains(" \(text) ")
        }
        return plan.map { found.insert($0).inserted } ?? false
      }
      guard texts.count > 1, areTitles else { continue }
      tables[index].role = .summary
      tables[index].evidence = "its rows are the titles of other plans"
    }
  }

  /// The maximum number of plans that are compared with a row; their titles contain the first word of the row.
  private static let mostTitles = 32

  /// Leaves out tables of sums, means and counts, and tables of amount ranges with their frequencies.
  ///
  /// These tables are not plans.
  mutating func leaveOutStatistics() {
    for index in tables.indices where tables[index].role == .plan {
      let table = tables[index]
      guard let amounts = table[.budgeted], let names = table[.category],
        let rows = workbook[sheet: table.sheetName]?.rows(table.dataRows)
      else { continue }
      let numbers = rows.compactMap { $0[amounts] }.filter { $0.value.number != nil }
      let areFigures = numbers.allSatisfy(takesRowsTogether)
      let texts = rows.compactMap { $0[names]?.value.text?.trimmed }.filter { !$0.isEmpty }
      let areRanges = texts.count > 2 && texts.count { $0.contains(where: \.isLetter) } * 2 < texts.count
      guard !numbers.isEmpty, areFigures || areRanges else { continue }
      tables[index].role = .summary
      tables[index].evidence = areRanges ? "ranges of amounts" : "sums, means and counts of other cells"
    }
  }

  /// Whether a formula adds up, averages or counts other rows.
  ///
  /// A sum over the formula's own row, such as over the weeks of a month, is an amount.
  private func takesRowsTogether(_ cell: Cell) -> Bool {
    guard let form = cells.formulas.form(of: cell), let aggregate = form.expression.aggregate else {
      return false
    }
    return aggregate.operands.contains { operand in
      guard case .area(let area) = operand else { return true }
      return form.range(of: area, in: cell.reference).rows != cell.reference.row...cell.reference.row
    }
  }

  /// Leaves out balances by date, which are not transactions.
  mutating func leaveOutHoldings() {
    for index in tables.indices where tables[index].role == .log {
      guard let sheet = workbook[sheet: tables[index].sheetName],
        let reason = HoldingSeries(tables[index], sheet, cells).reason
      else { continue }
      tables[index].role = .summary
      tables[index].evidence = reason
    }
  }
}
