/// A feature of a sheet that the model does not support.
///
///     for feature in sheet.properties.foreignFeatures { print(feature.kind, feature.range ?? "") }
///
/// Such a feature is read for information only and is not written.
public struct ForeignFeature: Hashable, Sendable {
  /// The name of the element or the type of the rule, such as `colorFilter`, `iconSet` or `slicerList`
  /// (ECMA-376 18.3).
  public var kind: String
  /// The first range of the feature; nil if the feature is not anchored to cells.
  public var range: CellRange?

  /// Creates the description of an unsupported feature.
  public init(kind: String, range: CellRange? = nil) {
    self.kind = kind
    self.range = range
  }
}
