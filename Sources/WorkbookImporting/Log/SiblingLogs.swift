internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Finds logs of one form, such as the sheets of months, which share evidence about dates and signs.
///
/// A month with purchases alone then has the signs that the other months prove.
struct SiblingLogs {
  /// The form of a log: its columns of dates and money, and what its title or the user says about its rows.
  private struct Form: Hashable {
    let columns: [Column]
    let scope: TableScope

    struct Column: Hashable {
      let column: Int
      let header: String
      let meaning: FieldMeaning?
    }

    init(_ table: FoundTable) {
      columns = table.columns.filter { Self.telling.contains($0.meaning) }.map {
        Column(column: $0.column, header: HeaderText.normalized($0.header), meaning: $0.meaning)
      }
      // Months and years differ from sibling to sibling.
      var scope = table.scope
      (scope.month, scope.year) = (nil, nil)
      self.scope = scope
    }

    private static let telling: Set<FieldMeaning?> = [
      .date, .amount, .outflow, .inflow, .balance, .indicator, .type,
    ]
  }

  private let workbook: Workbook
  private let logs: [Form: [FoundTable]]

  init(_ tables: [FoundTable], in workbook: Workbook) {
    self.workbook = workbook
    logs = Dictionary(grouping: tables.filter { $0.role == .log }, by: Form.init)
  }

  /// The maximum number of rows that other logs contribute, so that many short logs cost linear time.
  private static let mostRows = 200

  /// The rows of the other logs that have the form of a log, up to a limit.
  func rows(beside log: FoundTable) -> [Sheet.Row] {
    var rows: [Sheet.Row] = []
    for other in logs[Form(log)] ?? [] where rows.count < Self.mostRows {
      guard (other.sheetName, other.range) != (log.sheetName, log.range) else { continue }
      let own = workbook[sheet: other.sheetName]?.rows(other.dataRows) ?? []
      rows += own.prefix(Self.mostRows - rows.count).map { $0.clipped(to: other.range.columns) }
    }
    return rows
  }
}
