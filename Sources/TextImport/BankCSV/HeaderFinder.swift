internal import SpreadsheetFiles
internal import FieldReading

/// Finds the header row of a file, and the profiles that match this header row.
struct HeaderFinder {
  /// A header row, and the profiles that match it.
  struct Found: Hashable {
    /// The index of the header row.
    var row: Int
    /// The profiles that fit best.
    ///
    /// There are several only if they name the same number of columns.
    var profiles: [CSVProfile]
    /// Profiles that fit, but whose header row is also used by other banks or apps.
    var offered: [CSVProfile] = []
  }

  /// The number of rows that are searched.
  ///
  /// A preamble is short.
  private static let depth = 80

  private let rows: ArraySlice<CSVRow>

  init(_ rows: FieldRows) {
    self.rows = rows.prefix(Self.depth).map { CSVRow(line: $0.line, fields: Array($0.fields)) }[...]
  }

  /// Finds the header row by the profiles, otherwise by known words; nil if no header row is recognised.
  func find(_ catalog: ProfileCatalog) -> Found? {
    byProfile(catalog.profiles)
      ?? byWords.map { row in
        let names = ColumnNames(rows[row].fields)
        return Found(
          row: row, profiles: [], offered: catalog.profiles.filter { $0.isOffered && $0.fits(names) })
      }
  }

  /// Finds the header row that a profile describes.
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

  /// The row with the most known names; one of them must be a date, an amount or a balance.
  private var byWords: Int? {
    var best: (row: Int, score: Int)?
    for index in rows.indices {
      guard let score = score(rows[index].fields), score > best?.score ?? 0 else { continue }
      best = (index, score)
    }
    return best?.row
  }

  private func score(_ fields: [String]) -> Int? {
    let names = Self.withoutTotals(fields.compactMap { FieldText.value($0) })
    guard names.count > 1, names.allSatisfy({ $0.count <= 60 }) else { return nil }
    // A row that contains a date or an amount is not a header row.
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

  /// Returns the fields without the amounts that follow a word such as `Total`.
  ///
  /// Some header rows contain a sum beside the names.
  private static func withoutTotals(_ fields: [String]) -> [String] {
    zip([""] + fields, fields).compactMap { previous, field in
      HeaderText.isTotal(previous) && AmountField(anyMark: field) != nil ? nil : field
    }
  }
}

/// The column names without case and surrounding spaces, for comparison with profiles.
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

  /// The index of the column with this name.
  ///
  /// If several columns have this name, `occurrence` says which of them is meant, counted from 1.
  func index(_ name: String, occurrence: Int = 1) -> Int? {
    guard let found = columns[Self.key(name)], found.count >= occurrence else { return nil }
    return found[occurrence - 1]
  }

  private static func key(_ name: String) -> String { NameKey.exact(name).lowercased() }
}

extension CSVProfile {
  /// Whether the file has all names of the profile's header row.
  package func fits(_ names: ColumnNames) -> Bool {
    guard let header else { return false }
    guard header.allSatisfy({ choices in choices.contains { names.index($0) != nil } }) else { return false }
    return !isExact || names.count == header.count
  }

  /// The indices of the columns that the profile names.
  func namedColumns(_ names: ColumnNames) -> Set<Int> {
    var found: Set<Int> = []
    for source in Array(columns.values) + [signColumn].compactMap(\.self) {
      for name in source.names { names.index(name).map { _ = found.insert($0) } }
    }
    for choices in header ?? [] { for name in choices { names.index(name).map { _ = found.insert($0) } } }
    return found
  }

  /// Whether the profile names one amount column, but two columns of the file have that name.
  ///
  /// The values of the two columns must then decide.
  func leavesAmountOpen(_ names: ColumnNames) -> Bool {
    guard let name = columns[.amount]?.names.first(where: { names.index($0) != nil }) else { return false }
    let isTwice = names.index(name, occurrence: 2) != nil
    return isTwice && columns[.amount] != .named(name, occurrence: 2)
  }

  /// The column whose words state the direction of money.
  var signColumn: FieldSource? {
    if case .words(let column, _, _) = signs { column } else { nil }
  }
}
