/// The reference of one cell, such as B7 (ECMA-376 18.18.7, ST_CellRef).
///
/// Rows and columns are numbered from 1, as in files and in formulas.
public struct CellReference: Hashable, Comparable, Sendable {
  /// The row, 1 to 1,048,576.
  public let row: Int
  /// The column, 1 to 16,384; column A is 1.
  public let column: Int

  /// The last row of a sheet.
  public static let maximumRow = 1_048_576
  /// The last column of a sheet: XFD.
  public static let maximumColumn = 16_384

  /// Creates a reference to the cell at this row and column; nil outside a sheet.
  public init?(row: Int, column: Int) {
    guard (1...Self.maximumRow).contains(row), (1...Self.maximumColumn).contains(column) else { return nil }
    self.row = row
    self.column = column
  }

  /// Creates a reference to a cell within a sheet; coordinates outside the sheet are clamped to the sheet's edge.
  public init(clampingRow row: Int, column: Int) {
    self.row = min(max(row, 1), Self.maximumRow)
    self.column = min(max(column, 1), Self.maximumColumn)
  }

  /// Reads a reference in A1 style, with or without dollar signs; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "$") { bytes = bytes.dropFirst() }
    var column = 0
    while let letter = bytes.first, case let folded = letter & 0xDF, (0x41...0x5A).contains(folded) {
      column = column * 26 + Int(folded - 0x40)
      guard column <= Self.maximumColumn else { return nil }
      bytes = bytes.dropFirst()
    }
    if bytes.first == UInt8(ascii: "$") { bytes = bytes.dropFirst() }
    guard let first = bytes.first, first != UInt8(ascii: "0") else { return nil }
    var row = 0
    for digit in bytes {
      guard (0x30...0x39).contains(digit) else { return nil }
      row = row * 10 + Int(digit - 0x30)
      guard row <= Self.maximumRow else { return nil }
    }
    self.init(row: row, column: column)
  }

  /// The letters of a column: 1 is A, 27 is AA.
  public static func columnName(_ column: Int) -> String {
    var letters: [UInt8] = []
    var rest = column
    while rest > 0 {
      letters.append(UInt8(0x41 + (rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  /// The letters of this cell's column.
  public var columnName: String { Self.columnName(column) }

  /// The reference with dollar signs, `$B$7`, which stays the same when a formula is copied.
  public var absolute: String { "$\(columnName)$\(row)" }

  /// Orders cells by row and then by column, like the cells of a sheet in a file.
  public static func < (left: CellReference, right: CellReference) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

extension CellReference: CustomStringConvertible {
  /// The reference in A1 style.
  public var description: String { "\(columnName)\(row)" }
}
