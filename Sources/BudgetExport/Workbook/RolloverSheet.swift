internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// Writes the amounts that are carried over between months (SPEC §2, Envelopes); budget vs actual uses them.
///
/// The left part has one row for each month (called a step) and category. The right part has one row for each month,
/// below the amounts carried over from earlier months. The left part contains no dates, so that no import mistakes it
/// for a log.
struct RolloverSheet {
  static let sheetName = "Rollover"

  /// The columns of the right part, in which budget vs actual looks up figures.
  enum Column: String {
    case month = "K"
    case firstDay = "L"
    case nextDay = "M"
    case out = "N"
    case back = "O"
    case income = "P"
    case loose = "Q"
    case assigned = "R"
    case short = "S"
    case ready = "T"
  }

  /// The row with the amounts that are carried over from before the first month.
  private static let openingRow = 5
  /// The maximum length of a formula in a spreadsheet; a longer formula is replaced by its value.
  private static let maximumLength = 8_000

  private let months: RolloverMonths
  private let budget: Budget
  private let plan: PlanLayout
  private let styles: ExportStyles
  private let formulas: ComparisonFormulas
  private let effects: EnvelopeFormulas

  init(
    _ months: RolloverMonths, _ budget: Budget, _ plan: PlanLayout, _ styles: ExportStyles,
    _ formulas: ComparisonFormulas, _ columns: [LogColumn]
  ) {
    self.months = months
    self.budget = budget
    self.plan = plan
    self.styles = styles
    self.formulas = formulas
    effects = EnvelopeFormulas(budget, plan, formulas.log, columns)
  }

  private var categories: [BudgetModel.Category] { months.ledger.spendingCategories }

  /// Returns the sheet.
  func write() -> SheetDraft {
    var draft = SheetDraft(Self.sheetName)
    draft.append([.text("Rollover", styles.title)])
    draft.append([
      .text("What each month hands on to the next; Budget vs Actual takes it from here", styles.note)
    ])
    draft.skipRow()
    let left = [
      "Step", "Envelope", "Given", "Out", "Back", "On cards", "From before", "Left", "Short in cash",
    ]
    let right = [
      "Of the month", "From", "Up to", "All out", "All back", "Came in", "Without envelope", "All given",
      "All short", "Ready",
    ]
    draft.append((left + [nil] + right).map { text in text.map { .text($0, styles.header) } ?? .nothing })
    let rows = months.months.count * max(1, categories.count)
    for row in Self.openingRow...Self.openingRow + rows {
      draft.append(envelope(in: row) + [.nothing] + month(in: row))
    }
    draft.setWidths(
      [8, 28] + Array(repeating: 14, count: 7) + [4, 16, 12, 12] + Array(repeating: 16, count: 7))
    draft.properties.frozenRows = Self.openingRow - 1
    draft.properties.printSetup.isLandscape = true
    draft.properties.printSetup.fitToWidth = 1
    return draft
  }

  private func cell(_ column: Column, _ row: Int) -> String { "$\(column.rawValue)$\(row)" }

  private func amount(_ value: Decimal) -> CellValue { .number(value.rounded(toSignificantDigits: 15)) }

  /// Returns a sum over the log as a formula with its known value, or only the value if the formula is too
  /// long.
  private func sum(_ formula: String, _ value: Decimal) -> SheetDraft.Entry {
    formula.count > Self.maximumLength
      ? .number(value, styles.amount) : .formula(formula, styles.amount, value: amount(value))
  }
}

// The rows of the left part.
extension RolloverSheet {
  private func row(of category: Int, inMonth month: Int) -> Int {
    Self.openingRow + 1 + month * categories.count + category
  }

  private func envelope(in row: Int) -> [SheetDraft.Entry] {
    let place = row - Self.openingRow - 1
    guard place >= 0, !categories.isEmpty, place / categories.count < months.months.count else {
      return Array(repeating: .nothing, count: 9)
    }
    let (index, column) = (place / categories.count, place % categories.count)
    let monthRow = Self.openingRow + 1 + index
    let (category, envelope) = (categories[column], months.months[index].envelopes[column])
    let name = effects.criterion(for: category, in: "$B\(row)")
    let days = (first: cell(.firstDay, monthRow), next: cell(.nextDay, monthRow))
    let given = plan.perMonth[category.id].map { cell in
      formulas.budgeted(
        plan: effects.planCell(cell), name: category.name, in: "$B\(row)", month: self.cell(.month, monthRow))
    }
    return [
      .number(Decimal(index + 1), .general),
      plan.name[category.id].map { .formula(effects.planCell($0), .general) } ?? .text(category.name),
      sum(given ?? "0", envelope.assigned),
      sum(effects.out(name, days), [envelope.spent, envelope.refunded].exactSum()),
      sum(effects.back(name, days), envelope.refunded),
      sum(effects.onCards(name, days), envelope.spentOnCards),
      index == 0
        ? .number(max(0, months.before?.envelopes[column].available ?? 0), styles.amount)
        : .formula("MAX(0,$H\(self.row(of: column, inMonth: index - 1)))", styles.amount),
      .formula("G\(row)+C\(row)-D\(row)+E\(row)", styles.amount),
      .formula("MAX(0,-H\(row))-MIN(MAX(0,-H\(row)),MAX(0,F\(row)))", styles.amount),
    ]
  }
}

// The rows of the right part.
extension RolloverSheet {
  private func month(in row: Int) -> [SheetDraft.Entry] {
    let index = row - Self.openingRow - 1
    guard index >= 0 else {
      let before = months.before
      return [.text("Before")] + Array(repeating: .nothing, count: 7) + [
        .number(before?.envelopes.lazy.map(\.cashOverspending).exactSum() ?? 0, styles.amount),
        .number(before?.readyToAssign.beforeLaterMonths ?? 0, styles.amount),
      ]
    }
    guard months.months.indices.contains(index) else { return [] }
    let (book, ready) = (months.months[index], months.months[index].readyToAssign)
    let days = (first: cell(.firstDay, row), next: cell(.nextDay, row))
    let spent = book.envelopes.lazy.map { [$0.spent, $0.refunded].exactSum() }.exactSum()
    let back = book.envelopes.lazy.map(\.refunded).exactSum()
    let starting =
      index == 0 && months.isComplete
      ? "+" + formulas.startingBalance(of: budget, month: cell(.month, row)) : ""
    func formula(_ text: String) -> SheetDraft.Entry { .formula(text, styles.amount) }
    return [
      ExportCell.month(book.month.month, styles.month),
      ExportCell.date(book.month.firstDay, styles), ExportCell.date(book.month.next.firstDay, styles),
      sum(effects.out(nil, days), [spent, ready.uncategorized].exactSum()),
      sum(effects.back(nil, days), [back, ready.incomeReceived].exactSum()),
      formula("O\(row)-\(total("E", index))"), formula("N\(row)-\(total("D", index))"),
      formula(total("C", index)), formula(total("I", index)),
      formula("T\(row - 1)-S\(row - 1)\(starting)+P\(row)-Q\(row)-R\(row)"),
    ]
  }

  /// Returns the sum of a column of the left part for a month.
  private func total(_ column: String, _ index: Int) -> String {
    guard !categories.isEmpty else { return "0" }
    return
      "SUM(\(column)\(row(of: 0, inMonth: index)):\(column)\(row(of: categories.count - 1, inMonth: index)))"
  }
}

// The figures of the chosen month that budget vs actual looks up.
extension RolloverSheet {
  /// The terms of Ready to Assign that this sheet provides, for the chosen month or the previous month.
  package var terms: [ReadyToAssign.Term.Kind: String] {
    let starting = formulas.startingBalance(of: budget, month: ComparisonFormulas.month)
    return [
      .carriedOver: lookUp(.ready, monthsBefore: 1), .overspentBefore: lookUp(.short, monthsBefore: 1),
      .incomeReceived: lookUp(.income), .uncategorized: lookUp(.loose),
      .startingBalance: months.isComplete
        ? "IF(\(ComparisonFormulas.month)<=\(reference(.month, Self.openingRow + 1)),\(starting),0)" : "0",
    ]
  }

  private func lookUp(_ column: Column, monthsBefore: Int = 0) -> String {
    let (first, last) = (Self.openingRow + 1, Self.openingRow + months.months.count)
    let place =
      "MATCH(\(ComparisonFormulas.month),\(reference(.month, first)):\(cell(.month, last)),0)"
    let figures = "\(reference(column, first - monthsBefore)):\(cell(column, last - monthsBefore))"
    let before = months.isComplete ? "0" : "NA()"
    return
      "IF(\(ComparisonFormulas.month)<\(reference(.month, first)),\(before),INDEX(\(figures),\(place)))"
  }

  private func reference(_ column: Column, _ row: Int) -> String {
    "\(SheetName.quoted(Self.sheetName))!\(cell(column, row))"
  }
}
