public import Foundation

/// How far a file itself confirms the records of one kind that were read from it.
///
/// Besides its records, a file states figures: totals, balances, sums by category or month. Records that
/// reproduce these figures are proven; records for which the file states no figure are unopposed.
public struct ImportVerdict: Hashable, Sendable {
  /// The kinds of records that can have a verdict.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case transactions
    /// Categories with their planned amounts, and monthly plans.
    case plan
    case accounts
  }

  /// The result of comparing the records with the file's own figures.
  public enum Standing: String, CaseIterable, Hashable, Sendable {
    /// The records reproduce figures that the file states, and no figure contradicts them.
    case proven
    /// No figure confirms or contradicts the records.
    case unopposed
    /// A figure contradicts the records, or another interpretation is equally good.
    case contested
  }

  /// A number that the file states, and the number computed from the records.
  public struct Figure: Hashable, Sendable {
    /// Its name in the file, such as `Total Expenses`.
    public var name: String
    /// Its position in the file.
    public var place: Provenance
    /// The number in the file.
    public var stated: Decimal
    /// The number computed from the records.
    public var computed: Decimal
    /// Fields that this version does not know.
    public var unknown = UnknownFields()

    /// Creates a figure.
    public init(name: String, place: Provenance, stated: Decimal, computed: Decimal) {
      (self.name, self.place, self.stated, self.computed) = (name, place, stated, computed)
    }
  }

  /// Numbers that were typed into the file by hand and are in no record.
  public struct Leftover: Hashable, Sendable {
    /// The cells or lines that contain the numbers.
    public var place: Provenance
    /// How many numbers there are.
    public var count: Int
    /// Their sum.
    public var sum: Decimal
    /// Fields that this version does not know.
    public var unknown = UnknownFields()

    /// Creates the leftover numbers of one position.
    public init(place: Provenance, count: Int, sum: Decimal) {
      (self.place, self.count, self.sum) = (place, count, sum)
    }
  }

  /// The kind of records to which the verdict applies.
  public var collection: Collection
  /// The result of comparing the records with the file's figures.
  public var standing: Standing
  /// The number of records that were read.
  public var records: Int
  /// The figures that the records reproduce, at most `mostFigures` of them.
  public var agreeing: [Figure] = []
  /// The number of figures that the records reproduce.
  public var agreeingCount = 0
  /// The figures that contradict the records, at most `mostFigures` of them.
  public var differing: [Figure] = []
  /// The number of figures that contradict the records.
  public var differingCount = 0
  /// Numbers that were typed into the file by hand and may belong to these records, but are not in any of them.
  public var leftovers: [Leftover] = []
  /// The questions that the user must answer if the records are contested.
  public var questions: [ImportQuestion] = []
  /// Fields that this version does not know.
  public var unknown = UnknownFields()

  /// The maximum number of figures listed individually.
  public static let mostFigures = 20

  /// Creates a verdict without figures.
  public init(_ collection: Collection, _ standing: Standing, records: Int) {
    (self.collection, self.standing, self.records) = (collection, standing, records)
  }
}

extension ImportVerdict {
  /// The verdict without the file's name in its positions, as an import stores it.
  public var withoutFileName: ImportVerdict {
    var verdict = self
    for index in agreeing.indices { verdict.agreeing[index].place.leaveOutFile() }
    for index in differing.indices { verdict.differing[index].place.leaveOutFile() }
    for index in leftovers.indices { verdict.leftovers[index].place.leaveOutFile() }
    for index in questions.indices { verdict.questions[index].place.leaveOutFile() }
    return verdict
  }
}

extension Provenance {
  /// Removes the file's name, and the field of a line.
  fileprivate mutating func leaveOutFile() {
    file = nil
    if case .line(let line, _) = location { location = .line(line, field: nil) }
  }
}

extension [ImportVerdict] {
  /// The verdicts that need a decision by the user.
  public var contested: [ImportVerdict] { filter { $0.standing == .contested } }
}
