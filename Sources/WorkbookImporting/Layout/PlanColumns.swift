internal import BudgetModel
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Determines which columns of a plan contain names, groups, planned and other amounts.
struct PlanColumns {
  /// The column of names.
  let names: Int
  /// The column of planned amounts; nil if there is none.
  let budgeted: Int?
  private let band: HeaderBand
  private let body: TableBody

  /// The column with the amounts that formulas convert into the planned amounts, in another period or currency; empty
  /// if there is none.
  private let converted: Set<Int>

  init(_ band: HeaderBand, _ body: TableBody, names: Int, _ grid: SheetGrid) {
    (self.band, self.body, self.names) = (band, body, names)
    let cells = band.cells.filter { $0.column != names && !Self.isShare($0, body) }
    let money = cells.filter { body[$0.column].isAmounts || body[$0.column].filled == 0 && $0.meaning != nil }
    // Amounts that were typed in by hand take precedence over computed amounts.
    func first(_ meanings: Set<FieldMeaning>) -> Int? {
      var found = money.filter { $0.meaning.map(meanings.contains) ?? false }
      // If there are several years, the last one has the planned amounts.
      let years = found.map { MonthText.year(in: $0.text) ?? 0 }
      if let last = years.max(), last > 0 { found = zip(found, years).filter { $1 == last }.map(\.0) }
      return (found.first { !body[$0.column].isDerived } ?? found.first)?.column
    }
    let called =
      Self.ofFrequencies(band, body) ?? first([.budgeted])
      ?? money.first { PlanWords.isPlanned($0.text) && !PlanWords.isActual($0.text) }?.column
    let ofPart = called ?? Self.ofOneMonth(money, body) ?? Self.ofWeeks(cells, money) ?? Self.net(money)
    let named =
      ofPart ?? first([.assigned])
      ?? (cells.contains { $0.meaning == .actual } && first([.amount]) == nil ? nil : first([.amount]))
      ?? (Self.hasOtherUse(cells)
        ? nil : money.first { $0.meaning == nil && body[$0.column].amounts > 0 }?.column)
    budgeted = named.map { Self.summed(insteadOf: $0, money, band, body, grid) } ?? named
    converted = budgeted == named ? [] : Set(named.map { [$0] } ?? [])
  }

  /// Returns the column that totals add up if it is computed from column `named`; otherwise `named`.
  ///
  /// Example: `Per month` beside `Amount, How often`.
  private static func summed(
    insteadOf named: Int, _ money: [HeaderCell], _ band: HeaderBand, _ body: TableBody, _ grid: SheetGrid
  ) -> Int {
    guard let first = body.rows.first?.number, let last = body.rows.last?.number, first < last else {
      return named
    }
    func isSummed(_ column: Int) -> Bool { grid.sums.adds(column, first...last, of: grid.sheet.name) }
    // If all frequencies are understood, the import converts the amounts itself.
    let frequencies = money.isEmpty ? nil : band.cells.first { $0.meaning == .frequency }?.column
    let words = frequencies.map { column in body.rows.compactMap { $0[column]?.value.text?.trimmed } } ?? []
    let isUnderstood = !words.isEmpty && words.allSatisfy { PlanFrequency($0) != nil }
    guard !isSummed(named), !isUnderstood else { return named }
    let open: Set<FieldMeaning?> = [nil, .amount, .budgeted, .total]
    let others = money.filter { open.contains($0.meaning) }.map(\.column).filter { column in
      column != named && isSummed(column) && isConversion(column, of: named, body, grid)
    }
    return others.count == 1 ? others[0] : named
  }

  /// Whether most amounts of a column are computed from column `named` in the same row.
  private static func isConversion(
    _ column: Int, of named: Int, _ body: TableBody, _ grid: SheetGrid
  ) -> Bool {
    let rows = body.rows.filter { grid.kind($0[named]) == .amount }
    let computed = rows.count { row in
      guard let cell = row[column], let form = grid.cells.formulas.form(of: cell) else { return false }
      return form.columnsOfRow(in: cell.reference).contains(named)
    }
    return computed > 1 && computed * 10 >= rows.count * 8
  }

  /// Whether a column contains shares of something else: `% of income`.
  static func isShare(_ cell: HeaderCell, _ body: TableBody) -> Bool {
    let words = cell.text.lowercased()
    return body[cell.column].isPercentages || words.contains("%") || words.contains("percent")
      || words.contains("prozent") || words.contains("porcent")
  }

  /// Returns the column of monthly amounts if a header names the same amounts by week, month and year.
  private static func ofFrequencies(_ band: HeaderBand, _ body: TableBody) -> Int? {
    band.frequencies.first { $0.key.span == .month && body[$0.value].filled > 0 }?.value
  }

  /// Returns the only column of monthly payments among other amounts: `Price per month` beside `Total price`.
  private static func ofOneMonth(_ money: [HeaderCell], _ body: TableBody) -> Int? {
    let monthly = money.filter { cell in
      PlanFrequency(inName: cell.text)?.span == .month
        && body.rows.contains { $0[cell.column].map { $0.value.number != nil && $0.formula == nil } ?? false }
    }
    return monthly.count == 1 && money.count > 1 ? monthly[0].column : nil
  }

  /// Returns the sum beside the weeks or paydays of a month.
  private static func ofWeeks(_ cells: [HeaderCell], _ money: [HeaderCell]) -> Int? {
    let parts = cells.count { cell in
      let words = HeaderText.normalized(cell.text)
      return partsOfMonth.contains { words.hasPrefix($0) }
    }
    return parts > 1 ? money.first { $0.meaning == .total || $0.meaning == .amount }?.column : nil
  }

  private static let partsOfMonth = [
    "week", "wk", "woche", "semaine", "semana", "settimana", "paycheck", "paycheque", "payday", "pay period",
    "1st", "2nd", "first half", "second half",
  ]

  /// Returns the net income if there are gross and net income.
  private static func net(_ money: [HeaderCell]) -> Int? {
    let words = ["after tax", "net", "netto", "take home", "liquido", "neto"]
    guard
      money.contains(where: {
        HeaderText.normalized($0.text).hasPrefix("gross") || HeaderText.normalized($0.text).hasPrefix("brut")
      })
    else { return nil }
    return money.first { cell in words.contains { HeaderText.normalized(cell.text).hasPrefix($0) } }?.column
  }

  /// Whether there are columns of amounts that are not planned.
  ///
  /// A table of actual amounts or balances is not a plan.
  private static func hasOtherUse(_ cells: [HeaderCell]) -> Bool {
    cells.contains { [.actual, .balance, .inflow, .outflow, .total].contains($0.meaning) }
  }

  /// The columns with their meanings.
  var columns: [FoundColumn] {
    var taken: Set<FieldMeaning> = [.category]
    // A text column without a header next to the names contains their groups.
    let group = band.columns.last { $0 < names && band[$0] == nil && body[$0].isLabels }
    return band.columns.compactMap { column in
      let cell = band[column]
      guard cell != nil || column == names || column == group else { return nil }
      var found = FoundColumn(column: column, header: cell?.text ?? "")
      if let month = cell?.month, cell?.meaning == nil, column != budgeted {
        (found.month, found.year, found.meaning) = (month.month, month.year, .actual)
        (found.score, found.evidence) = (70, "a month beside planned amounts")
      } else if column == names {
        found.meaning = .category
        (found.score, found.evidence) = (100, "texts, one for each amount")
      } else if column == budgeted {
        found.meaning = .budgeted
        (found.score, found.evidence) = (
          cell?.meaning == .budgeted ? 100 : 70, "called \"\(cell?.text ?? "")\""
        )
      } else if column < names || cell?.meaning == .category && repeatsNames, body[column].isLabels,
        cell?.meaning != .type || !saysTypes(column),
        taken.insert(.group).inserted
      {
        found.meaning = .group
        (found.score, found.evidence) = (80, "texts that group the names")
      } else if !converted.isEmpty, cell?.meaning == .frequency || converted.contains(column) {
        found.evidence = "converted in \"\(band[budgeted ?? 0]?.text ?? "")\""
      } else if let meaning = cell?.meaning.map(inPlan), ![.budgeted, .amount].contains(meaning),
        !taken.contains(meaning)
      {
        found.meaning = meaning
        (found.score, found.evidence) = (90, "called \"\(cell?.text ?? "")\"")
      }
      found.meaning.map { _ = taken.insert($0) }
      return found
    }
  }

  /// Whether a name is in several rows, so that a column of categories must distinguish these rows.
  private var repeatsNames: Bool {
    let texts = body.rows.compactMap { $0[names]?.value.text?.trimmed }
    return band[names]?.meaning != .category && Set(texts).count < texts.count
  }

  /// Whether the texts of a column are types: income or expense, fixed or variable.
  private func saysTypes(_ column: Int) -> Bool {
    body.rows.contains { row in
      row[names].map { !$0.value.isBlank } == true && row[column]?.value.text.flatMap(GroupWords.group) != nil
    }
  }

  /// Returns the meaning that a column has in a plan.
  private func inPlan(_ meaning: FieldMeaning) -> FieldMeaning {
    switch meaning {
    case .date, .valueDate: .dueDate
    case .memo: .note
    case .description: .note
    default: meaning
    }
  }
}
