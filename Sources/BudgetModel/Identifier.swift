public import Foundation

/// The identity of one kind of record: a UUID that cannot be taken for another kind's.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The UUID.
  public let uuid: UUID

  /// The identity with this UUID.
  public init(_ uuid: UUID) {
    self.uuid = uuid
  }

  /// Reads a UUID's text; nil for any other.
  public init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.uuid = uuid
  }
}

extension Identifier: CustomStringConvertible {
  /// The UUID in lower case, the form in which files carry it (RFC 9562 §4).
  public var description: String {
    withUnsafeBytes(of: uuid.uuid) { bytes in
      String(unsafeUninitializedCapacity: 36) { buffer in
        var count = 0
        var index = 0
        while index < bytes.count {
          let byte = bytes[index]
          if index == 4 || index == 6 || index == 8 || index == 10 {
            buffer[count] = UInt8(ascii: "-")
            count += 1
          }
          buffer[count] = Self.hexDigit(byte >> 4)
          buffer[count + 1] = Self.hexDigit(byte & 0x0F)
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
  /// By bytes, which is by text too, so that lists sort the same way everywhere.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    withUnsafeBytes(of: left.uuid.uuid) { left in
      withUnsafeBytes(of: right.uuid.uuid) { right in left.lexicographicallyPrecedes(right) }
    }
  }
}
