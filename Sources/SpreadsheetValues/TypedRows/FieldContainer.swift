/// The selected field as a single value, for types that are decoded from a single value.
struct FieldContainer: SingleValueDecodingContainer {
  let decoder: RowDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// Whether the field is missing or blank; false if two columns have the header, because reading the field then
  /// throws an error.
  func decodeNil() -> Bool { !decoder.isPresent || (try? decoder.value().isBlank) == true }

  func decode(_ type: String.Type) throws -> String { try decoder.text() }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.boolean() }
  func decode(_ type: Double.Type) throws -> Double { try decoder.binaryNumber() }
  func decode(_ type: Float.Type) throws -> Float { try decoder.binaryNumber() }
  func decode(_ type: Int.Type) throws -> Int { try decoder.wholeNumber() }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.wholeNumber() }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.wholeNumber() }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.wholeNumber() }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.wholeNumber() }
  func decode(_ type: Int128.Type) throws -> Int128 { try decoder.wholeNumber() }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.wholeNumber() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.wholeNumber() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.wholeNumber() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.wholeNumber() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.wholeNumber() }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try decoder.wholeNumber() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
