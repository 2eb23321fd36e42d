internal import BudgetModel
internal import ExactJSON

/// A kind of record in a backup: its fields in the order in which they are written.
struct BackupShape<Record>: Sendable {
  /// The fields in their order.
  let fields: [BackupField<Record>]
  private let unknown: StoredProperty<Record, UnknownFields>
  private let blank: @Sendable (BackupDecoder) -> Record
  private let indices: [String: Int]

  /// Creates a kind of record; `blank` creates a record whose fields have not been read.
  init(
    unknown: StoredProperty<Record, UnknownFields>,
    blank: @escaping @Sendable (BackupDecoder) -> Record, _ fields: [BackupField<Record>]
  ) {
    self.unknown = unknown
    self.blank = blank
    self.fields = fields
    indices = Dictionary(fields.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// The codec that stores the record as an object.
  var codec: BackupCodec<Record> {
    BackupCodec { record, encoder in
      encoder.json.beginObject()
      for field in fields { field.write(record, &encoder) }
      writeUnknown(unknown.value(record), &encoder)
      encoder.json.endObject()
    } read: { value, decoder in
      guard case .object(let members) = value else {
        decoder.expected(.object, not: value)
        return nil
      }
      return read(members, &decoder)
    }
  }

  private func read(_ members: [JSONMember], _ decoder: inout BackupDecoder) -> Record {
    var record = blank(decoder)
    var isPresent = [Bool](repeating: false, count: fields.count)
    var next = 0
    var others = UnknownFields()
    for member in members {
      guard let index = index(of: member.name, expected: next) else {
        let field = UnknownFields.Field(name: member.name, json: JSONWriter.compactText(member.value))
        others.fields.append(field)
        continue
      }
      next = index + 1
      if case .null = member.value { continue }
      isPresent[index] = true
      decoder.descend(.name(member.name)) { fields[index].read(member.value, &record, &$0) }
    }
    if !others.isEmpty { unknown.set(others, &record) }
    for (field, isPresent) in zip(fields, isPresent) where !isPresent {
      complete(&record, without: field, members, &decoder)
    }
    return record
  }

  /// Returns the index of the field with this key; it is usually the field after the previous one.
  private func index(of key: String, expected: Int) -> Int? {
    if expected < fields.count, fields[expected].key == key { return expected }
    return indices[key]
  }

  private func complete(
    _ record: inout Record, without field: BackupField<Record>, _ members: [JSONMember],
    _ decoder: inout BackupDecoder
  ) {
    switch field.absence {
    case .allowed: break
    case .required:
      decoder.descend(.name(field.key)) { $0.state.note(.valueMissing) }
    case .derived(let derive): derive(&record, .object(members), &decoder)
    }
  }

  private func writeUnknown(_ unknown: UnknownFields, _ encoder: inout BackupEncoder) {
    if unknown.isEmpty { return }
    // Names are compared by bytes, as in the parser: names that encode the same letter in two ways are
    // different names.
    var names = Set(indices.keys.map { Array($0.utf8) })
    for field in unknown.fields {
      guard names.insert(Array(field.name.utf8)).inserted, let value = try? JSONParser.parse(field.json)
      else {
        encoder.descend(.name(field.name)) {
          $0.state.note(.unknownFieldUnusable)
        }
        continue
      }
      encoder.json.member(field.name, value)
    }
  }
}
