/// Writes whole files so that a reader, or a crash at any moment, sees the old bytes or the new, never a part.
public enum FileOutput {
  /// Writes bytes to a path and replaces an existing file.
  ///
  /// The bytes go to a temporary file in the same folder, reach the disk, and are then renamed to the
  /// target. A symbolic link stays, and its target is replaced. A file that replaces another keeps its
  /// mode (SPEC §4).
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file.
  ///   - access: The readers of a new file.
  /// - Throws: `FileOutputError` with path, step and cause; the temporary file is removed then.
  public static func write(
    _ bytes: [UInt8], to path: String, access: NewFileAccess = .umask
  ) throws(FileOutputError) {
    try write(bytes, to: path, access: access, calls: .system)
  }

  /// The expected state of a path at the moment when the new file takes it.
  package enum Expectation: Sendable {
    case anything
    case nothing
    /// A file of these bytes.
    case content(FileDigest)
  }

  /// Writes bytes to a path if its current state is as expected.
  ///
  /// With `patience`, nobody else who locks the folder writes at the moment when the file is replaced.
  ///
  /// - Throws: As the other form; the cause is `EEXIST` for a file that should not exist, `ESTALE` for one
  ///   that
  ///   has changed, and `EWOULDBLOCK` if another process holds the folder's lock for longer than `patience`.
  package static func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation, access: NewFileAccess = .umask,
    patience: Duration? = nil
  ) throws(FileOutputError) {
    try write(
      bytes, to: path, expecting: expectation, access: access, patience: patience, calls: .system)
  }

  /// Writes bytes with these calls.
  static func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation = .anything,
    access: NewFileAccess = .umask, patience: Duration? = nil, calls: FileCalls
  ) throws(FileOutputError) {
    let file = try AtomicFile(path: path, access: access, calls: calls)
    try file.write(bytes)
    try file.commit(expecting: expectation, patience: patience)
  }
}
