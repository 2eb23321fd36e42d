internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// A row of a plan that names a category, with its section.
struct PlanRow {
  let row: Sheet.Row
  let name: String
  /// The section's title as written.
  var section: String?
  var group: CategoryGroup
  /// The period of amounts that the section's title states.
  let basis: AmountBasis?
  /// Whether the row is below a title in its table.
  var isTitled: Bool

  /// Returns the group of a row without a group of its own.
  ///
  /// A name such as `Salary` means income, unless the section or the table's title states another group.
  func group(in scope: TableScope) -> CategoryGroup {
    scope.group == nil && group == .variable && GroupWords.isIncome(name) ? .income : group
  }
}

/// Classifies the rows of a plan: categories, section titles, totals, blanks.
struct PlanRows {
  private let table: FoundTable
  private let cells: CellReader
  private let names: Int
  /// The column with the groups of the names.
  private let groups: Int?
  private let amounts: [Int]
  private let sums: SumRows
  private let rows: [Sheet.Row]
  /// The rows that each total adds up, and the row of the total.
  private var summed: [(rows: ClosedRange<Int>, total: Int)] = []
  /// The header of the names, unless it is a general word such as `Category`.
  private let heading: String?
  /// The categories from top to bottom.
  private(set) var items: [PlanRow] = []

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.cells) = (table, cells)
    let names = table[.category] ?? table.range.first.column
    self.names = names
    amounts = table.columns.filter {
      $0.month != nil || [.budgeted, .actual, .difference, .total].contains($0.meaning) || $0.frequency != nil
    }.map(\.column)
    sums = SumRows(table, cells.formulas)
    let header = table.columns.first { $0.column == names }?.header ?? ""
    let general: Set<FieldMeaning?> = [.category, .description, .payee, .group, .type]
    heading = header.isEmpty || general.contains(HeaderVocabulary.meaning(of: header)) ? nil : header
    rows = sheet.rows(of: table).compactMap { row in
      var row = row
      row.cells.removeAll(where: \.value.isBlank)
      return row.cells.isEmpty ? nil : row
    }
    let texts = rows.compactMap { cells.text($0[names]) }.filter { !HeaderText.isTotal($0) }
    // A column of groups to the right of the names only distinguishes equal names.
    let isNeeded = Set(texts).count < texts.count
    groups = table[.group].flatMap { $0 < names || isNeeded ? $0 : nil }
    read()
  }

  private mutating func read() {
    var above = SumsAbove(columns: sums.columns)
    var section: (title: String, group: CategoryGroup?, basis: AmountBasis?)?
    var outer: CategoryGroup?
    var previous: Sheet.Row?
    defer { leaveOutUnsummed() }
    for (index, row) in rows.enumerated() {
      defer { previous = row }
      outer = outerGroup(of: row) ?? outer
      if let title = groups.flatMap({ cells.text(row[$0]) }) { section = Self.section(title) }
      // A row such as `% of income` has a share and no amount.
      guard let name = name(of: row), !name.hasPrefix("%") else { continue }
      let parts = sums.parts(of: row)
      if let parts, parts.isSum {
        summed.append((parts.rows, row.number))
        // A sum above its rows is their heading. A sum below them may give them a title.
        if parts.rows.lowerBound > row.number {
          section = Self.section(name)
        } else {
          title(parts.rows, name)
        }
      }
      let isLabelled = HeaderText.isTotal(name) || HeaderText.isRest(name)
      if parts != nil || table.derivedRows.contains(row.number)
        || isLabelled && !isNumber(row) && !isTyped(row)
      {
        above.beginBlock()
        continue
      }
      if isSection(row, after: previous, next: index + 1 < rows.count ? rows[index + 1] : nil) {
        section = Self.section(name)
        above.beginBlock()
        continue
      }
      if above.add(row, cells) { continue }
      items.append(
        PlanRow(
          row: row, name: name, section: section?.title ?? table.title ?? heading,
          group: section?.group ?? outer ?? (isIncomeBelowTotal(name) ? .income : nil) ?? table.scope.group
            ?? .variable,
          basis: section?.basis ?? table.scope.basis, isTitled: section != nil))
    }
  }

  /// Whether a name means income and is below the total of all rows above.
  ///
  /// Such a row does not belong to the expenses that the table's title names.
  private func isIncomeBelowTotal(_ name: String) -> Bool {
    guard let first = items.first?.row.number, let last = items.last?.row.number else { return false }
    return GroupWords.isIncome(name)
      && summed.contains { $0.rows.contains(first) && $0.rows.contains(last) && $0.total > last }
  }

  /// Leaves out a few rows below the last total, if totals add up all rows above these rows.
  ///
  /// Example: The plan of a holiday ends with the total of the costs. Rows below show the savings and what remains of
  /// them.
  private mutating func leaveOutUnsummed() {
    guard let last = summed.map(\.total).max() else { return }
    let behind = items.filter { $0.row.number > last }
    let inFront = items.count - behind.count
    guard !behind.isEmpty, behind.count * 3 <= inFront, behind.allSatisfy({ !$0.isTitled }),
      behind[0].row.number > last + 1,
      items.prefix(inFront).allSatisfy({ item in summed.contains { $0.rows.contains(item.row.number) } })
    else { return }
    items.removeLast(behind.count)
  }

  /// Gives rows without a title the title of the sum below them.
  ///
  /// A sum that is only called `Total` belongs to income if the first row that it adds up belongs to income.
  private mutating func title(_ rows: ClosedRange<Int>, _ name: String) {
    let first = items.first { rows.contains($0.row.number) }
    let isIncome = first.map { !$0.isTitled && GroupWords.isIncome($0.name) } ?? false
    let group = Self.section(name).1 ?? GroupWords.groupOfTitle(name) ?? (isIncome ? .income : nil)
    let words = name.split(separator: " ")
    let title = words.filter { !HeaderText.isTotal(String($0)) }
    let summed = items.indices.reversed().drop { items[$0].row.number > rows.upperBound }
    for index in summed {
      guard rows.contains(items[index].row.number), !items[index].isTitled else { break }
      items[index].isTitled = true
      let section = title.joined(separator: " ")
      if !section.isEmpty, section != items[index].name { items[index].section = section }
      if let group, table.scope.group == nil { items[index].group = group }
    }
  }

  /// Returns the group named in a column to the left of the column of groups, as in a tree of type, group and item.
  ///
  /// This group applies to the row and the rows below.
  private func outerGroup(of row: Sheet.Row) -> CategoryGroup? {
    guard let groups, groups < names else { return nil }
    let inFront = row.cells.prefix { $0.reference.column < groups }
    return inFront.lazy.compactMap { $0.value.text.flatMap { Self.section($0).1 } }.first
  }

  /// Returns the name of a row; the name of its group if the row has an amount but no name.
  private func name(of row: Sheet.Row) -> String? {
    if let name = cells.text(row[names]) { return name }
    guard let group = groups.flatMap({ cells.text(row[$0]) }), hasAmount(row), !HeaderText.isTotal(group)
    else { return nil }
    return group
  }

  private func isNumber(_ row: Sheet.Row) -> Bool { row[names]?.value.number != nil }

  /// Whether a row states its type.
  ///
  /// A row with a type is a category, whatever its name is.
  private func isTyped(_ row: Sheet.Row) -> Bool { table[.type].flatMap { cells.text(row[$0]) } != nil }

  private static func section(_ title: String) -> (String, CategoryGroup?, AmountBasis?) {
    switch PlanSection(title: title) {
    case .income(let basis): (title, .income, basis)
    case .expenses(let group, let basis): (title, group, basis)
    case .currentAvailable, .summary, nil: (title, GroupWords.groupOfTitle(title), nil)
    }
  }

  /// Whether a row is the title of a section: a name without an amount, above a row with an amount.
  private func isSection(_ row: Sheet.Row, after previous: Sheet.Row?, next: Sheet.Row?) -> Bool {
    guard !hasAmount(row), let next, hasAmount(next), !isTotal(next), !isTyped(row) else { return false }
    if amounts.count > 1 || isEmphasized(row) && !isEmphasized(next) { return true }
    guard let previous else { return true }
    return previous.number < row.number - 1 || isTotal(previous)
  }

  private func hasAmount(_ row: Sheet.Row) -> Bool {
    amounts.contains { column in
      guard let cell = row[column] else { return false }
      return !cell.value.isBlank && cell.value.text.map { AmountText($0) != nil } ?? true
    }
  }

  private func isTotal(_ row: Sheet.Row) -> Bool { cells.text(row[names]).map(HeaderText.isTotal) ?? true }

  private func isEmphasized(_ row: Sheet.Row) -> Bool {
    row[names].map { cells.workbook.styles[$0.style].font.isBold } ?? false
  }
}
