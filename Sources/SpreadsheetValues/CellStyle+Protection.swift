extension CellStyle {
  /// The protection of a cell when its sheet is protected (ECMA-376 18.8.33, protection).
  ///
  ///     let input = CellStyle(protection: CellStyle.Protection(isLocked: false))
  ///
  /// It has no effect as long as the sheet is not protected (`Sheet.Protection`).
  public struct Protection: Hashable, Sendable {
    /// Whether the cell cannot be changed.
    public var isLocked: Bool
    /// Whether the cell's formula is hidden.
    public var isFormulaHidden: Bool

    /// Creates a protection; omitted values are those of a new cell.
    public init(isLocked: Bool = true, isFormulaHidden: Bool = false) {
      self.isLocked = isLocked
      self.isFormulaHidden = isFormulaHidden
    }
  }
}
