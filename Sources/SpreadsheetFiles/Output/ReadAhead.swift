import Foundation

/// Makes values on a thread of its own, a few ahead of the one that takes them.
final class ReadAhead<Value: Sendable> {
  /// How many values wait at most: one more is made only when there is room for it.
  static var capacity: Int { 4 }

  private let queue: HandoverQueue<Value>

  /// Begins to make values; `make` gives nil after the last.
  init(_ make: @escaping () -> Value?) {
    let queue = HandoverQueue(make)
    self.queue = queue
    let thread = Thread { queue.fill() }
    thread.start()
  }

  deinit {
    queue.cancel()
  }

  /// The next value, as soon as it is made; nil after the last.
  func next() -> Value? { queue.take() }
}

/// Values that one thread makes and another takes, in order; there are never more than a few.
///
/// Unchecked: the lock guards all state, and only the filling thread makes values.
private final class HandoverQueue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSCondition()
  /// What makes the values; nil once there are no more, so that nothing keeps its file open.
  private var make: (() -> Value?)?
  private var values: [Value] = []
  private var isFinished = false
  private var isCancelled = false

  init(_ make: @escaping () -> Value?) {
    self.make = make
  }

  /// The filling thread's work: value after value until the last, or nobody wants more.
  func fill() {
    while isWanted(), let value = make?() {
      lock.withLock { values.append(value) }
      lock.signal()
    }
    make = nil
    lock.withLock { isFinished = true }
    lock.signal()
  }

  /// Waits for room; false where nobody wants more.
  private func isWanted() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    while values.count >= ReadAhead<Value>.capacity, !isCancelled { lock.wait() }
    return !isCancelled
  }

  func take() -> Value? {
    lock.lock()
    defer { lock.unlock() }
    while values.isEmpty, !isFinished { lock.wait() }
    guard !values.isEmpty else { return nil }
    lock.signal()
    return values.removeFirst()
  }

  /// Ends the filling and waits for it, so that nothing is read any more.
  func cancel() {
    lock.lock()
    defer { lock.unlock() }
    isCancelled = true
    lock.signal()
    while !isFinished { lock.wait() }
  }
}
