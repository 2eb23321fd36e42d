internal import Foundation
internal import SpreadsheetValues

/// A function of formulas as data: its name, its parameters, and its implementation.
struct FunctionDeclaration: Sendable {
  let name: String
  /// The fewest arguments of a call.
  let required: Int
  /// The conversion of each argument before the body sees it.
  let parameters: [Parameter]
  /// How many of the last parameters may be repeated.
  let repeating: Int
  let body: Body
  /// A faster implementation for some kinds of calls; it returns nil for all others.
  private(set) var shortcut: Shortcut?
  /// Whether calls on the same cells and values share one result.
  private(set) var isShared = false
  /// Whether a call for each value of an array returns an array of references.
  private(set) var givesReferences = false

  typealias Shortcut = @Sendable (Evaluator, [FormulaExpression]) throws(Stop) -> Operand?

  enum Body: Sendable {
    /// Receives evaluated arguments; an array given for a single value is split up before.
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

  /// The same function with a faster implementation for some kinds of calls.
  func trying(_ shortcut: @escaping Shortcut) -> FunctionDeclaration {
    var copy = self
    copy.shortcut = shortcut
    return copy
  }

  /// The same function with shared results; its result must depend on nothing but the arguments.
  var sharing: FunctionDeclaration {
    var copy = self
    copy.isShared = true
    return copy
  }

  /// The same function, which returns an array of references when it is called for each value of an array.
  var referring: FunctionDeclaration {
    var copy = self
    copy.givesReferences = true
    return copy
  }

  func accepts(count: Int) -> Bool {
    count >= required && (repeating > 0 || count <= parameters.count)
  }

  /// The parameter for the argument with this index.
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
  /// One value of any type, including errors.
  case any
  /// Cells or values, ranges as they are.
  case range
  /// Cells; for an array of references the function is called once for each reference.
  case cells
  /// Cells or values, evaluated as in an array formula.
  case array

  /// Whether the parameter takes a single value, so that the function is called for each value of an array.
  var isSingle: Bool {
    switch self {
    case .number, .strictNumber, .text, .boolean, .value, .any: true
    case .range, .cells, .array: false
    }
  }

  /// Whether the function is called for each value of this array.
  func isLifted(by array: ValueArray) -> Bool {
    if case .cells = self { array.references != nil } else { isSingle }
  }
}
