package import BudgetModel
internal import Foundation

/// Identities for records whose file gives them none: a UUIDv5 of file, place and content (SPEC §3).
///
/// Reading the same file twice gives the same identities, so that two imports give equal models.
package struct ContentIdentifier: Sendable {
  /// The name space of this project's identities, itself the UUIDv5 of `budgetkit` in the name space of URLs.
  private static let namespace = nameBased(
    [0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8]
      + "budgetkit".utf8
  ).prefix(16)

  /// The names of the kinds of which files have many, asked for once.
  private static let kinds: [ObjectIdentifier: String] = {
    let types: [Any.Type] = [
      Transaction.self, BudgetModel.Category.self, Account.self, Member.self, MonthlyBudget.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { (ObjectIdentifier($0), String(describing: $0)) })
  }()

  private let fileName: String

  /// Identities for records of this file.
  package init(fileName: String) {
    self.fileName = fileName
  }

  /// The identity of the record at a place with this content.
  package func identifier<Entity>(
    _ type: Entity.Type = Entity.self, place: String, content: [String]
  ) -> Identifier<Entity> {
    var name = Array(Self.namespace)
    name.append(contentsOf: (Self.kinds[ObjectIdentifier(type)] ?? String(describing: type)).utf8)
    for part in [fileName, place] + content {
      // The unit separator cannot stand in a cell, so that no two lists of fields give one text.
      name.append(0x1F)
      name.append(contentsOf: part.utf8)
    }
    let bytes = Self.nameBased(name)
    return bytes.withUnsafeBytes { Identifier(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
  }

  /// RFC 9562 §5.5: the SHA-1 of a name space and a name, with version and variant in its first 16 bytes.
  private static func nameBased(_ name: [UInt8]) -> [UInt8] {
    var bytes = SHA1.hash(name)
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }
}
