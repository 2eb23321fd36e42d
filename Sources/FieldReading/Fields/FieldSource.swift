/// The column or columns that a value is read from.
public indirect enum FieldSource: Hashable, Sendable {
  /// The column with this name.
  ///
  /// If several columns have the name, `occurrence` says which of them is meant, counted from 1.
  case named(String, occurrence: Int)
  /// The column with this number, counted from 1.
  case number(Int)
  /// The first of these columns that exists in the file and is not blank in the row.
  case first([FieldSource])
  /// The texts of all these columns that are not blank, joined by spaces.
  case join([FieldSource])
  /// One column for rows with money out, another for rows with money in.
  case byDirection(expense: FieldSource?, income: FieldSource?)

  /// The column names that the source mentions.
  package var names: [String] {
    switch self {
    case .named(let name, _): [name]
    case .number: []
    case .first(let sources), .join(let sources): sources.flatMap(\.names)
    case .byDirection(let expense, let income): (expense?.names ?? []) + (income?.names ?? [])
    }
  }
}
