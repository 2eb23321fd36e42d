/// A package whose parts are held as the bytes they have, so that only what is changed is written anew.
///
/// Parts are found without case. Opening checks what reading checks; a part is inflated only when it is asked for.
package struct EditedPackage: Sendable {
  /// What becomes of a part.
  private enum Edit {
    case content([UInt8])
    /// The same once it was written, which takes less memory.
    case deflated(DeflatedPart)
    case removed
  }

  /// The bytes that were given.
  package let original: [UInt8]
  private let reader: ZipArchive
  /// The entries of the archive that was given, in its order.
  private let entries: [ZipEntry]
  /// What was asked for, by the key of the part's name.
  private var edits: [String: Edit] = [:]
  /// The names of parts that the archive did not have, in the order in which they came.
  private var added: [String] = []

  /// Opens the package in these bytes, which are shared and not copied.
  ///
  /// - Throws: `SpreadsheetFileError` where it is no archive, is encrypted or damaged, or is past a limit.
  package init(_ bytes: [UInt8], name: String?, limits: ReadingLimits) throws(SpreadsheetFileError) {
    original = bytes
    reader = try ZipArchive(bytes: bytes, name: name, limits: limits)
    entries = reader.entries.values.sorted { $0.index < $1.index }
  }

  /// The names of the parts, with slashes: those of the archive in its order, then those that were added.
  package var partNames: [String] {
    entries.map(\.name).filter { !isRemoved($0) } + added
  }

  /// The names of the parts that were replaced, removed or added, in the same order.
  package var changedParts: [String] {
    entries.map(\.name).filter { edits[PartName.key($0)] != nil } + added
  }

  /// Whether the package is signed (ECMA-376 part 2, 10): a change would make its signatures wrong.
  package var isSigned: Bool {
    partNames.map(PartName.key).contains { $0.hasPrefix("_xmlsignatures/") || $0.hasSuffix("origin.sigs") }
  }

  /// Whether there is a part of this name.
  package func contains(_ part: String) -> Bool {
    switch edits[PartName.key(part)] {
    case .content, .deflated: true
    case .removed: false
    case nil: reader.entry(part) != nil
    }
  }

  /// The inflated bytes of a part, its new ones where it was replaced.
  ///
  /// - Throws: `SpreadsheetFileError` where it is not there, is damaged, or is past a limit.
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
    // The size is a claim; deflate does not reach more than 1,032 for each byte.
    let (most, isPast) = entry.compressedSize.multipliedReportingOverflow(by: 1_032)
    bytes.reserveCapacity(min(entry.size, isPast ? 0 : most))
    while let piece = try pieces.next() { bytes += piece.bytes }
    return bytes
  }

  /// Gives a part other bytes, or adds it where there is none of this name.
  package mutating func replace(_ part: String, with bytes: [UInt8]) {
    let key = PartName.key(part)
    if reader.entry(part) == nil, edits[key] == nil { added.append(part) }
    edits[key] = .content(bytes)
  }

  /// Removes a part; one that is not there stays away.
  package mutating func remove(_ part: String) {
    let key = PartName.key(part)
    if reader.entry(part) != nil {
      edits[key] = .removed
    } else if edits.removeValue(forKey: key) != nil {
      added.removeAll { PartName.key($0) == key }
    }
  }

  /// Deflates the parts that have other bytes, which then take less memory and are not deflated again.
  package mutating func deflate() {
    for (key, edit) in edits {
      if case .content(let bytes) = edit { edits[key] = .deflated(DeflatedPart(bytes)) }
    }
  }

  /// The bytes of the package: those that were given where nothing was changed.
  ///
  /// Every other entry keeps its compressed bytes, name, time and flags; see `ArchiveRewriting` for what does not.
  /// The same edits in the same order give the same bytes.
  ///
  /// - Throws: `SpreadsheetWritingError` where the archive cannot be written.
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
