internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// The arguments of a call, each converted as its parameter requires.
struct Arguments {
  let evaluator: Evaluator
  var operands: [Operand]

  var count: Int { operands.count }
  var dates: DateSystem { evaluator.dates }
  var calculation: Calculation { evaluator.calculation }

  /// Whether there is an argument at this index that is not omitted.
  func has(_ index: Int) -> Bool { index < operands.count && !operands[index].isMissing }

  subscript(index: Int) -> Operand { index < operands.count ? operands[index] : .missing }

  /// A single value; an omitted argument is empty.
  func value(_ index: Int) -> CellValue {
    guard case .scalar(let value) = self[index] else { return .empty }
    return value
  }

  func number(_ index: Int, default standard: Decimal = 0) throws(Stop) -> Decimal {
    has(index) ? try calculation.number(value(index)) : standard
  }

  /// An argument as a whole number, rounded towards 0; `#NUM!` if it does not fit an `Int`.
  func integer(_ index: Int, default standard: Int = 0) throws(Stop) -> Int {
    guard has(index) else { return standard }
    guard let integer = try number(index).truncatedInt, abs(integer) < 1 << 53 else { throw .error(.number) }
    return integer
  }

  func text(_ index: Int, default standard: String = "") throws(Stop) -> String {
    has(index) ? try value(index).asText() : standard
  }

  func boolean(_ index: Int, default standard: Bool = false) throws(Stop) -> Bool {
    has(index) ? try value(index).asBoolean() : standard
  }

  func array(_ index: Int) throws(Stop) -> ValueArray { try evaluator.array(self[index]) }
}
