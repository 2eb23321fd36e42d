internal import SpreadsheetValues

extension Evaluator {
  /// The cells of a structured reference (ECMA-376 18.17.2.3).
  func reference(_ part: StructuredReference) throws(Stop) -> Reference {
    let found = part.table.map { calculation.table($0) } ?? calculation.table(around: origin)
    guard let (sheet, table) = found else { throw .error(.reference) }
    let rows = try rows(of: part.items, in: table)
    let columns = try columns(part.columns, in: table)
    guard let range = CellRange(rows: rows, columns: columns) else { throw .error(.reference) }
    return Reference(sheet: sheet, range: range)
  }

  private func rows(of items: [StructuredReference.Item], in table: Sheet.Table) throws(Stop) -> ClosedRange<
    Int
  > {
    var result: ClosedRange<Int>?
    for item in items.isEmpty ? [.data] : items {
      let rows = try rows(of: item, in: table)
      result =
        min(
          result?.lowerBound ?? rows.lowerBound, rows.lowerBound)...max(
          result?.upperBound ?? rows.upperBound, rows.upperBound)
    }
    guard let result else { throw .error(.reference) }
    return result
  }

  private func rows(of item: StructuredReference.Item, in table: Sheet.Table) throws(Stop) -> ClosedRange<Int>
  {
    let all = table.range.rows
    let first = all.lowerBound + (table.hasHeaderRow ? 1 : 0)
    let last = all.upperBound - (table.hasTotalsRow ? 1 : 0)
    switch item {
    case .all: return all
    case .headers:
      guard table.hasHeaderRow else { throw .error(.reference) }
      return all.lowerBound...all.lowerBound
    case .totals:
      guard table.hasTotalsRow else { throw .error(.reference) }
      return all.upperBound...all.upperBound
    case .data:
      guard first <= last else { throw .error(.reference) }
      return first...last
    case .thisRow:
      let row = origin.reference.row
      guard all.contains(row) else { throw .error(.value) }
      return row...row
    }
  }

  private func columns(_ names: StructuredReference.Columns?, in table: Sheet.Table) throws(Stop)
    -> ClosedRange<
      Int
    >
  {
    guard let names else { return table.range.columns }
    let first = try column(names.first, in: table)
    let last = names.first == names.last ? first : try column(names.last, in: table)
    return min(first, last)...max(first, last)
  }

  private func column(_ name: String, in table: Sheet.Table) throws(Stop) -> Int {
    let key = Self.key(name)
    guard let index = table.columns.firstIndex(where: { Self.key($0.name) == key }) else {
      throw .error(.reference)
    }
    return table.range.first.column + index
  }

  /// The key of a column name: case is ignored, and a line break counts as a space.
  private static func key(_ name: String) -> String {
    let key = name.lowercased()
    guard key.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "_") }) else { return key }
    return key.replacing("_x000a_", with: " ").replacing("\n", with: " ").replacing("\r", with: "")
  }
}
