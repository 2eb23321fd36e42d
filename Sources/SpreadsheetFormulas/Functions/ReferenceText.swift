internal import Foundation
internal import SpreadsheetValues

/// Parses the text of a reference as `INDIRECT` does: `B7`, `'Mar 26'!A1:A9`, `R[-1]C`, a name or a part of a table.
enum ReferenceText {
  /// Parses a text in A1 style; nil if it is not a reference or needs a computation.
  static func parsed(_ text: String) -> FormulaExpression? {
    guard !text.hasPrefix("="), let expression = try? FormulaParser.parse(plain(text)) else { return nil }
    return expression.namesCells ? expression : nil
  }

  /// Parses a text in R1C1 style; relative references are relative to `cell`.
  static func parsed(r1c1 text: String, from cell: CellReference) -> FormulaExpression? {
    let start = text.lastIndex(of: "!").map { text.index(after: $0) } ?? text.startIndex
    let corners = text[start...].split(separator: ":", omittingEmptySubsequences: false)
    let found = corners.compactMap { corner($0, from: cell) }
    if found.count == corners.count, found.count <= 2, let first = found.first {
      // A row or a column alone is a range.
      let isCell = first.row != nil && first.column != nil
      let words = (found.count == 1 && !isCell ? [first, first] : found).map { word($0) }
      return parsed(text[..<start] + words.joined(separator: ":"))
    }
    guard let expression = parsed(text) else { return nil }
    switch expression {
    case .name, .structured: return expression
    default: return nil
    }
  }

  /// The text as it would be written in a formula.
  ///
  /// Zeros before a row number are removed, and a sheet name that starts with a digit gets quotes.
  private static func plain(_ text: String) -> String {
    var text = text
    if let end = text.lastIndex(of: "!"), text.first?.isNumber == true,
      text[..<end].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    {
      text = SheetName.quoted(String(text[..<end])) + text[end...]
    }
    guard text.contains("0") else { return text }
    let formula = FormulaText(text)
    return formula.replacing { place in
      guard case .word(let word) = formula.tokens[place].kind, !formula.isFollowed(place, by: "!") else {
        return nil
      }
      let address = word.prefix { !$0.isNumber }
      let row = word.dropFirst(address.count).drop { $0 == "0" }
      guard address.count + row.count < word.count, FormulaCorner("\(address)\(row)")?.isCell == true else {
        return nil
      }
      return "\(address)\(row)"
    }
  }

  /// Parses `R2C3`, `R[-1]C`, `R` or `C[2]`; nil for anything else.
  private static func corner(_ text: Substring, from cell: CellReference) -> (row: Int?, column: Int?)? {
    var rest = text.uppercased()[...]
    let row = place(&rest, "R", cell.row, CellReference.maximumRow)
    let column = place(&rest, "C", cell.column, CellReference.maximumColumn)
    return rest.isEmpty && (row != nil || column != nil) ? (row, column) : nil
  }

  /// Reads a letter and its number; a number in brackets is relative to `origin`.
  private static func place(_ text: inout Substring, _ letter: Character, _ origin: Int, _ last: Int) -> Int?
  {
    guard text.first == letter else { return nil }
    var rest = text.dropFirst()
    var place = origin
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]"),
        let step = Int(rest[rest.index(after: rest.startIndex)..<end]),
        step.magnitude <= last
      else { return nil }
      place += step
      rest = rest[end...].dropFirst()
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty { place = Int(digits) ?? 0 }
      rest = rest.dropFirst(digits.count)
    }
    guard (1...last).contains(place) else { return nil }
    text = rest
    return place
  }

  private static func word(_ corner: (row: Int?, column: Int?)) -> String {
    (corner.column.map { "$" + CellReference.columnName($0) } ?? "") + (corner.row.map { "$\($0)" } ?? "")
  }
}

extension FormulaExpression {
  /// Whether the expression refers to cells without a computation; the only operators allowed are `:`, `#` and the
  /// space.
  var namesCells: Bool {
    switch self {
    case .area, .name, .structured: true
    case .unary(let sign, let operand): sign == .spill && operand.namesCells
    case .operation(let first, let terms):
      first.namesCells
        && terms.allSatisfy { [.range, .intersection].contains($0.operator) && $0.operand.namesCells }
    case .constant, .array, .missing, .call, .apply: false
    }
  }
}
