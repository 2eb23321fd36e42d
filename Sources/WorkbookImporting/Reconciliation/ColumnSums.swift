internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import SpreadsheetValues

/// The sums of a column that a total in the column may state.
struct ColumnSums {
  private let entries: [TotalFigures.Entry]
  /// The sum of the entries before each index; the last one is the sum of all entries.
  private let before: [Decimal]
  /// The indices of totals, and of the first rows of blocks.
  private let totals: [Int]
  private let blocks: [Int]
  private let income: Decimal
  private let expenses: Decimal
  /// The index of the first entry with an amount.
  private let firstValue: Int
  private let rowByAmount: [Decimal: Int]

  /// The maximum number of blocks above a total that are tried.
  private static let mostBlocks = 12

  init(_ entries: [TotalFigures.Entry]) {
    self.entries = entries
    var sum = ExactSum()
    var before: [Decimal] = [0]
    for entry in entries {
      sum.add(entry.value ?? 0)
      before.append(sum.value)
    }
    self.before = before
    totals = entries.indices.filter { entries[$0].total != nil }
    blocks = entries.indices.filter { entries[$0].beginsBlock }
    firstValue = entries.firstIndex { $0.value != nil } ?? entries.endIndex
    let changes = entries.compactMap(\.change).filter { !$0.isTransfer }.map(\.amount)
    income = changes.filter { $0 > 0 }.exactSum()
    expenses = -changes.filter { $0 < 0 }.exactSum()
    rowByAmount = Dictionary(entries.compactMap { entry in entry.value.map { ($0.magnitude, entry.row) } }) {
      first, _ in first
    }
  }

  /// Returns the possible values of a total, the most likely first.
  ///
  /// These are the sums of the rows since the last total, the blocks above, and all rows above. The sums of the rows
  /// below, of income, and of expenses follow.
  func candidates(at place: Int) -> [Decimal] {
    var found: [Decimal] = []
    if firstValue < place {
      found.append(sinceTotal(place))
      found += blocks[..<blocks.partitioningIndex { $0 >= place }].suffix(Self.mostBlocks).reversed().map {
        sum($0..<place)
      }
      found.append(before[place])
    }
    found += below(place)
    if income != 0 || expenses != 0 {
      found += [income, expenses, -expenses, [income, -expenses].exactSum()]
    }
    return found
  }

  /// Returns the expected value of a total with this label.
  func expected(_ label: String, at place: Int) -> Decimal? {
    let plain = firstValue < place ? sinceTotal(place) : below(place).first
    guard income != 0, expenses != 0 else { return plain }
    return switch PlanQuantity(label: label.split(separator: ",").first.map(String.init) ?? label) {
    case .income: income
    case .expenses: expenses
    case .remaining: [income, -expenses].exactSum()
    default: plain
    }
  }

  /// Returns an explanation if the difference is the amount of a single row.
  func leftOut(_ difference: Decimal) -> String? {
    guard difference != 0 else { return nil }
    return rowByAmount[difference.magnitude].map { "it is the amount of row \($0)" }
  }

  private func sum(_ places: Range<Int>) -> Decimal {
    before[places.upperBound].subtracting(before[places.lowerBound]) ?? 0
  }

  private func sinceTotal(_ place: Int) -> Decimal {
    let earlier = totals.partitioningIndex { $0 >= place }
    return sum((earlier > 0 ? totals[earlier - 1] + 1 : 0)..<place)
  }

  /// Returns the sum of the rows down to the next total, and the sum of all rows below.
  private func below(_ place: Int) -> [Decimal] {
    let later = totals.partitioningIndex { $0 >= place + 1 }
    let next = later < totals.count ? totals[later] : entries.count
    guard place + 1 < entries.count, (place + 1..<next).contains(where: { entries[$0].value != nil }) else {
      return []
    }
    return [sum(place + 1..<next), sum(place + 1..<entries.count)]
  }
}
