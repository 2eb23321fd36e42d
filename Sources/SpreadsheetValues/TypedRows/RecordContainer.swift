/// Encodes the properties of a record, with their headers as keys.
struct RecordContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RowEncoder

  var codingPath: [any CodingKey] { [] }

  private func select(_ key: Key) throws -> RowEncoder {
    try encoder.select(key.stringValue)
    return encoder
  }

  func encodeNil(forKey key: Key) throws { try select(key).add(.empty, nil) }
  func encode(_ value: String, forKey key: Key) throws { try select(key).add(.text(value), .text) }
  func encode(_ value: Bool, forKey key: Key) throws { try select(key).add(.boolean(value), .boolean) }
  func encode(_ value: Double, forKey key: Key) throws { try select(key).add(binary: value) }
  func encode(_ value: Float, forKey key: Key) throws { try select(key).add(binary: value) }
  func encode(_ value: Int, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: Int8, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: Int16, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: Int32, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: Int64, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: Int128, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: UInt, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: UInt8, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: UInt16, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: UInt32, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: UInt64, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: UInt128, forKey key: Key) throws { try select(key).add(whole: value) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try select(key).add(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { encoder.container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

// A property that is nil also has a column.
extension RecordContainer {
  private func add<Value>(_ value: Value?, _ key: Key, _ body: (Value) throws -> Void) throws {
    if let value { try body(value) } else { try encodeNil(forKey: key) }
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try add(value, key) { try encode($0, forKey: key) }
  }
}
