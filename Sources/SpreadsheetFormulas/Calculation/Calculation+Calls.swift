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

  /// The key of a call on many cells; nil for a call on few, which is as fast as a cache lookup.
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

/// The result of a call.
struct CallResult {
  let value: CellValue
  /// Whether the value is the error that ended the call.
  let isThrown: Bool
  /// Whether it depends on data outside the workbook.
  let isUncertain: Bool
}

extension Calculation {
  /// More results than these are forgotten.
  private static let maximumResults = 65_536

  /// The result of a call, worked out once for all formulas that make the same one.
  func sharing(
    _ function: FunctionDeclaration, _ operands: [Operand], _ body: () throws(Stop) -> Operand
  ) throws(Stop) -> Operand {
    // Once cells change, every formula has to read for itself, so that it is known what hangs on them.
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
