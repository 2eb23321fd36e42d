import SpreadsheetValues

/// The differences between the tables that an import found and the tables that a person sees, in words.
struct LayoutDifferences {
  /// The number of tables found at the expected position with the expected role, and of all expected or wrongly found
  /// tables.
  private(set) var tables = (right: 0, all: 0)
  /// The number of columns with the right meaning, and of all columns with a meaning.
  private(set) var columns = (right: 0, all: 0)
  /// The differences, one line each.
  private(set) var words: [String] = []

  init(_ expected: [ExpectedTable], _ found: [FoundLayout]) {
    var rest = found
    for table in expected {
      let place = "\(table.sheet)!\(table.range.map { "\($0)" } ?? "")"
      let isOptional = table.roles.contains("noise")
      guard let index = Self.nearest(table, rest) else {
        if !isOptional {
          miss(table, "\(place): no table, expected a \(table.roles.joined(separator: " or "))")
        }
        continue
      }
      let match = rest.remove(at: index)
      compare(table, match, place)
    }
    for table in rest where !table.isNoise {
      tables.all += 1
      words.append("\(table.sheet)!\(table.range.map { "\($0)" } ?? ""): a \(table.role) where no table is")
    }
  }

  private mutating func miss(_ table: ExpectedTable, _ word: String) {
    tables.all += 1
    columns.all += table.columns.count
    words.append(word)
  }

  private mutating func compare(_ table: ExpectedTable, _ match: FoundLayout, _ place: String) {
    tables.all += 1
    let isRole = match.hasRole(among: table.roles)
    if !isRole { words.append("\(place): a \(match.role), not a \(table.roles.joined(separator: " or "))") }
    let isRange = match.range == table.range
    if !isRange { words.append("\(place): found as \(match.range.map { "\($0)" } ?? "no range")") }
    if isRole, isRange { tables.right += 1 }
    var wrong: [String] = []
    for (column, meanings) in table.columns.sorted(by: { $0.key < $1.key }) {
      columns.all += 1
      if match.hasMeaning(column, among: meanings) {
        columns.right += 1
      } else {
        wrong.append(
          "\(CellReference.columnName(column)) \(match.words(column)), not \(meanings.joined(separator: "|"))"
        )
      }
    }
    if !wrong.isEmpty { words.append("\(place): \(wrong.joined(separator: "; "))") }
  }

  /// Returns the found table on the same sheet that shares the most cells, at least a third of the cells in either.
  private static func nearest(_ table: ExpectedTable, _ found: [FoundLayout]) -> Int? {
    let shares = found.indices.map { index -> (index: Int, share: Int) in
      guard found[index].sheet == table.sheet, let own = table.range, let other = found[index].range else {
        return (index, 0)
      }
      return (index, own.sharedThousandths(with: other))
    }
    return shares.filter { $0.share > 333 }.max { $0.share < $1.share }?.index
  }
}

extension CellRange {
  /// Returns the number of cells in both ranges, in thousandths of the cells in either range.
  fileprivate func sharedThousandths(with other: CellRange) -> Int {
    guard overlaps(other) else { return 0 }
    let shared = rows.clamped(to: other.rows).count * columns.clamped(to: other.columns).count
    return shared * 1_000 / (count + other.count - shared)
  }
}
