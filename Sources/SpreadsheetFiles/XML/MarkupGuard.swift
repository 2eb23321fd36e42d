/// Checks the bytes of an XML document before the parser gets them; rejects long tags, many attributes and DTDs.
///
/// libxml2 compares every attribute of a tag with every other and buffers a tag until it is complete, so
/// excessive tags must be rejected before libxml2 gets them. OPC forbids document type declarations.
struct MarkupGuard {
  private enum Place {
    case text, opened, bang, tag, instruction, comment, cdata
    case quoted(UInt8)
  }

  private let limits: ReadingLimits
  private var place = Place.text
  /// The number of bytes since the tag's `<`.
  private var length = 0
  private var attributes = 0
  /// The position of the last tag in the bytes of the last check; 0 if that tag began before these bytes.
  private(set) var lastTag = 0
  /// The number of consecutive bytes that may begin the end of a comment, a CDATA section or an instruction.
  private var closing = 0

  init(limits: ReadingLimits) {
    self.limits = limits
  }

  /// Checks the next bytes of the document, in UTF-8.
  mutating func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    lastTag = 0
    guard let start = bytes.baseAddress else { return }
    let end = start + bytes.count
    var next = start
    while next < end {
      let byte = next.pointee
      defer { next += 1 }
      if case .text = place {
        if byte == UInt8(ascii: "<") {
          place = .opened
          length = 0
          attributes = 0
          closing = 0
          lastTag = next - start
        }
        continue
      }
      length &+= 1
      guard length <= limits.tagBytes else {
        throw limits.passed(.tagBytes, "a tag has over \(limits.tagBytes) bytes")
      }
      try step(byte)
    }
  }

  @inline(__always)
  private mutating func step(_ byte: UInt8) throws(SpreadsheetFileError) {
    switch place {
    case .text: break
    case .opened: open(byte)
    case .bang:
      switch byte {
      case UInt8(ascii: "-"): place = .comment
      case UInt8(ascii: "["): place = .cdata
      default: throw .documentType
      }
    case .tag:
      if byte == UInt8(ascii: ">") {
        try close()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        place = .quoted(byte)
        attributes &+= 1
      }
    case .quoted(let quote): if byte == quote { place = .tag }
    case .instruction: try end(byte, after: UInt8(ascii: "?"), times: 1)
    // The two dashes that open a comment do not belong to its end; the state `bang` has read the first of them.
    case .comment: try end(byte, after: UInt8(ascii: "-"), times: length <= 3 ? Int.max : 2)
    case .cdata: try end(byte, after: UInt8(ascii: "]"), times: 2)
    }
  }

  private mutating func open(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "!"): place = .bang
    case UInt8(ascii: "?"): place = .instruction
    case UInt8(ascii: ">"): place = .text
    default: place = .tag
    }
  }

  private mutating func end(_ byte: UInt8, after mark: UInt8, times: Int) throws(SpreadsheetFileError) {
    if byte == mark {
      closing = length == 3 ? 0 : closing + 1
    } else if byte == UInt8(ascii: ">"), closing >= times {
      try close()
    } else {
      closing = 0
    }
  }

  private mutating func close() throws(SpreadsheetFileError) {
    place = .text
    guard attributes <= limits.tagAttributes else {
      throw limits.passed(.tagAttributes, "a tag has \(attributes) attributes")
    }
    length = 0
  }
}

extension SpreadsheetFileError {
  /// The error for a DTD, which ECMA-376 part 2, 6.2.5 forbids in packages.
  static var documentType: SpreadsheetFileError {
    .damagedPart("the part has a document type declaration, which workbooks never have")
  }
}
