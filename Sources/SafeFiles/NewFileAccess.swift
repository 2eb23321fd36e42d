#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Who may read a file that is new; one that replaces a file keeps that file's permissions.
public enum NewFileAccess: Hashable, Sendable {
  /// Whom the process's umask lets: 0666 less its bits, as programs usually make files (POSIX, `open`).
  case umask
  /// Its owner and nobody else (0600).
  case ownerOnly

  /// The permission bits, of which the system takes those of the umask away.
  var mode: mode_t {
    switch self {
    case .umask: 0o666
    case .ownerOnly: 0o600
    }
  }
}
