internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// The figures that a table states about itself or about the log.
struct OwnFigures {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader
  private let rows: [Row]

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.sheet, self.cells) = (table, sheet, cells)
    rows = sheet.rows(of: table)
  }

  private func amount(_ cell: Cell?) -> Decimal? {
    guard case .number(let number)? = cell?.value else { return nil }
    return number
  }

  private func place(_ row: Int, _ column: Int) -> Provenance {
    Provenance(
      file: cells.context.fileName,
      .cell(sheet: sheet.name, reference: "\(CellReference(clampingRow: row, column: column))"))
  }

  private func figure(
    _ name: String, _ row: Row, _ column: Int, _ own: Decimal, _ computed: Decimal, explanation: String? = nil
  ) -> Reconciliation.Figure {
    let difference = own.subtracting(computed) ?? 0
    let why: String? =
      if difference == 0 {
        nil
      } else if Reconciliation.Figure.isDust(difference) {
        "the dust of binary sums"
      } else {
        explanation ?? shortRange(row[column], row, column)
      }
    return Reconciliation.Figure(
      name: name, place: place(row.number, column), own: own, computed: computed, explanation: why)
  }

  // MARK: Logs

  /// The closing balance and the totals of a log.
  func ofLog(_ result: ImportResult) -> [Reconciliation.Figure] {
    closing(result) + totals
  }

  /// The last balance of the log beside the first one with all rows behind it.
  private func closing(_ result: ImportResult) -> [Reconciliation.Figure] {
    guard let column = table[.balance] else { return [] }
    var moved: [(row: Row, change: Decimal, balance: Decimal)] = []
    let changes = self.changes(result)
    for row in rows {
      guard let (change, isTransfer) = changes[row.number], let balance = amount(row[column]) else {
        continue
      }
      // A transfer may leave the balance of a whole book alone, or come in as well as go out.
      let step = moved.last.flatMap { balance.subtracting($0.balance) }
      let isPlain = !isTransfer || step == nil || step != 0 && step?.magnitude != change.magnitude
      moved.append((row, isPlain ? change : step ?? change, balance))
    }
    guard let first = moved.first, let last = moved.last, moved.count > 1 else { return [] }
    // A log with its newest row on top begins at the bottom.
    let isUp = moved.count > 1 && follows(moved[1], moved[0]) && !follows(moved[0], moved[1])
    let (opening, end) = isUp ? (last, first) : (first, last)
    let all = ExactSum(moved.map(\.change)).value
    let before = opening.balance.subtracting(opening.change) ?? 0
    let left = changes.count - moved.count
    return [
      figure(
        "closing balance", end.row, column, end.balance, before.adding(all) ?? 0,
        explanation: left > 0 ? "\(left) rows have no balance" : leftOut(end.balance, before.adding(all) ?? 0)
      )
    ]
  }

  private func follows(
    _ first: (row: Row, change: Decimal, balance: Decimal),
    _ second: (row: Row, change: Decimal, balance: Decimal)
  ) -> Bool {
    first.balance.adding(second.change) == second.balance
  }

  /// What each imported row of this table did to its account, by row.
  private func changes(_ result: ImportResult) -> [Int: (change: Decimal, isTransfer: Bool)] {
    var changes: [Int: (change: Decimal, isTransfer: Bool)] = [:]
    for transaction in result.budget.transactions {
      guard case .cell(let name, let reference)? = result.provenance[transaction.id]?.location,
        name == sheet.name,
        let cell = CellReference(reference), table.range.contains(cell)
      else { continue }
      changes[cell.row] = (
        transaction.kind == .income ? transaction.amount : -transaction.amount, transaction.kind == .transfer
      )
    }
    return changes
  }

  /// A single row that explains a difference.
  private func leftOut(_ own: Decimal, _ computed: Decimal) -> String? {
    let difference = own.subtracting(computed) ?? 0
    let columns = [FieldMeaning.amount, .inflow, .outflow].compactMap { table[$0] }
    let row = rows.first { row in columns.contains { amount(row[$0])?.magnitude == difference.magnitude } }
    return row.map { "it is the amount of row \($0.number)" }
  }

  // MARK: Totals

  /// Totals among the rows beside the sums of the rows above them: since the last total, or all.
  var totals: [Reconciliation.Figure] {
    let meanings: Set<FieldMeaning> = [.amount, .inflow, .outflow, .budgeted, .actual]
    let columns = table.columns.filter { $0.month != nil || $0.meaning.map(meanings.contains) ?? false }.map(
      \.column)
    var found: [Reconciliation.Figure] = []
    for column in columns {
      var (since, all) = (ExactSum(), ExactSum())
      for row in rows {
        guard let value = amount(row[column]) else { continue }
        guard isTotal(row, column) else {
          since.add(value)
          all.add(value)
          continue
        }
        // Totals may stand above the rows that they add up.
        let isOnTop = !row.cells.isEmpty && all.value == 0 && rows.first?.number == row.number
        if isOnTop, let below = sumBelow(row, column) {
          found.append(figure(label(row, column), row, column, value, below))
          continue
        }
        let isGrand = value.subtracting(all.value).map(Reconciliation.Figure.isDust) ?? false
        // Income less expenses and the like are no sums of the rows above.
        guard isGrand || isSum(row[column]) else { continue }
        found.append(
          figure(label(row, column), row, column, value, isGrand ? all.value : since.value))
        since = ExactSum()
      }
    }
    return found
  }

  /// The words of a total's row and the head of its column.
  private func label(_ row: Row, _ column: Int) -> String {
    let name = row.cells.lazy.compactMap(\.value.text).first?.trimmed ?? "total"
    let head = table.columns.first { $0.column == column }?.header ?? ""
    return head.isEmpty ? name : "\(name), \(head)"
  }

  private func sumBelow(_ row: Row, _ column: Int) -> Decimal? {
    let values = rows.filter { $0.number > row.number && !$0.isTotal }.compactMap { amount($0[column]) }
    return values.isEmpty ? nil : values.exactSum()
  }

  private func isTotal(_ row: Row, _ column: Int) -> Bool {
    if row.isTotal { return true }
    let isUnnamed = !row.cells.contains {
      table.range.columns.contains($0.reference.column) && $0.value.text?.isEmpty == false
    }
    return isUnnamed && isSum(row[column])
  }

  private func isSum(_ cell: Cell?) -> Bool {
    guard let formula = cell?.formula?.writtenText.uppercased() else { return true }
    return formula.hasPrefix("SUM(") || formula.hasPrefix("SUBTOTAL(")
  }

  /// A sum whose range ends before the rows do.
  private func shortRange(_ cell: Cell?, _ row: Row, _ column: Int) -> String? {
    guard let formula = cell?.formula?.text, isSum(cell) else { return nil }
    let inside = formula.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    guard let part = inside.split(separator: ",").last, let range = CellRange(part.replacing("$", with: ""))
    else {
      return nil
    }
    let outside = rows.filter {
      $0.number < row.number && !range.rows.contains($0.number) && !$0.isTotal && amount($0[column]) != nil
    }
    guard let first = outside.first, let last = outside.last else { return nil }
    let numbers = first.number == last.number ? "row \(first.number)" : "rows \(first.number)–\(last.number)"
    return "the formula adds \(range) and leaves out \(numbers)"
  }

  // MARK: Categories

  /// Figures of categories beside what the log gives, in the way that fits most of them.
  func ofCategories(_ sums: CategoryReadings) -> [Reconciliation.Figure] {
    guard let names = table[.category] else { return [] }
    var figures: [Reconciliation.Figure] = []
    for column in table.columns where isActual(column) {
      var lines: [(row: Row, name: String, value: Decimal)] = []
      for row in rows {
        guard let name = cells.text(row[names]).map(NameKey.exact), sums.names.contains(name),
          let value = amount(row[column.column]), value != 0
        else { continue }
        lines.append((row, name, value))
      }
      guard lines.count > 1 else { continue }
      let readings = sums.readings(month: column.month, year: column.year ?? table.scope.year)
      func matches(_ reading: CategoryReadings.Reading) -> Int {
        lines.count { line in
          let difference = line.value.magnitude.subtracting(sums.sum(line.name, reading).magnitude) ?? 1
          return Reconciliation.Figure.isDust(difference)
        }
      }
      guard let best = readings.max(by: { matches($0) < matches($1) }), matches(best) * 2 >= lines.count
      else { continue }
      figures += lines.map { line in
        let computed = sums.sum(line.name, best)
        let own = line.value < 0 && computed > 0 ? -line.value : line.value
        return figure(
          "\(line.name), \(column.header)", line.row, column.column, own, computed,
          explanation: "elsewhere the column is \(best.name)")
      }
    }
    return figures
  }

  /// Whether a column tells what was spent.
  private func isActual(_ column: FoundColumn) -> Bool {
    switch table.role {
    case .summary:
      column.month != nil || column.meaning == .total || column.meaning == .amount
        || column.meaning == .actual
    case .matrix: column.month != nil && column.meaning == .actual
    default: column.meaning == .actual
    }
  }
}
