import SpreadsheetValues

/// A cell in 16 bytes: it stores small values directly, and other values as an index into a table.
struct PackedCell {
  /// The meaning of the payload.
  enum Kind: UInt8 {
    /// The cell has no value.
    case empty
    /// The digits of a number; the cell also stores its power of ten.
    case number
    /// An index into the block's table of numbers that do not fit in the cell.
    case wideNumber
    /// An index into the workbook's shared strings.
    case sharedText
    /// A range of the block's text bytes.
    case text
    /// An index into the block's texts that are too long for a range.
    case wideText
    /// 0 or 1.
    case boolean
    /// An index into the block's errors.
    case error
  }

  var payload: Int64 = 0
  var style: Int32 = 0
  var column: UInt16
  var kind = Kind.empty
  var exponent: Int8 = 0

  init(column: Int) {
    self.column = UInt16(truncatingIfNeeded: column)
  }

  /// The maximum length of a text that fits a range, in bytes.
  static let mostTextBytes = 0xFF_FFFF

  /// The range of the cell's text in the block's text bytes.
  var textRange: Range<Int> {
    get {
      let start = Int(payload >> 24)
      return start..<start + Int(payload & 0xFF_FFFF)
    }
    set { payload = Int64(newValue.lowerBound) << 24 | Int64(newValue.count) }
  }
}
