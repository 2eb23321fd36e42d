/// A package that keeps the original bytes of its parts, so that only changed parts are written anew.
///
/// Part names are case-insensitive. Opening makes the same checks as reading; a part is inflated only on request.
package struct EditedPackage: Sendable {
  /// The change to a part.
  private enum Edit {
    case content([UInt8])
    /// The new content, deflated to take less memory.
    case deflated(DeflatedPart)
    case removed
  }

  /// The original bytes.
  package let original: [UInt8]
  private let reader: ZipArchive
  /// The entries of the original archive, in its order.
  private let entries: [ZipEntry]
  /// The requested changes, by the key of the part's name.
  private var edits: [String: Edit] = [:]
  /// The names of parts that the archive did not have, in the order in which they were added.
  private var added: [String] = []

  /// Opens the package in these bytes, which are shared, not copied.
  ///
  /// - Throws: `SpreadsheetFileError` if the bytes are not an archive, or if the archive is encrypted or damaged,
  ///   or exceeds a limit.
  package init(_ bytes: [UInt8], name: String?, limits: ReadingLimits) throws(SpreadsheetFileError) {
    original = bytes
    reader = try ZipArchive(bytes: bytes, name: name, limits: limits)
    entries = reader.entries.values.sorted { $0.index < $1.index }
  }

  /// The names of the parts with forward slashes: first the parts of the archive in its order, then the added parts.
  package var partNames: [String] {
    entries.map(\.name).filter { !isRemoved($0) } + added
  }

  /// The names of the replaced, removed or added parts, with added parts last.
  package var changedParts: [String] {
    entries.map(\.name).filter { edits[PartName.key($0)] != nil } + added
  }

  /// Whether the package is signed (ECMA-376 part 2, 10): a change would invalidate its signatures.
  package var isSigned: Bool {
    partNames.map(PartName.key).contains { $0.hasPrefix("_xmlsignatures/") || $0.hasSuffix("origin.sigs") }
  }

  /// Whether there is a part with this name.
  package func contains(_ part: String) -> Bool {
    switch edits[PartName.key(part)] {
    case .content, .deflated: true
    case .removed: false
    case nil: reader.entry(part) != nil
    }
  }

  /// The inflated bytes of a part; its new bytes if it was replaced.
  ///
  /// - Throws: `SpreadsheetFileError` if the part is missing, is damaged, or exceeds a limit.
  package func bytes(of part: String) throws(SpreadsheetFileError) -> [UInt8] {
    switch edits[PartName.key(part)] {
    case .content(let bytes): return bytes
    case .deflated(let deflated): return try deflated.inflated()
    case .removed, nil: break
    }
    guard !isRemoved(part), let entry = reader.entry(part) else {
      throw SpreadsheetFileError(
        .missingPart, file: reader.fileName, part: part, reason: "the package lacks this part")
    }
    do {
      return try inflated(entry)
    } catch {
      throw error.located(file: reader.fileName, part: part)
    }
  }

  private func inflated(_ entry: ZipEntry) throws(SpreadsheetFileError) -> [UInt8] {
    let pieces = try reader.bytes(of: entry)
    var bytes: [UInt8] = []
    // The size in the directory may be wrong, but deflate yields at most 1,032 bytes for each compressed byte.
    let (most, isPast) = entry.compressedSize.multipliedReportingOverflow(by: 1_032)
    bytes.reserveCapacity(min(entry.size, isPast ? 0 : most))
    while let piece = try pieces.next() { bytes += piece.bytes }
    return bytes
  }

  /// Replaces the bytes of a part, or adds it if there is no part with this name.
  package mutating func replace(_ part: String, with bytes: [UInt8]) {
    let key = PartName.key(part)
    if reader.entry(part) == nil, edits[key] == nil { added.append(part) }
    edits[key] = .content(bytes)
  }

  /// Removes a part; does nothing if there is no part with this name.
  package mutating func remove(_ part: String) {
    let key = PartName.key(part)
    if reader.entry(part) != nil {
      edits[key] = .removed
    } else if edits.removeValue(forKey: key) != nil {
      added.removeAll { PartName.key($0) == key }
    }
  }

  /// Deflates the changed parts, which then take less memory and are not deflated again.
  package mutating func deflate() {
    for (key, edit) in edits {
      if case .content(let bytes) = edit { edits[key] = .deflated(DeflatedPart(bytes)) }
    }
  }

  /// The bytes of the package; the original bytes if nothing was changed.
  ///
  /// Every entry that was not changed keeps its compressed bytes, name, time and flags; `ArchiveRewriting` lists
  /// the exceptions. The same edits in the same order give the same bytes.
  ///
  /// - Throws: `SpreadsheetWritingError` if the archive cannot be written.
  package func archive() throws(SpreadsheetWritingError) -> [UInt8] {
    guard !edits.isEmpty else { return original }
    var rewriting = ArchiveRewriting(original: original)
    for entry in entries {
      switch edits[PartName.key(entry.name)] {
      case .deflated(let part): rewriting.replaced[entry.index] = part
      case .removed: rewriting.removed.append(entry.index)
      case .content(let bytes): rewriting.replaced[entry.index] = DeflatedPart(bytes)
      case nil: continue
      }
    }
    for name in added {
      switch edits[PartName.key(name)] {
      case .content(let bytes): rewriting.added.append((name, DeflatedPart(bytes)))
      case .deflated(let part): rewriting.added.append((name, part))
      case .removed, nil: continue
      }
    }
    return try rewriting.bytes()
  }

  private func isRemoved(_ part: String) -> Bool {
    if case .removed = edits[PartName.key(part)] { true } else { false }
  }
}
