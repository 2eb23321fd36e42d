public import Foundation

/// A point at which a file allows several readings, with what each of them comes to.
public struct ImportQuestion: Hashable, Sendable {
  /// What is asked.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Which table holds the transactions.
    case log
    /// Which table or column holds the plan.
    case plan
    /// Which column holds the amounts.
    case amounts
    /// Whether a minus is an expense.
    case signs
    /// The order of day and month.
    case dateOrder = "date-order"
    /// Which column says when a row counts.
    case dates
    /// The year of months and days without one.
    case year
    /// The span of time that planned amounts are for.
    case basis
    /// Whether amounts by month are planned or actual.
    case byMonth = "by-month"
    /// Whether rows of the same name are one category.
    case sameName = "same-name"
    /// Whether rows are transfers between the household's own accounts.
    case transfers
    /// Whether money put aside is an expense or a transfer.
    case savings
    /// Whether the profile of a bank fits the file.
    case profile
  }

  /// One reading.
  public struct Answer: Hashable, Sendable {
    /// The word that chooses it on the command line, such as `Log` in `--take log=Log`.
    public var word: String
    /// What it means, in a few words of plain English.
    public var meaning: String
    /// The option that chooses it, such as `--signs negative-is-expense` or `--take log=Log`.
    public var option: String
    /// What it comes to.
    public var transactions = 0
    public var income: Decimal = 0
    public var expenses: Decimal = 0
    public var planned: Decimal = 0
    /// How many of the file's own figures it reproduces.
    public var agreeing = 0
    /// Fields that this version does not know.
    public var unknown = UnknownFields()

    /// An answer that was not tried yet.
    public init(word: String, meaning: String, option: String) {
      (self.word, self.meaning, self.option) = (word, meaning, option)
    }
  }

  /// What is asked.
  public var topic: Topic
  /// Where the file leaves it open.
  public var place: Provenance
  /// The readings, the one that was taken first.
  public var answers: [Answer]
  /// Fields that this version does not know.
  public var unknown = UnknownFields()

  /// A question whose first answer was taken.
  public init(_ topic: Topic, at place: Provenance, answers: [Answer]) {
    (self.topic, self.place, self.answers) = (topic, place, answers)
  }
}
