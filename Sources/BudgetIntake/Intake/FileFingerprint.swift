internal import ImportCore

/// The data by which an import identifies a file: its name, and the hash and size of its contents.
public struct FileFingerprint: Hashable, Sendable {
  /// The file's name as the user knows it.
  public let name: String
  /// The SHA-1 of the file's bytes, 40 lowercase hexadecimal digits.
  public let sha1: String
  /// The size of the file in bytes.
  public let byteCount: Int

  /// Creates the fingerprint of these bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    sha1 = SHA1.text(bytes)
    byteCount = bytes.count
  }
}

extension SHA1 {
  /// Returns the SHA-1 as 40 hexadecimal digits.
  package static func text(_ message: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: hash(message).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0x0F)]] }, as: UTF8.self)
  }
}
