#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file to which a path leads through symbolic links, whether or not it exists yet.
package struct FileTarget {
  /// The path of the file itself.
  package let path: String
  /// The permission bits of the existing file; nil if it does not exist.
  let mode: mode_t?

  /// Follows the symbolic links of a path.
  ///
  /// - Throws: `SystemError` for a folder, a device, and links that cannot be followed.
  package init(_ path: String) throws(SystemError) {
    // A C string would end at the NUL, so the path would lead to another file.
    guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
    var path = path
    // Like Linux, this follows at most 40 links.
    for _ in 0..<40 {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        guard errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") else { throw SystemError.last }
        self.path = path
        mode = nil
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: path = try Self.follow(path)
      case S_IFDIR: throw SystemError(code: EISDIR)
      case S_IFREG:
        self.path = path
        mode = status.st_mode & 0o7777
        return
      default: throw SystemError(code: EINVAL)
      }
    }
    throw SystemError(code: ELOOP)
  }

  /// The folder of the file.
  package var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// The target of a symbolic link; a relative target is resolved from the link's folder.
  private static func follow(_ path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw SystemError.last }
    guard count < buffer.count else { throw SystemError(code: ENAMETOOLONG) }
    guard let destination = String(validating: buffer[..<count], as: UTF8.self) else {
      throw SystemError(code: EILSEQ)
    }
    return destination.hasPrefix("/") ? destination : "\(folder(of: path))/\(destination)"
  }
}
