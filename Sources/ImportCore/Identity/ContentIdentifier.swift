package import BudgetModel
internal import Foundation

/// Identities for records whose file gives them none: a UUIDv5 of file, place and content (SPEC §3).
///
/// Reading the same file twice gives the same identities, so that two imports give equal models.
package struct ContentIdentifier: Sendable {
  /// The name space of this project's identities, itself the UUIDv5 of `budgetkit` in the name space of URLs.
  private static let namespace: [UInt8] = {
    let urls: [UInt8] = [
      0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
    ]
    let uuid = (urls + "budgetkit".utf8).withUnsafeBytes { nameBased($0) }
    return withUnsafeBytes(of: uuid.uuid) { Array($0) }
  }()

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
    var name = beginning(of: type)
    name.append(contentsOf: place.utf8)
    for part in content {
      name.append(Self.separator)
      name.append(contentsOf: part.utf8)
    }
    return Identifier(name.withUnsafeBytes { Self.nameBased($0) })
  }

  /// The bytes of a name up to its place: the name space, the kind of record and the file.
  func beginning<Entity>(of type: Entity.Type) -> [UInt8] {
    var name = Self.namespace
    name.append(contentsOf: (Self.kinds[ObjectIdentifier(type)] ?? String(describing: type)).utf8)
    name.append(Self.separator)
    name.append(contentsOf: fileName.utf8)
    name.append(Self.separator)
    return name
  }

  /// The unit separator cannot stand in a cell, so that no two lists of fields give one text.
  static let separator: UInt8 = 0x1F

  /// RFC 9562 §5.5: the SHA-1 of a name space and a name, with version and variant in its first 16 bytes.
  static func nameBased(_ name: UnsafeRawBufferPointer) -> UUID {
    let hash = SHA1.hash(name)
    let words = (
      hash.0.bigEndian, (hash.1 & 0xFFFF_0FFF | 0x5000).bigEndian,
      (hash.2 & 0x3FFF_FFFF | 0x8000_0000).bigEndian, hash.3.bigEndian
    )
    return withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
