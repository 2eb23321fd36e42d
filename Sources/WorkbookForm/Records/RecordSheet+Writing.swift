package import BudgetModel
internal import Foundation
internal import SpreadsheetValues

extension RecordSheet: RecordForm {
  package var tellingHeaders: Set<String> {
    Set(columns.filter(\.isTelling).map(\.header)).union([Self.idHeader])
  }

  package func write(_ budget: Budget, _ writing: inout RecordWriting) -> SheetDraft? {
    let records = records(budget)
    guard !records.isEmpty else { return nil }
    var draft = SheetDraft(name)
    let heads = columns.enumerated().map { index, column in
      let isBesideNumber = index > 0 && columns[index - 1].isNumeric
      return SheetDraft.Entry.text(
        column.header,
        column.isNumeric
          ? writing.styles.numberHeader
          : isBesideNumber ? writing.styles.indentedHeader : writing.styles.header)
    }
    draft.append(heads + [.text(Self.idHeader, writing.styles.header)])
    for record in records {
      draft.append(columns.map { $0.write(record, &writing) } + [.text(record.id.description)])
    }
    draft.setWidths((columns.map(\.width) + [38]).map { Decimal($0) })
    draft.hide(column: columns.count + 1)
    finish(&draft, rows: records.count)
    if isHidden(budget) { draft.properties.visibility = .hidden }
    return draft
  }

  private func finish(_ draft: inout SheetDraft, rows count: Int) {
    let headers = columns.map(\.header) + [Self.idHeader]
    if let range = CellRange(rows: 1...count + 1, columns: 1...headers.count) {
      draft.properties.tables = [
        Sheet.Table(
          name.replacing(" ", with: ""), range: range, columns: headers.map { Sheet.Table.Column($0) })
      ]
    }
    draft.properties.validations = columns.enumerated().compactMap { index, column in
      guard let choices = column.choices,
        let range = CellRange(rows: 2...count + 1, columns: index + 1...index + 1)
      else { return nil }
      return DataValidation([range], choices, errorMessage: "This is no value for \(column.header).")
    }
    draft.properties.frozenRows = 1
    draft.properties.printSetup.isLandscape = columns.map(\.width).reduce(0, +) > 90
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.repeatedRows = 1...1
    draft.properties.printSetup.footer = "&P / &N"
  }
}
