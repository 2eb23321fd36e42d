public import Foundation

/// How far a file itself confirms the records of one kind that were read from it.
///
/// A file states figures besides its records: totals, balances, sums by category or month. Records that reproduce
/// them are proven, records that no figure speaks about are unopposed.
public struct ImportVerdict: Hashable, Sendable {
  /// The records that a verdict is about.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case transactions
    /// Categories with their planned amounts, and those of months.
    case plan
    case accounts
  }

  /// What the file's own figures say.
  public enum Standing: String, CaseIterable, Hashable, Sendable {
    /// The records reproduce figures that the file states, and none contradicts them.
    case proven
    /// No figure speaks for or against the records.
    case unopposed
    /// A figure contradicts the records, or another reading is as good.
    case contested
  }

  /// A number that the file states, and what the records come to.
  public struct Figure: Hashable, Sendable {
    /// What it is, in the words of the file, such as `Total Expenses`.
    public var name: String
    /// Where the file states it.
    public var place: Provenance
    /// The number as it stands.
    public var stated: Decimal
    /// What the records come to.
    public var computed: Decimal
    /// Fields that this version does not know.
    public var unknown = UnknownFields()

    /// A figure beside the records.
    public init(name: String, place: Provenance, stated: Decimal, computed: Decimal) {
      (self.name, self.place, self.stated, self.computed) = (name, place, stated, computed)
    }
  }

  /// Numbers that somebody typed and that are in no record.
  public struct Leftover: Hashable, Sendable {
    /// The cells or lines that they stand in.
    public var place: Provenance
    /// How many they are.
    public var count: Int
    /// Their sum.
    public var sum: Decimal
    /// Fields that this version does not know.
    public var unknown = UnknownFields()

    /// Numbers of one place.
    public init(place: Provenance, count: Int, sum: Decimal) {
      (self.place, self.count, self.sum) = (place, count, sum)
    }
  }

  /// The records that it is about.
  public var collection: Collection
  /// What the file's figures say.
  public var standing: Standing
  /// How many records were read.
  public var records: Int
  /// The figures that the records reproduce, the first `mostFigures` of them.
  public var agreeing: [Figure] = []
  /// How many figures the records reproduce.
  public var agreeingCount = 0
  /// The figures that contradict the records, the first `mostFigures` of them.
  public var differing: [Figure] = []
  /// How many figures contradict the records.
  public var differingCount = 0
  /// Typed numbers that may belong to these records and are in none.
  public var leftovers: [Leftover] = []
  /// What a person must decide, where the records are contested.
  public var questions: [ImportQuestion] = []
  /// Fields that this version does not know.
  public var unknown = UnknownFields()

  /// Figures that are listed one by one.
  public static let mostFigures = 20

  /// A verdict without figures.
  public init(_ collection: Collection, _ standing: Standing, records: Int) {
    (self.collection, self.standing, self.records) = (collection, standing, records)
  }
}

extension ImportVerdict {
  /// The verdict with places in a file that is named elsewhere, as an import remembers it.
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
  /// Leaves out the file's name, and the field of a line.
  fileprivate mutating func leaveOutFile() {
    file = nil
    if case .line(let line, _) = location { location = .line(line, field: nil) }
  }
}

extension [ImportVerdict] {
  /// The verdicts that somebody must decide about.
  public var contested: [ImportVerdict] { filter { $0.standing == .contested } }
}
