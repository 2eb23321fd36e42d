/// A table that a workbook holds, found by its headers.
public struct FoundTable: Hashable, Sendable {
  /// What the table is for.
  public enum Role: String, Hashable, Sendable {
    /// Transactions, a row each.
    case log
    /// The plan as one table of categories.
    case plan
    /// The plan in sections.
    case sectionedPlan
    /// Budget vs actual, which is checked and not imported.
    case comparison
    /// Months with their starting balances.
    case months
    /// What categories were assigned in months.
    case assignments
    /// Settings by name.
    case settings
  }

  /// What it is for.
  public var role: Role
  /// The sheet that holds it.
  public var sheetName: String
  /// The row of its headers; for a sectioned plan that of its first section's title.
  public var headerRow: Int
  /// The last row that belongs to it.
  public var lastRow: Int
  /// The column of each meaning, from 1.
  public var columns: [FieldMeaning: Int]
  /// Columns with a header that has no meaning here, in their order.
  public var otherColumns: [OtherColumn]

  /// A column whose header has no meaning here.
  public struct OtherColumn: Hashable, Sendable {
    /// The column, from 1.
    public var column: Int
    /// The header as it stands.
    public var header: String
  }

  /// The rows below the headers; empty where there are none.
  var dataRows: Range<Int> { headerRow + 1..<max(headerRow, lastRow) + 1 }
}

/// The columns of a table by their meanings, found without hashing in each of many rows.
struct ColumnIndex: Sendable {
  /// By the meaning's place; 0 where no column has it.
  private let columns: [Int]

  init(_ found: [FieldMeaning: Int]) {
    columns = FieldMeaning.allCases.map { found[$0] ?? 0 }
  }

  /// The column, from 1, with this meaning.
  subscript(meaning: FieldMeaning) -> Int? {
    let column = columns[meaning.index]
    return column == 0 ? nil : column
  }
}
