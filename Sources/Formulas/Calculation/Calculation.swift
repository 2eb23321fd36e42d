internal import CalendarDates
internal import Foundation
internal import Spreadsheet

/// The state of one computation of a workbook: cells, names, tables, and what was found on the way.
final class Calculation {
  let workbook: Workbook
  let dates: DateSystem
  let moment: (date: CalendarDate, time: TimeOfDay)
  var grids: [Grid]
  var problems: [CalculationProblem] = []
  /// Functions that are not known, with the cells that call them.
  var unsupported: [String: [CellLocation]] = [:]
  let caches = RangeCaches()
  /// Expressions inside each other, over all names and formulas.
  var depth = 0
  private var names: [NameKey: String] = [:]
  private var parsedNames: [NameKey: Expression] = [:]
  private var sheetNumbers: [String: Int] = [:]
  private var tables: [String: (sheet: Int, table: Table)] = [:]
  /// The formula cell that fills a cell of an array formula's range.
  private var anchors: [Int: [(range: CellRange, cell: CellReference)]] = [:]

  struct NameKey: Hashable {
    let name: String
    let sheet: Int?
  }

  init(
    _ workbook: Workbook, now moment: (date: CalendarDate, time: TimeOfDay), isPending: (Cell) -> Bool
  ) {
    self.workbook = workbook
    self.moment = moment
    dates = workbook.dateSystem
    grids = workbook.sheets.map { Grid($0, isPending: isPending) }
    for (number, sheet) in workbook.sheets.enumerated() { index(sheet, number) }
    for name in workbook.definedNames {
      let sheet = name.sheetName.flatMap { sheetNumbers[$0.lowercased()] }
      names[NameKey(name: name.name.lowercased(), sheet: sheet)] = name.formula
    }
  }

  private func index(_ sheet: Sheet, _ number: Int) {
    let key = sheet.name.lowercased()
    if sheetNumbers[key] == nil { sheetNumbers[key] = number }
    for table in sheet.properties.tables { tables[table.name.lowercased()] = (number, table) }
    for row in sheet.rows {
      for cell in row.cells {
        guard let range = cell.formula?.arrayRange, range.count > 1 else { continue }
        anchors[number, default: []].append((range, cell.reference))
      }
    }
  }

  func sheetNumber(_ name: String) -> Int? { sheetNumbers[name.lowercased()] }

  func table(_ name: String) -> (sheet: Int, table: Table)? { tables[name.lowercased()] }

  /// The table around a cell.
  func table(around address: CellAddress) -> (sheet: Int, table: Table)? {
    guard workbook.sheets.indices.contains(address.sheet) else { return nil }
    let tables = workbook.sheets[address.sheet].properties.tables
    return tables.first { $0.range.contains(address.reference) }.map { (address.sheet, $0) }
  }

  /// The range that the array formula in a cell fills.
  func spillRange(of address: CellAddress) -> CellRange? {
    anchors[address.sheet]?.first { $0.cell == address.reference }?.range
  }

  /// The ranges of more than one cell that the array formulas of a sheet fill.
  func spillRanges(_ sheet: Int) -> [CellRange] { (anchors[sheet] ?? []).map(\.range) }

  /// The formula that computes a cell: its own, or that of the array formula around it.
  func formulaCell(for address: CellAddress) -> Cell? {
    guard workbook.sheets.indices.contains(address.sheet) else { return nil }
    let sheet = workbook.sheets[address.sheet]
    if let cell = sheet[address.reference], cell.formula != nil { return cell }
    return anchors[address.sheet]?.first { $0.range.contains(address.reference) }.flatMap { sheet[$0.cell] }
  }

  /// The tree of a name's formula: the sheet's own name before the workbook's.
  func name(_ name: String, sheet: Int) throws(Stop) -> Expression? {
    for key in [NameKey(name: name.lowercased(), sheet: sheet), NameKey(name: name.lowercased(), sheet: nil)]
    {
      guard let formula = names[key] else { continue }
      if let parsed = parsedNames[key] { return parsed }
      guard let parsed = try? FormulaParser.parse(formula) else { throw .error(.name) }
      parsedNames[key] = parsed
      return parsed
    }
    return nil
  }

  func location(_ address: CellAddress) -> CellLocation {
    let name = workbook.sheets.indices.contains(address.sheet) ? workbook.sheets[address.sheet].name : ""
    return CellLocation(sheet: name, reference: address.reference)
  }
}
