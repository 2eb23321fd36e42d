/// A date or time that is encoded as ISO 8601 text.
protocol ISO8601Codable: Codable, CustomStringConvertible {
  /// Reads an ISO 8601 text; nil for any other text.
  init?(iso8601 text: String)
}

extension ISO8601Codable {
  /// Reads the ISO 8601 text of a single value.
  ///
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(iso8601: text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no \(Self.self)")
    }
    self = value
  }

  /// Writes the ISO 8601 text as a single value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension CalendarDate: ISO8601Codable {
  init?(iso8601 text: String) { self.init(text) }
}

extension CalendarMonth: ISO8601Codable {
  init?(iso8601 text: String) { self.init(text) }
}

extension TimeOfDay: ISO8601Codable {
  init?(iso8601 text: String) { self.init(text) }
}

extension UTCTimestamp: ISO8601Codable {
  init?(iso8601 text: String) { self.init(text) }
}
