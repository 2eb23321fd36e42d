internal import WorkProgress

/// A package (ECMA-376 part 2): parts in an archive, and relationships from part to part.
final class Package {
  let archive: ZipArchive
  var limits: ReadingLimits { archive.limits }
  /// The meter that counts the bytes read from parts with records: sheets and shared strings.
  var meter: WorkMeter?
  /// The pictures read so far.
  var images = ImageCache()

  init(_ archive: ZipArchive) {
    self.archive = archive
  }

  /// Passes all bytes of a part to a handler.
  func parse(_ part: String, with handler: any XMLHandler) throws(SpreadsheetFileError) {
    do {
      let bytes = try bytes(of: part)
      let parser = try XMLPushParser(handler, limits: limits)
      while let piece = try bytes.next() { try parser.parse(piece.bytes) }
      try parser.finish()
    } catch {
      throw error.located(file: archive.fileName, part: part)
    }
  }

  /// The tree of a small part.
  func tree(_ part: String) throws(SpreadsheetFileError) -> XMLNode {
    let builder = XMLTreeBuilder(limits: limits)
    try parse(part, with: builder)
    guard let root = builder.take() else {
      throw SpreadsheetFileError.damagedPart("the part is empty").located(file: archive.fileName, part: part)
    }
    return root
  }

  /// The tree of a SpreadsheetML part whose root element must have this name.
  func tree(_ part: String, root name: String) throws(SpreadsheetFileError) -> XMLNode {
    let root = try tree(part)
    guard root.name == name, root.namespace == .spreadsheet else {
      throw SpreadsheetFileError.damagedPart("the part begins with <\(root.name)> instead of <\(name)>")
        .located(file: archive.fileName, part: part)
    }
    return root
  }

  /// The relationships of a part, or of the package for an empty name; empty if it has no relationships part.
  func relationships(of part: String) throws(SpreadsheetFileError) -> Relationships {
    let name = PartName.relationships(of: part)
    guard archive.entry(name) != nil else { return Relationships() }
    return Relationships(try tree(name), source: part)
  }
}

extension Package {
  /// Opens a part whose handler may read records from its bytes; without `scans`, the XML parser reads everything.
  func records(
    of part: String, with handler: any RecordHandler, scans: Bool
  ) throws(SpreadsheetFileError) -> RecordPartReader {
    try RecordPartReader(part, of: self, handler: handler, scans: scans)
  }

  /// The bytes of a part, which must exist.
  func bytes(of part: String) throws(SpreadsheetFileError) -> any PartBytes {
    guard let entry = archive.entry(part) else {
      throw SpreadsheetFileError(
        .missingPart, reason: "the workbook refers to this part, but does not have it")
    }
    return try archive.bytes(of: entry)
  }
}

/// Reads one part piece by piece, so that the results of its handler can be taken in between.
final class RecordPartReader {
  private let fileName: String?
  private let part: String
  private let reader: RecordReader

  fileprivate init(
    _ part: String, of package: Package, handler: any RecordHandler, scans: Bool
  ) throws(SpreadsheetFileError) {
    fileName = package.archive.fileName
    self.part = part
    do {
      reader = try RecordReader(
        try package.bytes(of: part), handler: handler, limits: package.limits, scans: scans,
        meter: package.meter)
    } catch {
      throw error.located(file: fileName, part: part)
    }
  }

  /// Reads the next piece; returns false once the part is complete and its checksum is verified.
  func advance() throws(SpreadsheetFileError) -> Bool {
    do {
      return try reader.advance()
    } catch {
      throw error.located(file: fileName, part: part)
    }
  }
}
