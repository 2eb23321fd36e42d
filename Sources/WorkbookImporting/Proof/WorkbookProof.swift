internal import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The evidence that a workbook's figures give for the records read from it.
struct WorkbookProof {
  /// The figures that the records reproduce, by the kind of records that the figures confirm.
  private(set) var agreeing: [ImportVerdict.Collection: [ImportVerdict.Figure]] = [:]
  /// The figures that contradict the records, by kind of records.
  private(set) var differing: [ImportVerdict.Collection: [ImportVerdict.Figure]] = [:]
  /// The sums of records that the workbook states.
  private(set) var subjects: Set<BudgetSums.Subject> = []
  /// The cells of records that are included in a sum of the workbook, by sheet.
  private(set) var covered: [String: [CellRange]] = [:]
  /// The amount cells from which the balance of the row follows.
  ///
  /// This confirms the signs of the amounts as well.
  private(set) var balanced: Set<CellLocation> = []
  /// The cells of records in sums that also include other numbers, by sheet.
  private var partlyCovered: [String: [CellRange]] = [:]
  /// The magnitude of each figure that equals a sum of the records and is not a coincidence.
  private var confirmed: [CellLocation: Decimal] = [:]
  /// The figures that have an explanation, whichever records they concern.
  private(set) var explained: Set<CellLocation> = []
  /// Whether the workbook states a figure other than balances.
  private(set) var hasFigures = false
  let facts: ImportedFacts
  private let context: ImportContext
  private let columns: FactColumns
  /// The sums of the records.
  let sums: BudgetSums

  init(_ workbook: Workbook, _ tables: [FoundTable], _ result: ImportResult, _ cells: CellReader) {
    context = cells.context
    facts = ImportedFacts(workbook, tables, result, cells)
    columns = FactColumns(workbook, facts)
    sums = BudgetSums(result.budget)
    let census = FigureCensus(workbook, tables, facts, cells)
    let rules = FigureRules(facts, result.budget, census.parts)
    for part in census.parts where !part.figures.isEmpty {
      hasFigures = hasFigures || part.figures.contains { $0.kind != .runningBalance }
      let (answers, closing) = rules.answers(part)
      for figure in part.figures where figure.value != 0 {
        weigh(figure, answers[figure.reference], isClosing: closing.contains(figure.reference), part)
      }
    }
  }

  /// Returns the distinct sums outside these tables that the records reproduce.
  ///
  /// Competing readings are compared by these sums.
  func reproduced(outside tables: [FoundTable]) -> Set<Decimal> {
    let ranges = Dictionary(grouping: tables, by: \.sheetName)
    let values = confirmed.filter { cell, _ in
      ranges[cell.sheet]?.contains { $0.range.contains(cell.reference) } != true
    }
    return Set(values.values)
  }

  /// Whether balances or sums of the workbook include rows of a log.
  func speaksFor(_ log: FoundTable) -> Bool {
    balanced.contains { $0.sheet == log.sheetName && log.range.contains($0.reference) }
      || [covered, partlyCovered].contains { $0[log.sheetName]?.contains { $0.overlaps(log.range) } ?? false }
  }

  // MARK: Figures

  private mutating func weigh(
    _ figure: StatedFigure, _ answer: FigureAnswer?, isClosing: Bool, _ part: FigurePart
  ) {
    let location = CellLocation(sheet: figure.sheet, reference: figure.reference)
    let isBalance = part.table.role == .log && figure.reference.column == part.table[.balance]
    if isBalance || figure.kind == .runningBalance {
      return weighBalance(figure, answer, isClosing: isClosing, part)
    }
    let all = sums.subjects(comingTo: figure.value)
    // A negative figure means that more was spent than earned. The same figure without the minus is a different figure.
    let found = all.filter { subject in
      !subject.isContradicted(by: figure.label)
        && !(subject.quantity == .net && (sums.value(subject) ?? 0).sign != figure.value.sign)
    }
    if let wrong = all.first(where: { $0.isContradicted(by: figure.label) }), found.isEmpty {
      differing[wrong.collection, default: []].append(
        stated(figure, comingTo: sums.value(wrong.exchanged) ?? 0))
      return
    }
    if let subject = found.first {
      if figure.isComputed || PlanQuantity(label: figure.label) != nil { subjects.formUnion(found) }
      explained.insert(location)
      if found.contains(where: { $0.isTelling(figure.value) }) {
        confirmed[location] = figure.value.magnitude
      }
      return agree(figure, subject.collection, comingTo: sums.value(subject) ?? figure.value)
    }
    if let single = multipliedAmount(figure, part) {
      differing[.plan, default: []].append(stated(figure, comingTo: single))
      return
    }
    if case .computed(let value, _)? = answer, value.isAsStated(figure.value) {
      explained.insert(location)
      coverRow(of: figure, part)
      if figure.kind != .difference, figure.kind != .percentUsed {
        agree(figure, collection(of: figure, part), comingTo: value)
      }
      return
    }
    weighSum(figure, part)
  }

  /// Returns the planned amount that a total multiplies; nil for any other figure.
  ///
  /// Example: pay that comes twice a month. The plan contains the pay once, so its monthly total differs from the
  /// workbook's.
  private func multipliedAmount(_ figure: StatedFigure, _ part: FigurePart) -> Decimal? {
    guard FoundTable.Role.plans.contains(part.table.role),
      figure.reference.column == part.table[.budgeted], isTotal(figure),
      let form = figure.form, case .operation(let first, let terms) = form.expression, terms.count == 1,
      terms[0].operator == .times
    else { return nil }
    let operands = [first, terms[0].operand]
    guard operands.contains(where: { if case .constant(.number) = $0 { true } else { false } }) else {
      return nil
    }
    return operands.lazy.compactMap { operand -> Decimal? in
      guard case .area(let area) = operand, area.sheet == nil else { return nil }
      return facts.amounts[figure.sheet]?[form.range(of: area, in: figure.reference).first]
    }.first.flatMap { $0 == figure.value ? nil : $0 }
  }

  /// Whether the label of a figure contains a word for a total.
  private func isTotal(_ figure: StatedFigure) -> Bool {
    figure.label.split(separator: ",").contains { (part: Substring) in
      HeaderText.isTotal(String(part).trimmed)
    }
  }

  /// Adds a balance to the evidence.
  ///
  /// If the balance follows from the previous one, it proves the amount of its row and the sign.
  private mutating func weighBalance(
    _ figure: StatedFigure, _ answer: FigureAnswer?, isClosing: Bool, _ part: FigurePart
  ) {
    guard case .computed(let value, _)? = answer else { return }
    explained.insert(CellLocation(sheet: figure.sheet, reference: figure.reference))
    guard value.isAsStated(figure.value) else { return }
    for column in [part.table[.amount], part.table[.outflow], part.table[.inflow]] {
      guard let column, let cell = CellReference(row: figure.reference.row, column: column) else { continue }
      balanced.insert(CellLocation(sheet: figure.sheet, reference: cell))
    }
    if isClosing { agree(figure, .transactions, comingTo: value) }
  }

  /// Adds a sum over ranges to the evidence.
  ///
  /// The sum agrees if it equals the sum of the records in the ranges. Otherwise, it differs if the ranges contain
  /// other numbers as well.
  private mutating func weighSum(_ figure: StatedFigure, _ part: FigurePart) {
    guard figure.form?.expression.aggregate?.isSum == true,
      let ranges = figure.form?.addends(in: figure.reference), !ranges.isEmpty,
      ranges.allSatisfy({ $0.columns.count == 1 && $0.rows.count > 1 })
    else { return }
    let contents = ranges.map { columns.content(of: $0, in: figure.sheet) }
    guard contents.reduce(0, { $0 + $1.facts }) > 1 else { return }
    let value = contents.map(\.sum).exactSum()
    let isOfLog = part.table.role == .log || facts.changes[figure.sheet] != nil && part.table.role == .noise
    let collection: ImportVerdict.Collection = isOfLog ? .transactions : .plan
    if value.isAsStated(figure.value) {
      explained.insert(CellLocation(sheet: figure.sheet, reference: figure.reference))
      for range in ranges { covered[figure.sheet, default: []].append(range) }
      agree(figure, collection, comingTo: value)
    } else if contents.contains(where: { $0.others > 0 }) {
      partlyCovered[figure.sheet, default: []] += ranges
      differing[collection, default: []].append(stated(figure, comingTo: value))
    }
  }

  private mutating func agree(
    _ figure: StatedFigure, _ collection: ImportVerdict.Collection, comingTo value: Decimal
  ) {
    agreeing[collection, default: []].append(stated(figure, comingTo: value))
  }

  private func stated(_ figure: StatedFigure, comingTo value: Decimal) -> ImportVerdict.Figure {
    ImportVerdict.Figure(
      name: figure.label,
      place: Provenance(
        file: context.fileName, .cell(sheet: figure.sheet, reference: "\(figure.reference)")),
      stated: figure.value, computed: value)
  }

  /// Marks the amount cell of a row as covered if another figure in the row restates the amount.
  private mutating func coverRow(of figure: StatedFigure, _ part: FigurePart) {
    guard figure.kind == .budgeted, let column = part.table[.budgeted],
      let cell = CellReference(row: figure.reference.row, column: column)
    else { return }
    covered[figure.sheet, default: []].append(CellRange(cell, cell))
  }

  private func collection(of figure: StatedFigure, _ part: FigurePart) -> ImportVerdict.Collection {
    switch figure.kind {
    case .budgeted: return .plan
    case .actual, .runningBalance, .closingBalance: return .transactions
    default: break
    }
    switch part.table.role {
    case .log: return .transactions
    case .account: return .accounts
    case .summary where part.isSummaryOfPlan: return .plan
    case .summary, .comparison: return .transactions
    default: return .plan
    }
  }
}
