internal import Foundation
internal import SpreadsheetValues

/// Functions for parts of texts between delimiters.
enum TextPartFunctions {
  static let all = [
    FunctionDeclaration("TEXTBEFORE", 2, [.text, .range, .number, .number, .number, .any]) {
      (arguments) throws(Stop) in
      try part(arguments) { text, place in text[..<place.lowerBound] }
    },
    FunctionDeclaration("TEXTAFTER", 2, [.text, .range, .number, .number, .number, .any]) {
      (arguments) throws(Stop) in
      try part(arguments) { text, place in text[place.upperBound...] }
    },
    FunctionDeclaration("TEXTSPLIT", 2, [.text, .range, .range, .boolean, .number, .any], split),
  ]

  /// The number of steps counted for one call; an array may cause hundreds of thousands of calls.
  private static let stepsPerCall = 200

  /// The text before or after an occurrence of the delimiter; a negative number counts the occurrences from the end.
  private static func part(
    _ arguments: Arguments, _ side: ([Character], Range<Int>) -> ArraySlice<Character>
  ) throws(Stop) -> Operand {
    try arguments.calculation.spend(stepsPerCall)
    let text = Array(try arguments.text(0))
    guard let number = try arguments.number(2, default: 1).flooredToInteger.truncatedInt else {
      throw .error(.value)
    }
    let delimiters = try delimiters(arguments, 1, matchMode: 3)
    let endsMatch = try flag(arguments, 4)
    let length = max(1, delimiters.longest)
    guard number != 0, !arguments.has(2) || number.magnitude <= max(text.count, 1) / length else {
      throw .error(.value)
    }
    // The end of the text, or its start when counting from the end, may count as a delimiter; an empty
    // delimiter always matches.
    let edge = number > 0 ? text.count..<text.count : 0..<0
    if delimiters.hasEmpty { return .text(String(side(text, number > 0 ? 0..<0 : text.count..<text.count))) }
    var places = delimiters.places(in: text)
    if number < 0 { places.reverse() }
    if endsMatch { places.append(edge) }
    if places.indices.contains(Int(number.magnitude) - 1) {
      return .text(String(side(text, places[Int(number.magnitude) - 1])))
    }
    guard arguments.has(5) else { throw .error(.notAvailable) }
    let value = try arguments.value(5).unlessError()
    return .scalar(value == .empty ? .text("") : value)
  }

  /// Computes `TEXTSPLIT(text, column delimiters, [row delimiters], [ignore empty], [match mode], [pad with])`.
  static func split(_ arguments: Arguments) throws(Stop) -> Operand {
    try arguments.calculation.spend(stepsPerCall)
    let columns = try delimiters(arguments, 1, matchMode: 4)
    let rows = try delimiters(arguments, 2, matchMode: 4)
    guard arguments.has(1) || arguments.has(2), !columns.hasEmpty, !rows.hasEmpty else {
      throw .error(.value)
    }
    let ignoresEmpty = try arguments.boolean(3)
    func parts(_ text: String, _ delimiters: TextDelimiters) -> [String] {
      delimiters.parts(of: text).filter { !ignoresEmpty || !$0.isEmpty }
    }
    let table = parts(try arguments.text(0), rows).map { parts($0, columns) }
    let padding = arguments.has(5) ? arguments.value(5) : .error(.notAvailable)
    let width = table.reduce(0) { max($0, $1.count) }
    guard width > 0 else { throw .error(.calculation) }
    try arguments.calculation.spend(arrayValues: table.count * width)
    return .array(
      ValueArray(
        table.map { $0.map { .text($0) } + Array(repeating: padding, count: width - $0.count) }))
  }

  private static func delimiters(
    _ arguments: Arguments, _ index: Int, matchMode: Int
  ) throws(Stop) -> TextDelimiters {
    var texts: [String] = []
    if arguments.has(index) {
      for value in try arguments.array(index).values {
        texts.append(try value.asText())
        try arguments.calculation.spend(1 + (try arguments.text(0)).readingSteps)
      }
    }
    return TextDelimiters(texts, ignoresCase: try flag(arguments, matchMode))
  }

  /// An argument that is 0 or 1.
  private static func flag(_ arguments: Arguments, _ index: Int) throws(Stop) -> Bool {
    let flag = try arguments.integer(index)
    guard (0...1).contains(flag) else { throw .error(.value) }
    return flag == 1
  }
}
