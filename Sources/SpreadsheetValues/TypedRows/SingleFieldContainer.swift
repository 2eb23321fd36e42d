/// Encodes a property as a single value.
struct SingleFieldContainer: SingleValueEncodingContainer {
  let encoder: RowEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { try encoder.add(.empty, nil) }
  func encode(_ value: String) throws { try encoder.add(.text(value), .text) }
  func encode(_ value: Bool) throws { try encoder.add(.boolean(value), .boolean) }
  func encode(_ value: Double) throws { try encoder.add(binary: value) }
  func encode(_ value: Float) throws { try encoder.add(binary: value) }
  func encode(_ value: Int) throws { try encoder.add(whole: value) }
  func encode(_ value: Int8) throws { try encoder.add(whole: value) }
  func encode(_ value: Int16) throws { try encoder.add(whole: value) }
  func encode(_ value: Int32) throws { try encoder.add(whole: value) }
  func encode(_ value: Int64) throws { try encoder.add(whole: value) }
  func encode(_ value: Int128) throws { try encoder.add(whole: value) }
  func encode(_ value: UInt) throws { try encoder.add(whole: value) }
  func encode(_ value: UInt8) throws { try encoder.add(whole: value) }
  func encode(_ value: UInt16) throws { try encoder.add(whole: value) }
  func encode(_ value: UInt32) throws { try encoder.add(whole: value) }
  func encode(_ value: UInt64) throws { try encoder.add(whole: value) }
  func encode(_ value: UInt128) throws { try encoder.add(whole: value) }
  func encode(_ value: some Encodable) throws { try encoder.add(value) }
}

/// Rejects the items of a list, because a cell cannot hold them.
struct ListRefusal: UnkeyedEncodingContainer {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { 0 }

  private var refusal: TypedRowError { encoder.unsupported("a cell cannot hold a list") }

  func encodeNil() throws { throw refusal }
  func encode(_ value: some Encodable) throws { throw refusal }
  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { encoder }
}
