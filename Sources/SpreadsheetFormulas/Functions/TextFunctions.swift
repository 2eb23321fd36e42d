internal import Foundation
internal import SpreadsheetValues

/// Functions for texts.
///
/// A character is a Unicode scalar, as in Excel except for emoji.
enum TextFunctions {
  static let all = [
    FunctionDeclaration("TEXT", 2, [.value, .text]) { (arguments) throws(Stop) in try formatted(arguments) },
    FunctionDeclaration("VALUE", 1, [.value], value),
    FunctionDeclaration("LEFT", 1, [.text, .number], left),
    FunctionDeclaration("RIGHT", 1, [.text, .number], right),
    FunctionDeclaration("MID", 3, [.text, .number, .number], middle),
    FunctionDeclaration("LEN", 1, [.text]) { (arguments) throws(Stop) in
      .number(try arguments.text(0).unicodeScalars.count)
    },
    FunctionDeclaration("FIND", 2, [.text, .text, .number], find),
    FunctionDeclaration("SEARCH", 2, [.text, .text, .number], search),
    FunctionDeclaration("SUBSTITUTE", 3, [.text, .text, .text, .number], substitute),
    FunctionDeclaration("REPLACE", 4, [.text, .number, .number, .text], replace),
    FunctionDeclaration("TRIM", 1, [.text]) { (arguments) throws(Stop) in
      .text(try arguments.text(0).split(separator: " ").joined(separator: " "))
    },
    FunctionDeclaration("CLEAN", 1, [.text]) { (arguments) throws(Stop) in
      .text(String(String.UnicodeScalarView(try arguments.text(0).unicodeScalars.filter { $0.value >= 32 })))
    },
    FunctionDeclaration("UPPER", 1, [.text]) { (arguments) throws(Stop) in
      .text(try arguments.text(0).uppercased())
    },
    FunctionDeclaration("LOWER", 1, [.text]) { (arguments) throws(Stop) in
      .text(try arguments.text(0).lowercased())
    },
    FunctionDeclaration("PROPER", 1, [.text], proper),
    FunctionDeclaration("CONCAT", 1, [.range], repeating: 1, concatenate),
    FunctionDeclaration("CONCATENATE", 1, [.text], repeating: 1, concatenate),
    FunctionDeclaration("TEXTJOIN", 3, [.text, .boolean, .range], repeating: 1, join),
    FunctionDeclaration("REPT", 2, [.text, .number], repeatText),
    FunctionDeclaration("EXACT", 2, [.text, .text]) { (arguments) throws(Stop) in
      .boolean(try arguments.text(0) == (try arguments.text(1)))
    },
    FunctionDeclaration("CHAR", 1, [.number], character),
  ]

  private static func limited(_ text: String) throws(Stop) -> Operand {
    guard text.utf16.count <= TextLimit.characters else { throw .error(.value) }
    return .text(text)
  }

  /// Computes `TEXT`: a number in a number format; a text that can be parsed as a number counts as this number.
  static func formatted(_ arguments: Arguments) throws(Stop) -> Operand {
    var value = arguments.value(0)
    if case .text = value, let number = try? arguments.number(0) { value = .number(number) }
    return try limited(ValueFormatter(try arguments.text(1), arguments.dates).text(value))
  }

  static func value(_ arguments: Arguments) throws(Stop) -> Operand {
    if case .boolean = arguments.value(0) { throw .error(.value) }
    return .number(try arguments.number(0))
  }

  /// An argument that is a number of characters, which must not be negative.
  private static func length(_ arguments: Arguments, _ index: Int, default standard: Int = 0) throws(Stop)
    -> Int
  {
    let length = try arguments.integer(index, default: standard)
    guard length >= 0 else { throw .error(.value) }
    return length
  }

  private static func scalars(_ arguments: Arguments) throws(Stop) -> [Unicode.Scalar] {
    Array(try arguments.text(0).unicodeScalars)
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  static func left(_ arguments: Arguments) throws(Stop) -> Operand {
    .text(text(try scalars(arguments).prefix(try length(arguments, 1, default: 1))))
  }

  static func right(_ arguments: Arguments) throws(Stop) -> Operand {
    .text(text(try scalars(arguments).suffix(try length(arguments, 1, default: 1))))
  }

  static func middle(_ arguments: Arguments) throws(Stop) -> Operand {
    let start = try arguments.integer(1)
    guard start >= 1 else { throw .error(.value) }
    return .text(text(try scalars(arguments).dropFirst(start - 1).prefix(try length(arguments, 2))))
  }

  /// Computes `FIND`: the position of a text in another text, case-sensitive.
  static func find(_ arguments: Arguments) throws(Stop) -> Operand {
    let wanted = TextSearch(Array(try arguments.text(0).unicodeScalars))
    let text = Array(try arguments.text(1).unicodeScalars)
    let start = try arguments.integer(2, default: 1) - 1
    guard start >= 0, let place = wanted.place(in: text, from: start) else { throw .error(.value) }
    return .number(place + 1)
  }

  /// Computes `SEARCH`: the position of a pattern in a text, case-insensitive.
  static func search(_ arguments: Arguments) throws(Stop) -> Operand {
    let start = try arguments.integer(2, default: 1) - 1
    guard start >= 0,
      let place = Wildcards(try arguments.text(0)).firstMatch(in: try arguments.text(1), from: start)
    else { throw .error(.value) }
    return .number(place + 1)
  }

  /// Computes `SUBSTITUTE`: replaces every occurrence of a text, or only the one with the given number.
  static func substitute(_ arguments: Arguments) throws(Stop) -> Operand {
    let (text, old, new) = (try arguments.text(0), try arguments.text(1), try arguments.text(2))
    let number = try arguments.integer(3)
    if arguments.has(3), number < 1 { throw .error(.value) }
    guard !old.isEmpty else { return .text(text) }
    let parts = parts(of: text, between: old)
    // The length of the result is checked before it is built.
    guard text.utf8.count + (parts.count - 1) * new.utf8.count <= TextLimit.bytes || arguments.has(3) else {
      throw .error(.value)
    }
    guard arguments.has(3) else { return try limited(parts.joined(separator: new)) }
    guard number < parts.count else { return .text(text) }
    let head = parts[..<number].joined(separator: old)
    return try limited(head + new + parts[number...].joined(separator: old))
  }

  /// The parts of a text before, between and after the occurrences of a separator.
  private static func parts(of text: String, between separator: String) -> [String] {
    let (scalars, separator) = (Array(text.unicodeScalars), Array(separator.unicodeScalars))
    let search = TextSearch(separator)
    var parts: [String] = []
    var start = 0
    while let place = search.place(in: scalars, from: start) {
      parts.append(Self.text(scalars[start..<place]))
      start = place + separator.count
    }
    return parts + [Self.text(scalars[start...])]
  }

  static func replace(_ arguments: Arguments) throws(Stop) -> Operand {
    let start = try arguments.integer(1)
    guard start >= 1 else { throw .error(.value) }
    let scalars = try scalars(arguments)
    let tail = scalars.dropFirst(start - 1).dropFirst(try length(arguments, 2))
    return try limited(text(scalars.prefix(start - 1)) + (try arguments.text(3)) + text(tail))
  }

  /// Computes `PROPER`: the first letter of every word in upper case, and all other letters in lower case.
  static func proper(_ arguments: Arguments) throws(Stop) -> Operand {
    var result = ""
    var isInside = false
    for character in try arguments.text(0) {
      result += isInside ? character.lowercased() : character.uppercased()
      isInside = character.isLetter
    }
    return .text(result)
  }

  static func concatenate(_ arguments: Arguments) throws(Stop) -> Operand {
    try limited(try texts(arguments, from: 0).joined())
  }

  static func join(_ arguments: Arguments) throws(Stop) -> Operand {
    let skipsEmpty = try arguments.boolean(1, default: true)
    let texts = try texts(arguments, from: 2)
    let parts = skipsEmpty ? texts.filter { !$0.isEmpty } : texts
    let separator = try arguments.text(0)
    guard parts.count * separator.utf8.count <= TextLimit.bytes + separator.utf8.count else {
      throw .error(.value)
    }
    return try limited(parts.joined(separator: separator))
  }

  /// Every value as text; ranges are read row by row.
  private static func texts(_ arguments: Arguments, from start: Int) throws(Stop) -> [String] {
    var texts: [String] = []
    var bytes = 0
    for operand in arguments.operands.dropFirst(start) {
      for value in try arguments.evaluator.array(operand).values {
        let text = try value.asText()
        bytes += text.utf8.count
        guard bytes <= TextLimit.bytes else { throw .error(.value) }
        texts.append(text)
      }
    }
    return texts
  }

  static func repeatText(_ arguments: Arguments) throws(Stop) -> Operand {
    let (text, count) = (try arguments.text(0), try length(arguments, 1))
    guard text.isEmpty || count <= TextLimit.characters / text.utf16.count else { throw .error(.value) }
    return .text(String(repeating: text, count: text.isEmpty ? 0 : count))
  }

  static func character(_ arguments: Arguments) throws(Stop) -> Operand {
    let code = try arguments.integer(0)
    guard (1...255).contains(code),
      let text = String(data: Data([UInt8(code)]), encoding: .windowsCP1252)
        ?? Unicode.Scalar(code).map({ String($0) })
    else { throw .error(.value) }
    return .text(text)
  }
}
