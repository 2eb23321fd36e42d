/// A note on a cell, shown when the pointer rests on it (ECMA-376 18.7.3, comment).
public struct CellComment: Hashable, Sendable {
  /// The cell that has the note.
  public var cell: CellReference
  /// The text without its formatting runs; 32,767 characters at most.
  public var text: String
  /// The author; 54 characters at most.
  public var author: String

  /// A note on a cell.
  public init(_ cell: CellReference, _ text: String, author: String = "") {
    self.cell = cell
    self.text = text
    self.author = author
  }
}
