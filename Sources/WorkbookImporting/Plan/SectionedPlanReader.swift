internal import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a plan in sections: Income, Current Available, Fixed, Variable, Quarterly, Summary (SPEC §3).
///
/// Sections may be below each other or side by side. A section ends before the next title in its columns and before
/// the next title in its row.
struct SectionedPlanReader {
  let sheet: Sheet
  private let cells: CellReader

  init(_ sheet: Sheet, _ cells: CellReader) {
    self.sheet = sheet
    self.cells = cells
  }

  /// Returns the sections of a sheet as one table; nil if there are fewer than two.
  static func find(in sheet: Sheet) -> FoundTable? {
    let blocks = Self.blocks(in: sheet)
    let kinds = Set(blocks.map(\.section))
    guard kinds.count >= 2, kinds.contains(where: \.namesCategories), let first = blocks.first else {
      return nil
    }
    let range = blocks.dropFirst().reduce(first.range) { $0.union($1.range) }
    return FoundTable(
      role: .sectionedPlan, sheetName: sheet.name, range: range,
      evidence: "titles name \(kinds.count) sections of a plan")
  }

  /// Adds the categories and accounts of the sections.
  func read(into builder: inout BudgetBuilder) {
    let blocks = Self.blocks(in: sheet)
    let bases = PlanBases(blocks.map { ($0.section, lines(of: $0)) }, cells)
    for block in blocks {
      let section = bases.withPeriod(block.section)
      if section != block.section { note(block, section, &builder) }
      read(block, as: section, &builder)
    }
  }

  /// A row below a section's title, with the columns that apply to it.
  struct Line {
    let row: Sheet.Row
    /// The cell of the name.
    let cell: Cell
    let name: String
    let columns: [FieldMeaning: Int]
    /// Whether the row is a total of other rows.
    let isTotal: Bool
    /// Whether the row is the title of an unknown section.
    let isUnknownTitle: Bool
  }

  /// Returns the rows of a section that have a name.
  func lines(of block: Block) -> [Line] {
    var columns: [FieldMeaning: Int] = [.category: block.range.first.column]
    // The names of the columns may be beside the title.
    let title = sheet[row: block.range.first.row].map { block.clip($0) }
    columns[.budgeted] = title.flatMap(Self.monthlyColumn)
    var lines: [Line] = []
    for number in block.range.rows.dropFirst() {
      guard let row = sheet[row: number].map({ block.clip($0) }),
        let first = row.cells.first(where: { !$0.value.isBlank })
      else { continue }
      if let header = Self.header(row) {
        columns = header.merging(columns) { new, _ in new }
        continue
      }
      guard let name = first.value.text?.trimmed, !name.hasPrefix("%") else { continue }
      var own = columns
      if own[.budgeted] == nil {
        // Without headers, the amount is the first number or, if there is none, the first amount written as text.
        own[.budgeted] = Self.amountColumn(row, after: first.reference.column)
      }
      own[.category] = first.reference.column
      lines.append(
        Line(
          row: row, cell: first, name: name, columns: own,
          isTotal: Self.isTotal(name, row, columns) || isComputed(own[.budgeted].flatMap { row[$0] }),
          isUnknownTitle: block.section != .summary && isUnknownTitle(row, in: block)))
    }
    return lines
  }

  private func read(_ block: Block, as section: PlanSection, _ builder: inout BudgetBuilder) {
    var section = section
    for line in lines(of: block) where !line.isTotal {
      let (name, row) = (line.name, line.row)
      if line.isUnknownTitle {
        note(line, &builder)
        section = .expenses(.variable, .month)
        continue
      }
      let reader = PlanRowReader(sheetName: sheet.name, columns: line.columns, cells: cells)
      let title = block.title
      switch section {
      case .income(let basis):
        reader.readCategory(named: name, group: .income, basis: basis, section: title, row, &builder)
      case .expenses(let group, let basis):
        reader.readCategory(named: name, group: group, basis: basis, section: title, row, &builder)
      case .currentAvailable:
        // If there is a sheet of accounts, its accounts are only displayed here.
        let isShown = line.cell.formula != nil || builder.accountLabels[NameKey.exact(name)] != nil
        if builder.hasAccountSheet, isShown { continue }
        AccountRow(reader, row, sheetName: sheet.name).add(named: name, to: &builder)
      case .summary: continue
      }
    }
  }

  private func note(_ block: Block, _ chosen: PlanSection, _ builder: inout BudgetBuilder) {
    guard let basis = chosen.basis, let titled = block.section.basis else { return }
    builder.note(
      .plan(.basisSettled(titled: titled, counted: basis)),
      at: .cell(sheet: sheet.name, reference: "\(block.range.first)"))
  }

  /// Whether a row without an amount is a title.
  ///
  /// A title follows a gap or is bold, and is above a row with an amount.
  private func isUnknownTitle(_ row: Sheet.Row, in block: Block) -> Bool {
    guard Self.isTextAlone(row), let next = self.row(row.number + 1, in: block), !Self.isTextAlone(next),
      let first = next.cells.first(where: { !$0.value.isBlank }), first.value.text != nil
    else { return false }
    let isBold = { (cell: Cell?) in
      cell.map { cells.workbook.styles[$0.style].font.isBold } ?? false
    }
    if isBold(row.cells.first { !$0.value.isBlank }), !isBold(first) { return true }
    return self.row(row.number - 1, in: block) == nil
  }

  /// Returns a row of a block; nil if it has no content.
  private func row(_ number: Int, in block: Block) -> Sheet.Row? {
    guard block.range.rows.contains(number), let row = sheet[row: number].map({ block.clip($0) }),
      row.cells.contains(where: { !$0.value.isBlank })
    else { return nil }
    return row
  }

  private static func isTextAlone(_ row: Sheet.Row) -> Bool {
    let cells = row.cells.filter { !$0.value.isBlank }
    return cells.count == 1 && cells[0].value.text != nil
  }

  private func note(_ title: Line, _ builder: inout BudgetBuilder) {
    builder.note(
      .plan(.sectionUnknown(title.name)), at: .cell(sheet: sheet.name, reference: "\(title.cell.reference)"))
  }

  /// Whether a row is a total.
  ///
  /// A row with an identifier is not a total, whatever its name is.
  private static func isTotal(_ name: String, _ row: Sheet.Row, _ columns: [FieldMeaning: Int]) -> Bool {
    HeaderText.isTotal(name) && columns[.id].flatMap { row[$0] }?.value.isBlank ?? true
  }

  /// Whether an amount is computed from several other rows, such as a remainder or the sum of a section.
  ///
  /// The same is true for an amount computed from such an amount, such as a daily budget from the monthly budget.
  private func isComputed(_ cell: Cell?, _ steps: Int = 2) -> Bool {
    guard let cell, let form = cells.formulas.form(of: cell) else { return false }
    let own = cell.reference
    if let terms = form.terms(in: own),
      terms.allSatisfy({
        $0.sheet == nil && $0.range.rows != own.row...own.row && $0.range.columns == own.column...own.column
      }), terms.reduce(0, { $0 + $1.range.rows.count }) > 1
    {
      return true
    }
    let sources = form.cells(in: own)
    guard steps > 0, (1...Self.mostSources).contains(sources.count) else { return false }
    let isOfRanges = form.expression.contains { part in
      guard case .area(let area) = part else { return false }
      return area.sheet != nil || form.range(of: area, in: own).count > 1
    }
    return !isOfRanges
      && sources.allSatisfy { $0.row != own.row && isComputed(sheet[$0], steps - 1) }
  }

  /// The maximum number of totals from which an amount is computed.
  private static let mostSources = 4

  /// Returns the columns that a header row below a title names; nil for any other row.
  static func header(_ row: Sheet.Row) -> [FieldMeaning: Int]? {
    var columns: [FieldMeaning: Int] = [:]
    for cell in row.cells where !cell.value.isBlank {
      guard let text = cell.value.text else { return nil }
      guard let meaning = headerMeaning(text) else { continue }
      columns[meaning] = columns[meaning] ?? cell.reference.column
    }
    if let monthly = monthlyColumn(row) { columns[.budgeted] = monthly }
    guard columns[.budgeted] != nil, columns.count >= 2 || row.cells.count == 1 else { return nil }
    return columns
  }

  /// Returns the column whose header names planned amounts of a month, such as `Estimated cost / month`.
  ///
  /// Columns beside it may contain yearly goals.
  private static func monthlyColumn(_ row: Sheet.Row) -> Int? {
    row.cells.dropFirst().first { cell in
      guard let header = cell.value.text else { return false }
      return PlanWords.isPlanned(header) && PlanFrequency(inName: header)?.span == .month
    }?.reference.column
  }

  private static func headerMeaning(_ text: String) -> FieldMeaning? {
    switch HeaderVocabulary.meaning(of: text) {
    case .amount, .budgeted, .balance: .budgeted
    case .account, .category, .description: .category
    case let meaning?: meaning
    case nil: HeaderText.normalized(text) == "source" ? .category : nil
    }
  }

  private static func amountColumn(_ row: Sheet.Row, after column: Int) -> Int? {
    let candidates = row.cells.filter { $0.reference.column > column && !$0.value.isBlank }
    let number =
      candidates.first { $0.value.number != nil }
      ?? candidates.first { $0.value.text.flatMap { AmountText($0) } != nil }
    return (number ?? candidates.first)?.reference.column
  }
}

extension SectionedPlanReader {
  /// A section with the cells that it covers.
  ///
  /// Its title is in the first cell.
  package struct Block {
    package let section: PlanSection
    package let range: CellRange
    let title: String

    func clip(_ row: Sheet.Row) -> Sheet.Row { row.clipped(to: range.columns) }
  }

  private struct Title {
    let section: PlanSection
    let text: String
    let row: Int
    let column: Int
  }

  /// Returns the sections of a sheet.
  package static func blocks(in sheet: Sheet) -> [Block] {
    guard let used = sheet.usedRange else { return [] }
    let titles = sheet.rows.flatMap { Self.titles(in: $0) }
    return titles.compactMap { title in
      let right = titles.lazy.filter { $0.row == title.row && $0.column > title.column }.map(\.column).min()
      let lastColumn = max(title.column, right.map { $0 - 1 } ?? used.columns.upperBound)
      let below = titles.filter { $0.row > title.row && (title.column...lastColumn).contains($0.column) }
      let lastRow = below.map(\.row).min().map { $0 - 1 } ?? used.rows.upperBound
      return CellRange(rows: title.row...max(title.row, lastRow), columns: title.column...lastColumn)
        .map { Block(section: title.section, range: $0, title: title.text) }
    }
  }

  /// Returns the section titles of a row: texts that name a section, in a row without numbers.
  private static func titles(in row: Sheet.Row) -> [Title] {
    guard row.cells.allSatisfy({ $0.value.number == nil }) else { return [] }
    let texts = row.cells.filter { !$0.value.isBlank }
    // A row with a date column is the header of a table and not a title.
    guard texts.count(where: { HeaderVocabulary.meaning(of: $0.value.text ?? "") == .date }) == 0 else {
      return []
    }
    return texts.compactMap { cell in
      guard let text = cell.value.text, let section = PlanSection(title: text) else { return nil }
      return Title(section: section, text: text.trimmed, row: row.number, column: cell.reference.column)
    }
  }
}

extension PlanSection {
  /// Whether the section's rows are categories.
  fileprivate var namesCategories: Bool {
    switch self {
    case .income, .expenses: true
    case .currentAvailable, .summary: false
    }
  }
}
