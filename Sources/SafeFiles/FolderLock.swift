#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on a folder, which a writer takes before it replaces a file in the folder.
///
/// The lock ends when this object is released or the process ends.
///
/// The folder itself is locked (`flock`), so that no lock file is needed in it.
package final class FolderLock {
  private let descriptor: Int32

  /// Waits for the lock for up to `patience`; if the file system does not support locks, nothing is locked.
  ///
  /// - Throws: `SystemError` with `EWOULDBLOCK` if another process holds the lock for longer than `patience`.
  package init(_ folder: String, patience: Duration = .seconds(10)) throws(SystemError) {
    // An unreadable folder cannot be locked, but the caller still compares the file before replacing it.
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
