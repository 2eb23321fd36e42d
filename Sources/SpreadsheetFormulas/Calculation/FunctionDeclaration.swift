internal import Foundation
internal import SpreadsheetValues

/// A function of formulas as data: its name, its parameters, and its implementation.
struct FunctionDeclaration: Sendable {
  let name: String
  /// The fewest arguments of a call.
  let required: Int
  /// The conversion of each argument before the body sees it.
  let parameters: [Parameter]
  /// How many of the last parameters may come again and again.
  let repeating: Int
  let body: Body
  /// Answers calls of some shapes faster; nil for all others.
  private(set) var shortcut: Shortcut?
  /// Whether calls on the same cells and values share one result.
  private(set) var isShared = false
  /// Whether calls for the values of an array give an array of references.
  private(set) var givesReferences = false

  typealias Shortcut = @Sendable (Evaluator, [FormulaExpression]) throws(Stop) -> Operand?

  enum Body: Sendable {
    /// Receives evaluated arguments; arrays given for single values are handled before.
    case eager(@Sendable (Arguments) throws(Stop) -> Operand)
    /// Evaluates its arguments itself.
    case lazy(@Sendable (Evaluator, [FormulaExpression]) throws(Stop) -> Operand)
  }

  init(
    _ name: String, _ required: Int, _ parameters: [Parameter], repeating: Int = 0,
    _ body: @escaping @Sendable (Arguments) throws(Stop) -> Operand
  ) {
    self.name = name
    self.required = required
    self.parameters = parameters
    self.repeating = repeating
    self.body = .eager(body)
  }

  init(
    lazy name: String, _ required: Int, maximum: Int = FormulaParser.maximumArguments,
    _ body: @escaping @Sendable (Evaluator, [FormulaExpression]) throws(Stop) -> Operand
  ) {
    self.name = name
    self.required = required
    parameters = Array(repeating: .any, count: maximum)
    repeating = 0
    self.body = .lazy(body)
  }

  /// The same function with a faster answer for calls of some shapes.
  func trying(_ shortcut: @escaping Shortcut) -> FunctionDeclaration {
    var copy = self
    copy.shortcut = shortcut
    return copy
  }

  /// The same function, whose calls on the same cells and values share one result: nothing else may count.
  var sharing: FunctionDeclaration {
    var copy = self
    copy.isShared = true
    return copy
  }

  /// The same function, whose calls for the values of an array give an array of references.
  var referring: FunctionDeclaration {
    var copy = self
    copy.givesReferences = true
    return copy
  }

  func accepts(count: Int) -> Bool {
    count >= required && (repeating > 0 || count <= parameters.count)
  }

  /// The parameter that takes the argument at a place.
  func parameter(_ index: Int) -> Parameter {
    if index < parameters.count { return parameters[index] }
    guard repeating > 0, parameters.count >= repeating else { return .any }
    let start = parameters.count - repeating
    return parameters[start + (index - start) % repeating]
  }
}

/// The conversion of an argument.
enum Parameter: Sendable {
  /// One number.
  case number
  /// One number, not a truth value, as functions of Excel's former Analysis ToolPak require.
  case strictNumber
  /// One text.
  case text
  /// One truth value.
  case boolean
  /// One value of any type; an error ends the call.
  case value
  /// One value of any type, an error too.
  case any
  /// Cells or values, ranges as they are.
  case range
  /// Cells; an array of references calls the function for each of them.
  case cells
  /// Cells or values, worked out as in an array formula.
  case array

  /// Whether the body takes one value, so that an array calls it for each of its values.
  var isSingle: Bool {
    switch self {
    case .number, .strictNumber, .text, .boolean, .value, .any: true
    case .range, .cells, .array: false
    }
  }

  /// Whether an array calls the body for each of its values.
  func isLifted(by array: ValueArray) -> Bool {
    if case .cells = self { array.references != nil } else { isSingle }
  }
}
