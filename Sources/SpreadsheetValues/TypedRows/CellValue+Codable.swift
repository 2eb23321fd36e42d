internal import ExactDecimals
internal import Foundation

/// Lets a record have a `CellValue` property, which accepts any content of a cell.
extension CellValue: Codable {
  /// Decodes a single value: nil, a Boolean, a number or a text.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .empty
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Encodes nil, a Boolean, a number or a text; encodes an error as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .empty: try container.encodeNil()
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .boolean(let flag): try container.encode(flag)
    case .error(let error): try container.encode(error.rawValue)
    }
  }
}
