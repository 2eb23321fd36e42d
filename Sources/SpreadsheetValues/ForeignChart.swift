/// A chart of a file that `Chart` does not support.
///
/// Such a chart is read for information only and is not written.
public struct ForeignChart: Hashable, Sendable {
  /// The element that draws the chart, such as `scatterChart` (ECMA-376 21.2.2); several such elements are joined by
  /// a plus sign.
  public var kind: String
  /// The title; nil if there is none or the program generates it.
  public var title: String?
  /// The cells that the chart covers; nil if the chart is not anchored to cells.
  public var anchor: CellRange?

  /// Creates the description of an unsupported chart.
  public init(kind: String, title: String? = nil, anchor: CellRange? = nil) {
    self.kind = kind
    self.title = title
    self.anchor = anchor
  }
}
