internal import CLibZip

/// Rewrites an archive with some of its entries changed; libzip copies the others.
///
/// Unchanged entries keep their compressed bytes, name, comment, attributes and extra fields; times and
/// flags, which libzip would rewrite, are restored. New entries follow the others. Other possible
/// differences: from the first changed entry on, data descriptors are replaced by sizes in the local header,
/// and unneeded Zip64 fields are removed; bytes that belong to no entry are removed too.
struct ArchiveRewriting {
  let original: [UInt8]
  /// The entries with new bytes, by index.
  var replaced: [UInt64: DeflatedPart] = [:]
  /// The indices of removed entries.
  var removed: [UInt64] = []
  /// The added entries, in this order.
  var added: [(name: String, part: DeflatedPart)] = []

  init(original: [UInt8]) {
    self.original = original
  }

  /// The new archive.
  func bytes() throws(SpreadsheetWritingError) -> [UInt8] {
    var bytes = try rewritten()
    do {
      try RewrittenHeaders(original, replaced: Set(replaced.keys)).restore(in: &bytes)
    } catch {
      throw SpreadsheetWritingError(.archive(error.reason))
    }
    return bytes
  }

  /// The archive as libzip writes it.
  private func rewritten() throws(SpreadsheetWritingError) -> [UInt8] {
    let rewriting = RewritingSource(original, room: replaced.values.reduce(0) { $0 + $1.bytes.count })
    guard let source = rewriting.handedOver() else { throw Self.noMemory }
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let handle = zip_open_from_source(source, 0, &error) else {
      zip_source_free(source)
      throw Self.failure(&error)
    }
    do throws(SpreadsheetWritingError) {
      try change(handle)
      guard zip_close(handle) == 0 else { throw Self.failure(zip_get_error(handle)) }
    } catch {
      zip_discard(handle)
      throw error
    }
    return rewriting.takeWritten()
  }

  private func change(_ handle: OpaquePointer) throws(SpreadsheetWritingError) {
    guard removed.count < zip_get_num_entries(handle, 0) || !added.isEmpty else {
      throw SpreadsheetWritingError(.archive("a package without parts cannot be written"))
    }
    for index in removed where zip_delete(handle, index) != 0 { throw Self.failure(zip_get_error(handle)) }
    for (index, part) in replaced.sorted(by: { $0.key < $1.key }) {
      try put(part, handle) { zip_file_replace(handle, index, $0, 0) == 0 }
    }
    for (name, part) in added {
      guard PartName.normalized(entry: name) == name, !name.hasSuffix("/") else {
        throw SpreadsheetWritingError(.archive("\(name) is no name of a part"))
      }
      try put(part, handle) { zip_file_add(handle, name, $0, UInt32(ZIP_FL_ENC_UTF_8)) >= 0 }
    }
  }

  /// Passes a part to libzip, which frees it after accepting it.
  private func put(
    _ part: DeflatedPart, _ handle: OpaquePointer, _ body: (OpaquePointer) -> Bool
  ) throws(SpreadsheetWritingError) {
    guard let source = DeflatedSource(part).handedOver() else { throw Self.noMemory }
    guard body(source) else {
      zip_source_free(source)
      throw Self.failure(zip_get_error(handle))
    }
  }

  private static func failure(_ error: UnsafeMutablePointer<zip_error_t>?) -> SpreadsheetWritingError {
    let text = error.flatMap { zip_error_strerror($0) }.map { String(cString: $0) } ?? "unknown error"
    return SpreadsheetWritingError(.archive("it cannot be written again (\(text))"))
  }

  private static var noMemory: SpreadsheetWritingError {
    SpreadsheetWritingError(.archive("there is no memory for it"))
  }
}
