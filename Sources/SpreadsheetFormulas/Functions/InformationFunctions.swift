internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions about the type of a value.
enum InformationFunctions {
  static let all =
    [
      test("ISBLANK") { $0 == .empty },
      test("ISNUMBER") { $0.number != nil },
      test("ISTEXT") { $0.text != nil },
      test("ISNONTEXT") { $0.text == nil },
      test("ISERROR") { $0.isError },
      test("ISERR") { $0.isError && $0 != .error(.notAvailable) },
      test("ISNA") { $0 == .error(.notAvailable) },
      test("ISLOGICAL") { $0.isSameType(as: .boolean(true)) },
    ] + [
      FunctionDeclaration("ISEVEN", 1, [.strictNumber]) { (arguments) throws(Stop) in
        .boolean(try isEven(try arguments.number(0)))
      },
      FunctionDeclaration("ISODD", 1, [.strictNumber]) { (arguments) throws(Stop) in
        .boolean(try !isEven(try arguments.number(0)))
      },
      FunctionDeclaration("N", 1, [.value], number),
      FunctionDeclaration("T", 1, [.value]) { (arguments) throws(Stop) in
        .text(arguments.value(0).text ?? "")
      },
      FunctionDeclaration("NA", 0, []) { (_) throws(Stop) in throw .error(.notAvailable) },
      FunctionDeclaration("TYPE", 1, [.range], type),
      FunctionDeclaration("ERROR.TYPE", 1, [.any], errorType),
      // Google Sheets writes this wrapper around functions that Excel lacks, inside an IFERROR whose second argument
      // is the last computed value.
      FunctionDeclaration("__XLUDF.DUMMYFUNCTION", 0, [.any], repeating: 1) { (_) throws(Stop) in
        throw .error(.name)
      },
    ]

  private static func test(
    _ name: String, _ condition: @escaping @Sendable (CellValue) -> Bool
  ) -> FunctionDeclaration {
    FunctionDeclaration(name, 1, [.any]) { (arguments) throws(Stop) in
      .boolean(condition(arguments.value(0)))
    }
  }

  private static func isEven(_ number: Decimal) throws(Stop) -> Bool {
    guard let half = number.truncatedToInteger.divided(by: 2) else { throw .error(.number) }
    return half.isInteger
  }

  static func number(_ arguments: Arguments) throws(Stop) -> Operand {
    switch arguments.value(0) {
    case .number(let number): .number(number)
    case .boolean(let flag): .number(flag ? 1 : 0)
    case .empty, .text, .error: .number(0)
    }
  }

  static func type(_ arguments: Arguments) throws(Stop) -> Operand {
    let operand = arguments[0]
    if case .array = operand { return .number(64) }
    if case .reference(let reference) = operand, reference.areas.contains(where: { $0.range.count > 1 }) {
      return .number(64)
    }
    switch try arguments.evaluator.scalar(operand) {
    case .number, .empty: return .number(1)
    case .text: return .number(2)
    case .boolean: return .number(4)
    case .error: return .number(16)
    }
  }

  private static let errorNumbers: [CellError: Int] = [
    .null: 1, .divisionByZero: 2, .value: 3, .reference: 4, .name: 5, .number: 6, .notAvailable: 7,
    .spill: 9, .calculation: 14,
  ]

  static func errorType(_ arguments: Arguments) throws(Stop) -> Operand {
    guard case .error(let error) = arguments.value(0), let number = errorNumbers[error] else {
      throw .error(.notAvailable)
    }
    return .number(number)
  }
}
