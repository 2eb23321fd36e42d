/// A chart of a file that `Chart` does not support: its kind and place.
///
/// Such charts are read for information and are not written.
public struct ForeignChart: Hashable, Sendable {
  /// The element that draws it, such as `scatterChart` (ECMA-376 21.2.2); several with a plus sign in between.
  public var kind: String
  /// The heading; nil for none, or one that the program makes up.
  public var title: String?
  /// The cells that the chart covers; nil if it is not anchored to cells.
  public var anchor: CellRange?

  /// A chart of some kind.
  public init(kind: String, title: String? = nil, anchor: CellRange? = nil) {
    self.kind = kind
    self.title = title
    self.anchor = anchor
  }
}
