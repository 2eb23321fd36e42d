#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Who may read a new file; a file that replaces another one keeps its permission bits.
public enum NewFileAccess: Hashable, Sendable {
  /// Everybody whom the process's umask allows, as in most programs: 0666 without the bits of the umask (POSIX,
  /// `open`).
  case umask
  /// Only the owner, who may also write it (0600).
  case ownerOnly

  /// The permission bits, before the system applies the umask.
  var mode: mode_t {
    switch self {
    case .umask: 0o666
    case .ownerOnly: 0o600
    }
  }
}
