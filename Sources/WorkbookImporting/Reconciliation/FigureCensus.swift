internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Finds every figure that a workbook states.
///
/// Figures are results of formulas. Numbers that were typed in by hand are figures too if formulas are usual in their
/// place: totals, balances and labelled values.
struct FigureCensus {
  private(set) var parts: [FigurePart] = []
  private let facts: ImportedFacts
  private let cells: CellReader

  init(_ workbook: Workbook, _ tables: [FoundTable], _ facts: ImportedFacts, _ cells: CellReader) {
    (self.facts, self.cells) = (facts, cells)
    for sheet in workbook.sheets {
      let own = tables.filter { $0.sheetName == sheet.name && $0.role != .settings }
      parts += own.flatMap { filledParts(of: $0, sheet) }
      parts += rest(of: sheet, outside: tables.filter { $0.sheetName == sheet.name }.map(\.range))
    }
  }

  /// Finds the figures of a single table.
  init(_ sheet: Sheet, _ table: FoundTable, _ facts: ImportedFacts, _ cells: CellReader) {
    (self.facts, self.cells) = (facts, cells)
    parts = filledParts(of: table, sheet)
  }

  private func filledParts(of table: FoundTable, _ sheet: Sheet) -> [FigurePart] {
    parts(of: table, sheet).map { part in
      var part = part
      part.figures = part.rows.flatMap { row in row.cells.compactMap { figure($0, row, part) } }
      return part
    }
  }

  private func parts(of table: FoundTable, _ sheet: Sheet) -> [FigurePart] {
    guard table.role == .sectionedPlan else {
      return [FigurePart(table: table, rows: sheet.rows(of: table))]
    }
    return SectionedPlanReader(sheet, cells).parts()
  }

  /// Returns the results of formulas outside all tables.
  private func rest(of sheet: Sheet, outside ranges: [CellRange]) -> [FigurePart] {
    guard let used = sheet.usedRange else { return [] }
    let table = FoundTable(role: .noise, sheetName: sheet.name, range: used)
    var part = FigurePart(table: table, rows: [])
    for row in sheet.rows {
      for cell in row.cells where cell.formula != nil && isAmount(cell) {
        guard !ranges.contains(where: { $0.contains(cell.reference) }), !isFact(cell, table) else { continue }
        part.figures.append(stated(cell, row, part, .other))
      }
    }
    return part.figures.isEmpty ? [] : [part]
  }

  // MARK: Cells

  private func isFact(_ cell: Cell, _ table: FoundTable) -> Bool {
    facts.holds(table.sheetName, cell.reference)
  }

  private func isAmount(_ cell: Cell) -> Bool {
    guard cell.value.number != nil else { return false }
    switch cells.workbook.styles[cell.style].numberFormat.kind {
    case .date, .dateTime, .time: return false
    default: return true
    }
  }

  private func figure(_ cell: Cell, _ row: Sheet.Row, _ part: FigurePart) -> StatedFigure? {
    guard isAmount(cell), !isFact(cell, part.table) else { return nil }
    let kind: Reconciliation.Kind? =
      switch part.table.role {
      case .log: kind(ofLog: cell, row, part)
      case .noise, .lookupList, .settings: cell.formula == nil ? nil : .other
      default: kind(ofTable: cell, row, part)
      }
    return kind.map { stated(cell, row, part, $0) }
  }

  /// Returns the kind of a number in a log; nil for custom fields and unreadable amounts, which are not figures.
  private func kind(ofLog cell: Cell, _ row: Sheet.Row, _ part: FigurePart) -> Reconciliation.Kind? {
    let (table, column) = (part.table, cell.reference.column)
    let isEntry = facts.entry(in: row, of: table) != nil
    let isTotal = !isEntry && isTotal(row, part)
    if column == table[.balance], !isTotal { return .runningBalance }
    if isEntry { return nil }
    let isOfMoney = part.column(column)?.meaning.map(Self.money.contains) ?? false
    if isTotal { return isOfMoney || cell.formula != nil ? .total : nil }
    let hasDay = table[.date].map { row[$0]?.value.isBlank == false } ?? false
    return cell.formula != nil && !hasDay ? .other : nil
  }

  private func kind(ofTable cell: Cell, _ row: Sheet.Row, _ part: FigurePart) -> Reconciliation.Kind? {
    let (role, isTyped, isTotal) = (part.table.role, cell.formula == nil, isTotal(row, part))
    let column = part.column(cell.reference.column)
    guard part.table.headerRows != nil || column != nil else {
      return isTyped && row.cells.allSatisfy({ $0.value.text == nil }) ? nil : .summary
    }
    switch column?.meaning {
    case .percentUsed: return .percentUsed
    case .actual: return isTotal ? .total : .actual
    case .difference: return isTotal ? .total : .difference
    case .total: return .total
    case _ where isTotal: return isTyped && !(column.map(Self.isOfMoney) ?? false) ? nil : .total
    case .budgeted, .amount, .balance, .assigned, .startingBalance:
      return kind(ofAmount: role, isTyped)
    default:
      if column?.month != nil { return kind(ofAmount: role, isTyped) }
      return isTyped ? nil : .other
    }
  }

  /// Returns the kind of an amount that was not imported.
  ///
  /// The amount is planned in a comparison, actual in a summary, and otherwise a total if it is computed.
  private func kind(ofAmount role: FoundTable.Role, _ isTyped: Bool) -> Reconciliation.Kind? {
    switch role {
    case .comparison: .budgeted
    case .summary: .actual
    default: isTyped ? nil : .total
    }
  }

  private static let money: Set<FieldMeaning> = [.amount, .inflow, .outflow, .fee, .balance]

  private static func isOfMoney(_ column: FoundColumn) -> Bool {
    column.month != nil
      || [.budgeted, .amount, .balance, .assigned, .startingBalance].contains(column.meaning)
  }

  /// Whether a row is labelled as a total, or has formulas and no name.
  private func isTotal(_ row: Sheet.Row, _ part: FigurePart) -> Bool {
    if row.isTotal || row.cells.contains(where: { $0.value.text.map(HeaderText.isTotal) == true }) {
      return true
    }
    let inside = row.cells.filter { !$0.value.isBlank }
    return inside.allSatisfy { $0.value.text == nil } && inside.contains { $0.formula != nil }
      && (part.table[.date].map { row[$0]?.value.isBlank ?? true } ?? true)
  }

  private func stated(
    _ cell: Cell, _ row: Sheet.Row, _ part: FigurePart, _ kind: Reconciliation.Kind
  ) -> StatedFigure {
    StatedFigure(
      sheet: part.table.sheetName, cell: cell,
      label: kind == .runningBalance ? "running balance" : label(cell, row, part), kind: kind,
      formulas: cells.formulas)
  }

  private func label(_ cell: Cell, _ row: Sheet.Row, _ part: FigurePart) -> String {
    let texts = row.cells.filter { cell in
      cell.value.text?.trimmed.isEmpty == false && part.column(cell.reference.column)?.meaning != .id
    }
    let name =
      texts.last { part.table.columns.isEmpty && $0.reference.column < cell.reference.column } ?? texts.first
    let head = part.column(cell.reference.column)?.header ?? ""
    let words = [name?.value.text?.trimmed ?? (row.isTotal || head.isEmpty ? "" : "total"), head]
      .filter { !$0.isEmpty }
    return words.isEmpty ? "\(cell.reference)" : words.joined(separator: ", ")
  }
}

extension ImportedFacts {
  /// Returns the effect of the transaction in a row; nil for a row without a transaction.
  package func entry(in row: Sheet.Row, of table: FoundTable) -> Change? {
    guard let changes = changes[table.sheetName] else { return nil }
    for column in [table[.amount], table[.outflow], table[.inflow]] {
      guard let column, let reference = CellReference(row: row.number, column: column) else { continue }
      if let change = changes[reference] { return change }
    }
    return nil
  }
}

extension SectionedPlanReader {
  /// Returns the sections as separate tables, with the columns that their headers name.
  package func parts() -> [FigurePart] {
    Self.blocks(in: sheet).map { block in
      let rows = sheet.rows(block.range.rows.lowerBound + 1..<block.range.rows.upperBound + 1).map(block.clip)
      let lines = lines(of: block)
      var table = FoundTable(role: block.section.role, sheetName: sheet.name, range: block.range)
      table.title = sheet[block.range.first]?.value.text
      if block.section != .summary {
        table.columns = Self.columns(rows, lines)
        table.headerRows = block.range.first.row...block.range.first.row
      }
      return FigurePart(
        table: table, rows: rows.filter { Self.header($0) == nil }, isSummaryOfPlan: block.section == .summary
      )
    }
  }

  private static func columns(_ rows: [Sheet.Row], _ lines: [Line]) -> [FoundColumn] {
    var columns: [Int: FoundColumn] = [:]
    for line in lines {
      for (meaning, column) in line.columns where meaning == .category || meaning == .budgeted {
        columns[column] = FoundColumn(column: column, header: "", meaning: meaning)
      }
    }
    for row in rows where header(row) != nil {
      for cell in row.cells {
        guard let text = cell.value.text?.trimmed, columns[cell.reference.column]?.meaning != .category else {
          continue
        }
        let known = columns[cell.reference.column]?.meaning
        columns[cell.reference.column] = FoundColumn(
          column: cell.reference.column, header: text, meaning: known ?? HeaderBand.meaning(of: text))
      }
    }
    return columns.values.sorted { $0.column < $1.column }
  }
}

extension PlanSection {
  fileprivate var role: FoundTable.Role {
    switch self {
    case .income, .expenses: .plan
    case .currentAvailable: .account
    case .summary: .summary
    }
  }
}
