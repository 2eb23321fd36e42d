internal import Synchronization

/// Counts the progress of reading, so that another thread can show it.
///
/// The work is divided into stages, each of which is a share of the whole. The reader reports many rows or
/// bytes at once, so that counting takes almost no time.
package final class WorkMeter: Sendable {
  /// The progress of the work.
  package struct Reading: Hashable, Sendable {
    /// The number of rows that have been read.
    package var rows = 0
    /// The share of the work that is done, in percent; nil before the first stage.
    package var percent: Int?

    /// Creates a reading with these values.
    package init(rows: Int = 0, percent: Int? = nil) { (self.rows, self.percent) = (rows, percent) }
  }

  /// A stage and its progress.
  private struct State {
    var rows = 0
    /// The percentages at which the stage begins and ends.
    var stage: ClosedRange<Int>?
    var units = 0
    var done = 0

    var percent: Int? {
      stage.map { units == 0 ? $0.lowerBound : $0.lowerBound + $0.count(of: min(done, units), in: units) }
    }
  }

  private let state = Mutex(State())

  /// Creates a meter for work that has not begun.
  package init() {}

  /// The current progress; the percentage never decreases.
  package var reading: Reading { state.withLock { Reading(rows: $0.rows, percent: $0.percent) } }

  /// Begins a stage with a number of units, such as bytes or rows; the stage ends at a percentage of the whole work.
  package func begin(_ units: Int, upTo percent: Int = 100) {
    state.withLock {
      let reached = $0.percent ?? 0
      $0.stage = reached...max(reached, min(percent, 100))
      ($0.units, $0.done) = (max(units, 0), 0)
    }
  }

  /// Counts completed units of the stage, and rows that have been read.
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
  /// The share `part` ÷ `whole` of this range's length, rounded down.
  fileprivate func count(of part: Int, in whole: Int) -> Int {
    let product = part.multipliedFullWidth(by: upperBound - lowerBound)
    return whole.dividingFullWidth(product).quotient
  }
}
