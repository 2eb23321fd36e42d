public import Foundation

extension Cell {
  /// A text whose parts have their own fonts (ECMA-376 18.4.8, si; 18.3.1.53, is).
  ///
  ///     let text = Cell.RichText(["Due ", .init("today", font: .init(isBold: true))])
  ///     sheet.set(Cell(.cell("B2"), text))
  ///     print(sheet["B2"] == "Due today")
  ///
  /// The value of a cell with a rich text is the plain text; setting another value removes the fonts.
  public struct RichText: Hashable, Sendable {
    /// The parts, one after the other.
    public var runs: [Run]

    /// Creates a text of these parts.
    public init(_ runs: [Run]) {
      self.runs = runs
    }

    /// The text without its fonts.
    public var text: String { runs.map(\.text).joined() }

    /// The parts that are not empty; nil if no part has a font, because a plain text is enough then.
    package var formatted: RichText? {
      let runs = runs.filter { !$0.text.isEmpty }
      return runs.contains { $0.font != nil } ? RichText(runs) : nil
    }
  }
}

extension Cell.RichText {
  /// A part of a text in one font (ECMA-376 18.4.4, r).
  ///
  /// A string literal is a part in the cell's font.
  ///
  ///     let run = Cell.RichText.Run("today", font: .init(isBold: true))
  public struct Run: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public var text: String
    /// The font; nil for the cell's font.
    public var font: Font?

    /// Creates a part in a font.
    public init(_ text: String, font: Font? = nil) {
      self.text = text
      self.font = font
    }

    /// Creates a part in the cell's font.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// The font of a part (ECMA-376 18.4.7, rPr).
  ///
  ///     let red = Cell.RichText.Font(isBold: true, color: CellStyle.Color(hex: "C00000"))
  public struct Font: Hashable, Sendable {
    /// A line below the letters, as for a whole cell.
    public typealias Underline = CellStyle.Font.Underline
    /// Small letters, raised or lowered, as for a whole cell.
    public typealias VerticalAlignment = CellStyle.Font.VerticalAlignment

    /// The name of the font family; nil lets the program choose it.
    public var name: String?
    /// The size in points; nil lets the program choose it.
    public var size: Decimal?
    /// Whether the letters are bold.
    public var isBold: Bool
    /// Whether the letters are italic.
    public var isItalic: Bool
    /// Whether a line goes through the letters.
    public var isStruckThrough: Bool
    /// A line below the letters; nil for no line.
    public var underline: Underline?
    /// Raised or lowered letters; nil for letters at the normal height.
    public var verticalAlignment: VerticalAlignment?
    /// The colour; nil for the system's text colour.
    public var color: CellStyle.Color?

    /// Creates a font; omitted values are those of a new cell.
    public init(
      name: String? = "Calibri", size: Decimal? = 11, isBold: Bool = false, isItalic: Bool = false,
      isStruckThrough: Bool = false, underline: Underline? = nil, verticalAlignment: VerticalAlignment? = nil,
      color: CellStyle.Color? = nil
    ) {
      self.name = name
      self.size = size
      self.isBold = isBold
      self.isItalic = isItalic
      self.isStruckThrough = isStruckThrough
      self.underline = underline
      self.verticalAlignment = verticalAlignment
      self.color = color
    }

    /// Copies the font of a cell, as a basis for the font of a part of its text.
    ///
    ///     var late = Cell.RichText.Font(workbook.styles[cell.style].font)
    ///     late.isStruckThrough = true
    public init(_ font: CellStyle.Font) {
      self.init(
        name: font.name, size: font.size, isBold: font.isBold, isItalic: font.isItalic,
        isStruckThrough: font.isStruckThrough, underline: font.underline,
        verticalAlignment: font.verticalAlignment, color: font.color)
    }
  }
}

extension Sheet {
  /// Sets a cell to a text with fonts, which replaces its value and formula; its style stays.
  public mutating func set(_ text: Cell.RichText, at reference: CellReference) {
    set(Cell(reference, text, style: self[reference]?.style ?? .general))
  }
}
