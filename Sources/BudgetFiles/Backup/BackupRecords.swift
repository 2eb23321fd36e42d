internal import BudgetModel

/// The kinds of records in a backup of version 2, each with its fields in the order of the file.
enum BackupRecords {
  /// The fields of a record: its identity, its own, and its times.
  static func shape<Entity: Record>(
    _ own: [BackupField<Entity>], blank: @escaping @Sendable (Identifier<Entity>, RecordInfo) -> Entity
  ) -> BackupShape<Entity> {
    let id = BackupField("id", \Entity.id, .identity(), absence: .derived(deriveIdentity))
    let times = [
      BackupField("created", \Entity.info.created, .timestamp),
      BackupField(
        "updated", \Entity.info.updated, .timestamp,
        absence: .derived { record, _, _ in record.info.updated = record.info.created }),
    ]
    return BackupShape(
      unknown: \.info.unknown, blank: { blank($0.noIdentifier(), $0.context.recordInfo) }, [id] + own + times)
  }

  /// A record without an identity gets one of its place and content (SPEC §3).
  @Sendable private static func deriveIdentity<Entity: Record>(
    _ record: inout Entity, _ value: JSONValue, _ decoder: inout BackupDecoder
  ) {
    record.id = decoder.identifiers.identifier(
      place: decoder.trail.path.description, content: [JSONWriter.compactText(value)])
    decoder.trail.declare(record.id)
  }
}

extension BackupDecoder {
  /// What stands in a record until its identity is read.
  func noIdentifier<Entity>() -> Identifier<Entity> { identifiers.identifier(place: "", content: []) }
}
