internal import SpreadsheetFiles
internal import SpreadsheetValues

/// A table as described by its part (ECMA-376 18.5.1.2).
struct TablePart {
  let part: String
  let name: String
  let range: CellRange
  let hasHeaderRow: Bool
  let hasTotalsRow: Bool

  /// Reads the root tag of a table's part; nil if the part is not a table.
  init?(_ bytes: [UInt8], part: String) {
    var scanner = MarkupScanner(bytes)
    guard let tag = scanner.next(), tag.isNamed("table", in: bytes),
      let name = tag.value("displayName", in: bytes) ?? tag.value("name", in: bytes),
      let range = tag.value("ref", in: bytes).flatMap({ CellRange($0) })
    else { return nil }
    (self.part, self.name, self.range) = (part, name, range)
    hasHeaderRow = tag.number("headerRowCount", in: bytes) != 0
    hasTotalsRow = (tag.number("totalsRowCount", in: bytes) ?? 0) > 0
  }
}

extension WorkbookEditor {
  func relationships(of part: String) throws(WorkbookEditingError) -> RelationshipsMarkup {
    RelationshipsMarkup(try package.optionalBytes(PartName.relationships(of: part)), of: part)
  }

  /// The tables of the workbook, each with the name of its sheet.
  func tables() throws(WorkbookEditingError) -> [(sheet: String, table: TablePart)] {
    var tables: [(sheet: String, table: TablePart)] = []
    for sheet in parts.sheets {
      guard let part = sheet.part else { continue }
      for name in try relationships(of: part).parts(ofType: "table") {
        guard let bytes = try package.optionalBytes(name), let table = TablePart(bytes, part: name) else {
          continue
        }
        tables.append((sheet.name, table))
      }
    }
    return tables
  }
}

extension WorkbookEditor {
  /// Throws if a new sheet has a table with the name of an existing one.
  func checkTables(of sheet: Sheet) throws(WorkbookEditingError) {
    guard !sheet.properties.tables.isEmpty else { return }
    let known = Set(try tables().map { $0.table.name.lowercased() })
    for table in sheet.properties.tables where known.contains(table.name.lowercased()) {
      throw WorkbookEditingError(
        .content(SpreadsheetWritingError(.invalidName(table.name))), sheet: sheet.name,
        cell: table.range.first)
    }
  }

  /// The first unused table number (ECMA-376 18.5.1.2, id).
  func nextTableID() throws(WorkbookEditingError) -> Int {
    var highest = 0
    for (_, table) in try tables() {
      let bytes = try package.requiredBytes(table.part)
      var scanner = MarkupScanner(bytes)
      highest = max(highest, scanner.next()?.number("id", in: bytes) ?? 0)
    }
    return highest + 1
  }

  /// Numbers the tables of a new sheet.
  mutating func renumberTables(of part: String, from first: Int) throws(WorkbookEditingError) {
    for (place, name) in try relationships(of: part).parts(ofType: "table").enumerated() {
      let bytes = try package.requiredBytes(name)
      var scanner = MarkupScanner(bytes)
      guard let tag = scanner.next() else { continue }
      var changes = MarkupChanges()
      changes.set("id", to: "\(first + place)", of: tag, in: bytes)
      package.replace(name, with: changes.applied(to: bytes))
    }
  }
}
