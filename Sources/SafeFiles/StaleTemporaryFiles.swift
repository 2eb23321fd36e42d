#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Temporary files that processes left behind when they were killed.
enum StaleTemporaryFiles {
  /// The prefix of the names of temporary files; the process number and six characters follow.
  static let prefix = ".budgetkit-"

  /// Removes temporary files from a folder if the process that created them no longer exists.
  static func remove(in folder: String) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = "\(folder)/\(name)"
      if isFree(path) { unlink(path) }
    }
  }

  /// The process number in a temporary file's name; nil for any other name.
  static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 6, parts[1].utf8.allSatisfy(isLetterOrDigit),
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let process = pid_t(parts[0]), process > 0
    else { return nil }
    return process
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether no process has locked the file.
  ///
  /// The process that created the file may still run on another machine or in another container.
  private static func isFree(_ path: String) -> Bool {
    let flags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let writable = open(path, O_RDWR | flags)
    let descriptor = writable >= 0 ? writable : open(path, O_RDONLY | flags)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard FileIdentity(descriptor: descriptor) != nil else { return false }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }
}
