internal import ExactDecimals
internal import Foundation
internal import FieldReading

/// Finds a summary: the last row, if its amount is the sum of all other rows and its description is blank or a word
/// such as Total.
enum SummaryRow {
  private static let fewestRows = 5

  /// The index of the summary row; nil if the last row is not a summary.
  static func find(_ rows: FieldRows, _ resolved: ResolvedProfile, _ conventions: Conventions) -> Int? {
    guard rows.count >= fewestRows, let last = rows.indices.last, isBare(rows[last].fields, resolved),
      !isBare(rows[last - 1].fields, resolved)
    else { return nil }
    let money = MoneyReader(resolved: resolved, mark: conventions.amountMark)
    let stated = amounts(money.read(rows[last].fields, nil))
    guard stated.contains(where: { $0 != 0 }) else { return nil }
    var sums = stated.map { _ in ExactSum() }
    for row in rows.dropLast() {
      for (place, amount) in amounts(money.read(row.fields, nil)).enumerated() where place < sums.count {
        sums[place].add(amount)
      }
    }
    return zip(stated, sums).allSatisfy { $0 == $1.value } ? last : nil
  }

  private static func isBare(_ fields: RowFields, _ resolved: ResolvedProfile) -> Bool {
    [FieldMeaning.description, .payee, .memo, .note].allSatisfy { meaning in
      resolved.text(meaning, fields).map(RowWords.isTotal) ?? true
    }
  }

  private static func amounts(_ money: MoneyReader.Money) -> [Decimal] {
    switch money {
    case .single(let amount): [amount.value]
    case .pair(let outflow, let inflow): [outflow?.value ?? 0, inflow?.value ?? 0]
    case .blank, .unreadable: []
    }
  }
}
