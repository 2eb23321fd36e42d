internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Finds facts about all rows of a table in its title, its headers and the sheet's name.
struct ScopeFinder {
  private let grid: SheetGrid
  /// The years in the first rows of the sheet.
  ///
  /// They are read once for all tables of the sheet.
  private let yearsOnTop: [(row: Int, year: Int)]

  init(_ grid: SheetGrid) {
    self.grid = grid
    yearsOnTop = grid.sheet.rows.prefix(Self.topRows).flatMap { row in
      row.cells.flatMap { Self.years($0, row, grid) }.map { (row.number, $0) }
    }
  }

  /// The number of top rows that may contain facts about the whole sheet.
  private static let topRows = 8

  private static func years(_ cell: Cell, _ row: Sheet.Row, _ grid: SheetGrid) -> [Int] {
    if let year = SheetGrid.year(cell), grid.kind(cell) == .amount {
      // A number with a label of its own is more likely an amount: `Pay | 2000`.
      let label = row.cells.last { $0.reference.column < cell.reference.column && $0.value.text != nil }
      let text = label?.value.text ?? ""
      // Several numbers to the right of a label are amounts.
      let first = label?.reference.column ?? 0
      let behind = row.cells.filter { $0.reference.column > first }.prefix { $0.value.text == nil }
      if !text.trimmed.isEmpty, behind.count(where: { $0.value.number != nil }) > 1 { return [] }
      let isYear =
        text.trimmed.isEmpty || MonthText.find(in: text) != nil || PlanWords.isPlanned(text)
        || HeaderText.normalized(text).split { !$0.isLetter }.contains {
          HeaderVocabulary.meaning(of: String($0)) == .year
        }
      return isYear ? [year] : []
    }
    return cell.value.text.flatMap(MonthText.year(in:)).map { [$0] } ?? []
  }

  /// Returns the facts about the whole table.
  func scope(of table: FoundTable) -> TableScope {
    var scope = TableScope()
    let own = ownTitles(of: table)
    let texts = own + [grid.sheet.name]
    scope.group =
      texts.lazy.compactMap(GroupWords.groupOfTitle).first
      ?? (own.contains { Self.sources.contains(HeaderText.normalized($0)) } ? .income : nil)
      ?? (table.role == .matrix && isFileOfIncome ? .income : nil)
    scope.kind = direction(of: table, texts)
    scope.basis = texts.lazy.compactMap(PlanFrequency.quarter).first
    let month = [table.title, grid.sheet.name].lazy.compactMap { $0 }.compactMap(MonthText.find).first
    scope.month = month?.month
    scope.year =
      firstYear(of: table, texts) ?? month?.year ?? texts.lazy.compactMap(MonthText.year).first
      ?? yearOnTop(of: table)
    return scope
  }

  /// The header of the names, which is nearest to the rows, and the title.
  private func ownTitles(of table: FoundTable) -> [String] {
    let names = table[.category].flatMap { column in table.columns.first { $0.column == column }?.header }
    return [names, table.title].compactMap(\.self)
  }

  /// Returns the tables without the group that the sheet's name states, if the title of one table states another group.
  ///
  /// Example: On a sheet called Income with a table called Home Expenses, a table called Health is not income.
  func withOwnGroups(_ tables: [FoundTable]) -> [FoundTable] {
    guard let named = GroupWords.groupOfTitle(grid.sheet.name) else { return tables }
    let own = tables.map { ownTitles(of: $0).lazy.compactMap(GroupWords.groupOfTitle).first }
    guard own.contains(where: { $0.map { ($0 == .income) != (named == .income) } ?? false }) else {
      return tables
    }
    return zip(tables, own).map { table, own in
      var table = table
      if own == nil, table.role != .log, table.scope.group == named { table.scope.group = nil }
      return table
    }
  }

  /// Returns the direction of a table's amounts, from its title, the headers of its texts or the sheet's name.
  private func direction(of table: FoundTable, _ texts: [String]) -> TransactionKind? {
    guard table.role == .log, table[.inflow] == nil || table[.outflow] == nil else { return nil }
    let headings = table.columns.filter {
      $0.meaning == .description || $0.meaning == .payee || $0.meaning == .category
    }
    let named = table.columns.filter { $0.meaning == .amount }
    // If there are several amount columns, they are named after categories.
    let amounts = named.count == 1 ? named : []
    let all = [table.title, grid.sheet.name].compactMap { $0 } + (headings + amounts).map(\.header)
    if let direction = all.lazy.compactMap(GroupWords.directionOfTitle).first { return direction }
    if isFileOfIncome { return .income }
    // If the only text column names sources, the amounts are income.
    let isOfSources =
      headings.count == 1 && headings.allSatisfy { Self.sources.contains(HeaderText.normalized($0.header)) }
    return isOfSources ? .income : nil
  }

  /// Whether the file is called `Income.xlsx` or similar.
  ///
  /// Files named after expenses often contain both directions.
  private var isFileOfIncome: Bool {
    let words = grid.cells.context.fileName.split { !$0.isLetter }.dropLast()
    return words.count < 3 && GroupWords.directionOfTitle(words.joined(separator: " ")) == .income
  }

  /// Returns the first year if the months continue into the next year.
  ///
  /// For `2025/26` and for `FY 2026`, this is 2025.
  private func firstYear(of table: FoundTable, _ texts: [String]) -> Int? {
    guard table.columns.firstOfNextYear != nil else { return nil }
    let last = table.headerRows?.lowerBound ?? table.range.first.row
    let above = grid.sheet.rows.prefix(Self.topRows).prefix { $0.number < last }.flatMap(\.cells).compactMap(
      \.value.text)
    let all = texts + above
    if let span = all.lazy.compactMap(MonthText.firstYear(ofSpan:)).first { return span }
    let fiscal = all.first { HeaderText.normalized($0).split(separator: " ").contains { $0.hasPrefix("fy") } }
    return fiscal.flatMap(MonthText.year).map { $0 - 1 }
  }

  private static let sources = Set(Words.builtIn[HeaderWord.source])

  /// Returns the only year in the first rows of the sheet, such as `Budget 2025` or `Year | 2025`.
  private func yearOnTop(of table: FoundTable) -> Int? {
    let last = table.headerRows?.upperBound ?? table.range.first.row - 1
    let years = Set(yearsOnTop.lazy.filter { $0.row <= last }.map(\.year))
    return years.count == 1 ? years.first : nil
  }
}
