internal import ExactDecimals
internal import Foundation
package import SpreadsheetValues

/// The arithmetic that formulas use.
///
/// If a cell is computed in both kinds of arithmetic, a wrong formula can be distinguished from a rounding error of
/// doubles.
public enum Arithmetic: Hashable, Sendable {
  /// Exact decimal numbers; quotients that do not terminate have 34 digits.
  case decimal
  /// IEEE 754 doubles as in spreadsheet programs, compared by 15 digits.
  ///
  /// Operators and sums round after every step; other functions round only their result. If a formula ends with a sum
  /// or difference whose operands cancel out in 15 digits, the result is 0, as in Excel.
  case double
}

extension Arithmetic {
  /// The result of `+ - * / ^`.
  func result(_ sign: FormulaExpression.BinaryOperator, _ left: Decimal, _ right: Decimal) throws(Stop)
    -> Decimal
  {
    if sign == .divide, right == 0 { throw .error(.divisionByZero) }
    switch self {
    case .decimal: return try sign.exactResult(left, right)
    case .double:
      // 0 to the power of 0 or less is the same error in both kinds of arithmetic.
      if sign == .power, left == 0 { return try left.raised(to: right) }
      let (first, second) = (left.nearestDouble, right.nearestDouble)
      if sign == .times, first.isOnlySign, second.isOnlySign { return 0 }
      let double = sign.doubleResult(first, second)
      // If a number is too close to 0 for a `Decimal`, only its sign is known. The sign is enough for sums and for
      // comparisons.
      let isKnown =
        sign == .plus || sign == .minus || !first.isOnlySign && !second.isOnlySign || double.isOnlySign
        || double == 0
      guard isKnown, let result = Decimal(shortest: double) else { throw .error(.number) }
      return result
    }
  }

  /// The square root: exact if possible, otherwise 28 digits or the nearest double.
  func squareRoot(_ number: Decimal) throws(Stop) -> Decimal {
    guard self == .double else { return try number.squareRoot() }
    return try Decimal.inRange(Decimal(shortest: try number.knownDouble.squareRoot()))
  }

  /// The value of a cell in this arithmetic: 15 decimal digits, or the double stored in the file.
  func value(of cell: Cell) -> CellValue {
    guard self == .double, case .number = cell.value, let text = cell.rawText, let double = Double(text),
      let number = Decimal(shortest: double)
    else { return cell.value }
    return .number(number)
  }

  /// Compares two values: -1, 0 or 1 if the left one is less, equal or greater.
  func compare(_ left: CellValue, _ right: CellValue) -> Int {
    switch self {
    case .decimal: left.compared(to: right)
    case .double: left.inFifteenDigits.compared(to: right.inFifteenDigits)
    }
  }

  /// The result of a function; in double arithmetic, it is rounded to the nearest double.
  func settled(_ value: CellValue) -> CellValue {
    guard self == .double, case .number(let number) = value, !number.hasDigits(atMost: 15) else {
      return value
    }
    return Decimal(shortest: number.nearestDouble).map { .number($0) } ?? .error(.number)
  }

  /// The value of a formula's constant in this arithmetic.
  ///
  /// In decimal arithmetic, a number too small for a `Decimal` is 0.
  func constant(_ value: CellValue) -> CellValue {
    guard self == .decimal else { return settled(value) }
    guard case .number(let number) = value, number.exponent == Decimal.smallestExponent else { return value }
    return .number(0)
  }

  /// The result of a formula's last sum: 0 instead of a rounding error if the operands cancel out in 15 digits.
  func lastSum(
    _ value: CellValue, of left: CellValue, _ sign: FormulaExpression.BinaryOperator, _ right: CellValue
  )
    -> CellValue
  {
    guard self == .double, sign == .plus || sign == .minus, case .number(let result) = value, result != 0,
      case .number(let left) = left, case .number(let right) = right
    else { return value }
    let other = sign == .plus ? -right : right
    return left.rounded(toSignificantDigits: 15) == other.rounded(toSignificantDigits: 15)
      ? .number(0) : value
  }

  func sum(_ numbers: [Decimal]) throws(Stop) -> Decimal {
    var total = RunningTotal(self)
    for number in numbers { total.add(number) }
    return try total.value
  }
}

/// A sum in one kind of arithmetic: exact, or rounded to a double at every step.
struct RunningTotal {
  private let arithmetic: Arithmetic
  private var exact = ExactSum()
  private var double = 0.0

  init(_ arithmetic: Arithmetic) {
    self.arithmetic = arithmetic
  }

  /// Starts from a sum of doubles.
  init(double: Double) {
    arithmetic = .double
    self.double = double
  }

  mutating func add(_ number: Decimal) {
    switch arithmetic {
    case .decimal: exact.add(number)
    case .double: double += number.nearestDouble
    }
  }

  /// The sum so far; `#NUM!` if it does not fit in a `Decimal`.
  var value: Decimal {
    get throws(Stop) {
      let sum = arithmetic == .decimal ? exact.value : Decimal(shortest: double)
      guard let sum, !sum.isNaN else { throw .error(.number) }
      return sum
    }
  }
}

extension FormulaExpression.BinaryOperator {
  fileprivate func doubleResult(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divide: left / right
    default: left.raised(to: right)
    }
  }
}

extension CellValue {
  /// The value as in a cell: a number is rounded to 15 significant digits.
  package var inFifteenDigits: CellValue {
    guard case .number(let number) = self else { return self }
    return .number(number.rounded(toSignificantDigits: 15))
  }
}

extension Decimal {
  /// The powers of ten that a double represents exactly.
  private static let powers: [Double] = (0...22).map { Foundation.pow(10, Double($0)) }

  /// The double nearest to the number.
  var nearestDouble: Double {
    guard let parts = DecimalParts(self)?.normalized else { return .nan }
    // Dividing or multiplying two exact doubles rounds once; other numbers are parsed from text, which
    // also rounds once.
    if parts.mantissa.magnitude < 1 << 53, abs(parts.exponent) <= 22 {
      let (mantissa, power) = (Double(Int64(parts.mantissa)), Self.powers[abs(parts.exponent)])
      return parts.exponent < 0 ? mantissa / power : mantissa * power
    }
    return Double("\(parts.mantissa)e\(parts.exponent)") ?? .nan
  }

  /// The nearest double; throws `#NUM!` if only the sign of the number is known.
  var knownDouble: Double {
    get throws(Stop) {
      let double = nearestDouble
      guard !double.isOnlySign else { throw .error(.number) }
      return double
    }
  }

  /// Creates the shortest decimal whose nearest double is the given one; nil if the double is not a number or is too
  /// large.
  ///
  /// A number too close to 0 for a `Decimal` becomes ±10^-128, so that its sign is kept.
  init?(shortest double: Double) {
    if let number = Int(exactly: double), number.magnitude < 1 << 53 {
      self = Decimal(number)
      return
    }
    guard double.isFinite else { return nil }
    if let decimal = try? Decimal(strict: "\(double)") {
      self = decimal
    } else {
      guard double.magnitude < 1 else { return nil }
      self = Decimal(sign: double < 0 ? .minus : .plus, exponent: Self.smallestExponent, significand: 1)
    }
  }

  fileprivate static let smallestExponent = -128
}

extension Double {
  /// Whether the double stands for a number too close to 0 for a `Decimal`, so that only its sign is known.
  fileprivate var isOnlySign: Bool { magnitude < 2e-128 && self != 0 }
}
