#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

internal import Synchronization

/// Removes temporary files when a signal ends the process.
package enum SignalCleanup {
  /// Removes temporary files before the signals `TERM`, `INT` and `HUP` end the process.
  ///
  /// After this call, a closed pipe or a file that grows too large no longer ends the process; the system call fails
  /// instead. A signal that is already ignored, as under `nohup`, stays ignored.
  package static func install() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    isInstalled.store(true, ordering: .releasing)
    for index in 0..<slotCount { slots[index] = 0 }
    for number in [SIGTERM, SIGINT, SIGHUP] {
      let before = signal(number, removeAndEnd)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static let isInstalled = Atomic(false)
  private static let claims = Mutex(())

  /// Registers a file to be removed; returns the number for `unregister`, or nil if `install` was not called
  /// or no slot is free.
  static func register(_ path: [CChar]) -> Int? {
    guard isInstalled.load(ordering: .acquiring) else { return nil }
    return claims.withLock { _ in
      guard let free = (0..<slotCount).first(where: { slots[$0] == 0 }), let copy = strdup(path) else {
        return nil
      }
      slots[free] = UInt(bitPattern: copy)
      return free
    }
  }

  /// Unregisters a file that has been renamed or removed.
  ///
  /// The path stays in memory, which costs a few bytes per file, because a signal handler may be reading it
  /// at this moment.
  static func unregister(_ number: Int) {
    claims.withLock { _ in slots[number] = 0 }
  }
}

/// The maximum number of files registered at a time; `StaleTemporaryFiles` later removes files that were left
/// behind because they were not registered.
private let slotCount = 16

/// The addresses of paths; 0 for a free slot.
///
/// A signal handler may only read whole words of prepared memory, and call the functions that POSIX allows.
nonisolated(unsafe) private let slots: UnsafeMutablePointer<UInt> = {
  let slots = UnsafeMutablePointer<UInt>.allocate(capacity: slotCount)
  slots.initialize(repeating: 0, count: slotCount)
  return slots
}()

/// Removes the registered files, and then lets the signal end the process.
private func removeAndEnd(_ number: Int32) {
  var index = 0
  while index < slotCount {
    if let path = UnsafePointer<CChar>(bitPattern: slots[index]) { unlink(path) }
    index += 1
  }
  signal(number, SIG_DFL)
  raise(number)
}
