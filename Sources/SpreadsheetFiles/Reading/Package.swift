/// A package (ECMA-376 part 2): parts in an archive, and relationships from part to part.
final class Package {
  /// The archive.
  let archive: ZipArchive
  /// What may be read.
  var limits: ReadingLimits { archive.limits }

  init(_ archive: ZipArchive) {
    self.archive = archive
  }

  /// Feeds a part to a handler from its first byte to its last.
  func parse(_ part: String, with handler: any XMLHandler) throws(SpreadsheetFileError) {
    let reader = try XMLPartReader(part, of: self, handler: handler)
    while try reader.advance() {}
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

  /// The tree of a part of SpreadsheetML whose outermost element must be this one.
  func tree(_ part: String, root name: String) throws(SpreadsheetFileError) -> XMLNode {
    let root = try tree(part)
    guard root.name == name, root.namespace == .spreadsheet else {
      throw SpreadsheetFileError.damagedPart("the part begins with <\(root.name)> instead of <\(name)>")
        .located(file: archive.fileName, part: part)
    }
    return root
  }

  /// The relationships of a part, or of the package for an empty name; none where it has no such part.
  func relationships(of part: String) throws(SpreadsheetFileError) -> Relationships {
    let name = PartName.relationships(of: part)
    guard archive.entry(name) != nil else { return Relationships() }
    return Relationships(try tree(name), source: part)
  }
}

/// Reads one part piece by piece, so that what its handler collects can be taken in between.
final class XMLPartReader {
  private let package: Package
  private let part: String
  private let bytes: ZipEntryReader
  private let parser: XMLPushParser

  init(_ part: String, of package: Package, handler: any XMLHandler) throws(SpreadsheetFileError) {
    self.package = package
    self.part = part
    guard let entry = package.archive.entry(part) else {
      throw SpreadsheetFileError(
        .missingPart, file: package.archive.fileName, part: part,
        reason: "the workbook refers to this part, but does not have it")
    }
    do {
      bytes = try ZipEntryReader(entry, in: package.archive)
      parser = try XMLPushParser(handler, limits: package.limits)
    } catch {
      throw error.located(file: package.archive.fileName, part: part)
    }
  }

  /// Parses the next piece; false once the part is complete and its checksum was right.
  func advance() throws(SpreadsheetFileError) -> Bool {
    do {
      guard let piece = try bytes.next() else {
        try parser.finish()
        return false
      }
      try parser.parse(piece)
      return true
    } catch {
      throw error.located(file: package.archive.fileName, part: part)
    }
  }
}
