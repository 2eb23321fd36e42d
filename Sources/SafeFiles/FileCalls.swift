#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls for reading and writing files; as in C, each returns a result and sets `errno`.
///
/// They are in one place so that tests can make any of them fail.
package struct FileCalls: Sendable {
  /// Creates and opens a new file whose name completes the template; the umask limits the permission bits.
  var create: @Sendable (_ template: inout [CChar], mode_t) -> Int32 = { systemCreate(&$0, $1) }
  /// Reads the next bytes.
  var read: @Sendable (_ descriptor: Int32, UnsafeMutableRawBufferPointer) -> Int = {
    systemRead($0, $1.baseAddress, $1.count)
  }
  /// Appends bytes.
  var write: @Sendable (_ descriptor: Int32, UnsafeRawBufferPointer) -> Int = {
    systemWrite($0, $1.baseAddress, $1.count)
  }
  /// Writes bytes at an offset.
  var replace: @Sendable (_ descriptor: Int32, UnsafeRawBufferPointer, _ offset: Int) -> Int = {
    pwrite($0, $1.baseAddress, $1.count, off_t($2))
  }
  /// Sets the permission bits.
  var setMode: @Sendable (_ descriptor: Int32, mode_t) -> Int32 = { fchmod($0, $1) }
  /// Waits until all bytes are on the disk.
  var sync: @Sendable (_ descriptor: Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      // On Darwin, fsync leaves bytes in the drive's cache, so fsync is used only if F_FULLFSYNC fails.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }
  /// Renames a file; replaces any existing file.
  var rename: @Sendable (_ old: String, _ new: String) -> Int32 = { systemRename($0, $1) }
  /// Gives a file an additional name (a hard link).
  var link: @Sendable (_ old: String, _ new: String) -> Int32 = { systemLink($0, $1) }
  /// Removes a file.
  var remove: @Sendable (_ path: String) -> Int32 = { unlink($0) }

  /// The system calls of the operating system itself.
  package static let system = FileCalls()
}

extension FileCalls {
  /// Makes sure that a rename in a folder survives a loss of power.
  func sync(folder: String) throws(SystemError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that is writable but not readable cannot be synced; the file itself is safe.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // Some network file systems do not support syncing a folder.
    guard sync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw SystemError.last }
  }
}

/// Calls the system's `read`: inside `FileCalls`, the property `read` hides this name.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// Works like `mkstemp`, but with any permission bits, while `mkstemp` always uses 0600.
private func systemCreate(_ template: inout [CChar], _ mode: mode_t) -> Int32 {
  let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  // The last six characters before the NUL are random; a name that is already taken is skipped.
  for _ in 0..<100 {
    for index in template.indices.dropLast().suffix(6) {
      template[index] = CChar(bitPattern: characters[Int.random(in: characters.indices)])
    }
    let descriptor = open(template, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    if descriptor >= 0 || errno != EEXIST { return descriptor }
  }
  return -1
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

private func systemLink(_ old: String, _ new: String) -> Int32 { link(old, new) }
