#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Who may read a file that is new; one that replaces a file keeps that file's permissions.
public enum NewFileAccess: Hashable, Sendable {
  /// Those whom the process's umask allows: 0666 less its bits, as most programs do (POSIX, `open`).
  case umask
  /// Readable and writable by its owner only (0600).
  case ownerOnly

  /// The permission bits, before the system applies the umask.
  var mode: mode_t {
    switch self {
    case .umask: 0o666
    case .ownerOnly: 0o600
    }
  }
}
