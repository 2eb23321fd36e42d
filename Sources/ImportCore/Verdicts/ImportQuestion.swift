public import BudgetModel
public import Foundation

/// A point at which a file allows several readings, with what each of them comes to.
public struct ImportQuestion: Hashable, Sendable {
  /// What is asked.
  public typealias Topic = Finding.FileFact.Doubt

  /// One reading.
  public struct Answer: Hashable, Sendable {
    /// The word that chooses it on the command line, such as `Log` in `--take log=Log`.
    public let word: String
    /// What it means, in a few words of plain English.
    public let meaning: String
    /// The option that chooses it, such as `--signs negative-is-expense` or `--take log=Log`.
    public let option: String
    /// What it comes to.
    public var transactions = 0
    public var income: Decimal = 0
    public var expenses: Decimal = 0
    public var planned: Decimal = 0
    /// How many of the file's own figures it reproduces.
    public var agreeing = 0

    /// An answer that was not tried yet.
    public init(word: String, meaning: String, option: String) {
      (self.word, self.meaning, self.option) = (word, meaning, option)
    }
  }

  /// What is asked.
  public let topic: Topic
  /// Where the file leaves it open.
  public let place: Provenance
  /// The readings, the one that was taken first.
  public let answers: [Answer]

  /// A question whose first answer was taken.
  public init(_ topic: Topic, at place: Provenance, answers: [Answer]) {
    (self.topic, self.place, self.answers) = (topic, place, answers)
  }
}
