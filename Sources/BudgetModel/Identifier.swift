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
  public var description: String { uuid.uuidString.lowercased() }
}

extension Identifier: Comparable {
  /// By text, so that lists sort the same way everywhere.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    left.description < right.description
  }
}
