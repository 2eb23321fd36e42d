/// Makes values on another thread, a few ahead of the one that takes them.
package final class ReadAhead<Value: Sendable, Failure: Error> {
  /// How many values are made or wait at most, beside the one that was taken last.
  package static var capacity: Int { 4 }

  private let work: OrderedWork<Void, Value?, Failure>

  /// Begins to make values; `make` gives nil after the last, and is not asked again after that or a failure.
  package init(_ make: sending @escaping () throws(Failure) -> Value?) {
    var isOver = false
    work = OrderedWork(inTurn: { () throws(Failure) in
      guard !isOver else { return nil }
      isOver = true
      let value = try make()
      isOver = value == nil
      return value
    })
    for _ in 0..<Self.capacity { work.put(()) }
  }

  /// The next value, as soon as it is made; nil after the last.
  package func next() throws(Failure) -> Value? {
    guard case let value?? = try work.take() else { return nil }
    work.put(())
    return value
  }
}
