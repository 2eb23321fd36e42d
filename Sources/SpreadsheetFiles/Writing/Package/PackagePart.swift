/// A part of a package: its name in the archive and its bytes, which are held deflated.
struct PackagePart: Sendable {
  /// The bytes of a part.
  enum Content: Sendable {
    /// One deflate stream with its checksum, as it goes into the archive.
    case deflated([UInt8], checksum: UInt32)
    /// Streams of one piece each, for parts of any length: deflated again as one when the archive is put together.
    case pieces([Piece])
  }

  /// A piece of a long part, deflated.
  struct Piece: Sendable {
    let deflated: [UInt8]
    let count: Int
  }

  /// The name without a leading slash, such as `xl/workbook.xml`.
  let name: String
  let content: Content
  /// The number of bytes before deflating.
  let count: Int
}

/// Collects the XML of one part in bounded memory.
struct PartBuilder: Sendable {
  /// What was written since the last `flush`.
  var xml: XMLWriter
  private let name: String
  private var pieces: [PackagePart.Piece] = []
  private var count = 0

  /// The XML that is held before it is deflated, in bytes.
  static let pieceSize = 4 << 20

  init(_ name: String, _ xml: XMLWriter = XMLWriter()) {
    self.name = name
    self.xml = xml
  }

  /// Deflates what was written if it is much.
  mutating func flush() throws(SpreadsheetWritingError) {
    if xml.bytes.count >= Self.pieceSize { try pack() }
  }

  /// The part, complete.
  mutating func finish() throws(SpreadsheetWritingError) -> PackagePart {
    if pieces.isEmpty {
      let deflated = try Deflate.deflated(xml.bytes, level: 6)
      let content = PackagePart.Content.deflated(deflated, checksum: Deflate.checksum(0, xml.bytes))
      return PackagePart(name: name, content: content, count: xml.bytes.count)
    }
    try pack()
    return PackagePart(name: name, content: .pieces(pieces), count: count)
  }

  private mutating func pack() throws(SpreadsheetWritingError) {
    let deflated = try Deflate.deflated(xml.bytes, level: 1)
    pieces.append(PackagePart.Piece(deflated: deflated, count: xml.bytes.count))
    count += xml.bytes.count
    xml.clear()
  }
}
