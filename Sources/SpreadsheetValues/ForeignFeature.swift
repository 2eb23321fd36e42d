/// A feature of a sheet that the model does not support: its kind and place.
///
///     for feature in sheet.properties.foreignFeatures { print(feature.kind, feature.range ?? "") }
///
/// Such features are read for information and are not written.
public struct ForeignFeature: Hashable, Sendable {
  /// The element or the type of the rule, such as `colorFilter`, `iconSet` or `slicerList` (ECMA-376 18.3).
  public var kind: String
  /// The first of its cells; nil if it is not anchored to cells.
  public var range: CellRange?

  /// A feature of some kind.
  public init(kind: String, range: CellRange? = nil) {
    self.kind = kind
    self.range = range
  }
}
