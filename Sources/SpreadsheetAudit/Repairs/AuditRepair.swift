public import SpreadsheetFormulas
public import SpreadsheetValues

/// A repair of one cause that an audit found: the new contents of its cells, and the values that change.
public struct AuditRepair: Hashable, Sendable {
  /// The content of a cell.
  public enum Content: Hashable, Sendable {
    /// A formula, without its equals sign.
    case formula(String)
    case value(CellValue)
  }

  /// A cell that is repaired.
  public struct RepairedCell: Hashable, Sendable {
    public let location: CellLocation
    public let before: Content
    /// The new content; it is the same formula if only the cached value is wrong.
    public let after: Content
  }

  /// A change of a cached value.
  public struct Change: Hashable, Sendable {
    public let location: CellLocation
    public let before: CellValue
    public let after: CellValue
  }

  /// The finding that the repair resolves.
  public let finding: AuditFinding
  /// The cells that are repaired, starting with the cell of the finding.
  public let cells: [RepairedCell]
  /// The cached values that change, in repaired cells and in cells that depend on them, in the order of
  /// sheets and cells.
  public internal(set) var changes: [Change] = []

  /// The code of the finding.
  public var code: AuditCode { finding.code }
}
