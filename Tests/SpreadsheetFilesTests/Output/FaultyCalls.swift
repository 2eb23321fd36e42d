import Foundation
import Synchronization

@testable import SafeFiles

/// System calls of which the call with a certain number fails, as on a broken disk.
struct FaultyCalls {
  private final class Counter: Sendable {
    let made = Mutex(0)
    let failing: Int

    init(failing: Int) { self.failing = failing }

    /// Counts a call and returns whether it must fail.
    func fails() -> Bool {
      let number = made.withLock {
        $0 += 1
        return $0
      }
      guard number == failing else { return false }
      errno = EIO
      return true
    }
  }

  private let counter: Counter
  /// The calls to pass to the code under test.
  let calls: FileCalls

  /// Creates calls in which call number `failing` fails; with 0, no call fails.
  init(failing: Int = 0) {
    let counter = Counter(failing: failing)
    let system = FileCalls.system
    var calls = FileCalls()
    calls.create = { counter.fails() ? -1 : system.create(&$0, $1) }
    calls.read = { counter.fails() ? -1 : system.read($0, $1) }
    calls.write = { counter.fails() ? -1 : system.write($0, $1) }
    calls.replace = { counter.fails() ? -1 : system.replace($0, $1, $2) }
    calls.setMode = { counter.fails() ? -1 : system.setMode($0, $1) }
    calls.sync = { counter.fails() ? -1 : system.sync($0) }
    calls.rename = { counter.fails() ? -1 : system.rename($0, $1) }
    calls.link = { counter.fails() ? -1 : system.link($0, $1) }
    (self.counter, self.calls) = (counter, calls)
  }

  /// The number of calls that were made.
  var made: Int { counter.made.withLock { $0 } }
}
