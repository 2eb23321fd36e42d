/// A column of a file with its meaning, the confidence in it, and the evidence.
public struct DetectedColumn: Hashable, Sendable {
  /// The column, from 1.
  public var number: Int
  /// Its name in the header; empty without a header.
  public var name: String
  /// The meaning; nil if it is unknown, so that the column is kept as a custom field.
  public var meaning: FieldMeaning?
  /// How sure the meaning is, 0 to 100.
  public var score: Int
  /// Why, in words.
  public var evidence: String

  /// A column with these properties.
  package init(number: Int, name: String, meaning: FieldMeaning? = nil, score: Int, evidence: String) {
    self.number = number
    self.name = name
    self.meaning = meaning
    self.score = score
    self.evidence = evidence
  }
}

extension DetectedColumn {
  /// The same with money in for money out, and the other way round.
  package var turned: DetectedColumn {
    var column = self
    switch meaning {
    case .outflow: column.meaning = .inflow
    case .inflow: column.meaning = .outflow
    default: break
    }
    return column
  }
}
