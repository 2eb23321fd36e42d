internal import BudgetModel
internal import Foundation
internal import ExactJSON

/// Something in a backup that cannot be read, or in a budget that cannot be written.
struct BackupProblem: Hashable {
  let code: Finding.Code
  let path: JSONPath
  let reason: String
  let remedy: String?
}

/// What reading and writing have in common: where they are, which identities there are, and what is wrong.
struct BackupTrail {
  /// The identity of a record of one kind.
  private struct Identity: Hashable {
    let kind: ObjectIdentifier
    let uuid: UUID
  }

  /// A record that another one names before it was met.
  private struct Reference {
    let identity: Identity
    let type: Any.Type
    let path: JSONPath
  }

  /// The value that is being read or written.
  var path = JSONPath()
  /// What is wrong so far.
  private(set) var problems: [BackupProblem] = []
  private var identities: Set<Identity> = []
  private var references: [Reference] = []

  /// Adds a problem of the value that is being read or written.
  mutating func note(_ code: Finding.Code, _ reason: String, remedy: String? = nil) {
    problems.append(BackupProblem(code: code, path: path, reason: reason, remedy: remedy))
  }

  /// A record has this identity, which no other of its kind may have.
  mutating func declare<Entity>(_ id: Identifier<Entity>) {
    let identity = Identity(kind: ObjectIdentifier(Entity.self), uuid: id.uuid)
    guard !identities.insert(identity).inserted else { return }
    note(
      .identifierDuplicate, "another \(Self.word(Entity.self)) has the id \(id) too",
      remedy: "give one of them another UUID")
  }

  /// A record names another one, which must be in the same budget, before or after it.
  mutating func refer<Entity>(to id: Identifier<Entity>) {
    let identity = Identity(kind: ObjectIdentifier(Entity.self), uuid: id.uuid)
    if identities.contains(identity) { return }
    references.append(Reference(identity: identity, type: Entity.self, path: path))
  }

  /// Notes each reference whose record is not there.
  mutating func settleReferences() {
    for reference in references where !identities.contains(reference.identity) {
      let word = Self.word(reference.type)
      problems.append(
        BackupProblem(
          code: .referenceDangling, path: reference.path,
          reason: "no \(word) has the id \(reference.identity.uuid.uuidString.lowercased())",
          remedy: "add the \(word) or remove the reference"))
    }
    references = []
  }

  private static func word(_ type: Any.Type) -> String { String(describing: type).lowercased() }
}
