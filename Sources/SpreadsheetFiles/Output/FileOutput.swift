/// Writes whole files so that a reader, or a crash at any moment, sees the old bytes or the new, never a part.
public enum FileOutput {
  /// Writes bytes to a path, in place of a file that is there.
  ///
  /// The bytes go to a temporary file in the same folder, reach the disk, and then take the target's name. A
  /// symbolic link stays, and its target is replaced. A new file is private (mode 0600); one that replaces a
  /// file keeps that file's mode (SPEC §4).
  ///
  /// - Throws: `FileOutputError` with path, step and cause; the temporary file is gone then.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileOutputError) {
    try write(bytes, to: path, calls: .system)
  }

  /// Writes bytes with these calls.
  static func write(_ bytes: [UInt8], to path: String, calls: FileCalls) throws(FileOutputError) {
    let file = try AtomicFile(path: path, calls: calls)
    try file.write(bytes)
    try file.commit()
  }
}
