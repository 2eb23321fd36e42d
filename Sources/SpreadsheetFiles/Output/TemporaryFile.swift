#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new private file that either takes a name or goes away.
final class TemporaryFile {
  private let descriptor: Int32
  /// Its path; nil once it has been renamed or removed.
  private var path: String?

  /// Makes an empty file (mode 0600) with a name that no other file of the folder has.
  init(in folder: String) throws(SystemError) {
    var template = Array("\(folder)/.budgetkit-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    if descriptor < 0 { throw SystemError.last }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the file unless it was renamed.
  func discard() {
    if let path { unlink(path) }
    path = nil
  }

  deinit {
    discard()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Sets the permission bits.
  func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw SystemError.last }
  }

  /// Waits until the bytes are on the disk.
  func sync() throws(SystemError) {
    #if canImport(Darwin)
      // fsync on Darwin leaves the bytes in the drive's cache; where this is not supported, it must do.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(descriptor) == 0 else { throw SystemError.last }
  }

  /// Gives the file this path, in place of any file there.
  func rename(to target: String) throws(SystemError) {
    guard let path else { return }
    guard renameFile(path, target) == 0 else { throw SystemError.last }
    self.path = nil
  }
}

/// The system's calls, which the methods' names hide.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }
