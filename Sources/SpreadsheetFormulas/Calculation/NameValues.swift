internal import SpreadsheetValues

/// The values of defined names, each computed once.
///
/// If a name's value depends on the cell that uses the name, the value is kept only for that cell's formula.
struct NameValues {
  struct Key: Hashable {
    let name: String
    let sheet: Int
  }

  struct Value {
    let result: Result<Operand, CellErrorStop>
    /// Whether the value depends on data outside the workbook.
    let isUncertain: Bool
  }

  /// An error that ended a name's evaluation.
  struct CellErrorStop: Error {
    let error: CellError
  }

  private var shared: [Key: Value] = [:]
  private var own: [Key: Value] = [:]
  private var origin: CellAddress?
  /// The names being evaluated.
  private var open: Set<Key> = []
  /// How often the maximum depth was reached; a value is not cached if this happens during its evaluation.
  private(set) var depthCount = 0

  /// Starts the evaluation of a cell's formula.
  mutating func start(at cell: CellAddress) {
    open.removeAll(keepingCapacity: true)
    guard origin != cell else { return }
    origin = cell
    if !own.isEmpty { own = [:] }
  }

  mutating func noteDepth() { depthCount += 1 }

  func value(_ key: Key) -> Value? { shared[key] ?? own[key] }

  /// The cached value of a name if it is known to be the same in all cells, otherwise nil.
  fileprivate func shared(_ name: String, _ key: Key) -> Operand? {
    let other = Key(name: name.lowercased(), sheet: key.sheet)
    guard case .success(let operand)? = shared[other]?.result else { return nil }
    return operand
  }

  mutating func keep(_ value: Value, _ key: Key, isShared: Bool) {
    if isShared { shared[key] = value } else { own[key] = value }
  }

  /// Starts the evaluation of a name; returns false if the name refers to itself.
  mutating func begin(_ key: Key) -> Bool { open.insert(key).inserted }

  mutating func end(_ key: Key) { open.remove(key) }
}

extension Evaluator {
  /// The value of a name's formula, which is always evaluated as an array formula.
  func value(of expression: FormulaExpression, named name: String, sheet: Int) throws(Stop) -> Operand {
    let key = NameValues.Key(name: name, sheet: sheet)
    if let known = calculation.nameValues.value(key) {
      if known.isUncertain { calculation.isUncertain = true }
      switch known.result {
      case .success(let operand): return operand
      case .failure(let stop): throw .error(stop.error)
      }
    }
    guard calculation.nameValues.begin(key) else { throw .error(.number) }
    defer { calculation.nameValues.end(key) }
    var evaluator = inArrays
    evaluator.shift = .name
    evaluator.scope = nil
    return try evaluator.worked(out: expression, key)
  }

  /// Evaluates a name's formula and caches the result.
  private func worked(out expression: FormulaExpression, _ key: NameValues.Key) throws(Stop) -> Operand {
    // A name needs more stack than a nested expression.
    calculation.depth += 1
    defer { calculation.depth -= 1 }
    let (wasUncertain, depthCount) = (calculation.isUncertain, calculation.nameValues.depthCount)
    calculation.isUncertain = false
    defer { if wasUncertain { calculation.isUncertain = true } }
    let result: Result<Operand, NameValues.CellErrorStop>
    do throws(Stop) {
      result = .success(try evaluate(expression))
    } catch {
      guard case .error(let error) = error else { throw error }
      result = .failure(NameValues.CellErrorStop(error: error))
    }
    if calculation.nameValues.depthCount == depthCount {
      let value = NameValues.Value(result: result, isUncertain: calculation.isUncertain)
      // While reads are logged, no value is shared, because reading a shared value is not logged.
      let isShared =
        calculation.reads == nil
        && expression.isSameEverywhere(calculation.namesShared(with: key))
      calculation.nameValues.keep(value, key, isShared: isShared)
    }
    switch result {
    case .success(let operand): return operand
    case .failure(let stop): throw .error(stop.error)
    }
  }
}

extension Calculation {
  fileprivate func namesShared(with key: NameValues.Key) -> SharedNames {
    SharedNames(functions: functions) { self.nameValues.shared($0, key) }
  }
}

/// The functions, and the values of those names that are known to have the same value in all cells.
private struct SharedNames {
  let functions: [String: FunctionDeclaration]
  let value: (String) -> Operand?
}

extension FormulaExpression {
  /// Whether the formula of a name certainly has the same value in all cells.
  ///
  /// This is the case if the formula has only constants, absolute references with a sheet, functions that do not depend
  /// on the position of their cell, and names with the same property.
  fileprivate func isSameEverywhere(_ names: SharedNames) -> Bool {
    switch self {
    case .constant, .array, .missing: true
    case .area(let area): area.isFixed
    case .name(let name, sheet: nil): names.value(name) != nil
    case .unary(let sign, let operand):
      sign != .implicitIntersection && sign != .spill && operand.isSameEverywhere(names)
    case .operation(let first, let terms):
      first.isSameEverywhere(names) && terms.allSatisfy { $0.operand.isSameEverywhere(names) }
    case .call(let name, let arguments): Self.isSameEverywhere(name, arguments, names)
    case .name, .structured, .apply: false
    }
  }

  private static func isSameEverywhere(
    _ name: String, _ arguments: [FormulaExpression], _ names: SharedNames
  ) -> Bool {
    let isPlaced = arguments.isEmpty ? name == "ROW" || name == "COLUMN" : placedFunctions.contains(name)
    guard !isPlaced, let function = names.functions[name], case .eager = function.body else { return false }
    return arguments.allSatisfy { $0.isSameEverywhere(names) }
  }

  /// Functions whose result depends on the position of their cell, or is a range; `ROW` and `COLUMN` are checked
  /// separately.
  private static let placedFunctions: Set<String> = [
    "INDIRECT", "OFFSET", "INDEX", "XLOOKUP", "SINGLE", "ANCHORARRAY",
  ]
}

extension AreaReference {
  /// Whether the area means the same cells everywhere, because it names its sheet and is absolute.
  fileprivate var isFixed: Bool {
    guard case .sheet? = sheet else { return false }
    return first.isFixed && last.isFixed
  }
}

extension AreaReference.Corner {
  fileprivate var isFixed: Bool { (row == nil || isRowAbsolute) && (column == nil || isColumnAbsolute) }
}
