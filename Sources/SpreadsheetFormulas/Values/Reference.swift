internal import SpreadsheetValues

/// A rectangle of a sheet; the sheet is given by its index.
struct SheetArea: Hashable, Sendable {
  var sheet: Int
  var range: CellRange
}

/// One or more rectangles of cells.
///
/// A single rectangle, the usual case, needs no allocation and little stack space.
struct Reference: Sendable {
  private let sheet: Int32
  private let (top, left, bottom, right): (Int32, Int32, Int32, Int32)
  /// All rectangles; nil if there is exactly one.
  private let several: [SheetArea]?

  private init(_ area: SheetArea, several: [SheetArea]?) {
    sheet = Int32(truncatingIfNeeded: area.sheet)
    (top, left) = (Int32(area.range.first.row), Int32(area.range.first.column))
    (bottom, right) = (Int32(area.range.last.row), Int32(area.range.last.column))
    self.several = several
  }

  init(sheet: Int, range: CellRange) {
    self.init(SheetArea(sheet: sheet, range: range), several: nil)
  }

  init(_ areas: [SheetArea]) {
    let origin = CellReference(clampingRow: 1, column: 1)
    let first = areas.first ?? SheetArea(sheet: 0, range: CellRange(origin, origin))
    self.init(first, several: areas.count == 1 ? nil : areas)
  }

  private var single: SheetArea {
    let first = CellReference(clampingRow: Int(top), column: Int(left))
    let last = CellReference(clampingRow: Int(bottom), column: Int(right))
    return SheetArea(sheet: Int(sheet), range: CellRange(first, last))
  }

  var areas: [SheetArea] { several ?? [single] }

  /// The only rectangle; throws `#VALUE!` if there are several.
  var area: SheetArea {
    get throws(Stop) {
      guard several == nil else { throw .error(.value) }
      return single
    }
  }
}

/// The reason why an evaluation ends early.
enum Stop: Error {
  /// The result is this error.
  case error(CellError)
  /// This cell must be computed first.
  case cell(CellAddress)
  /// The cells of this rectangle must be computed first.
  case area(SheetArea)
  /// The work limit is reached; functions such as `IFERROR` do not treat this as an error of their argument.
  case exhausted
}

/// A cell of a sheet; the sheet is given by its index.
struct CellAddress: Hashable, Sendable {
  var sheet: Int
  var reference: CellReference
}
