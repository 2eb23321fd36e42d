internal import Synchronization

/// Counts how far some reading is, so that another thread can show it.
///
/// Work goes in stages, each a part of the whole; whoever reads advances it by many rows or bytes at once, so that
/// counting costs nothing.
package final class WorkMeter: Sendable {
  /// How far the work is.
  package struct Reading: Hashable, Sendable {
    /// The rows that were read.
    package var rows = 0
    /// The share of the work that is done, from 0 to 100; nil before any of it was measured.
    package var percent: Int?

    /// A number of rows, and this percentage.
    package init(rows: Int = 0, percent: Int? = nil) { (self.rows, self.percent) = (rows, percent) }
  }

  /// A stage and its progress.
  private struct State {
    var rows = 0
    /// The percentages between which the stage lies.
    var stage: ClosedRange<Int>?
    var units = 0
    var done = 0

    var percent: Int? {
      stage.map { units == 0 ? $0.lowerBound : $0.lowerBound + $0.count(of: min(done, units), in: units) }
    }
  }

  private let state = Mutex(State())

  /// A meter of work that has not begun.
  package init() {}

  /// How far the work is now; its share never goes down.
  package var reading: Reading { state.withLock { Reading(rows: $0.rows, percent: $0.percent) } }

  /// Begins a stage with a number of units, such as bytes or rows, that ends at a percentage of the whole.
  package func begin(_ units: Int, upTo percent: Int = 100) {
    state.withLock {
      let reached = $0.percent ?? 0
      $0.stage = reached...max(reached, min(percent, 100))
      ($0.units, $0.done) = (max(units, 0), 0)
    }
  }

  /// Counts units of the stage that are done, and rows that were read.
  package func advance(_ units: Int, rows: Int = 0) {
    state.withLock {
      $0.done += max(units, 0)
      $0.rows += max(rows, 0)
    }
  }
}

extension WorkMeter: Hashable {
  package static func == (one: WorkMeter, other: WorkMeter) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ClosedRange<Int> {
  /// How many of the range's steps a part of a whole makes.
  fileprivate func count(of part: Int, in whole: Int) -> Int {
    let product = part.multipliedFullWidth(by: upperBound - lowerBound)
    return whole.dividingFullWidth(product).quotient
  }
}
