public import Foundation

/// The value of a cell (ECMA-376 18.18.11, ST_CellType), with exact numbers.
///
/// Dates are numbers whose style shows them as dates; `DateSystem` converts them to days.
public enum CellValue: Hashable, Sendable {
  /// No value; the cell may still have a style.
  case empty
  /// A number, rounded to 15 significant digits like in Excel.
  case number(Decimal)
  /// A text without fonts for its parts.
  case text(String)
  /// A Boolean value.
  case boolean(Bool)
  /// An error such as `#DIV/0!`.
  case error(CellError)

  /// Whether the cell is empty or has an empty text.
  public var isBlank: Bool {
    switch self {
    case .empty: true
    case .text(let text): text.isEmpty
    case .number, .boolean, .error: false
    }
  }

  /// The number; nil for any other value.
  public var number: Decimal? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The text; nil for any other value.
  public var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

/// An error value of a cell; an open set, because spreadsheet programs add new ones.
public struct CellError: RawRepresentable, Hashable, Sendable {
  /// The error as a cell shows it.
  public let rawValue: String

  /// Creates the error with this text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Two ranges have no common cell.
  public static let null = CellError(rawValue: "#NULL!")
  /// A division by zero.
  public static let divisionByZero = CellError(rawValue: "#DIV/0!")
  /// A value of the wrong type.
  public static let value = CellError(rawValue: "#VALUE!")
  /// A reference to a cell that does not exist, for example because it was deleted.
  public static let reference = CellError(rawValue: "#REF!")
  /// An unknown name or function.
  public static let name = CellError(rawValue: "#NAME?")
  /// A number out of range.
  public static let number = CellError(rawValue: "#NUM!")
  /// A value that is not available.
  public static let notAvailable = CellError(rawValue: "#N/A")
  /// A dynamic array has no room for its result.
  public static let spill = CellError(rawValue: "#SPILL!")
  /// An array formula that cannot be computed.
  public static let calculation = CellError(rawValue: "#CALC!")
}

extension CellValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }

  /// A whole number.
  public init(integerLiteral number: Int) { self = .number(Decimal(number)) }

  /// A Boolean value.
  public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}
