#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on a folder that every writer of its files takes; it ends with its last owner or the process.
///
/// Nothing is put into the folder: the lock is on the folder itself (`flock`).
package final class FolderLock {
  private let descriptor: Int32

  /// Waits for the lock for up to `patience`; if the file system has no locks, nothing is locked.
  ///
  /// - Throws: `SystemError` with `EWOULDBLOCK` if another process holds the lock all the time.
  package init(_ folder: String, patience: Duration = .seconds(10)) throws(SystemError) {
    // An unreadable folder cannot be locked; the file is still compared before it is replaced.
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var waits = patience / Self.pause
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK where waits >= 1:
        waits -= 1
        usleep(UInt32(Self.pause / .microseconds(1)))
      case EWOULDBLOCK: throw SystemError(code: EWOULDBLOCK)
      default: return
      }
    }
  }

  private static let pause = Duration.milliseconds(10)

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
