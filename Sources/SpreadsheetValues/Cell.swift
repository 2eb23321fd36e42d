public import Foundation

/// One cell of a row.
public struct Cell: Hashable, Sendable {
  /// The position of the cell.
  public var reference: CellReference
  /// The value of the cell; in a cell with a formula, the cached result.
  ///
  /// Setting another value removes the fonts of a rich text's parts.
  public var value: CellValue {
    didSet {
      guard case .richText(let text) = addition else { return }
      if value.text?.utf8.elementsEqual(text.text.utf8) != true { addition = .none }
    }
  }
  /// The formula or the rich text of the cell; few cells have one, and no cell has both.
  package private(set) var addition: Addition
  /// The style of the cell, as an index of the workbook's `StyleTable`.
  public var style: StyleID
  /// The text of a number as written in the file, if it differs from the usual text, such as `1E3` for 1000.
  public var rawText: String?

  /// Creates a cell with its value, formula and style.
  public init(
    _ reference: CellReference, _ value: CellValue, formula: CellFormula? = nil, style: StyleID = .general,
    rawText: String? = nil
  ) {
    self.reference = reference
    self.value = value
    if let formula { addition = .formula(formula) } else { addition = .none }
    self.style = style
    self.rawText = rawText
  }

  /// Creates a cell without a formula or rich text, like most cells of a file.
  package init(plain reference: CellReference, _ value: CellValue, style: StyleID, rawText: String?) {
    self.reference = reference
    self.value = value
    addition = .none
    self.style = style
    self.rawText = rawText
  }

  /// Creates a cell with a text whose parts have their own fonts.
  public init(_ reference: CellReference, _ text: RichText, style: StyleID = .general) {
    self.init(reference, .text(text.text), style: style)
    addition = text.formatted.map { .richText($0) } ?? .none
  }

  /// The additional content of a cell.
  package enum Addition: Hashable, Sendable {
    case none
    /// The formula that computes the value.
    case formula(CellFormula)
    /// The text whose parts have their own fonts.
    case richText(RichText)
  }

  /// The formula that computes the value; nil if there is none.
  public var formula: CellFormula? {
    get {
      guard case .formula(let formula) = addition else { return nil }
      return formula
    }
    set {
      if let newValue {
        addition = .formula(newValue)
      } else if case .formula = addition {
        addition = .none
      }
    }
  }

  /// The text whose parts have their own fonts; nil for any other cell.
  ///
  /// Setting a text replaces the value and the formula; setting nil leaves the plain text.
  public var richText: RichText? {
    get {
      guard case .richText(let text) = addition else { return nil }
      return text
    }
    set {
      if let newValue {
        self = Cell(reference, newValue, style: style)
      } else if case .richText = addition {
        addition = .none
      }
    }
  }

  /// Sets the formula that computes the value, and keeps the value.
  package mutating func take(_ formula: CellFormula) { addition = .formula(formula) }

  /// Sets the rich text and keeps the value.
  package mutating func take(_ text: RichText) { addition = .richText(text) }
}

/// A formula as text, without the leading equals sign (ECMA-376 18.3.1.40, f).
public struct CellFormula: Hashable, Sendable {
  private enum Source: Sendable {
    case own(String)
    case shared(SharedFormula, CellReference)
  }

  private var source: Source
  /// The text, such as `SUM(A1:A9)`; for a shared formula, the text as it applies to this cell.
  public var text: String {
    get {
      switch source {
      case .own(let text): text
      case .shared(let formula, let cell): formula.text(in: cell)
      }
    }
    set { source = .own(newValue) }
  }
  /// The cells that an array formula fills; nil for an ordinary formula.
  public var arrayRange: CellRange?
  /// Whether the formula is a dynamic array, which fills as many cells as its result needs (ECMA-376
  /// 18.3.1.4, `cm`).
  public var isDynamic: Bool
  /// Whether the formula comes from a file.
  ///
  /// A formula from a file is dynamic only if the file marks it (`cm`). Any other formula is also dynamic if it calls a
  /// function that returns a dynamic array.
  package var isFromFile = false

  /// Creates an ordinary formula or, with a range, an array formula.
  public init(_ text: String, arrayRange: CellRange? = nil, isDynamic: Bool = false) {
    source = .own(text)
    self.arrayRange = arrayRange
    self.isDynamic = isDynamic
  }

  /// Creates the formula of a cell that shares the formula with other cells.
  package init(_ shared: SharedFormula, in cell: CellReference) {
    source = .shared(shared, cell)
    isDynamic = false
  }

  /// The formula that this cell shares with others; nil if the cell has a formula of its own.
  package var shared: SharedFormula? {
    guard case .shared(let formula, _) = source else { return nil }
    return formula
  }

  /// The text as written in the file; the text of a shared formula may be written for another cell.
  package var writtenText: String { shared?.text ?? text }

  public static func == (left: CellFormula, right: CellFormula) -> Bool {
    guard left.arrayRange == right.arrayRange, left.isDynamic == right.isDynamic else { return false }
    if case .shared(let first, let cell) = left.source, case .shared(let second, let other) = right.source,
      first === second, cell == other
    {
      return true
    }
    return left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(arrayRange)
    hasher.combine(isDynamic)
  }
}

extension Sheet {
  /// One row of a sheet, with the cells that the file contains, in column order.
  public struct Row: Hashable, Sendable {
    /// The row's number, from 1.
    public var number: Int
    /// The cells in column order; cells that are not in this list are empty.
    public var cells: [Cell]
    /// Whether the row is hidden, by hand or by a filter.
    public var isHidden: Bool
    /// The height in points, if the file sets one.
    public var height: Decimal?
    /// The outline level of the row, 0 to 7 (ECMA-376 18.3.1.73, outlineLevel).
    public var outlineLevel = 0
    /// Whether the row is the summary of a collapsed group.
    public var isCollapsed = false

    /// Creates a row of cells, which must be in column order.
    public init(number: Int, cells: [Cell] = [], isHidden: Bool = false, height: Decimal? = nil) {
      self.number = number
      self.cells = cells
      self.isHidden = isHidden
      self.height = height
    }

    /// The cell in this column, or nil if the row has none.
    public subscript(column: Int) -> Cell? {
      let index = cells.partitioningIndex { $0.reference.column >= column }
      guard index < cells.count, cells[index].reference.column == column else { return nil }
      return cells[index]
    }

    /// The cells in these columns, found without searching the whole row.
    package func cells(in columns: ClosedRange<Int>) -> ArraySlice<Cell> {
      let first = cells.partitioningIndex { $0.reference.column >= columns.lowerBound }
      let end = cells[first...].partitioningIndex { $0.reference.column > columns.upperBound }
      return cells[first..<end]
    }

    /// The row with only the cells of these columns.
    package func clipped(to columns: ClosedRange<Int>) -> Row {
      let inside = cells(in: columns)
      guard inside.count < cells.count else { return self }
      var row = Row(number: number, cells: Array(inside), isHidden: isHidden, height: height)
      (row.outlineLevel, row.isCollapsed) = (outlineLevel, isCollapsed)
      return row
    }
  }
}

extension RandomAccessCollection {
  /// Returns the index of the first element that meets the condition, by binary search; the elements that meet the
  /// condition must come after all others.
  package func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
