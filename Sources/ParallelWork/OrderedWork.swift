internal import Dispatch
internal import Foundation
internal import Synchronization

/// Processes values on other threads, and returns the results in the order of the values.
///
///     let work = OrderedWork<Range<Int>, [Row], Never>(onAllCores: {
///       let reader = Reader()
///       return { reader.rows($0) }
///     })
///     work.forEachResult(of: ranges) { rows += $0 }
///
/// The work ends when this object is released: values that no thread has begun to process are dropped, and values being
/// processed are completed first.
package final class OrderedWork<Value: Sendable, Output: Sendable, Failure: Error>: Sendable {
  /// Processes one value.
  package typealias Step = (Value) throws(Failure) -> Output

  private let queue: WorkQueue<Value, Output, Failure>
  private let threadCount: Int

  /// Creates work that a single thread does in order, so that no other thread accesses the data of the step.
  package convenience init(inTurn step: sending @escaping Step) {
    let step = Mutex(step)
    self.init(threadCount: 1) {
      { value throws(Failure) in try step.withLock { step throws(Failure) in try step(value) } }
    }
  }

  /// Creates work that all cores share; each thread creates its own step to avoid shared reference counts.
  package convenience init(onAllCores makeStep: @escaping @Sendable () -> Step) {
    self.init(threadCount: ProcessInfo.processInfo.activeProcessorCount, makeStep)
  }

  private init(threadCount: Int, _ makeStep: @escaping @Sendable () -> Step) {
    self.threadCount = threadCount
    queue = WorkQueue(makeStep)
  }

  deinit { queue.close(threadCount) }

  /// The number of values that have been put but whose results have not been taken yet.
  package var count: Int { queue.count }

  /// Adds a value to be processed.
  ///
  /// A caller with many values should take results in between, because waiting values and results use memory.
  package func put(_ value: Value) {
    guard queue.put(value) else { return }
    for _ in 0..<threadCount {
      let thread = Thread { [queue] in queue.work() }
      thread.start()
    }
  }

  /// Waits for the next result; nil if all results have been taken.
  package func take() throws(Failure) -> Output? { try queue.take()?.get() }

  /// Calls `body` with the result of each value, while the next values are being processed.
  package func forEachResult(
    of values: some Sequence<Value>, _ body: (Output) -> Void
  ) throws(Failure) {
    for value in values {
      if count == 4 * threadCount, let output = try take() { body(output) }
      put(value)
    }
    while let output = try take() { body(output) }
  }
}

/// Passes values to the threads that process them, and passes the results back.
private final class WorkQueue<Value: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private struct State {
    /// Creates the step of a thread; nil at the end, so that the values that this closure captures are released.
    var makeStep: (@Sendable () -> OrderedWork<Value, Output, Failure>.Step)?
    var values: [(number: Int, value: Value)] = []
    var results: [Int: Result<Output, Failure>] = [:]
    var putCount = 0
    var takenCount = 0
    var isClosed = false
  }

  private let state: Mutex<State>
  /// Counts the waiting values; at the end, it is also signalled once for each thread, so that every thread wakes up.
  private let waiting = DispatchSemaphore(value: 0)
  /// Counts the results that are ready.
  private let done = DispatchSemaphore(value: 0)
  /// Counts the threads that have ended.
  private let ended = DispatchSemaphore(value: 0)

  init(_ makeStep: @escaping @Sendable () -> OrderedWork<Value, Output, Failure>.Step) {
    state = Mutex(State(makeStep: makeStep))
  }

  var count: Int { state.withLock { $0.putCount - $0.takenCount } }

  /// Adds a value; returns true for the first value, because the caller must then start the threads.
  func put(_ value: Value) -> Bool {
    let number = state.withLock {
      $0.values.append(($0.putCount, value))
      $0.putCount += 1
      return $0.putCount
    }
    waiting.signal()
    return number == 1
  }

  func take() -> Result<Output, Failure>? {
    while true {
      let (result, isEmpty) = state.withLock { state in
        guard let result = state.results.removeValue(forKey: state.takenCount) else {
          return (Result<Output, Failure>?.none, state.takenCount == state.putCount)
        }
        state.takenCount += 1
        return (result, false)
      }
      if result != nil || isEmpty { return result }
      done.wait()
    }
  }

  /// Runs a thread's work: processes value after value until the end.
  func work() {
    workToEnd()
    ended.signal()
  }

  private func workToEnd() {
    // A thread that starts too late to get any value does not create a step.
    var made: OrderedWork<Value, Output, Failure>.Step?
    while let (number, value) = next() {
      guard let step = made ?? state.withLock({ $0.makeStep })?() else { return }
      made = step
      let result = Result { () throws(Failure) in try step(value) }
      state.withLock { $0.results[number] = result }
      done.signal()
    }
  }

  private func next() -> (number: Int, value: Value)? {
    waiting.wait()
    return state.withLock { $0.isClosed || $0.values.isEmpty ? nil : $0.values.removeFirst() }
  }

  /// Ends the threads and waits for them; afterwards, no passed value is retained.
  func close(_ threadCount: Int) {
    let isRunning = state.withLock {
      $0.isClosed = true
      $0.values = []
      return $0.putCount > 0
    }
    if isRunning {
      for _ in 0..<threadCount { waiting.signal() }
      for _ in 0..<threadCount { ended.wait() }
    }
    state.withLock { ($0.makeStep, $0.results) = (nil, [:]) }
  }
}
