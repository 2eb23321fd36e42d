package import WorkProgress

/// A sequence of rows that reports its progress to a meter, about a thousand rows at a time.
package struct CountedRows<Base: Sequence>: Sequence, IteratorProtocol {
  private static var step: Int { 1_024 }

  private var rows: Base.Iterator
  private let meter: WorkMeter?
  private var count = 0

  init(_ rows: Base, _ meter: WorkMeter?) {
    (self.rows, self.meter) = (rows.makeIterator(), meter)
  }

  package mutating func next() -> Base.Element? {
    let row = rows.next()
    if let meter, row == nil || count == Self.step {
      meter.advance(count, rows: count)
      count = 0
    }
    count += 1
    return row
  }
}

extension Sequence {
  /// The same rows; the meter counts them as they are read.
  package func counted(by meter: WorkMeter?) -> CountedRows<Self> { CountedRows(self, meter) }
}
