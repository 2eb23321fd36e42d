/// Creates values on another thread, a few ahead of the thread that takes them.
package final class ReadAhead<Value: Sendable, Failure: Error> {
  /// The maximum number of values being created or waiting, not counting the last one taken.
  package static var capacity: Int { 4 }

  private let work: OrderedWork<Void, Value?, Failure>

  /// Begins to create values; `make` returns nil after the last value, and is not called again after nil or an error.
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

  /// Waits for the next value; nil after the last one.
  package func next() throws(Failure) -> Value? {
    guard case let value?? = try work.take() else { return nil }
    work.put(())
    return value
  }
}
