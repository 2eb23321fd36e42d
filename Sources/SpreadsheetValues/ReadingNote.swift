/// Something wrong with a file that did not keep it from being read.
public struct ReadingNote: Hashable, Sendable {
  /// The kind of a note.
  public enum Kind: Hashable, Sendable {
    /// The workbook lists a sheet that the file does not have; it is left out.
    case missingSheet
    /// The file does not have the styles that the workbook points at; every cell has that of a new cell.
    case missingStyles
    /// Cells ask for a style that the file does not have; they have that of a new cell.
    case unknownStyle
  }

  /// The problem.
  public var kind: Kind
  /// The sheet; nil for a note about the whole workbook.
  public var sheetName: String?
  /// The first cell; nil for a note about the whole sheet.
  public var cell: CellReference?
  /// How many cells there are.
  public var count: Int

  /// A note about a place.
  public init(_ kind: Kind, sheetName: String? = nil, cell: CellReference? = nil, count: Int = 0) {
    self.kind = kind
    self.sheetName = sheetName
    self.cell = cell
    self.count = count
  }
}
