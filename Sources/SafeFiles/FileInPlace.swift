#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes a file that another library fills, such as a database: it takes its name when it is whole.
package enum FileInPlace {
  /// Makes a file where none is, for its owner only.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - companions: What the library adds to the name for files of its own, which go in the end.
  ///   - fill: Fills the empty file at the path that it is given.
  /// - Throws: What `fill` throws, and `SystemError`, with `EEXIST` where a file is there; then none is left behind.
  package static func make(
    at path: String, companions: [String], fill: (_ path: String) throws -> Void
  ) throws {
    let making = "\(path).\(String(UInt32.random(in: 0...UInt32.max), radix: 16)).new"
    let descriptor = open(making, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    close(descriptor)
    defer { for suffix in [""] + companions { unlink(making + suffix) } }
    try fill(making)
    // Unlike a rename it never replaces a file.
    guard link(making, path) == 0 else { throw SystemError.last }
  }

  /// Whether anything is at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
