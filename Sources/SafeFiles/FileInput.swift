#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files into memory, each byte once, up to a size limit.
package enum FileInput {
  /// The reason why a file was not read.
  package enum Failure: Error, Hashable, Sendable {
    /// A system call failed.
    case system(SystemError)
    /// The file is larger than the size limit, in bytes.
    case tooLarge(limit: Int)
  }

  /// Whether a path leads to a regular file, which can be read twice, unlike a pipe or a device.
  package static func isRegularFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// Reads the file at a path.
  ///
  /// - Throws: `Failure` if the file cannot be read, or as soon as it is known to be larger than the limit.
  package static func read(path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    try withDescriptor(path) { descriptor throws(Failure) in
      try read(descriptor: descriptor, atMost: limit)
    }
  }

  /// Reads the first bytes of the file at a path.
  ///
  /// - Throws: `Failure` if the file cannot be read.
  package static func head(path: String, count: Int) throws(Failure) -> [UInt8] {
    try withDescriptor(path) { descriptor throws(Failure) in
      var bytes: [UInt8] = []
      while bytes.count < count, try append(to: &bytes, descriptor, count - bytes.count) {}
      return bytes
    }
  }

  /// Reads the remaining bytes of an open file, pipe or device.
  ///
  /// - Throws: `Failure` if the bytes cannot be read, or if there are more of them than the limit.
  package static func read(descriptor: Int32, atMost limit: Int) throws(Failure) -> [UInt8] {
    let size = remainingSize(descriptor)
    if let size, size > limit { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    // Reserved memory that is never filled costs nothing, while growing would briefly need memory for
    // all bytes twice.
    bytes.reserveCapacity(min(size ?? largestReserve, limit) + pieceLength)
    while try append(to: &bytes, descriptor, pieceLength) {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  private static let pieceLength = 1 << 20
  private static let largestReserve = 256 << 20

  private static func withDescriptor(
    _ path: String, _ body: (Int32) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Reads one piece; returns false at the end.
  private static func append(
    to bytes: inout [UInt8], _ descriptor: Int32, _ count: Int
  ) throws(Failure) -> Bool {
    while true {
      var got = 0
      let piece = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
        got = FileCalls.system.read(descriptor, UnsafeMutableRawBufferPointer(room))
        filled = max(0, got)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .system(.last) }
      bytes += piece
      return got > 0
    }
  }

  /// The number of bytes from the current position to the end of a file; nil for a pipe or a device.
  private static func remainingSize(_ descriptor: Int32) -> Int? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return max(0, Int(facts.st_size) - max(0, Int(lseek(descriptor, 0, SEEK_CUR))))
  }
}
