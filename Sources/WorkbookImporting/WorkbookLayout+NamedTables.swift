internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

// Rules that leave out logs and plans if another table is explicitly named as a log or a plan.
extension WorkbookLayout {
  /// Gives precedence to tables that are named as logs or plans.
  mutating func letNamedTablesDecide() {
    settleLogsOfPlans()
    leaveOutUnnamed(.log, calledBy: [.amount, .inflow, .outflow, .actual])
    leaveOutDeposits()
    leaveOutUnnamed(.plan, calledBy: [.budgeted])
    leaveOutSectionsAroundLogs()
    leaveOutPlansBesideLogs()
    leaveOutMonthsBesideOthers()
    leaveOutCopiedPlans()
  }

  /// Leaves out logs with only dates and deposits if another log states the purpose of its rows.
  ///
  /// Money put into a reserve is not income. The numbers of such a log are reported as left out.
  private mutating func leaveOutDeposits() {
    let texts: [FieldMeaning] = [.description, .payee, .category, .memo, .note, .type, .indicator]
    let logs = tables.indices.filter { tables[$0].role == .log && tables[$0].headerRows != nil }
    let told = logs.filter { index in texts.contains { tables[index][$0] != nil } }
    guard !told.isEmpty else { return }
    for index in Set(logs).subtracting(told) {
      let money = tables[index].moneyColumns
      guard money.count == 1, money[0].meaning == .inflow, tables[index].scope.kind == nil,
        tables[index][.balance] == nil
      else { continue }
      tables[index].role = .summary
      tables[index].evidence = "days with deposits alone, beside a log with texts"
    }
  }

  /// Leaves out tables of months by categories if there is a log or another plan.
  ///
  /// A plan that contains only the sums of their columns is left out first.
  private mutating func leaveOutMonthsBesideOthers() {
    let monthsDown = tables.indices.filter { tables[$0].role == .assignments && tables[$0][.category] == nil }
    leaveOutSums(of: monthsDown)
    let records = FoundTable.Role.plans.union([.log])
    guard tables.indices.contains(where: { records.contains(tables[$0].role) && !monthsDown.contains($0) })
    else {
      return
    }
    for index in monthsDown {
      let titles = [tables[index].title, tables[index].sheetName].compactMap(\.self)
      guard !titles.contains(where: PlanWords.isPlanned) else { continue }
      tables[index].role = .summary
      tables[index].evidence += "; other tables hold the amounts themselves"
    }
  }

  /// Leaves out plans whose amounts are the sums of columns of other tables.
  private mutating func leaveOutSums(of others: [Int]) {
    let sums = Set(others.flatMap { columnSums(of: tables[$0]) }.filter { $0 != 0 })
    for index in tables.indices where tables[index].role == .plan && !sums.isEmpty {
      guard let column = tables[index][.budgeted],
        !tables[index].columns.contains(where: Self.isCalledPlanned)
      else { continue }
      let amounts = numbers(in: column, of: tables[index]).filter { $0 != 0 }
      guard amounts.count > 2, amounts.count(where: sums.contains) * 10 >= amounts.count * 8 else { continue }
      tables[index].leaveOut("its amounts are the sums of another table's columns")
    }
  }

  private func columnSums(of table: FoundTable) -> [Decimal] {
    table.columns.filter { $0.meaning == .assigned }.map { numbers(in: $0.column, of: table).exactSum() }
  }

  private func numbers(in column: Int, of table: FoundTable) -> [Decimal] {
    (workbook[sheet: table.sheetName]?.rows(table.dataRows) ?? []).compactMap { row in
      row[column].flatMap { $0.formula == nil ? $0.value.number : nil }
    }
  }

  /// Leaves out plans that repeat the names and amounts of another plan, such as a summary of payments.
  private mutating func leaveOutCopiedPlans() {
    var known: [(table: Int, entries: Set<String>)] = []
    for index in tables.indices where tables[index].role == .plan && tables[index].scope.month == nil {
      let entries = entries(of: tables[index])
      let original = known.first { other in
        tables[other.table].sheetName != tables[index].sheetName && entries.count > 2
          && entries.intersection(other.entries).count * 10 >= entries.count * 9
      }
      if let original {
        tables[index].role = .comparison
        tables[index].evidence += "; its names and amounts are those of \(tables[original.table].sheetName)"
      } else {
        known.append((index, entries))
      }
    }
  }

  /// Returns the name and amount of each row of a plan, without totals.
  private func entries(of table: FoundTable) -> Set<String> {
    guard let names = table[.category], let amounts = table[.budgeted],
      let sheet = workbook[sheet: table.sheetName]
    else { return [] }
    return Set(
      sheet.rows(table.dataRows).compactMap { row in
        guard let name = cells.text(row[names]), !HeaderText.isTotal(name),
          let amount = cells.amount(row[amounts]).value
        else { return nil }
        return "\(NameKey.exact(name)) \(amount.plainText)"
      })
  }

  /// Leaves out tables whose headers do not name their amounts, if another table with the same role names its amounts.
  private mutating func leaveOutUnnamed(_ role: FoundTable.Role, calledBy meanings: Set<FieldMeaning>) {
    let headed = tables.indices.filter { tables[$0].role == role && tables[$0].headerRows != nil }
    let isPlanned =
      role == .plan && headed.contains { tables[$0].columns.contains(where: Self.isCalledPlanned) }
    func isNamed(_ index: Int) -> Bool {
      let table = tables[index]
      // Beside amounts that are called planned, a list of prices is no plan.
      if isPlanned,
        table.columns.contains(where: { $0.meaning == .budgeted && HeaderWords.namesPrices($0.header) })
      {
        return false
      }
      if role == .log, table[.date] == nil, table[.day] == nil { return false }
      // Columns of amounts beside each other have the names of their categories.
      if role == .log, table.columns.count(where: { $0.meaning == .amount }) > 1 { return true }
      return table.columns.first { $0.meaning.map(meanings.contains) ?? false }.map {
        let meaning = HeaderBand.meaning(of: $0.header)
        return role == .plan ? meaning != nil || $0.header.isEmpty : meaning.map(meanings.contains) ?? false
      } ?? true
    }
    guard headed.contains(where: isNamed) else { return }
    for index in headed where !isNamed(index) {
      tables[index].role = .summary
      tables[index].evidence = "other tables have a name for their amounts, and this one does not"
    }
  }

  /// Turns a log into a plan by month if its amounts are called a budget.
  ///
  /// A log on a sheet called a budget becomes a plan as well if a log on a sheet called actual has the same columns.
  private mutating func settleLogsOfPlans() {
    func names(_ index: Int) -> [String] { tables[index].columns.map(\.header) }
    let logs = tables.indices.filter { tables[$0].role == .log && tables[$0].headerRows != nil }
    let actual = Set(logs.filter { PlanWords.isActual(tables[$0].sheetName) }.map(names))
    for index in logs where tables[index][.category] != nil {
      let money = tables[index].moneyColumns
      let isPlan = money.count == 1 && money[0].meaning == .amount && Self.isBudget(money[0].header)
      let isCalledPlan = PlanWords.isPlanned(tables[index].sheetName) && actual.contains(names(index))
      guard isPlan || isCalledPlan else { continue }
      tables[index].role = .assignments
      for place in tables[index].columns.indices {
        switch tables[index].columns[place].meaning {
        case .date: tables[index].columns[place].meaning = .month
        case .amount: tables[index].columns[place].meaning = .assigned
        case .indicator: tables[index].columns[place].meaning = .type
        case .month: tables[index].columns[place].meaning = nil
        default: break
        }
      }
      tables[index].evidence =
        isPlan
        ? "a budget for each category and month"
        : "called a budget, beside a log with the same columns that is called actual"
    }
  }

  /// Whether the header of amounts calls them a budget: `monthly_budget`, not `Budget used`.
  private static func isBudget(_ header: String) -> Bool {
    let words = header.replacing("_", with: " ")
    return PlanWords.isPlanned(words) && !PlanWords.isActual(words)
  }

  /// Leaves out sectioned plans that overlap a log, because section titles may also surround a log.
  private mutating func leaveOutSectionsAroundLogs() {
    let logs = Dictionary(
      grouping: tables.filter { $0.role == .log && $0.headerRows != nil }, by: \.sheetName)
    for index in tables.indices where tables[index].role == .sectionedPlan {
      let table = tables[index]
      guard logs[table.sheetName]?.contains(where: { $0.range.overlaps(table.range) }) == true else {
        continue
      }
      tables[index].role = .summary
      tables[index].evidence += "; a log stands among them"
    }
  }

  /// Leaves out plans beside a log if they are not named as plans and share no category with the log.
  private mutating func leaveOutPlansBesideLogs() {
    let logs = tables.filter { $0.role == .log && $0.headerRows != nil }
    guard !logs.isEmpty else { return }
    var spent: Set<String>?
    for index in tables.indices where tables[index].role == .plan && tables[index].headerRows != nil {
      let table = tables[index]
      let titles = [table.title, table.sheetName].compactMap(\.self)
      guard table.scope.group == nil, !titles.contains(where: PlanWords.isPlanned),
        !table.columns.contains(where: Self.isCalledPlanned), let names = table[.category]
      else { continue }
      let categories = spent ?? Set(logs.flatMap { texts(of: $0[.category] ?? $0[.description], in: $0) })
      spent = categories
      guard categories.isDisjoint(with: texts(of: names, in: table)) else { continue }
      tables[index].role = .summary
      tables[index].evidence = "nothing calls its amounts planned, and the log has none of its names"
    }
  }

  /// Returns the texts in a column of a table, normalized for comparison.
  private func texts(of column: Int?, in table: FoundTable) -> [String] {
    guard let column, let sheet = workbook[sheet: table.sheetName] else { return [] }
    return sheet.rows(table.dataRows).compactMap { cells.text($0[column]).map(NameKey.exact) }
  }
}
