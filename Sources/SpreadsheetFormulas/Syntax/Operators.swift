extension FormulaExpression {
  /// An operator between two operands, in order of precedence from high to low (ECMA-376 18.17.2.2).
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

    /// The precedence; all operators are left-associative.
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

    /// Whether both operands are converted to numbers.
    var isArithmetic: Bool { (3...5).contains(precedence) }
  }
}

extension FormulaExpression {
  /// An operator on one operand.
  ///
  /// Signs bind more tightly than `%`, and `%` more tightly than `^`: `-2^2` is 4.
  package enum UnaryOperator: String, Hashable, Sendable {
    case minus = "-"
    case plus = "+"
    case percent = "%"
    /// The operator `@`, which selects the cell of a range that is in the formula's row or column.
    case implicitIntersection = "@"
    /// The operator `#`, which gives all cells that the array formula in a cell fills.
    case spill = "#"
  }
}
