#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new file that is either renamed to its target or removed.
final class TemporaryFile {
  private let calls: FileCalls
  private let descriptor: Int32
  /// The path of the file; nil once it has been renamed or removed.
  private var path: String?
  /// The number under which `SignalCleanup` registered the file; nil if the file is not registered.
  private let registration: Int?

  /// Creates an empty file with a name that no other file in the folder has.
  init(in folder: String, access: NewFileAccess, calls: FileCalls) throws(SystemError) {
    self.calls = calls
    StaleTemporaryFiles.remove(in: folder)
    var template = Array("\(folder)/\(StaleTemporaryFiles.prefix)\(getpid())-XXXXXX".utf8CString)
    descriptor = calls.create(&template, access.mode)
    registration = descriptor < 0 ? nil : SignalCleanup.register(template)
    if descriptor < 0 { throw SystemError.last }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // While the file is locked, no other process treats it as a file that a killed process left behind.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the file unless it was renamed.
  func discard() {
    if let path { unlink(path) }
    forget()
  }

  private func forget() {
    if path != nil, let registration { SignalCleanup.unregister(registration) }
    path = nil
  }

  deinit {
    discard()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends all of the bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try writeAll(bytes) { calls.write(descriptor, $0) }
  }

  /// Replaces bytes that have already been written.
  func replace(at offset: Int, with bytes: [UInt8]) throws(SystemError) {
    try bytes.withRawBytes { raw throws(SystemError) in
      try writeAll(raw) { calls.replace(descriptor, $0, offset + raw.count - $0.count) }
    }
  }

  private func writeAll(
    _ bytes: UnsafeRawBufferPointer, _ call: (UnsafeRawBufferPointer) -> Int
  ) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = call(rest)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Sets the permission bits.
  func setMode(_ mode: mode_t) throws(SystemError) {
    guard calls.setMode(descriptor, mode) == 0 else { throw SystemError.last }
  }

  /// Waits until the bytes are on the disk.
  func sync() throws(SystemError) {
    guard calls.sync(descriptor) == 0 else { throw SystemError.last }
  }

  /// Renames the file to this path; replaces any existing file.
  func rename(to target: String) throws(SystemError) {
    guard let path else { return }
    guard calls.rename(path, target) == 0 else { throw SystemError.last }
    forget()
  }

  /// Renames the file to this path; unlike `rename`, does not replace an existing file.
  ///
  /// - Throws: `SystemError` with `EEXIST` if there is already a file at the path.
  func name(_ target: String) throws(SystemError) {
    guard let path else { return }
    if calls.link(path, target) == 0 { return discard() }
    guard [EPERM, ENOSYS, ENOTSUP, EOPNOTSUPP, EMLINK].contains(errno) else { throw SystemError.last }
    // This file system cannot create the hard link.
    guard access(target, F_OK) != 0 else { throw SystemError(code: EEXIST) }
    try rename(to: target)
  }
}

extension [UInt8] {
  /// Passes the bytes in memory to a body, which may throw a typed error.
  package func withRawBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { bytes throws(Failure) in try body(UnsafeRawBufferPointer(bytes)) }
  }
}
