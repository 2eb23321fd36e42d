public import Foundation

extension CellStyle {
  /// The font of a cell (ECMA-376 18.8.22, font).
  ///
  ///     let total = CellStyle.Font(isBold: true, underline: .singleAccounting)
  public struct Font: Hashable, Sendable {
    /// A line below the letters (ECMA-376 18.18.82, ST_UnderlineValues).
    public enum Underline: String, Hashable, Sendable {
      /// One line.
      case single
      /// Two lines.
      case double
      /// One line below the cell's whole text.
      case singleAccounting
      /// Two lines below the cell's whole text.
      case doubleAccounting
    }

    /// Small letters, raised or lowered (ECMA-376 22.9.2.17, ST_VerticalAlignRun).
    public enum VerticalAlignment: String, Hashable, Sendable {
      /// Raised, as in m².
      case superscript
      /// Lowered, as in H₂O.
      case `subscript`
    }

    /// The name of the font family.
    public var name = "Calibri"
    /// The size in points.
    public var size: Decimal = 11
    /// Whether the letters are bold.
    public var isBold = false
    /// Whether the letters are italic.
    public var isItalic = false
    /// Whether a line goes through the letters.
    public var isStruckThrough = false
    /// A line below the letters; nil for no line.
    public var underline: Underline?
    /// Raised or lowered letters; nil for letters at the normal height.
    public var verticalAlignment: VerticalAlignment?
    /// The colour; nil for the system's text colour.
    public var color: CellStyle.Color?

    /// Creates a font; omitted values are those of a new cell.
    public init(
      size: Decimal = 11, isBold: Bool = false, isItalic: Bool = false, isStruckThrough: Bool = false,
      underline: Underline? = nil, verticalAlignment: VerticalAlignment? = nil, color: CellStyle.Color? = nil
    ) {
      self.size = size
      self.isBold = isBold
      self.isItalic = isItalic
      self.isStruckThrough = isStruckThrough
      self.underline = underline
      self.verticalAlignment = verticalAlignment
      self.color = color
    }
  }
}
