/// Writes whole files: at any moment, and even after a crash, a file has either its old or its new bytes.
public enum FileOutput {
  /// Writes bytes to a path; replaces any existing file.
  ///
  /// The bytes are written to a temporary file in the same folder and flushed to disk; the file is then
  /// renamed to its target. A symbolic link stays, and its target is replaced. A file that replaces another
  /// one keeps its permission bits (SPEC §4).
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file.
  ///   - access: Who may read a new file.
  /// - Throws: `FileOutputError` with path, step and cause. The temporary file is then removed.
  public static func write(
    _ bytes: [UInt8], to path: String, access: NewFileAccess = .umask
  ) throws(FileOutputError) {
    try write(bytes, to: path, access: access, calls: .system)
  }

  /// The expected state of a path at the moment when the new file replaces it.
  package enum Expectation: Sendable {
    case anything
    case nothing
    /// A file with these bytes.
    case content(FileDigest)
  }

  /// Writes bytes to a path if its current state is as expected.
  ///
  /// If `patience` is given, the folder is locked while the file is replaced, so that no other process that takes
  /// this lock can write then.
  ///
  /// - Throws: `FileOutputError`. The cause is `EEXIST` for a file that should not exist, `ESTALE` for a file
  ///   that has changed, and `EWOULDBLOCK` if another process holds the folder's lock for longer than `patience`.
  package static func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation, access: NewFileAccess = .umask,
    patience: Duration? = nil
  ) throws(FileOutputError) {
    try write(
      bytes, to: path, expecting: expectation, access: access, patience: patience, calls: .system)
  }

  /// Writes bytes with these system calls.
  static func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation = .anything,
    access: NewFileAccess = .umask, patience: Duration? = nil, calls: FileCalls
  ) throws(FileOutputError) {
    let file = try AtomicFile(path: path, access: access, calls: calls)
    try file.write(bytes)
    try file.commit(expecting: expectation, patience: patience)
  }
}
