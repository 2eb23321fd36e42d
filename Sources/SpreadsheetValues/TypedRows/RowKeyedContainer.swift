/// Decodes the fields of a row by their headers.
struct RowKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RowDecoder

  var codingPath: [any CodingKey] { [] }

  /// The headers whose cells are not blank in this row.
  var allKeys: [Key] {
    decoder.headers.names.compactMap { name in
      guard let column = decoder.headers.columns(named: name).first,
        !decoder.cell(column).isBlank
      else { return nil }
      return Key(stringValue: name)
    }
  }

  func contains(_ key: Key) -> Bool { select(key).isPresent }

  func decodeNil(forKey key: Key) throws -> Bool { try select(key).value().isBlank }

  @inline(__always)
  private func select(_ key: Key) -> RowDecoder {
    decoder.select(key.stringValue)
    return decoder
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String { try select(key).text() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try select(key).boolean() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try select(key).binaryNumber() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try select(key).binaryNumber() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try select(key).wholeNumber() }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try select(key).wholeNumber() }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try select(key).wholeNumber() }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try select(key).wholeNumber() }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try select(key).wholeNumber() }
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try select(key).wholeNumber() }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try select(key).wholeNumber() }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try select(key).wholeNumber() }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try select(key).wholeNumber() }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try select(key).wholeNumber() }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try select(key).wholeNumber() }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try select(key).wholeNumber() }

  // This overload looks up the header only once.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    let decoder = select(key)
    return try decoder.isPresent && !decoder.value().isBlank ? decoder.text() : nil
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    let decoder = select(key)
    return try decoder.isPresent && !decoder.value().isBlank ? decoder.decode(type) : nil
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try select(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw select(key).unsupported("a cell cannot hold a record of its own")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw select(key).unsupported("a cell cannot hold a list")
  }

  /// The decoder of the same row, used for the superclass.
  func superDecoder() throws -> any Decoder {
    decoder.current = -1
    return decoder
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}
