public import SpreadsheetFormulas
public import SpreadsheetValues

/// A repair of one cause that an audit found: what its cells become, and which values change by it.
public struct AuditRepair: Hashable, Sendable {
  /// What a cell holds.
  public enum Content: Hashable, Sendable {
    /// A formula, without its equals sign.
    case formula(String)
    case value(CellValue)
  }

  /// A cell that is repaired.
  public struct RepairedCell: Hashable, Sendable {
    public let location: CellLocation
    public let before: Content
    /// What it becomes; the same formula where only its stored value is wrong.
    public let after: Content
  }

  /// A stored value that becomes another.
  public struct Change: Hashable, Sendable {
    public let location: CellLocation
    public let before: CellValue
    public let after: CellValue
  }

  /// What it ends.
  public let finding: AuditFinding
  /// The cells that are repaired, the one of the finding first.
  public let cells: [RepairedCell]
  /// The values that change, of repaired cells and of those that read them, in the order of sheets and cells.
  public internal(set) var changes: [Change] = []

  /// The name of the finding's kind.
  public var code: AuditCode { finding.code }
}
