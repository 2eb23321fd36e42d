/// A column of a file, what it means, how sure that is, and why.
public struct DetectedColumn: Hashable, Sendable {
  /// The column, from 1.
  public var number: Int
  /// Its name in the header; empty where it has none.
  public var name: String
  /// What it holds; nil where that is not known, so that it is kept as a custom field.
  public var meaning: FieldMeaning?
  /// How sure the meaning is, 0 to 100.
  public var score: Int
  /// Why, in words.
  public var evidence: String

  /// Made of its parts.
  package init(number: Int, name: String, meaning: FieldMeaning? = nil, score: Int, evidence: String) {
    self.number = number
    self.name = name
    self.meaning = meaning
    self.score = score
    self.evidence = evidence
  }
}
