extension CellStyle {
  /// The position of a cell's text (ECMA-376 18.8.1, alignment).
  ///
  ///     var alignment = CellStyle.Alignment(.center)
  ///     alignment.vertical = .top
  ///     alignment.rotation = 90
  public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment (ECMA-376 18.18.40, ST_HorizontalAlignment).
    public enum Horizontal: String, Hashable, Sendable {
      case left, center, right
      /// The text repeated as often as it fits.
      case fill
      /// Justified lines, except for the last.
      case justify
      /// Centred across this cell and the empty cells to its right with the same alignment.
      case centerContinuous
      /// Words spread over each line, including the last one.
      case distributed
    }

    /// The vertical alignment (ECMA-376 18.18.88, ST_VerticalAlignment).
    public enum Vertical: String, Hashable, Sendable {
      case top, center, bottom
      /// Lines spread from the top to the bottom.
      case justify
      /// Lines spread from the top to the bottom, with words spread over each.
      case distributed
    }

    /// The direction in which the text runs.
    public enum ReadingOrder: Int, Hashable, Sendable {
      /// The direction of its first letter.
      case context = 0
      case leftToRight = 1
      case rightToLeft = 2
    }

    /// The horizontal alignment; nil (general) aligns texts left and numbers right.
    public var horizontal: Horizontal?
    /// The vertical alignment.
    public var vertical = Vertical.bottom
    /// Whether long text breaks into lines.
    public var wrapsText: Bool
    /// Whether long text is shrunk to fit instead.
    public var shrinksToFit = false
    /// The number of indentation steps from the cell's edge.
    public var indent: Int
    /// The rotation of the text: 0 to 90 degrees up, 91 to 180 for 1 to 90 degrees down, or 255 for stacked
    /// letters.
    public var rotation = 0
    /// The direction in which the text runs.
    public var readingOrder = ReadingOrder.context

    /// An alignment; omitted values are those of a new cell.
    public init(_ horizontal: Horizontal? = nil, wrapsText: Bool = false, indent: Int = 0) {
      self.horizontal = horizontal
      self.wrapsText = wrapsText
      self.indent = indent
    }

    /// Whether a file can hold this rotation.
    package static func isRotation(_ rotation: Int) -> Bool {
      (0...180).contains(rotation) || rotation == 255
    }
  }
}
