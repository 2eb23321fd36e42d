/// A column of a file with its meaning, how certain the meaning is, and the evidence for it.
public struct DetectedColumn: Hashable, Sendable {
  /// The number of the column, from 1.
  public var number: Int
  /// The name in the header row; empty without a header row.
  public var name: String
  /// The meaning; nil if it is unknown.
  ///
  /// Such a column is kept as a custom field.
  public var meaning: FieldMeaning?
  /// How certain the meaning is: 0 to 100, or 101 if the user chose it.
  public var score: Int
  /// The evidence for the meaning, in words.
  public var evidence: String

  /// Creates a column with these properties.
  package init(number: Int, name: String, meaning: FieldMeaning? = nil, score: Int, evidence: String) {
    self.number = number
    self.name = name
    self.meaning = meaning
    self.score = score
    self.evidence = evidence
  }
}

extension DetectedColumn {
  /// The column with outflow and inflow swapped.
  package var swapped: DetectedColumn {
    var column = self
    switch meaning {
    case .outflow: column.meaning = .inflow
    case .inflow: column.meaning = .outflow
    default: break
    }
    return column
  }
}
