internal import Foundation
internal import FieldReading

/// Finds another table below the transactions, such as totals by kind of movement.
///
/// That table has its own header row, so its numbers do not belong to the columns of the transactions.
enum FollowingTable {
  /// The maximum number of rows of such a table.
  private static let mostRows = 200

  /// The index of the header row of the other table; nil if there is none.
  static func start(_ rows: FieldRows, _ resolved: ResolvedProfile, _ dates: DateField) -> Int? {
    let amounts: [Int] =
      switch resolved.amounts {
      case .single(let source)?: source.columns
      case .pair(let out, let into)?: (out?.columns ?? []) + (into?.columns ?? [])
      case nil: []
      }
    var start: Int?
    for index in rows.indices.suffix(mostRows).reversed() {
      let fields = rows[index].fields
      if let day = resolved.text(.date, fields) {
        if dates.read(day) != nil { return start }
        // A text that may be a date in another format does not belong to another table.
        if day.utf8.count <= 30, day.contains(where: \.isNumber) { return nil }
      }
      if isHeader(fields, amounts) { start = index }
    }
    return nil
  }

  /// Whether a row contains only words, at least one of them in an amount column.
  private static func isHeader(_ fields: RowFields, _ amounts: [Int]) -> Bool {
    let texts = fields.indices.compactMap { fields.field($0) }
    return texts.count > 1 && amounts.contains { fields.indices.contains($0) && fields.field($0) != nil }
      && texts.allSatisfy { text in text.contains(where: \.isLetter) && !text.contains(where: \.isNumber) }
  }
}
