internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues

/// Determines the numbers on which a formula depends.
struct FormulaOrigins {
  /// The sources of a formula.
  enum Verdict: Hashable {
    /// Imported data, and figures that are compared.
    case facts
    /// A number that is neither imported nor compared.
    case foreign(CellLocation)
    /// A figure that is not compared.
    case open(CellLocation)
    /// No number at all.
    case nothing
    /// Other workbooks, or an invalid formula.
    case unknown
  }

  /// The rows of a column that contain numbers, from top to bottom.
  private struct Column {
    /// The rows of imported or compared numbers, and the rows of all other numbers.
    var known: [Int] = []
    var foreign: [Int] = []
  }

  private let columns: [String: [Int: Column]]
  private let names: [String: String]
  /// Only areas with at most this many cells are searched for figures that are not compared.
  private static let mostCells = 256

  init(_ workbook: Workbook, _ tables: [FoundTable], _ facts: ImportedFacts, _ parts: [FigurePart]) {
    let figures = Set(
      parts.flatMap(\.figures).map { CellLocation(sheet: $0.sheet, reference: $0.reference) })
    names = Dictionary(workbook.sheets.map { ($0.name.lowercased(), $0.name) }) { first, _ in first }
    var found: [String: [Int: Column]] = [:]
    for sheet in workbook.sheets {
      let logs = tables.filter { $0.sheetName == sheet.name && $0.role == .log }
      var columns: [Int: Column] = [:]
      for row in sheet.rows {
        for cell in row.cells where cell.value.number != nil {
          let column = cell.reference.column
          let isKnown =
            cell.formula != nil || facts.holds(sheet.name, cell.reference)
            // Rows of a log that were left out count as blank, so that sums over them differ.
            || logs.contains { $0.range.contains(cell.reference) }
            || figures.contains(CellLocation(sheet: sheet.name, reference: cell.reference))
          if isKnown {
            columns[column, default: Column()].known.append(row.number)
          } else if !workbook.styles[cell.style].numberFormat.kind.isDate {
            columns[column, default: Column()].foreign.append(row.number)
          }
        }
      }
      found[sheet.name] = columns
    }
    columns = found
  }

  /// Returns the sources of a figure's formula; `open` contains the figures that are not compared.
  func verdict(_ figure: StatedFigure, open: Set<CellLocation>) -> Verdict {
    guard let form = figure.form else { return .unknown }
    return verdict(form.expression) { area in
      verdict(form.range(of: area, in: figure.reference), area.sheet, on: figure.sheet, open)
    }
  }

  private func verdict(_ tree: FormulaExpression, area: (AreaReference) -> Verdict) -> Verdict {
    switch tree {
    case .area(let reference): return area(reference)
    // A name or a table is assumed to refer to imported data.
    case .name, .structured: return .facts
    default:
      let verdicts = tree.operands.map { verdict($0, area: area) }
      return verdicts.first { $0 != .facts && $0 != .nothing }
        ?? (verdicts.contains(.facts) ? .facts : .nothing)
    }
  }

  private func verdict(
    _ range: CellRange, _ qualifier: SheetQualifier?, on sheet: String, _ open: Set<CellLocation>
  ) -> Verdict {
    var name = sheet
    switch qualifier {
    case nil: break
    case .sheet(let other): name = names[other.lowercased()] ?? other
    case .sheets, .external: return .unknown
    }
    guard let columns = columns[name] else { return .unknown }
    var isKnown = false
    for (number, column) in columns.sorted(by: { $0.key < $1.key }) where range.columns.contains(number) {
      if let row = column.foreign.first(in: range.rows), let cell = CellReference(row: row, column: number) {
        return .foreign(CellLocation(sheet: name, reference: cell))
      }
      isKnown = isKnown || column.known.first(in: range.rows) != nil
    }
    if !open.isEmpty, range.count <= Self.mostCells {
      for row in range.rows {
        for column in range.columns {
          guard let cell = CellReference(row: row, column: column) else { continue }
          let location = CellLocation(sheet: name, reference: cell)
          if open.contains(location) { return .open(location) }
        }
      }
    }
    return isKnown ? .facts : .nothing
  }
}

extension [Int] {
  /// Returns the first of the sorted numbers that is in a range.
  fileprivate func first(in range: ClosedRange<Int>) -> Int? {
    let place = partitioningIndex { $0 >= range.lowerBound }
    return place < count && range.contains(self[place]) ? self[place] : nil
  }
}
