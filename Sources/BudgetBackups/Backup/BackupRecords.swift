internal import BudgetModel
internal import Foundation
internal import ExactJSON
internal import ImportCore

/// The kinds of records in a backup of version 2, each with its fields in the order of the file.
enum BackupRecords {
  /// Creates the shape of a record: its identifier, its own fields, and its timestamps.
  static func shape<Entity: Record>(
    _ own: [BackupField<Entity>], blank: @escaping @Sendable (Identifier<Entity>, RecordInfo) -> Entity
  ) -> BackupShape<Entity> {
    let id = BackupField<Entity>(
      "id",
      StoredProperty {
        $0.id
      } set: {
        $1.id = $0
      }, .identity(), absence: .derived(deriveIdentity))
    let times = [
      BackupField<Entity>(
        "created",
        StoredProperty {
          $0.info.created
        } set: {
          $1.info.created = $0
        }, .timestamp),
      BackupField<Entity>(
        "updated",
        StoredProperty {
          $0.info.updated
        } set: {
          $1.info.updated = $0
        }, .timestamp,
        absence: .derived { record, _, _ in record.info.updated = record.info.created }),
    ]
    return BackupShape(
      unknown: StoredProperty {
        $0.info.unknown
      } set: {
        $1.info.unknown = $0
      },
      blank: { blank($0.noIdentifier(), $0.context.recordInfo) }, [id] + own + times)
  }

  /// Derives a missing identifier of a record from its position and content (SPEC §3).
  @Sendable private static func deriveIdentity<Entity: Record>(
    _ record: inout Entity, _ value: JSONValue, _ decoder: inout BackupDecoder
  ) {
    record.id = decoder.identifiers.identifier(
      place: decoder.state.path.description, content: [JSONWriter.compactText(value)])
    decoder.state.declare(record.id)
  }
}

extension BackupDecoder {
  /// Returns the placeholder that a record has until its identifier is read.
  func noIdentifier<Entity>() -> Identifier<Entity> { Identifier(BackupDecoder.nilIdentifier) }

  /// The nil UUID (RFC 9562 §5.9).
  private static let nilIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
