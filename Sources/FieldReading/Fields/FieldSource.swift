/// Where the value of a meaning comes from.
public indirect enum FieldSource: Hashable, Sendable {
  /// The column of a name; of several with that name the one that is counted, from 1.
  case named(String, occurrence: Int)
  /// The column of a number, from 1.
  case number(Int)
  /// The first that the file has and that is not blank in the row.
  case first([FieldSource])
  /// All that are not blank, a space between.
  case join([FieldSource])
  /// One where money went out, another where it came in.
  case byDirection(expense: FieldSource?, income: FieldSource?)

  /// The names of columns that it takes.
  package var names: [String] {
    switch self {
    case .named(let name, _): [name]
    case .number: []
    case .first(let sources), .join(let sources): sources.flatMap(\.names)
    case .byDirection(let expense, let income): (expense?.names ?? []) + (income?.names ?? [])
    }
  }
}
