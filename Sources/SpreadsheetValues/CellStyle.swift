/// The appearance of a cell: number format, font, fill, border, alignment and protection (ECMA-376 18.8).
///
///     let style = CellStyle(numberFormat: .isoDate, alignment: CellStyle.Alignment(.center))
///     let id = workbook.styles.register(style)
public struct CellStyle: Hashable, Sendable {
  /// The number format.
  public var numberFormat: NumberFormat
  /// The font.
  public var font: CellStyle.Font
  /// The colour behind the text; patterns and gradients are not kept.
  public var fillColor: CellStyle.Color?
  /// The lines around the cell.
  public var border: CellStyle.Border
  /// The position of the text.
  public var alignment: CellStyle.Alignment
  /// The protection of the cell.
  public var protection: CellStyle.Protection

  /// Creates a style; omitted values are those of a new cell.
  public init(
    numberFormat: NumberFormat = .general, font: CellStyle.Font = CellStyle.Font(),
    fillColor: CellStyle.Color? = nil,
    border: CellStyle.Border = CellStyle.Border(),
    alignment: CellStyle.Alignment = CellStyle.Alignment(),
    protection: CellStyle.Protection = CellStyle.Protection()
  ) {
    self.numberFormat = numberFormat
    self.font = font
    self.fillColor = fillColor
    self.border = border
    self.alignment = alignment
    self.protection = protection
  }
}

/// The index of a style in a workbook's `StyleTable`.
public struct StyleID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int) {
    self.index = Int32(clamping: index)
  }

  /// The style of a new cell.
  public static let general = StyleID(index: 0)
}

/// The styles of a workbook; equal styles are stored once.
public struct StyleTable: Hashable, Sendable {
  /// The styles; the first style is the style of a new cell.
  public private(set) var styles: [CellStyle]
  private var ids: [CellStyle: StyleID]

  /// Creates a table with only the style of a new cell.
  public init() {
    styles = [CellStyle()]
    ids = [CellStyle(): .general]
  }

  /// Creates a table as read from a file, where equal styles may occur several times.
  package init(styles: [CellStyle]) {
    self.init()
    if !styles.isEmpty { self.styles = styles }
    ids = Dictionary(self.styles.enumerated().map { ($1, StyleID(index: $0)) }) { first, _ in first }
  }

  /// Returns the style's index in the table; adds the style if it is new.
  public mutating func register(_ style: CellStyle) -> StyleID {
    if let id = ids[style] { return id }
    let id = StyleID(index: styles.count)
    styles.append(style)
    ids[style] = id
    return id
  }

  /// The style at an index; the style of a new cell if the table has no such index.
  public subscript(id: StyleID) -> CellStyle {
    let index = Int(id.index)
    return styles.indices.contains(index) ? styles[index] : CellStyle()
  }
}
