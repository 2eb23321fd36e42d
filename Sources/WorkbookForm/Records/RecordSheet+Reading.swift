internal import BudgetModel
internal import Foundation
package import SpreadsheetValues
package import ImportCore

extension RecordSheet {
  package func read(
    _ rows: [Sheet.Row], in sheetName: String, columns: [String: Int], _ cells: CellReader,
    into builder: inout BudgetBuilder
  ) {
    for row in rows {
      let place = RecordPlace(sheetName: sheetName, row: row.number, columns: columns)
      guard let record = read(row, place, cells, &builder) else { continue }
      add(record, place, &builder)
    }
  }

  /// Returns the record of a row; nil for a blank row, and for a row that is skipped with a finding.
  private func read(
    _ row: Sheet.Row, _ place: RecordPlace, _ cells: CellReader, _ builder: inout BudgetBuilder
  ) -> Entity? {
    func cell(_ header: String) -> RecordCell? {
      guard let cell = place.columns[header].flatMap({ row[$0] }), cells.text(cell) != nil else { return nil }
      return RecordCell(cell: cell, cells: cells, location: place[header])
    }
    let texts = columns.map { cell($0.header)?.text ?? "" }
    guard texts.contains(where: { !$0.isEmpty }) else { return nil }
    var isUsable = true
    var found = blank(builder.noIdentifier(), builder.context.recordInfo)
    for column in columns {
      guard let cell = cell(column.header) else {
        guard column.isRequired else { continue }
        isUsable = false
        builder.note(.plan(.valueMissing(column: Finding.Topic(column.header))), at: place[column.header])
        continue
      }
      do throws(RecordProblem) {
        try column.read(cell, &found, &builder)
      } catch {
        isUsable = isUsable && !column.isRequired
        let header = Finding.Topic(column.header)
        builder.note(
          .plan(.cellUnusable(error.fault, column: header, isRequired: column.isRequired)),
          at: cell.location)
      }
    }
    guard isUsable else { return nil }
    let given = cell(Self.idHeader)?.text
    if namesRecordsOfOthers {
      found.id = given.flatMap { Identifier($0) } ?? found.id
      return found
    }
    found.id = builder.identity(
      given: given, place: "\(place.sheetName)!\(place.row)", content: texts,
      at: place[Self.idHeader])
    return found
  }
}
