internal import Foundation
internal import SpreadsheetValues

/// The declaration of a function: its name, its parameters, and its implementation.
struct FunctionDeclaration: Sendable {
  let name: String
  /// The minimum number of arguments.
  let required: Int
  /// The parameters, which determine how each argument is converted.
  let parameters: [Parameter]
  /// The number of parameters at the end that may be repeated.
  let repeating: Int
  let body: Body
  /// A faster implementation for some kinds of calls; it returns nil for all others.
  private(set) var shortcut: Shortcut?
  /// Whether calls with the same cells and values share one result.
  private(set) var isShared = false
  /// Whether the function returns an array of references when it is called for each value of an array.
  private(set) var givesReferences = false

  typealias Shortcut = @Sendable (Evaluator, [FormulaExpression]) throws(Stop) -> Operand?

  enum Body: Sendable {
    /// A function that receives evaluated arguments; if an argument is an array in place of a single value, the
    /// function is called for each value.
    case eager(@Sendable (Arguments) throws(Stop) -> Operand)
    /// A function that evaluates its arguments itself.
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

  /// The same function with shared results, which must depend only on the arguments.
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

/// How an argument is converted.
enum Parameter: Sendable {
  /// One number.
  case number
  /// One number, but not a Boolean, as functions of Excel's former Analysis ToolPak require.
  case strictNumber
  /// One text.
  case text
  /// One Boolean.
  case boolean
  /// One value of any type; an error ends the call.
  case value
  /// One value of any type, including errors.
  case any
  /// Cells or values; a range is passed as it is.
  case range
  /// Cells; the function is called once for each reference in an array of references.
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

  /// Whether the function is called once for each value of this array.
  func isLifted(by array: ValueArray) -> Bool {
    if case .cells = self { array.references != nil } else { isSingle }
  }
}
