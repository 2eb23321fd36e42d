extension CellStyle {
  /// The lines around a cell (ECMA-376 18.8.4, border).
  ///
  ///     var border = CellStyle.Border(top: .thin, bottom: .double, color: blue)
  ///     border.topColor = .color(red)
  public struct Border: Hashable, Sendable {
    /// The style of a line (ECMA-376 18.18.3, ST_BorderStyle).
    public enum Line: String, Hashable, Sendable, CaseIterable {
      case thin, medium, double, hair, thick, dashed, dotted, mediumDashed
      case dashDot, mediumDashDot, dashDotDot, mediumDashDotDot, slantDashDot
    }

    /// The colour of one line.
    public enum LineColor: Hashable, Sendable {
      /// The system's colour, usually black.
      case automatic
      /// A specific colour.
      case color(CellStyle.Color)
    }

    /// The lines on each side; nil for no line.
    public var top, bottom, left, right: Line?
    /// The line from corner to corner; nil for no line.
    public var diagonal: Line?
    /// Whether the diagonal line goes from the lower left to the upper right.
    public var hasRisingDiagonal = false
    /// Whether the diagonal line goes from the upper left to the lower right.
    public var hasFallingDiagonal = false
    /// The colour of the lines that have no colour of their own; nil for the system's colour.
    public var color: CellStyle.Color?
    /// The colour of each line; a line whose colour is nil has the colour `color`.
    public var topColor, bottomColor, leftColor, rightColor, diagonalColor: LineColor?

    /// Creates a border with lines on some sides.
    public init(
      top: Line? = nil, bottom: Line? = nil, left: Line? = nil, right: Line? = nil,
      color: CellStyle.Color? = nil
    ) {
      self.top = top
      self.bottom = bottom
      self.left = left
      self.right = right
      self.color = color
    }
  }
}
