import SpreadsheetValues

/// A cell in 16 bytes: small values themselves, others by their place in a table.
struct PackedCell {
  /// What the payload is.
  enum Kind: UInt8 {
    /// Nothing.
    case empty
    /// A number's digits, at the cell's power of ten.
    case number
    /// A place among the block's numbers of more than 63 bits.
    case wideNumber
    /// A place among the workbook's shared strings.
    case sharedText
    /// A range of the block's text bytes.
    case text
    /// A place among the block's texts of more bytes than a range can have.
    case wideText
    /// 0 or 1.
    case boolean
    /// A place among the block's errors.
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

  /// The most bytes of a text that a range can have.
  static let mostTextBytes = 0xFF_FFFF

  /// Which of the block's text bytes are the cell's.
  var textRange: Range<Int> {
    get {
      let start = Int(payload >> 24)
      return start..<start + Int(payload & 0xFF_FFFF)
    }
    set { payload = Int64(newValue.lowerBound) << 24 | Int64(newValue.count) }
  }
}
