internal import SpreadsheetValues

/// A call, identified by its function and its arguments.
struct CallKey: Hashable {
  private enum Part: Hashable {
    case value(CellValue)
    case areas([SheetArea])
    case missing
  }

  private let name: String
  private var parts: [Part] = []

  /// Creates the key of a call on many cells; nil for a call on few cells, which takes no longer than a cache lookup.
  init?(_ name: String, _ operands: [Operand]) {
    self.name = name
    var cells = 0
    for operand in operands {
      switch operand {
      case .scalar(let value): parts.append(.value(value))
      case .missing: parts.append(.missing)
      case .reference(let reference):
        let areas = reference.areas
        cells = areas.reduce(cells) { max($0, $1.range.count) }
        parts.append(.areas(areas))
      case .array, .function: return nil
      }
    }
    guard cells >= Self.fewestCells else { return nil }
  }

  private static let fewestCells = 32
}

struct CallResult {
  let value: CellValue
  /// Whether the value is the error that ended the call.
  let isThrown: Bool
  /// Whether the value depends on data outside the workbook.
  let isUncertain: Bool
}

extension Calculation {
  /// The maximum number of cached results; if there are more, all are dropped.
  private static let maximumResults = 65_536

  /// The result of a call, computed once for all formulas with the same call.
  func sharing(
    _ function: FunctionDeclaration, _ operands: [Operand], _ body: () throws(Stop) -> Operand
  ) throws(Stop) -> Operand {
    // After a cell was changed, every formula must read its cells itself, so that its dependencies are recorded.
    guard function.isShared, reads == nil, let key = CallKey(function.name, operands) else {
      return try body()
    }
    if let known = caches.results[key] {
      isUncertain = isUncertain || known.isUncertain
      if known.isThrown, case .error(let error) = known.value { throw .error(error) }
      return .scalar(known.value)
    }
    let wasUncertain = isUncertain
    isUncertain = false
    defer { isUncertain = isUncertain || wasUncertain }
    do throws(Stop) {
      let result = try body()
      if case .scalar(let value) = result { keep(value, isThrown: false, key) }
      return result
    } catch {
      if case .error(let value) = error { keep(.error(value), isThrown: true, key) }
      throw error
    }
  }

  private func keep(_ value: CellValue, isThrown: Bool, _ key: CallKey) {
    if caches.results.count >= Self.maximumResults { caches.results.removeAll() }
    caches.results[key] = CallResult(value: value, isThrown: isThrown, isUncertain: isUncertain)
  }
}
