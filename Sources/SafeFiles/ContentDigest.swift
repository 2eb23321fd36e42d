internal import Digests

/// A digest that identifies the content of a file, even in later processes: its SHA-256.
package struct ContentDigest: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The digest of these bytes.
  package init(_ content: [UInt8]) {
    bytes = SHA256.digest(content)
  }

  /// The first 16 hexadecimal digits.
  package var short: String {
    bytes.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
