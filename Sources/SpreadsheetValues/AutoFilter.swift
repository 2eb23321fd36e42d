public import Foundation

/// The filter buttons over a range of cells (ECMA-376 18.3.1.2, autoFilter).
///
///     var filter = AutoFilter(cells)
///     filter.columns = [.init(0, .values(["Rent", "Food"])), .init(2, .conditions([.init(.greaterThan, "100")]))]
///     sheet.properties.autoFilter = filter
///
/// A filter does not hide rows by itself: set `Row.isHidden` for the rows that it filters out.
public struct AutoFilter: Hashable, Sendable {
  /// The filter of one column (ECMA-376 18.3.2.7, filterColumn).
  public struct Column: Hashable, Sendable {
    /// The index of the column within the filter, from 0.
    public var offset: Int
    /// The condition for visible rows.
    public var criterion: Criterion
    /// Whether the column has a button.
    public var showsButton = true

    /// A filter of the column with this index.
    public init(_ offset: Int, _ criterion: Criterion) {
      self.offset = offset
      self.criterion = criterion
    }
  }

  /// The conditions of a column's filter.
  public enum Criterion: Hashable, Sendable {
    /// Cells that show one of these texts, and optionally empty cells (ECMA-376 18.3.2.8, filters).
    case values([String], includesBlanks: Bool = false)
    /// One or two conditions; visible cells meet at least one of them, or with `matchesAll` all of them (ECMA-376
    /// 18.3.2.2, customFilters).
    case conditions([Condition], matchesAll: Bool = false)
    /// The cells with the greatest values, or with `isBottom` the least values: this number of cells, or with
    /// `isPercent` this percentage of the cells (ECMA-376 18.3.2.10, top10).
    case top(Decimal, isPercent: Bool = false, isBottom: Bool = false)
    /// A rule that depends on the current values or date, such as `aboveAverage` or `thisMonth` (ECMA-376 18.18.26).
    case dynamic(String)
  }

  /// A comparison with a number, or with a text that may contain `*` and `?` (ECMA-376 18.3.2.3,
  /// customFilter).
  public struct Condition: Hashable, Sendable {
    /// The comparison.
    public var comparison: ConditionalFormat.Comparison
    /// The value to compare with.
    public var value: String

    /// A comparison with this text or number.
    public init(_ comparison: ConditionalFormat.Comparison, _ value: String) {
      self.comparison = comparison
      self.value = value
    }
  }

  /// The cells, including the header row.
  public var range: CellRange
  /// The filters in use, in column order; filters by colour, icon or date are in `foreignFeatures`.
  public var columns: [Column]

  /// Filter buttons over these cells.
  public init(_ range: CellRange, columns: [Column] = []) {
    self.range = range
    self.columns = columns
  }
}
