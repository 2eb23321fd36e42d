/// A digest that identifies the content of a file, but only while this process runs.
package struct FileDigest: Hashable, Sendable {
  private let count: Int
  private let hash: Int

  /// The digest of the file at a path.
  package init(path: String) throws(SystemError) {
    let file = try InputFile(path)
    // The hasher has a random seed in each process, so that nobody can prepare two files with equal hashes.
    var hasher = Hasher()
    var count = 0
    while true {
      let bytes = try file.read(Self.chunk)
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      count += bytes.count
      if bytes.count < Self.chunk { break }
    }
    self.count = count
    hash = hasher.finalize()
  }

  private static let chunk = 1 << 18
}
