internal import SpreadsheetFiles
internal import FieldReading

/// Finds the row that names a file's columns, and the profiles that know it.
struct HeaderFinder {
  /// A header: its row index, and the profiles that match it.
  struct Found: Hashable {
    /// The row, from 0.
    var row: Int
    /// The profiles that fit best; more than one only if they name the same number of columns.
    var profiles: [CSVProfile]
    /// Profiles whose header other publishers' files have as well.
    var offered: [CSVProfile] = []
  }

  /// The number of rows that are searched; a preamble is short.
  private static let depth = 80

  private let rows: ArraySlice<CSVRow>

  init(_ rows: FieldRows) {
    self.rows = rows.prefix(Self.depth).map { CSVRow(line: $0.line, fields: Array($0.fields)) }[...]
  }

  /// The header by profiles if one fits, else by its words; nil if no header is recognised.
  func find(_ catalog: ProfileCatalog) -> Found? {
    byProfile(catalog.profiles)
      ?? byWords.map { row in
        let names = ColumnNames(rows[row].fields)
        return Found(
          row: row, profiles: [], offered: catalog.profiles.filter { $0.isOffered && $0.fits(names) })
      }
  }

  /// The row that a profile's header describes.
  func find(_ profile: CSVProfile) -> Found? {
    rows.indices.first { profile.fits(ColumnNames(rows[$0].fields)) }.map {
      Found(row: $0, profiles: [profile])
    }
  }

  private func byProfile(_ profiles: [CSVProfile]) -> Found? {
    var best: Found?
    var bestCount = 0
    for index in rows.indices where rows[index].fields.count > 1 {
      let names = ColumnNames(rows[index].fields)
      for profile in profiles
      where !profile.isOffered && profile.fits(names) && !profile.leavesAmountOpen(names) {
        let count = profile.namedColumns(names).count
        if count > bestCount {
          best = Found(row: index, profiles: [profile])
          bestCount = count
        } else if count == bestCount, best?.row == index {
          best?.profiles.append(profile)
        }
      }
    }
    return best
  }

  /// The row with the most known names, including one for a date or an amount.
  private var byWords: Int? {
    var best: (row: Int, score: Int)?
    for index in rows.indices {
      guard let score = score(rows[index].fields), score > best?.score ?? 0 else { continue }
      best = (index, score)
    }
    return best?.row
  }

  private func score(_ fields: [String]) -> Int? {
    let names = fields.compactMap { FieldText.value($0) }
    guard names.count > 1, names.allSatisfy({ $0.count <= 60 }) else { return nil }
    // A row with a date or an amount in it is data.
    guard !names.contains(where: { AmountField(anyMark: $0) != nil || !DateField.orders(of: $0).isEmpty })
    else { return nil }
    var meanings: Set<FieldMeaning> = []
    var whole = 0
    for name in names {
      guard let match = HeaderWords.matches(name).first else { continue }
      meanings.insert(match.meaning)
      if match.score >= 90 { whole += 1 }
    }
    let telling: Set<FieldMeaning> = [.date, .valueDate, .amount, .outflow, .inflow, .balance]
    guard meanings.count > 1, whole > 0, !meanings.isDisjoint(with: telling) else { return nil }
    return meanings.count * 2 + whole
  }
}

/// The names of a header as profiles compare them: ignoring case and surrounding spaces.
package struct ColumnNames: Hashable {
  private var columns: [String: [Int]] = [:]
  /// The number of columns with a name.
  private(set) var count = 0

  init(_ header: [String]) {
    for (index, name) in header.enumerated() {
      let key = Self.key(name)
      guard !key.isEmpty else { continue }
      columns[key, default: []].append(index)
      count += 1
    }
  }

  /// The column, from 0, with a name; if several have it, the one with this occurrence number, from 1.
  func index(_ name: String, occurrence: Int = 1) -> Int? {
    guard let found = columns[Self.key(name)], found.count >= occurrence else { return nil }
    return found[occurrence - 1]
  }

  private static func key(_ name: String) -> String { NameKey.exact(name).lowercased() }
}

extension CSVProfile {
  /// Whether all names of its header are there.
  package func fits(_ names: ColumnNames) -> Bool {
    guard let header else { return false }
    guard header.allSatisfy({ choices in choices.contains { names.index($0) != nil } }) else { return false }
    return !isExact || names.count == header.count
  }

  /// The columns, from 0, that it names.
  func namedColumns(_ names: ColumnNames) -> Set<Int> {
    var found: Set<Int> = []
    for source in Array(columns.values) + [signColumn].compactMap(\.self) {
      for name in source.names { names.index(name).map { _ = found.insert($0) } }
    }
    for choices in header ?? [] { for name in choices { names.index(name).map { _ = found.insert($0) } } }
    return found
  }

  /// Whether the profile names one amount, and the file has two columns of that name: their values decide.
  func leavesAmountOpen(_ names: ColumnNames) -> Bool {
    guard let name = columns[.amount]?.names.first(where: { names.index($0) != nil }) else { return false }
    let isTwice = names.index(name, occurrence: 2) != nil
    return isTwice && columns[.amount] != .named(name, occurrence: 2)
  }

  /// The column whose words say which way money went.
  var signColumn: FieldSource? {
    if case .words(let column, _, _) = signs { column } else { nil }
  }
}
