internal import SpreadsheetValues

/// A formula with relative references as offsets, so that all copies of it are equal.
///
/// Everything else is kept as written, including whole rows and columns, which are not shifted.
struct FormulaKey: Hashable {
  private var bytes: [UInt8] = []

  /// Hashes all bytes at once, which is faster than hashing them one by one.
  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  init(_ tokens: [FormulaToken], at cell: CellReference) {
    bytes.reserveCapacity(tokens.count * 12)
    for (index, token) in tokens.enumerated() {
      if case .word(let word) = token.kind, Self.isCell(tokens, index),
        let corner = FormulaCorner(word), corner.isCell
      {
        append(corner, cell, followsSpace: Self.mayIntersect(tokens, index))
      } else {
        append(token, followsSpace: Self.mayIntersect(tokens, index))
      }
    }
  }

  /// Whether the space before a token may be the intersection operator, because it is between two operands.
  private static func mayIntersect(_ tokens: [FormulaToken], _ index: Int) -> Bool {
    guard tokens[index].followsSpace, index > 0 else { return false }
    if case .sign(let sign) = tokens[index].kind, sign != "(" { return false }
    if case .sign(let sign) = tokens[index - 1].kind, sign != ")", sign != "#" { return false }
    return true
  }

  /// Whether a word is a cell reference, and not a function, sheet or table whose name looks like one.
  private static func isCell(_ tokens: [FormulaToken], _ index: Int) -> Bool {
    func sign(_ distance: Int, _ sign: String) -> Bool {
      index + distance < tokens.count && tokens[index + distance].isSign(sign)
    }
    if sign(1, "!") || sign(1, "(") { return false }
    if index + 1 < tokens.count, case .bracket = tokens[index + 1].kind { return false }
    // `Q1:Q4!A1` names two sheets, and the second one is before `!`.
    return !(sign(1, ":") && sign(3, "!"))
  }

  private mutating func append(
    _ corner: FormulaCorner, _ cell: CellReference, followsSpace: Bool
  ) {
    let mark: UInt8 = (corner.isRowAbsolute ? 1 : 0) + (corner.isColumnAbsolute ? 2 : 0)
    bytes.append(followsSpace ? mark | 0x80 : mark)
    append(Int32((corner.row ?? 0) - (corner.isRowAbsolute ? 0 : cell.row)))
    append(Int32((corner.column ?? 0) - (corner.isColumnAbsolute ? 0 : cell.column)))
  }

  private mutating func append(_ number: Int32) {
    let bits = UInt32(bitPattern: number)
    bytes.append(UInt8(truncatingIfNeeded: bits))
    bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
    bytes.append(UInt8(truncatingIfNeeded: bits >> 24))
  }

  private mutating func append(_ token: FormulaToken, followsSpace: Bool) {
    let (mark, text): (UInt8, String) =
      switch token.kind {
      case .number(let text): (5, text)
      case .text(let text): (6, text)
      case .error(let text): (7, text)
      case .quoted(let text): (8, text)
      case .bracket(let text): (9, text)
      case .word(let text): (10, text)
      case .sign(let text): (11, text)
      // The parser has already rejected such a token.
      case .unreadable: (12, "")
      }
    bytes.append(followsSpace ? mark | 0x80 : mark)
    append(Int32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
