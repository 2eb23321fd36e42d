#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Creates a file that other code, such as a database library, fills; the file gets its name when it is complete.
package enum FileInPlace {
  /// Creates a new file that only its owner can read.
  ///
  /// - Parameters:
  ///   - path: The path of the new file.
  ///   - companions: The suffixes of the additional files that `fill` creates; these files are removed at the end.
  ///   - fill: Fills the empty file at the given path.
  /// - Throws: The errors of `fill`, and `SystemError` (`EEXIST` if there is already a file at `path`). No new
  ///   file is then left behind.
  package static func make(
    at path: String, companions: [String], fill: (_ path: String) throws -> Void
  ) throws {
    let making = "\(path).\(String(UInt32.random(in: 0...UInt32.max), radix: 16)).new"
    let descriptor = open(making, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    close(descriptor)
    defer { for suffix in [""] + companions { unlink(making + suffix) } }
    try fill(making)
    // Unlike a rename, this never replaces a file.
    guard link(making, path) == 0 else { throw SystemError.last }
  }

  /// Whether a file or folder is at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
