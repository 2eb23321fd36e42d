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
      /// The text is repeated as often as it fits.
      case fill
      /// The lines are justified, except for the last one.
      case justify
      /// The text is centred across this cell and the empty cells to its right with the same alignment.
      case centerContinuous
      /// The words are spread over each line, including the last one.
      case distributed
    }

    /// The vertical alignment (ECMA-376 18.18.88, ST_VerticalAlignment).
    public enum Vertical: String, Hashable, Sendable {
      case top, center, bottom
      /// The lines are spread from top to bottom.
      case justify
      /// The lines are spread from top to bottom, and the words over each line.
      case distributed
    }

    /// The direction of the text.
    public enum ReadingOrder: Int, Hashable, Sendable {
      /// The direction of the text's first letter.
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
    /// Whether long text is shrunk to fit the cell.
    public var shrinksToFit = false
    /// The number of indentation steps from the cell's edge.
    public var indent: Int
    /// The rotation of the text: 0 to 90 turns it upwards by that many degrees, 91 to 180 turns it downwards by 1 to
    /// 90 degrees, and 255 stacks the letters.
    public var rotation = 0
    /// The direction of the text.
    public var readingOrder = ReadingOrder.context

    /// Creates an alignment; omitted values are those of a new cell.
    public init(_ horizontal: Horizontal? = nil, wrapsText: Bool = false, indent: Int = 0) {
      self.horizontal = horizontal
      self.wrapsText = wrapsText
      self.indent = indent
    }

    /// Whether the file format allows this rotation.
    package static func isRotation(_ rotation: Int) -> Bool {
      (0...180).contains(rotation) || rotation == 255
    }
  }
}
