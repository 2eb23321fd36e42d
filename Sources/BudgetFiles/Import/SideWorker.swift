internal import Foundation

/// Works on values on a thread of its own, in their order.
///
/// Unchecked: the lock guards all state.
final class SideWorker<Value: Sendable>: @unchecked Sendable {
  private let lock = NSCondition()
  private var waiting: [Value] = []
  private var done: [Value] = []
  private var isClosed = false

  /// Begins the thread; `work` is done on each value.
  init(_ work: @escaping @Sendable (inout Value) -> Void) {
    let thread = Thread { [self] in
      while var value = next() {
        work(&value)
        finish(value)
      }
    }
    thread.start()
  }

  /// Brings a value to be worked on.
  func put(_ value: Value) {
    lock.withLock { waiting.append(value) }
    lock.broadcast()
  }

  /// Waits for the first value that is done and was not taken; there must be one that was brought.
  func take() -> Value {
    lock.lock()
    defer { lock.unlock() }
    while done.isEmpty { lock.wait() }
    return done.removeFirst()
  }

  /// Ends the thread.
  func close() {
    lock.withLock { isClosed = true }
    lock.broadcast()
  }

  private func next() -> Value? {
    lock.lock()
    defer { lock.unlock() }
    while waiting.isEmpty, !isClosed { lock.wait() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private func finish(_ value: Value) {
    lock.withLock { done.append(value) }
    lock.broadcast()
  }
}
