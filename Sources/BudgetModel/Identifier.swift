public import Foundation

/// The identifier of a record: a UUID that cannot be confused with the identifier of another kind of record.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The UUID.
  public let uuid: UUID

  /// Creates the identifier with this UUID.
  public init(_ uuid: UUID) {
    self.uuid = uuid
  }

  /// Parses a UUID's text; nil if it is not a UUID.
  public init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.uuid = uuid
  }
}

extension Identifier: CustomStringConvertible {
  /// The UUID in lowercase, the form used in files (RFC 9562 §4).
  public var description: String {
    // The 36 bytes of text are written directly from the UUID's 16 bytes, because a log can have a million
    // UUIDs.
    unsafe withUnsafeBytes(of: uuid.uuid) { bytes in
      unsafe String(unsafeUninitializedCapacity: 36) { buffer in
        var count = 0
        var index = 0
        while index < bytes.count {
          let byte = unsafe bytes[index]
          if index == 4 || index == 6 || index == 8 || index == 10 {
            unsafe buffer[count] = UInt8(ascii: "-")
            count += 1
          }
          unsafe buffer[count] = Self.hexDigit(byte >> 4)
          unsafe buffer[count + 1] = Self.hexDigit(byte & 0x0F)
          count += 2
          index += 1
        }
        return count
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}

extension Identifier: Comparable {
  /// Compares the bytes, which gives the same order as comparing the texts, so that lists are sorted in the same way
  /// everywhere.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    left.uuid.words < right.uuid.words
  }
}

extension UUID {
  /// Its bytes as two numbers, big-endian.
  var words: (high: UInt64, low: UInt64) {
    func word(
      _ b0: UInt8, _ b1: UInt8, _ b2: UInt8, _ b3: UInt8, _ b4: UInt8, _ b5: UInt8, _ b6: UInt8, _ b7: UInt8
    ) -> UInt64 {
      let high = UInt32(b0) << 24 | UInt32(b1) << 16 | UInt32(b2) << 8 | UInt32(b3)
      let low = UInt32(b4) << 24 | UInt32(b5) << 16 | UInt32(b6) << 8 | UInt32(b7)
      return UInt64(high) << 32 | UInt64(low)
    }
    let (b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15) = uuid
    return (word(b0, b1, b2, b3, b4, b5, b6, b7), word(b8, b9, b10, b11, b12, b13, b14, b15))
  }
}
