/// A formula cut into references and the text between them, so that it can be written for other cells.
///
/// Shifting is what copying a cell does: relative parts of references move, parts with a dollar sign stay.
/// Texts, sheet names, functions, structured references and names are left alone; the work is lexical.
///
///     ShiftableFormula("SUM(A1:$B$2)*2").shifted(rows: 1, columns: 1)  // "SUM(B2:$B$2)*2"
public struct ShiftableFormula: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    /// One corner, or the two of a range.
    case reference(FormulaCorner, FormulaCorner?)
  }

  private var pieces: [Piece] = []

  /// Cuts a formula, given without its equals sign.
  public init(_ formula: String) {
    var lexer = FormulaReferenceLexer(formula)
    while let lexeme = lexer.next() {
      switch lexeme {
      case .text(let text): pieces.append(.text(text))
      case .reference(let first, let last): pieces.append(.reference(first, last))
      }
    }
  }

  /// The formula as it reads so many rows further down and columns further to the right.
  ///
  /// A reference that leaves the sheet becomes `#REF!`.
  public func shifted(rows: Int, columns: Int) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .reference(let first, let last):
        guard let start = first.shifted(rows: rows, columns: columns) else {
          result += "#REF!"
          continue
        }
        guard let last else {
          result += start
          continue
        }
        let end = last.shifted(rows: rows, columns: columns)
        result += end.map { "\(start):\($0)" } ?? "#REF!"
      }
    }
    return result
  }
}

extension ShiftableFormula {
  /// The formula cut after each row number that moves with it: the text before the number, and the number.
  ///
  /// The last piece has no number.
  package var rowPieces: [(text: String, row: Int?)] {
    var result: [(text: String, row: Int?)] = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .reference(let first, let last):
        for (index, corner) in [first, last].compactMap({ $0 }).enumerated() {
          if index > 0 { text += ":" }
          text += corner.textBeforeRow
          guard let row = corner.row else { continue }
          if corner.hasFixedRow {
            text += "$\(row)"
          } else {
            result.append((text, row))
            text = ""
          }
        }
      }
    }
    return result + [(text, nil)]
  }
}

extension ShiftableFormula {
  /// How far all that moves with the formula can move within the sheet; nil where whole rows or columns do.
  var room: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    var rows = 1 - CellReference.maximumRow...CellReference.maximumRow - 1
    var columns = 1 - CellReference.maximumColumn...CellReference.maximumColumn - 1
    for case .reference(let first, let last) in pieces {
      for corner in [first, last].compactMap({ $0 }) {
        guard let row = corner.row, let column = corner.column else {
          if corner.row != nil && !corner.hasFixedRow || corner.column != nil && !corner.hasFixedColumn {
            return nil
          }
          continue
        }
        if !corner.hasFixedRow { rows = rows.clamped(to: 1 - row...CellReference.maximumRow - row) }
        if !corner.hasFixedColumn {
          columns = columns.clamped(to: 1 - column...CellReference.maximumColumn - column)
        }
      }
    }
    return (rows, columns)
  }
}

extension FormulaCorner {
  fileprivate var textBeforeRow: String {
    column.map { (hasFixedColumn ? "$" : "") + CellReference.columnName($0) } ?? ""
  }
}

/// One corner of a reference: a cell, or only its column or its row.
struct FormulaCorner: Hashable, Sendable {
  var column: Int?
  var row: Int?
  var hasFixedColumn = false
  var hasFixedRow = false

  /// The corner as a formula writes it, moved; nil outside of the sheet.
  func shifted(rows: Int, columns: Int) -> String? {
    var text = ""
    if let column {
      let moved = hasFixedColumn ? column : column.addingReportingOverflow(columns).partialValue
      guard (1...CellReference.maximumColumn).contains(moved) else { return nil }
      text += (hasFixedColumn ? "$" : "") + CellReference.columnName(moved)
    }
    if let row {
      let moved = hasFixedRow ? row : row.addingReportingOverflow(rows).partialValue
      guard (1...CellReference.maximumRow).contains(moved) else { return nil }
      text += (hasFixedRow ? "$" : "") + String(moved)
    }
    return text
  }

  /// Reads `B7`, `$B$7`, `$B` or `7`; nil for any other word.
  init?(_ word: some Collection<UInt8>) {
    var bytes = Array(word)[...]
    func takeDollar() -> Bool {
      guard bytes.first == UInt8(ascii: "$") else { return false }
      bytes = bytes.dropFirst()
      return true
    }
    var dollar = takeDollar()
    let letters = bytes.prefix { ($0 & 0xDF) &- 0x41 < 26 }
    if !letters.isEmpty {
      guard letters.count <= 3 else { return nil }
      let number = letters.reduce(0) { $0 * 26 + Int($1 & 0xDF) - 0x40 }
      guard number <= CellReference.maximumColumn else { return nil }
      (column, hasFixedColumn) = (number, dollar)
      bytes = bytes.dropFirst(letters.count)
      dollar = takeDollar()
    }
    guard !bytes.isEmpty else {
      if dollar || column == nil { return nil }
      return
    }
    guard bytes.count <= 7, bytes.first != UInt8(ascii: "0"), bytes.allSatisfy({ $0 &- 0x30 <= 9 }) else {
      return nil
    }
    let number = bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    guard number <= CellReference.maximumRow else { return nil }
    (row, hasFixedRow) = (number, dollar)
  }
}

/// Tells references in a formula from everything else.
private struct FormulaReferenceLexer {
  enum Lexeme {
    case text(String)
    case reference(FormulaCorner, FormulaCorner?)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ formula: String) {
    bytes = Array(formula.utf8)
  }

  /// The longest text without a reference, or the next reference.
  mutating func next() -> Lexeme? {
    let start = position
    while position < bytes.count {
      let wordStart = position
      guard let found = reference() else { continue }
      if wordStart > start {
        position = wordStart
        return .text(text(start..<wordStart))
      }
      return found
    }
    return start < position ? .text(text(start..<position)) : nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads one item; gives it where it is a reference and passes over it where it is not.
  private mutating func reference() -> Lexeme? {
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(bytes[position])
    case UInt8(ascii: "["): skipBrackets()
    case let byte where isWord(byte): return word()
    default: position += 1
    }
    return nil
  }

  /// A doubled quote stands for itself: the two halves read as two quoted texts in a row.
  private mutating func skipQuoted(_ quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    position = min(position + 1, bytes.count)
  }

  /// Structured references and workbooks, `Table1[[#This Row],[A1]]`; an apostrophe escapes what follows.
  private mutating func skipBrackets() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "'"): position += 1
      default: break
      }
      position += 1
      if depth == 0 { break }
    }
    position = min(position, bytes.count)
  }

  private mutating func word() -> Lexeme? {
    let first = takeWord()
    // A sheet's name, a function's, or a table's.
    if let next = peek, next == UInt8(ascii: "!") || next == UInt8(ascii: "(") || next == UInt8(ascii: "[") {
      return nil
    }
    guard let corner = FormulaCorner(bytes[first]) else { return nil }
    let afterFirst = position
    if peek == UInt8(ascii: ":"), position + 1 < bytes.count, isWord(bytes[position + 1]) {
      position += 1
      let second = takeWord()
      // `Jan:Dec!A1` names sheets; `A1:INDEX(…)` is a range whose end is computed.
      if peek == UInt8(ascii: "!") { return nil }
      if peek != UInt8(ascii: "("), let other = FormulaCorner(bytes[second]), other.hasShape(of: corner) {
        return .reference(corner, other)
      }
      position = afterFirst
    }
    return corner.column != nil && corner.row != nil ? .reference(corner, nil) : nil
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func takeWord() -> Range<Int> {
    let start = position
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Letters, digits and what names may have; every byte of a character outside ASCII.
  private func isWord(_ byte: UInt8) -> Bool {
    (byte & 0xDF) &- 0x41 < 26 || byte &- 0x30 <= 9 || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "?")
  }
}

extension FormulaCorner {
  /// Whether both are cells, both columns or both rows.
  fileprivate func hasShape(of other: FormulaCorner) -> Bool {
    (column == nil) == (other.column == nil) && (row == nil) == (other.row == nil)
  }
}
