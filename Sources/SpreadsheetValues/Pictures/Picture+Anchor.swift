extension Workbook.Picture {
  /// The position of a picture on its sheet, and how it reacts to changes of cells (ECMA-376 20.5.2).
  ///
  ///     let place = Workbook.Picture.Anchor.cell(.init(.cell("B2"), x: 9_525), .pixels(width: 64, height: 64))
  public enum Anchor: Hashable, Sendable {
    /// At a cell and of a fixed size (20.5.2.24, oneCellAnchor).
    case cell(Corner, Extent)
    /// From one corner to another (20.5.2.33, twoCellAnchor).
    case cells(Corner, Corner, Resizing)
    /// At a distance from the sheet's upper left corner, in English Metric Units (20.5.2.1, absoluteAnchor).
    case sheet(x: Int, y: Int, Extent)

    /// The cell at the upper left corner; nil for a picture that is not bound to cells.
    public var firstCell: CellReference? {
      switch self {
      case .cell(let corner, _), .cells(let corner, _, _): corner.cell
      case .sheet: nil
      }
    }
  }

  /// How a picture between two corners reacts when its cells change (ECMA-376 20.5.3.2, ST_EditAs).
  public enum Resizing: String, Hashable, Sendable {
    /// The picture moves with the cells and is resized with them.
    case movesAndSizes = "twoCell"
    /// The picture moves with the cells and keeps its size.
    case moves = "oneCell"
    /// The picture keeps its position and size.
    case stays = "absolute"
  }

  /// A place in a cell (ECMA-376 20.5.2.15, CT_Marker).
  ///
  ///     let corner = Workbook.Picture.Corner(.cell("B2"), x: 9_525)
  public struct Corner: Hashable, Sendable {
    /// The cell.
    public let cell: CellReference
    /// The distance from the cell's left edge, in English Metric Units.
    public let x: Int
    /// The distance from the cell's upper edge, in English Metric Units.
    public let y: Int

    /// Creates a place in a cell; without distances, it is the cell's upper left corner.
    public init(_ cell: CellReference, x: Int = 0, y: Int = 0) {
      self.cell = cell
      self.x = min(max(x, -Extent.maximum), Extent.maximum)
      self.y = min(max(y, -Extent.maximum), Extent.maximum)
    }
  }

  /// A width and a height in English Metric Units: an inch has 914,400 units (ECMA-376 20.1.2.1).
  ///
  ///     let extent = picture.naturalExtent.fitted(in: .millimeters(width: 50, height: 20))
  public struct Extent: Hashable, Sendable {
    /// The number of units per inch.
    public static let unitsPerInch = 914_400
    /// The number of units per millimetre.
    public static let unitsPerMillimeter = 36_000
    /// The number of units per pixel, at 96 pixels per inch.
    public static let unitsPerPixel = 9_525
    /// The largest size (ECMA-376 20.1.10.42, ST_PositiveCoordinate).
    static let maximum = 27_273_042_316_900

    /// The width, 0 or more.
    public let width: Int
    /// The height, 0 or more.
    public let height: Int

    /// Creates a size in English Metric Units, clamped to between 0 and the largest size.
    public init(width: Int, height: Int) {
      self.width = min(max(width, 0), Self.maximum)
      self.height = min(max(height, 0), Self.maximum)
    }

    /// A size in pixels, at 96 pixels per inch.
    public static func pixels(width: Int, height: Int) -> Extent {
      Extent(width: product(width, unitsPerPixel), height: product(height, unitsPerPixel))
    }

    /// A size in millimetres.
    public static func millimeters(width: Int, height: Int) -> Extent {
      Extent(width: product(width, unitsPerMillimeter), height: product(height, unitsPerMillimeter))
    }

    /// The largest size with the same proportions that fits into another size.
    public func fitted(in box: Extent) -> Extent {
      guard width > 0, height > 0 else { return self }
      let isWider = Int128(width) * Int128(box.height) > Int128(height) * Int128(box.width)
      if isWider {
        let height = (Int128(height) * Int128(box.width) + Int128(width / 2)) / Int128(width)
        return Extent(width: box.width, height: Int(clamping: height))
      }
      let width = (Int128(width) * Int128(box.height) + Int128(height / 2)) / Int128(height)
      return Extent(width: Int(clamping: width), height: box.height)
    }

    private static func product(_ count: Int, _ units: Int) -> Int {
      let (product, overflow) = count.multipliedReportingOverflow(by: units)
      return overflow ? (count < 0 ? 0 : maximum) : product
    }
  }
}
