import ExactDecimals
import Foundation

/// A chart that can also be written as a list of text bars.
protocol BarListing {
  /// The bars, each with its length as a share of the longest bar.
  var bars: [TextBar] { get }
}

/// One bar of a text list.
struct TextBar: Hashable, Sendable {
  let label, value: String
  /// The length as a share of the longest bar, 0 to 1.
  let share: Double
  let tone: Tone
}

extension ComparisonChart: BarListing {
  /// The actual amounts, relative to the largest amount of the chart.
  var bars: [TextBar] {
    let largest = rows.map { max($0.budgeted, $0.actual) }.max() ?? 0
    return rows.map { row in
      let share = row.actual > 0 ? row.actual.divided(by: largest) ?? 0 : 0
      return TextBar(
        label: row.label, value: value(row), share: geometry(share), tone: isOver(row) ? .bad : .good)
    }
  }
}

extension DonutChart: BarListing {
  /// The slices, relative to the largest one.
  var bars: [TextBar] {
    let largest = slices.map(\.amount).max() ?? 0
    return slices.map { slice in
      TextBar(
        label: slice.label, value: figures(slice), share: geometry(slice.amount.divided(by: largest) ?? 0),
        tone: .plain)
    }
  }
}
