internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// A workbook prepared for all rules: its cells by position, the forms of its formulas (the same for all
/// copies of a formula), and the results of both calculations, exact and in doubles.
struct AuditedWorkbook {
  /// A cell, given by the number of its sheet and its index in the sheet.
  struct Place: Hashable {
    let sheet: Int
    let index: Int
  }

  let workbook: Workbook
  let sheets: [AuditedSheet]
  let forms: [AuditedForm]
  let formulaCount: Int
  /// The problems that prevent formulas from being computed as in a spreadsheet program.
  let problems: [CalculationProblem]
  /// The values in doubles, for cells where they differ from the exact values within the first 15 digits.
  let doubles: [Place: CellValue]
  /// Cells whose values depend on data outside the workbook, or on themselves.
  let uncertain: Set<Place>
  /// Cells that deviate from a series of one formula.
  let deviations: [Deviation]
  /// Cells that deviate from a short series of one formula.
  let shortDeviations: [Deviation]
  private let calculator: WorkbookCalculator
  /// The cached values of the file, in doubles.
  private let stored: WorkbookCalculator
  private let sheetNumbers: [String: Int]
  private let tables: [String: (sheet: Int, table: Sheet.Table)]
  private let names: [String: DefinedName]

  init(
    _ workbook: Workbook, now moment: (date: CalendarDate, time: TimeOfDay), limits: WorkLimits?
  ) {
    self.workbook = workbook
    calculator = WorkbookCalculator(workbook, now: moment, limits: limits)
    calculator.computeAll()
    let other = WorkbookCalculator(workbook, now: moment, arithmetic: .double, limits: limits)
    other.computeAll()
    stored = WorkbookCalculator(workbook, now: moment, usingCaches: true, arithmetic: .double, limits: limits)
    var preparation = Preparation(exact: calculator, double: other)
    sheets = workbook.sheets.enumerated().map { preparation.sheet($1, number: $0) }
    forms = preparation.forms.forms.map { AuditedForm($0) }
    formulaCount = preparation.formulaCount
    (doubles, uncertain) = (preparation.doubles, preparation.uncertain)
    problems = calculator.problems
    let forms = forms
    // Counters, such as row numbers and days of a month, restart on purpose.
    let deviations = sheets.flatMap { Deviation.all(in: $0) }.filter { !forms[$0.form].isCounter }
    self.deviations = deviations.filter { !$0.isShort }
    shortDeviations = deviations.filter(\.isShort)
    let names = workbook.sheets.enumerated().map { ($1.name.lowercased(), $0) }
    sheetNumbers = Dictionary(names) { first, _ in first }
    let tables = workbook.sheets.enumerated().flatMap { number, sheet in
      sheet.properties.tables.map { ($0.name.lowercased(), (sheet: number, table: $0)) }
    }
    self.tables = Dictionary(tables) { first, _ in first }
    let globals = workbook.definedNames.filter { $0.sheetName == nil }
    self.names = Dictionary(globals.map { ($0.name.lowercased(), $0) }) { first, _ in first }
  }

  /// The number of a sheet by its name, case-insensitive.
  func sheetNumber(_ name: String) -> Int? { sheetNumbers[name.lowercased()] }

  /// A table and the number of its sheet, by the table's name, case-insensitive.
  func table(_ name: String) -> (sheet: Int, table: Sheet.Table)? { tables[name.lowercased()] }

  /// The format of a cell.
  func format(_ cell: AuditedCell) -> NumberFormat { workbook.styles[cell.style].numberFormat }

  /// Whether a cell has a number that is not a date.
  func isAmount(_ cell: AuditedCell) -> Bool {
    cell.value.number != nil && !format(cell).kind.isDate
  }

  /// Whether the content of a cell was typed in by hand: a constant, or arithmetic on constants.
  func isTyped(_ cell: AuditedCell) -> Bool {
    cell.content == .constant || cell.form.map { forms[$0].isTyped } ?? false
  }

  /// The cell as stored in the file.
  func source(_ sheet: AuditedSheet, _ cell: AuditedCell) -> Cell? {
    workbook.sheets[sheet.number][cell.reference]
  }

  /// A cell's formula, without its equals sign.
  func formula(_ sheet: AuditedSheet, _ cell: AuditedCell) -> String? {
    source(sheet, cell)?.formula?.text
  }

  /// The exact value that a formula would have in a cell.
  func value(_ formula: String, _ sheet: AuditedSheet, _ cell: CellReference) -> CellValue? {
    (try? calculator.evaluate(formula, sheet: sheet.name, at: cell)).map(\.inFifteenDigits)
  }

  /// The value of a cell's formula in doubles, computed from the cached values of all other cells.
  func valueOfStored(_ sheet: AuditedSheet, _ cell: AuditedCell) -> CellValue? {
    guard let form = cell.form, let source = source(sheet, cell) else { return nil }
    return stored.recomputed(source, of: forms[form].form, sheetNumber: sheet.number)
  }

  /// The formula of one cell, adapted as if it were copied to another cell.
  func copied(_ sheet: AuditedSheet, from source: AuditedCell, to target: CellReference) -> String? {
    guard let text = formula(sheet, source) else { return nil }
    return ShiftableFormula(text).shifted(
      rows: target.row - source.reference.row, columns: target.column - source.reference.column)
  }
}

extension AuditedWorkbook {
  /// Cells that a formula reads, with their positions.
  struct Reading {
    let use: FormulaUse
    let sheet: Int
    let range: CellRange
  }

  /// The cells that a cell's formula reads, if they can be determined from its text alone.
  ///
  /// `part` selects some of the formula's references; each is resolved only when the sequence reaches it.
  func readings(
    _ sheet: AuditedSheet, _ cell: AuditedCell, _ part: KeyPath<AuditedForm, [FormulaUse]> = \.uses
  ) -> some Sequence<Reading> {
    let form = cell.form.map { forms[$0] }
    return (form?[keyPath: part] ?? []).lazy.compactMap { use in
      form.flatMap { reading(use, $0.form, sheet, cell.reference) }
    }
  }

  /// The cells that a target refers to in a cell's formula.
  func reading(_ target: FormulaUse.Target, _ sheet: AuditedSheet, _ cell: AuditedCell) -> Reading? {
    let form = cell.form.map { forms[$0].form }
    return form.flatMap { reading(FormulaUse(target: target, role: .other), $0, sheet, cell.reference) }
  }

  private func reading(
    _ use: FormulaUse, _ form: FormulaForms.Form, _ sheet: AuditedSheet, _ cell: CellReference
  ) -> Reading? {
    switch use.target {
    case .area(let area):
      guard let target = target(area.sheet, from: sheet.number) else { return nil }
      return Reading(use: use, sheet: target, range: form.range(of: area, in: cell))
    case .structured(let part):
      return area(part, sheet, cell).map { Reading(use: use, sheet: $0.sheet, range: $0.range) }
    case .name(let name):
      return area(named: name).map { Reading(use: use, sheet: $0.sheet, range: $0.range) }
    }
  }

  private func target(_ qualifier: SheetQualifier?, from sheet: Int) -> Int? {
    switch qualifier {
    case nil: sheet
    case .sheet(let name): sheetNumber(name)
    case .sheets, .external: nil
    }
  }

  private func area(_ part: StructuredReference, _ sheet: AuditedSheet, _ cell: CellReference) -> (
    sheet: Int, range: CellRange
  )? {
    let around = workbook.sheets[sheet.number].properties.tables.first { $0.range.contains(cell) }
    guard let (number, table) = part.table.map({ table($0) }) ?? around.map({ (sheet.number, $0) }) else {
      return nil
    }
    let all = table.range.rows
    let rows: ClosedRange<Int>
    switch part.items {
    case [], [.data]:
      let first = all.lowerBound + (table.hasHeaderRow ? 1 : 0)
      let last = all.upperBound - (table.hasTotalsRow ? 1 : 0)
      guard first <= last else { return nil }
      rows = first...last
    case [.thisRow]: rows = cell.row...cell.row
    case [.totals] where table.hasTotalsRow: rows = all.upperBound...all.upperBound
    default: return nil
    }
    var columns = table.range.columns
    if let wanted = part.columns {
      let names = table.columns.map { $0.name.lowercased() }
      guard let first = names.firstIndex(of: wanted.first.lowercased()),
        let last = names.firstIndex(of: wanted.last.lowercased())
      else { return nil }
      columns = columns.lowerBound + min(first, last)...columns.lowerBound + max(first, last)
    }
    return CellRange(rows: rows, columns: columns).map { (number, $0) }
  }

  /// The cells of a defined name that refers to one range.
  private func area(named name: String) -> (sheet: Int, range: CellRange)? {
    if let formula = names[name.lowercased()]?.formula,
      case .area(let area)? = try? FormulaParser.parse(formula),
      case .sheet(let sheet)? = area.sheet, let number = sheetNumber(sheet)
    {
      return (number, area.range)
    }
    return nil
  }
}
