public import Foundation

/// A point on which a file allows several interpretations, with the result of each.
public struct ImportQuestion: Hashable, Sendable {
  /// The subject of the question.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// The table with the transactions.
    case log
    /// The table or column with the plan.
    case plan
    /// The column with the amounts.
    case amounts
    /// Whether a minus sign means an expense.
    case signs
    /// The order of day and month.
    case dateOrder = "date-order"
    /// The column with the effective date of a row.
    case dates
    /// The year of months and days that are given without a year.
    case year
    /// The span of time that planned amounts cover.
    case basis
    /// Whether amounts by month are planned or actual.
    case byMonth = "by-month"
    /// Whether rows with the same name are one category.
    case sameName = "same-name"
    /// Whether rows are transfers between the household's own accounts.
    case transfers
    /// Whether money put aside is an expense or a transfer.
    case savings
    /// Whether the profile of a bank fits the file.
    case profile
  }

  /// One interpretation.
  public struct Answer: Hashable, Sendable {
    /// The word that selects it on the command line, such as `Log` in `--take log=Log`.
    public var word: String
    /// Its meaning in a few plain words.
    public var meaning: String
    /// The option that selects it, such as `--signs negative-is-expense` or `--take log=Log`.
    public var option: String
    /// The number of transactions, and the totals, that result from this interpretation.
    public var transactions = 0
    public var income: Decimal = 0
    public var expenses: Decimal = 0
    public var planned: Decimal = 0
    /// The number of figures stated in the file that this interpretation reproduces.
    public var agreeing = 0
    /// Fields that this version does not know.
    public var unknown = UnknownFields()

    /// Creates an answer whose results are not computed yet.
    public init(word: String, meaning: String, option: String) {
      (self.word, self.meaning, self.option) = (word, meaning, option)
    }
  }

  /// The subject of the question.
  public var topic: Topic
  /// The position in the file where the question arises.
  public var place: Provenance
  /// The possible interpretations; the first one is used.
  public var answers: [Answer]
  /// Fields that this version does not know.
  public var unknown = UnknownFields()

  /// Creates a question whose first answer is used.
  public init(_ topic: Topic, at place: Provenance, answers: [Answer]) {
    (self.topic, self.place, self.answers) = (topic, place, answers)
  }
}
