internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// A table in the form that this package writes.
///
/// Its headers identify it, so its rows need not be inspected.
enum OwnForm {
  /// The log, whose header includes an identifier column.
  case log
  /// Records of one kind.
  case records(any RecordForm)

  /// Returns nil if this package does not write such a header.
  init?(_ band: HeaderBand) {
    guard band.cells.contains(where: { $0.text == Self.id }) else { return nil }
    let headers = Set(band.cells.map(\.text))
    // A log may have custom fields of any name. Records have no balance column.
    if Self.ofLog.isSubset(of: headers) {
      self = .log
    } else if let form = RecordForms.form(of: headers) {
      self = .records(form)
    } else {
      return nil
    }
  }

  /// Returns nil if this package does not write such a table.
  ///
  /// The first row of a log must have an identifier.
  init?(_ band: HeaderBand, _ body: TableBody) {
    self.init(band)
    guard case .log = self, let first = body.rows.first else { return }
    let column = band.cells.first { $0.text == Self.id }?.column
    let text = column.flatMap { first[$0] }?.value.text
    guard text.flatMap({ Identifier<Transaction>($0) }) != nil else { return nil }
  }

  private static let id = "Id"
  private static let order = "File Order"
  private static let ofLog = Set(LogColumn.allCases.filter(\.isAlwaysThere).map(\.rawValue)).union([id])

  /// The role of the table, with the evidence.
  var verdict: TableClassifier.Verdict {
    switch self {
    case .log: .init(.log, "the columns of a written log")
    case .records(let form): .init(.records, "the columns of the written sheet \(form.name)")
    }
  }

  /// Returns the columns by their headers alone.
  ///
  /// A log keeps unknown columns as custom fields.
  func columns(_ band: HeaderBand) -> [FoundColumn] {
    band.cells.map { cell in
      var found = FoundColumn(column: cell.column, header: cell.text)
      if case .log = self, let meaning = Self.meaning(cell.text) {
        found.meaning = meaning
        (found.score, found.evidence) = (100, "called \"\(cell.text)\"")
      }
      return found
    }
  }

  private static func meaning(_ header: String) -> FieldMeaning? {
    switch header {
    case id: .id
    case order: .order
    default: LogColumn(rawValue: header)?.meaning
    }
  }
}

extension HeaderBand {
  /// Whether this package writes tables with this header.
  var isOwnForm: Bool { OwnForm(self) != nil }
}
