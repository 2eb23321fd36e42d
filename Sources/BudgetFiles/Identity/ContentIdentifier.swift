package import BudgetModel
internal import Foundation

/// Identities for records whose file gives them none: a UUIDv5 of file, place and content (SPEC §3).
///
/// Reading the same file twice gives the same identities, so that two imports give equal models.
package struct ContentIdentifier: Sendable {
  /// The name space of this project's identities, itself the UUIDv5 of `budgetkit` in the name space of URLs.
  private static let namespace: [UInt8] = nameBased(
    [0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8],
    Array("budgetkit".utf8))

  private let fileName: String

  /// Identities for records of this file.
  package init(fileName: String) {
    self.fileName = fileName
  }

  /// The identity of the record at a place with this content.
  package func identifier<Entity>(
    _ type: Entity.Type = Entity.self, place: String, content: [String]
  ) -> Identifier<Entity> {
    // The unit separator cannot stand in a cell, so that no two lists of fields give one text.
    let name = ([String(describing: type), fileName, place] + content).joined(separator: "\u{1F}")
    let bytes = Self.nameBased(Self.namespace, Array(name.utf8))
    return bytes.withUnsafeBytes { Identifier(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
  }

  /// RFC 9562 §5.5: the first 16 bytes of the SHA-1 of name space and name, with version and variant.
  private static func nameBased(_ namespace: [UInt8], _ name: [UInt8]) -> [UInt8] {
    var bytes = Array(SHA1.hash(namespace + name).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }
}
