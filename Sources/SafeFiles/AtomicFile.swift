#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written piece by piece and replaces its target only when it is complete.
///
/// Until `commit` returns, the target is unchanged. Without `commit`, nothing is left behind.
package final class AtomicFile {
  private let path: String
  private let calls: FileCalls
  private let target: FileTarget
  /// The permission bits that `commit` sets; nil to keep the bits from the creation of the file.
  private let mode: mode_t?
  private let file: TemporaryFile

  /// Creates the temporary file in the folder of the path's target.
  ///
  /// If the target exists, only the owner can read the temporary file until `commit`.
  package convenience init(
    path: String, access: NewFileAccess = .umask, calls: FileCalls = .system
  ) throws(FileOutputError) {
    try self.init(path: path, access: access, mode: nil, calls: calls)
  }

  /// Creates the temporary file; if `mode` is nil, the finished file gets the permission bits of the existing file.
  init(
    path: String, access: NewFileAccess = .umask, mode: mode_t?, calls: FileCalls
  ) throws(FileOutputError) {
    self.calls = calls
    var step = FileOutputError.Step.resolve
    do {
      self.path = path
      target = try FileTarget(path)
      self.mode = mode ?? target.mode
      step = .create
      file = try TemporaryFile(
        in: target.folder, access: self.mode == nil ? access : .ownerOnly, calls: calls)
    } catch {
      throw FileOutputError(path: path, step: step, cause: error)
    }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(FileOutputError) {
    try bytes.withRawBytes { raw throws(FileOutputError) in try write(raw) }
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileOutputError) {
    do {
      try file.write(bytes)
    } catch {
      throw discarding(.write, error)
    }
  }

  /// Replaces bytes that have already been written.
  package func replace(at offset: Int, with bytes: [UInt8]) throws(FileOutputError) {
    do {
      try file.replace(at: offset, with: bytes)
    } catch {
      throw discarding(.write, error)
    }
  }

  /// Completes the file: sets its permission bits, flushes it to disk, renames it and flushes the folder.
  package func commit(
    expecting expectation: FileOutput.Expectation = .anything, patience: Duration? = nil
  ) throws(FileOutputError) {
    var step = FileOutputError.Step.write
    do {
      if let mode { try file.setMode(mode) }
      step = .sync
      try file.sync()
      step = .rename
      try place(expectation, patience)
      step = .sync
      try calls.sync(folder: target.folder)
    } catch {
      throw discarding(step, error)
    }
  }

  /// Renames the file to its target if the target's current state is as expected.
  private func place(
    _ expectation: FileOutput.Expectation, _ patience: Duration?
  ) throws(SystemError) {
    var lock: FolderLock?
    if let patience { lock = try FolderLock(target.folder, patience: patience) }
    defer { withExtendedLifetime(lock) {} }
    switch expectation {
    case .anything: break
    case .nothing: return try file.name(target.path)
    case .content(let digest):
      guard try FileDigest(path: target.path) == digest else { throw SystemError(code: ESTALE) }
    }
    try file.rename(to: target.path)
  }

  private func discarding(_ step: FileOutputError.Step, _ cause: SystemError) -> FileOutputError {
    file.discard()
    return FileOutputError(path: path, step: step, cause: cause)
  }
}
