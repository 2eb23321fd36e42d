/// Where the value of a meaning comes from.
public indirect enum FieldSource: Hashable, Sendable {
  /// The column with a name; if several have it, the occurrence with this number, from 1.
  case named(String, occurrence: Int)
  /// The column with a number, from 1.
  case number(Int)
  /// The first source that exists in the file and is not blank in the row.
  case first([FieldSource])
  /// All sources that are not blank, joined by spaces.
  case join([FieldSource])
  /// One source for rows where money went out, another for rows where it came in.
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
