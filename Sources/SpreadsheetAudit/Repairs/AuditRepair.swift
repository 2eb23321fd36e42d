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
    /// The new content; the same formula if only its stored value is wrong.
    public let after: Content
  }

  /// A stored value that becomes another.
  public struct Change: Hashable, Sendable {
    public let location: CellLocation
    public let before: CellValue
    public let after: CellValue
  }

  /// The finding that it resolves.
  public let finding: AuditFinding
  /// The cells that are repaired, the one of the finding first.
  public let cells: [RepairedCell]
  /// The values that change, of repaired cells and of those that read them, in the order of sheets and cells.
  public internal(set) var changes: [Change] = []

  /// The name of the finding's kind.
  public var code: AuditCode { finding.code }
}
