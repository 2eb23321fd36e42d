extension FormulaExpression {
  /// An operator between two operands, strongest first (ECMA-376 18.17.2.2).
  package enum BinaryOperator: String, Hashable, Sendable {
    case range = ":"
    case intersection = " "
    case union = ","
    case power = "^"
    case times = "*"
    case divide = "/"
    case plus = "+"
    case minus = "-"
    case concatenate = "&"
    case equal = "="
    case notEqual = "<>"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    /// The precedence; all operators group from the left.
    var precedence: Int {
      switch self {
      case .range: 9
      case .intersection: 8
      case .union: 7
      case .power: 5
      case .times, .divide: 4
      case .plus, .minus: 3
      case .concatenate: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 1
      }
    }

    /// Whether both operands are numbers.
    var isArithmetic: Bool { (3...5).contains(precedence) }
  }
}

extension FormulaExpression {
  /// An operator on one operand.
  ///
  /// Signs bind tighter than `%`, and `%` tighter than `^`: `-2^2` is 4.
  package enum UnaryOperator: String, Hashable, Sendable {
    case minus = "-"
    case plus = "+"
    case percent = "%"
    /// `@`: the one cell of a range that lies in the formula's row or column.
    case implicitIntersection = "@"
    /// `#`: all cells that the formula in a cell fills.
    case spill = "#"
  }
}
