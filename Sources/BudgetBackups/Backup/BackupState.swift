internal import BudgetModel
internal import Foundation
internal import ExactJSON

/// A problem in a backup that prevents reading it, or in a budget that prevents writing it.
struct BackupProblem: Hashable {
  let fact: Finding.BackupFact
  let path: JSONPath
}

/// The state of reading or writing: the position, the known identifiers and the problems.
struct BackupState {
  /// The identifier of a record of one kind.
  private struct Identity: Hashable {
    let kind: ObjectIdentifier
    let uuid: UUID
  }

  /// A reference to a record that has not been read or written yet.
  private struct Reference {
    let identity: Identity
    let type: Any.Type
    let path: JSONPath
  }

  /// The path of the value that is being read or written.
  var path = JSONPath()
  /// The problems found so far.
  private(set) var problems: [BackupProblem] = []
  private var identities: Set<Identity> = []
  private var references: [Reference] = []

  /// Records a problem of the value that is being read or written.
  mutating func note(_ fact: Finding.BackupFact) {
    problems.append(BackupProblem(fact: fact, path: path))
  }

  /// Registers the identifier of a record; no other record of its kind may have the same identifier.
  mutating func declare<Entity>(_ id: Identifier<Entity>) {
    let identity = Identity(kind: ObjectIdentifier(Entity.self), uuid: id.uuid)
    guard !identities.insert(identity).inserted else { return }
    note(.identifierDuplicate(Self.kind(Entity.self), id: id.description))
  }

  /// Registers a reference to a record of the same budget; the record may come before or after the reference.
  mutating func refer<Entity>(to id: Identifier<Entity>) {
    let identity = Identity(kind: ObjectIdentifier(Entity.self), uuid: id.uuid)
    if identities.contains(identity) { return }
    references.append(Reference(identity: identity, type: Entity.self, path: path))
  }

  /// Records a problem for each reference whose record does not exist.
  mutating func settleReferences() {
    for reference in references where !identities.contains(reference.identity) {
      let id = reference.identity.uuid.uuidString.lowercased()
      problems.append(
        BackupProblem(
          fact: .referenceDangling(Self.kind(reference.type), id: id), path: reference.path))
    }
    references = []
  }

  /// Returns the kind of record that has the same name as a type.
  private static func kind(_ type: Any.Type) -> Finding.RecordKind {
    Finding.RecordKind(rawValue: String(describing: type).lowercased()) ?? .transaction
  }
}
