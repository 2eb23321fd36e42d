/// Writes whole files so that a reader, or a crash at any moment, sees the old bytes or the new, never a part.
public enum FileOutput {
  /// Writes bytes to a path, in place of a file that is there.
  ///
  /// The bytes go to a temporary file in the same folder, reach the disk, and then take the target's name. A
  /// symbolic link stays, and its target is replaced. A file that replaces another keeps its mode (SPEC §4).
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: Where it goes.
  ///   - access: Who may read the file where it is new.
  /// - Throws: `FileOutputError` with path, step and cause; the temporary file is gone then.
  public static func write(
    _ bytes: [UInt8], to path: String, access: NewFileAccess = .umask
  ) throws(FileOutputError) {
    try write(bytes, to: path, access: access, calls: .system)
  }

  /// What has to stand at a path in the moment when the new file takes it.
  package enum Expectation: Sendable {
    case anything
    case nothing
    /// A file of these bytes.
    case content(FileDigest)
  }

  /// Writes bytes to a path where what stands there is as expected.
  ///
  /// With `patience` nobody else who locks the folder writes in the moment when the file takes its place.
  ///
  /// - Throws: As the other form; the cause is `EEXIST` for a file that should not be there, `ESTALE` for one that
  ///   has changed, and `EWOULDBLOCK` where another has the folder's lock for longer than `patience`.
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
