package import BudgetModel
internal import Foundation

/// Makes identifiers for records that have none in the file: a UUIDv5 of file, place and content (SPEC §3).
///
/// Reading the same file twice gives the same identifiers, and so equal budgets.
package struct ContentIdentifier: Sendable {
  /// The name space of this project: the UUIDv5 of `budgetkit` in the name space of URLs.
  private static let namespace: [UInt8] = [
    0x32, 0xA3, 0xBE, 0xCF, 0x24, 0x29, 0x5A, 0x9B, 0xAE, 0xA0, 0xA6, 0xFF, 0x75, 0x50, 0x3F, 0xDD,
  ]

  /// The names of record kinds that occur often, computed once.
  private static let kinds: [ObjectIdentifier: String] = {
    let types: [Any.Type] = [
      Transaction.self, BudgetModel.Category.self, Account.self, Member.self, MonthlyBudget.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { (ObjectIdentifier($0), String(describing: $0)) })
  }()

  private let fileName: String

  /// Makes identifiers for the records of this file.
  package init(fileName: String) {
    self.fileName = fileName
  }

  /// The identifier of the record at this place with this content.
  package func identifier<Entity>(
    _ type: Entity.Type = Entity.self, place: String, content: [String]
  ) -> Identifier<Entity> {
    var name = beginning(of: type)
    name.append(contentsOf: place.utf8)
    for part in content {
      name.append(Self.separator)
      name.append(contentsOf: part.utf8)
    }
    return Identifier(UUID(nameBased: name))
  }

  /// The bytes of a UUID's name before the place: name space, kind of record and file name.
  func beginning<Entity>(of type: Entity.Type) -> [UInt8] {
    var name = Self.namespace
    name.append(contentsOf: (Self.kinds[ObjectIdentifier(type)] ?? String(describing: type)).utf8)
    name.append(Self.separator)
    name.append(contentsOf: fileName.utf8)
    name.append(Self.separator)
    return name
  }

  /// The unit separator.
  ///
  /// No cell contains it, so different lists of fields give different names.
  static let separator: UInt8 = 0x1F
}
