public import Foundation

/// How a cell looks: number format, font, fill, border and alignment (ECMA-376 18.8).
public struct CellStyle: Hashable, Sendable {
  /// How a number is shown.
  public var numberFormat: NumberFormat
  /// The letters.
  public var font: CellStyle.Font
  /// The colour behind the text.
  public var fillColor: CellStyle.Color?
  /// The lines around the cell.
  public var border: CellStyle.Border
  /// Where the text stands.
  public var alignment: CellStyle.Alignment

  /// A style; what is left out is as in a new cell.
  public init(
    numberFormat: NumberFormat = .general, font: CellStyle.Font = CellStyle.Font(),
    fillColor: CellStyle.Color? = nil,
    border: CellStyle.Border = CellStyle.Border(),
    alignment: CellStyle.Alignment = CellStyle.Alignment()
  ) {
    self.numberFormat = numberFormat
    self.font = font
    self.fillColor = fillColor
    self.border = border
    self.alignment = alignment
  }
}

extension CellStyle {
  /// The letters of a cell (ECMA-376 18.8.22, font).
  public struct Font: Hashable, Sendable {
    /// The family's name.
    public var name = "Calibri"
    /// The size in points.
    public var size: Decimal = 11
    /// Heavy letters.
    public var isBold = false
    /// Slanted letters.
    public var isItalic = false
    /// The colour; nil for the system's.
    public var color: CellStyle.Color?

    /// The font of a new cell, or one that differs in these.
    public init(
      size: Decimal = 11, isBold: Bool = false, isItalic: Bool = false, color: CellStyle.Color? = nil
    ) {
      self.size = size
      self.isBold = isBold
      self.isItalic = isItalic
      self.color = color
    }
  }
}

extension CellStyle {
  /// The lines around a cell (ECMA-376 18.8.4, border).
  public struct Border: Hashable, Sendable {
    /// The kind of a line.
    public enum Line: String, Hashable, Sendable {
      case thin, medium, double, hair
    }

    /// The lines on each side; nil for none.
    public var top, bottom, left, right: Line?
    /// The colour of all lines; nil for the system's.
    public var color: CellStyle.Color?

    /// Lines on some sides.
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

extension CellStyle {
  /// Where a cell's text stands (ECMA-376 18.8.1, alignment).
  public struct Alignment: Hashable, Sendable {
    /// Sideways.
    public enum Horizontal: String, Hashable, Sendable {
      case left, center, right
    }

    /// Sideways; nil puts text left and numbers right.
    public var horizontal: Horizontal?
    /// Whether long text breaks into lines.
    public var wrapsText: Bool
    /// Steps from the cell's edge.
    public var indent: Int

    /// An alignment; what is left out is as in a new cell.
    public init(_ horizontal: Horizontal? = nil, wrapsText: Bool = false, indent: Int = 0) {
      self.horizontal = horizontal
      self.wrapsText = wrapsText
      self.indent = indent
    }
  }
}

/// The place of a style in a workbook's `StyleTable`.
public struct StyleID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int) {
    self.index = Int32(clamping: index)
  }

  /// The style of a new cell.
  public static let general = StyleID(index: 0)
}

/// The styles of a workbook, each once.
public struct StyleTable: Hashable, Sendable {
  /// The styles; the first is that of a new cell.
  public private(set) var styles: [CellStyle]
  private var ids: [CellStyle: StyleID]

  /// A table with the style of a new cell.
  public init() {
    styles = [CellStyle()]
    ids = [CellStyle(): .general]
  }

  /// A table as a file has it, where equal styles may stand several times.
  package init(styles: [CellStyle]) {
    self.init()
    if !styles.isEmpty { self.styles = styles }
    ids = Dictionary(self.styles.enumerated().map { ($1, StyleID(index: $0)) }) { first, _ in first }
  }

  /// The style's place in the table, added where it is new.
  public mutating func register(_ style: CellStyle) -> StyleID {
    if let id = ids[style] { return id }
    let id = StyleID(index: styles.count)
    styles.append(style)
    ids[style] = id
    return id
  }

  /// The style at a place; the style of a new cell where the table has none.
  public subscript(id: StyleID) -> CellStyle {
    let index = Int(id.index)
    return styles.indices.contains(index) ? styles[index] : CellStyle()
  }
}
