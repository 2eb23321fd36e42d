internal import Foundation
internal import SpreadsheetValues

/// A call of `XLOOKUP` or `XMATCH`, with its match mode and search order.
struct ExtendedLookup {
  static let all = [
    FunctionDeclaration("XLOOKUP", 3, [.value, .array, .array, .range, .number, .number], value),
    FunctionDeclaration("XMATCH", 2, [.value, .array, .number, .number], place),
  ]

  private enum Match: Int {
    case exact = 0
    case nextSmaller = -1
    case nextLarger = 1
    case wildcards = 2
  }

  private enum Order: Int {
    case fromStart = 1
    case fromEnd = -1
    case halvingAscending = 2
    case halvingDescending = -2
  }

  private let wanted: CellValue
  private let match: Match
  private let order: Order

  /// Reads the match mode from the argument at `modes`, and the search mode from the next one.
  private init(_ arguments: Arguments, modes: Int) throws(Stop) {
    guard let match = Match(rawValue: try arguments.integer(modes)),
      let order = Order(rawValue: try arguments.integer(modes + 1, default: 1))
    else { throw .error(.value) }
    wanted = arguments.value(0)
    (self.match, self.order) = (match, order)
    if match == .wildcards, isHalving { throw .error(.value) }
  }

  private var isHalving: Bool { order == .halvingAscending || order == .halvingDescending }

  static func value(_ arguments: Arguments) throws(Stop) -> Operand {
    let search = try ExtendedLookup(arguments, modes: 4)
    let table = try LookupTable(arguments[1], arguments.evaluator)
    guard let vector = LookupVector(table) else { throw .error(.value) }
    let shape = try LookupFunctions.shape(of: arguments[1], arguments.evaluator)
    if case .scalar(.error(let error)) = arguments[2] { throw .error(error) }
    let results = try LookupFunctions.shape(of: arguments[2], arguments.evaluator)
    let isColumn = shape.columns == 1 && results.rows == shape.rows
    guard isColumn || shape.rows == 1 && results.columns == shape.columns else { throw .error(.value) }
    guard let place = try search.place(in: vector) else {
      guard arguments.has(3) else { throw .error(.notAvailable) }
      return arguments[3]
    }
    return try LookupFunctions.part(
      arguments[2], row: isColumn ? place + 1 : 0, column: isColumn ? 0 : place + 1, arguments)
  }

  static func place(_ arguments: Arguments) throws(Stop) -> Operand {
    let search = try ExtendedLookup(arguments, modes: 2)
    guard let vector = LookupVector(try LookupTable(arguments[1], arguments.evaluator)) else {
      throw .error(.value)
    }
    guard let place = try search.place(in: vector) else { throw .error(.notAvailable) }
    return .number(place + 1)
  }

  /// The index of the lookup value.
  ///
  /// An empty lookup value matches an empty cell; if there is none, approximate matches look for 0. Binary searches
  /// always look for 0.
  private func place(in vector: LookupVector) throws(Stop) -> Int? {
    let isFromEnd = order == .fromEnd
    if wanted == .empty, !isHalving {
      if let place = try vector.placeOfBlank(fromEnd: isFromEnd) { return place }
      if match == .exact || match == .wildcards { return nil }
    }
    let wanted = wanted == .empty ? .number(0) : wanted
    if isHalving { return try halvedPlace(of: wanted, in: vector) }
    switch match {
    case .exact: return try vector.place(equalTo: wanted, fromEnd: isFromEnd)
    case .nextSmaller, .nextLarger:
      return try vector.place(nearest: wanted, sign: match.rawValue, fromEnd: isFromEnd)
    case .wildcards:
      guard case .text(let text) = wanted else {
        return try vector.place(equalTo: wanted, fromEnd: isFromEnd)
      }
      return try vector.place(matching: Wildcards(text), fromEnd: isFromEnd)
    }
  }

  /// The index found by binary search, which is arbitrary if the values are not sorted.
  private func halvedPlace(of wanted: CellValue, in vector: LookupVector) throws(Stop) -> Int? {
    let isDescending = order == .halvingDescending
    let last = try vector.place(atMost: wanted, isDescending: isDescending)
    if let last, try vector.isEqual(last, wanted) { return last }
    switch match {
    case .exact, .wildcards: return nil
    case isDescending ? .nextLarger : .nextSmaller: return last
    default:
      var next = last.map { $0 + 1 } ?? 0
      while next < vector.count, try !vector.value(next).isSameType(as: wanted) { next += 1 }
      return next < vector.count ? next : nil
    }
  }
}
