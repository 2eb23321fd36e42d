internal import CLibZip

/// Puts the parts of a package together into a ZIP archive.
enum PackageAssembly {
  /// The bytes of the archive: the parts in order, every time stamp the first that ZIP knows (1980-01-01), so
  /// that equal parts give equal bytes.
  static func archive(_ parts: [PackagePart]) throws(SpreadsheetWritingError) -> [UInt8] {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let output = zip_source_buffer_create(nil, 0, 0, &error) else { throw failure(&error) }
    defer { zip_source_free(output) }
    guard let archive = zip_open_from_source(output, ZIP_CREATE | ZIP_TRUNCATE, &error) else {
      throw failure(&error)
    }
    // The archive takes one reference with it when it closes; the bytes are read through the other.
    zip_source_keep(output)
    do throws(SpreadsheetWritingError) {
      for part in parts { try add(part, to: archive) }
      guard zip_close(archive) == 0 else { throw failure(zip_get_error(archive)) }
    } catch {
      zip_discard(archive)
      throw error
    }
    return try bytes(of: output)
  }

  private static func add(_ part: PackagePart, to archive: OpaquePointer) throws(SpreadsheetWritingError) {
    guard let source = PartSource.make(part, archive) else { throw failure(zip_get_error(archive)) }
    let index = zip_file_add(archive, part.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(zip_get_error(archive))
    }
    let entry = zip_uint64_t(index)
    // 1980-01-01 in DOS form, which unlike a Unix time does not depend on the time zone.
    guard zip_file_set_dostime(archive, entry, 0, 0x0021, 0) == 0,
      zip_set_file_compression(archive, entry, ZIP_CM_DEFLATE, 3) == 0
    else { throw failure(zip_get_error(archive)) }
  }

  private static func bytes(of output: OpaquePointer) throws(SpreadsheetWritingError) -> [UInt8] {
    var status = zip_stat_t()
    guard zip_source_stat(output, &status) == 0, zip_source_open(output) == 0 else {
      throw failure(zip_source_error(output))
    }
    defer { zip_source_close(output) }
    let size = Int(clamping: status.size)
    var read: zip_int64_t = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      read = zip_source_read(output, buffer.baseAddress, zip_uint64_t(size))
      count = max(0, Int(read))
    }
    guard bytes.count == size else { throw failure(zip_source_error(output)) }
    return bytes
  }

  private static func failure(_ error: UnsafeMutablePointer<zip_error_t>?) -> SpreadsheetWritingError {
    let message = error.flatMap { zip_error_strerror($0) }.map { String(cString: $0) }
    return SpreadsheetWritingError(.archive(message ?? "unknown error"))
  }
}
