internal import ExactDecimals
internal import Foundation
internal import FieldReading

/// Detects a double-entry journal: it numbers its entries, and the lines of each entry add up to 0.
struct DoubleEntry {
  private let finder: ConventionFinder
  private let money: MoneyReader

  /// The number of rows that are checked first, to rule out most columns quickly.
  private static let sample = 40

  init(_ finder: ConventionFinder) {
    self.finder = finder
    money = MoneyReader(resolved: finder.resolved, mark: finder.conventions.amountMark)
  }

  /// The column that numbers the entries; nil if the file is not a journal.
  var column: Int? {
    let meanings: [FieldMeaning] = [.date, .amount, .outflow, .inflow]
    let taken = Set(meanings.flatMap { finder.resolved[$0]?.columns ?? [] })
    return finder.names.indices.first { column in
      if isNamed(column) { return areBalanced(finder.rows, by: column, fewest: 1, isWhole: true) }
      return !taken.contains(column)
        && areBalanced(finder.rows.prefix(Self.sample), by: column, fewest: 3, isWhole: false)
        && areBalanced(finder.rows, by: column, fewest: 3, isWhole: true)
    }
  }

  private func isNamed(_ column: Int) -> Bool {
    let name = finder.names[column].lowercased()
    return name.contains("journal") || name.contains("voucher")
  }

  /// Whether the lines of each entry add up to 0.
  ///
  /// In a sample, the last entry may be incomplete, so it is left out.
  private func areBalanced(_ rows: FieldRows, by column: Int, fewest: Int, isWhole: Bool) -> Bool {
    var sums: [String: (sum: Decimal, lines: Int)] = [:]
    var last = ""
    var unnumbered = 0
    for row in rows {
      guard let moved = money.read(row.fields, nil).moved else { continue }
      guard let entry = row.fields.field(column) else {
        unnumbered += 1
        continue
      }
      // Two rows with the same time, such as a payment and its currency exchange, are not an entry.
      if !isNamed(column), entry.contains(":") { continue }
      let (sum, lines) = sums[entry] ?? (0, 0)
      sums[entry] = (sum.moved(by: moved), lines + 1)
      last = entry
    }
    // A journal numbers nearly all lines. Only lines such as totals have no number.
    guard unnumbered * 10 <= sums.values.reduce(0, { $0 + $1.lines }) else { return false }
    if !isWhole, sums.count > fewest { sums[last] = nil }
    return sums.count >= fewest && sums.values.allSatisfy { $0.sum == 0 && $0.lines > 1 }
  }
}
