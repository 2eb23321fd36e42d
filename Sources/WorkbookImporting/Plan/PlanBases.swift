package import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Determines the period of each section's amounts from the totals on the same sheet.
///
/// The default is the period in the section's title. Another period is used only if more totals match it.
struct PlanBases {
  private var chosen: [PlanSection: PlanSection] = [:]

  /// The maximum number of combinations that are tried.
  ///
  /// If there are more, the titles decide.
  private static let mostReadings = 81

  init(_ sections: [(section: PlanSection, lines: [SectionedPlanReader.Line])], _ cells: CellReader) {
    let amounts = sections.flatMap { section, lines in
      lines.filter { !$0.isTotal && section.basis != nil }.map { (section, Self.amount($0, cells)) }
    }
    let totals = sections.filter { $0.section == .summary }.flatMap(\.lines).compactMap { line in
      PlanQuantity(label: line.name).map { ($0, Self.amount(line, cells)) }
    }
    let open = Set(sections.map(\.section)).filter { $0.bases.count > 1 }
      .sorted { "\($0)" < "\($1)" }
    guard !open.isEmpty, !totals.isEmpty else { return }
    var best: (matches: Int, reading: [PlanSection: PlanSection])?
    for reading in Self.readings(of: open) {
      let figures = PlanFigures(amounts.map { (reading[$0.0] ?? $0.0, $0.1) })
      let matches = AmountBasis.allCases.map { span in
        totals.count { figures.value($0.0, over: span)?.isAsStated($0.1) ?? false }
      }
      guard let most = matches.max(), most > best?.matches ?? -1 else { continue }
      best = (most, reading)
    }
    chosen = best?.reading ?? [:]
  }

  /// Returns the section with the period that was determined for its amounts.
  func withPeriod(_ section: PlanSection) -> PlanSection { chosen[section] ?? section }

  private static func amount(_ line: SectionedPlanReader.Line, _ cells: CellReader) -> Decimal {
    let cell = line.columns[.budgeted].flatMap { line.row[$0] }
    if let amount = cells.amount(cell).value { return amount }
    return cell?.value.number ?? 0
  }

  /// Returns the possible combinations of periods of some sections, starting with the periods in their titles.
  private static func readings(of sections: [PlanSection]) -> [[PlanSection: PlanSection]] {
    var readings: [[PlanSection: PlanSection]] = [[:]]
    for section in sections {
      readings = section.bases.flatMap { basis in
        readings.map { $0.merging([section: section.with(basis)]) { $1 } }
      }
      if readings.count > mostReadings { return [[:]] }
    }
    return readings
  }
}

extension PlanSection {
  /// The period of the section's amounts; nil if it contains no planned amounts.
  package var basis: AmountBasis? {
    switch self {
    case .income(let basis), .expenses(_, let basis): basis
    case .currentAvailable, .summary: nil
    }
  }

  /// The possible periods of the section's amounts, starting with the period in its title.
  fileprivate var bases: [AmountBasis] {
    guard let basis else { return [] }
    let others: [AmountBasis] =
      if case .expenses(.quarterly, _) = self { [.month, .quarter] } else { [.month] }
    return [basis] + others.filter { $0 != basis }
  }

  fileprivate func with(_ basis: AmountBasis) -> PlanSection {
    switch self {
    case .income: .income(basis)
    case .expenses(let group, _): .expenses(group, basis)
    case .currentAvailable, .summary: self
    }
  }
}

/// The totals of a plan.
struct PlanFigures {
  /// The sum of each group for twelve months.
  private var years: [CategoryGroup: ExactSum] = [:]

  /// Adds up amounts by the groups of their sections.
  init(_ amounts: [(section: PlanSection, amount: Decimal)]) {
    for (section, amount) in amounts {
      switch section {
      case .income(let basis): add(amount, basis, to: .income)
      case .expenses(let group, let basis): add(amount, basis, to: group)
      case .currentAvailable, .summary: continue
      }
    }
  }

  /// Adds up the budgeted amounts of categories by group.
  init(_ categories: [BudgetModel.Category]) {
    for category in categories { add(category.budgetedAmount, category.basis, to: category.group) }
  }

  private mutating func add(_ amount: Decimal, _ basis: AmountBasis, to group: CategoryGroup) {
    guard let amount = amount.multiplied(by: Decimal(12 / basis.months)) else { return }
    years[group, default: ExactSum()].add(amount)
  }

  /// Returns a total for a period; nil if the plan has no such total.
  func value(_ quantity: PlanQuantity, over span: AmountBasis) -> Decimal? {
    func year(_ group: CategoryGroup) -> Decimal { years[group]?.value ?? 0 }
    let expenses = [year(.fixed), year(.variable), year(.quarterly)].exactSum()
    let sum: Decimal? =
      switch quantity {
      case .income: year(.income)
      case .expenses: expenses
      case .remaining: year(.income).subtracting(expenses)
      case .group(let group): year(group)
      case .available: nil
      }
    return sum?.divided(by: Decimal(12 / span.months))
  }
}

extension Decimal {
  /// Whether a stated figure equals this value, apart from binary rounding errors and the displayed precision.
  func isAsStated(_ stated: Decimal) -> Bool {
    let difference = subtracting(stated) ?? 1
    return difference.isDust
      || fractionDigits > 4 && rounded(toPlaces: Swift.min(stated.fractionDigits, 4)) == stated
  }
}
