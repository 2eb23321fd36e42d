internal import SpreadsheetValues

/// The references of a formula, each with the sheet to which it refers.
struct SheetReferences {
  /// The sheet to which a reference refers.
  enum Target: Hashable {
    /// The sheet of the formula.
    case own
    /// A sheet of the workbook.
    case sheet(String)
    /// A range of adjacent sheets, as in `Jan:Dec!A1`.
    case sheets(String, String)
    /// Another workbook, or a deleted sheet.
    case foreign
  }

  /// A cell, a rectangle, or whole rows or columns.
  struct Reference {
    let target: Target
    /// The token indices of the two corners.
    let firstPlace: Int
    let lastPlace: Int?
    var first: FormulaCorner
    var last: FormulaCorner?
  }

  /// The name or names before an exclamation mark.
  struct Prefix {
    let target: Target
    let tokens: Range<Int>
    let isQuoted: Bool
  }

  let text: FormulaText
  private(set) var references: [Reference] = []
  private(set) var prefixes: [Prefix] = []

  init(_ formula: String) {
    text = FormulaText(formula)
    var place = 0
    while place < text.tokens.count { place = read(place) }
  }

  /// Records the reference that begins at a token; returns the index after it.
  private mutating func read(_ start: Int) -> Int {
    let prefix = prefix(at: start)
    if let prefix { prefixes.append(prefix) }
    let place = prefix?.tokens.upperBound ?? start
    guard place < text.tokens.count else { return place }
    // A table's name and its brackets begin here; such brackets could be mistaken for another workbook.
    if text.tokens[place].word != nil, text.isTable(place) { return place + 2 }
    guard let first = corner(place) else { return max(place, start + 1) }
    let target = prefix?.target ?? .own
    if let (second, last) = lastCorner(behind: place, target), last.hasShape(first) {
      if let second { prefixes.append(second) }
      let lastPlace = second?.tokens.upperBound ?? place + 2
      references.append(
        Reference(target: target, firstPlace: place, lastPlace: lastPlace, first: first, last: last))
      return lastPlace + 1
    }
    if first.isCell {
      references.append(
        Reference(target: target, firstPlace: place, lastPlace: nil, first: first, last: nil))
    }
    return place + 1
  }

  /// The second corner after a colon, which may repeat the sheet, as in `Log!A1:Log!B2`.
  private func lastCorner(behind place: Int, _ target: Target) -> (Prefix?, FormulaCorner)? {
    guard place + 2 < text.tokens.count, text.tokens[place + 1].isSign(":") else { return nil }
    if let second = prefix(at: place + 2) {
      guard second.target == target, let last = corner(second.tokens.upperBound) else { return nil }
      return (second, last)
    }
    return corner(place + 2).map { (nil, $0) }
  }

  private func corner(_ place: Int) -> FormulaCorner? {
    guard place < text.tokens.count, !text.isFollowed(place, by: "!"), !text.isFollowed(place, by: "("),
      !text.isTable(place)
    else { return nil }
    return text.tokens[place].word.flatMap { FormulaCorner($0) }
  }
}

extension SheetReferences {
  /// The sheet names that begin at a token.
  private func prefix(at place: Int) -> Prefix? {
    switch text.tokens[place].kind {
    case .bracket: return foreignPrefix(at: place)
    // `#REF!A1` is the rest of a reference to a deleted sheet.
    case .error("#REF!"): return isAdjacent(place + 1) ? foreign(place..<place + 1) : nil
    default: break
    }
    guard let first = sheetName(place) else { return nil }
    if text.isFollowed(place, by: "!") {
      let tokens = place..<place + 2
      // `1Jan!A1` lacks the quotes that the sheet name needs, so its name is not understood.
      if text.tokens[place].word != nil, place > 0, text.tokens[place - 1].word != nil, isAdjacent(place) {
        return foreign(tokens)
      }
      guard case .quoted(let name) = text.tokens[place].kind else {
        return Prefix(target: .sheet(first), tokens: tokens, isQuoted: false)
      }
      return Prefix(target: Self.quotedTarget(name), tokens: tokens, isQuoted: true)
    }
    guard text.isFollowed(place, by: ":"), isAdjacent(place + 2), let last = sheetName(place + 2),
      text.isFollowed(place + 2, by: "!")
    else { return nil }
    return Prefix(target: .sheets(first, last), tokens: place..<place + 4, isQuoted: false)
  }

  /// A prefix that refers to another workbook: `[1]Sheet!`, `[1]Jan:Dec!` or `[1]!`.
  private func foreignPrefix(at place: Int) -> Prefix? {
    if text.isFollowed(place, by: "!") { return foreign(place..<place + 2) }
    guard isAdjacent(place + 1), sheetName(place + 1) != nil else { return nil }
    if text.isFollowed(place + 1, by: "!") { return foreign(place..<place + 3) }
    guard text.isFollowed(place + 1, by: ":"), isAdjacent(place + 3), sheetName(place + 3) != nil,
      text.isFollowed(place + 3, by: "!")
    else { return nil }
    return foreign(place..<place + 5)
  }

  private func foreign(_ tokens: Range<Int>) -> Prefix {
    Prefix(target: .foreign, tokens: tokens, isQuoted: false)
  }

  /// Whether a token exists at an index and directly follows the previous one.
  private func isAdjacent(_ place: Int) -> Bool {
    place < text.tokens.count && !text.tokens[place].followsSpace
  }

  private func sheetName(_ place: Int) -> String? {
    guard place < text.tokens.count else { return nil }
    if case .quoted(let name) = text.tokens[place].kind { return name }
    return text.tokens[place].word
  }

  /// The target of a quoted name: `'[Book.xlsx]Jan'` is in another workbook, and `'Jan:Dec'` is several sheets.
  private static func quotedTarget(_ name: String) -> Target {
    if name.utf8.contains(UInt8(ascii: "[")) { return .foreign }
    let names = name.split(separator: ":", omittingEmptySubsequences: false)
    return names.count == 2 ? .sheets(String(names[0]), String(names[1])) : .sheet(name)
  }
}

extension FormulaCorner {
  /// Whether both corners are cells, both columns or both rows.
  fileprivate func hasShape(_ other: FormulaCorner) -> Bool {
    (column == nil) == (other.column == nil) && (row == nil) == (other.row == nil)
  }
}

extension SheetReferences.Reference {
  /// The reference in a copy of the formula in another cell; nil if it leaves the sheet.
  func shifted(rows: Int, columns: Int) -> Self? {
    var result = self
    guard result.first.shift(rows, columns) else { return nil }
    if var last {
      guard last.shift(rows, columns) else { return nil }
      result.last = last
    }
    return result
  }
}

extension FormulaCorner {
  fileprivate mutating func shift(_ rows: Int, _ columns: Int) -> Bool {
    if let old = row, !isRowAbsolute { row = old + rows }
    if let old = column, !isColumnAbsolute { column = old + columns }
    return row.map { (1...CellReference.maximumRow).contains($0) } != false
      && column.map { (1...CellReference.maximumColumn).contains($0) } != false
  }
}
