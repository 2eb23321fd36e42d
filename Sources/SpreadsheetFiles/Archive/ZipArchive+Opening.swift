internal import CLibZip
internal import Foundation

extension ZipArchive {
  /// Opens the archive at a path, reading its directory only.
  convenience init(path: String, limits: ReadingLimits) throws(SpreadsheetFileError) {
    let name = URL(filePath: path).lastPathComponent
    do {
      try self.init(handle: Self.open(path: path), fileName: name, limits: limits)
    } catch {
      throw error.located(file: name)
    }
  }

  /// Opens an archive in memory, whose bytes are copied.
  convenience init(
    bytes: some Collection<UInt8>, name: String?, limits: ReadingLimits
  ) throws(SpreadsheetFileError) {
    do {
      try self.init(handle: Self.open(bytes: Array(bytes)), fileName: name, limits: limits)
    } catch {
      throw error.located(file: name)
    }
  }

  private static func open(path: String) throws(SpreadsheetFileError) -> OpaquePointer {
    try checkFile(path)
    var code: Int32 = 0
    guard let handle = zip_open(path, ZIP_RDONLY | ZIP_CHECKCONS, &code) else { throw openError(code) }
    return handle
  }

  /// Says what a path is that holds no archive, before libzip only says that it is none.
  private static func checkFile(_ path: String) throws(SpreadsheetFileError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      if errno == EACCES { throw noPermission }
      throw SpreadsheetFileError(
        .notFound, reason: "there is no file at \(path)", remedy: "Check the name and the folder")
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw SpreadsheetFileError(.unreadable, reason: "this is a folder, not a workbook")
    default:
      throw SpreadsheetFileError(.unreadable, reason: "this is not a file but a device, pipe or socket")
    }
    guard let file = FileHandle(forReadingAtPath: path) else { throw noPermission }
    defer { try? file.close() }
    let head: Data?
    do {
      head = try file.read(upToCount: headLength)
    } catch {
      throw SpreadsheetFileError(.unreadable, reason: "the file could not be read", remedy: "Check the disk")
    }
    let refusal = FileSignature.refusal(head: Array(head ?? Data())) { needle in
      (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped))?.range(of: Data(needle)) != nil
    }
    if let refusal { throw refusal }
  }

  private static let headLength = 4_096

  private static var noPermission: SpreadsheetFileError {
    SpreadsheetFileError(
      .unreadable, reason: "the file may not be read", remedy: "Ask its owner for permission to read it")
  }

  private static func open(bytes: [UInt8]) throws(SpreadsheetFileError) -> OpaquePointer {
    let refusal = FileSignature.refusal(head: Array(bytes.prefix(headLength))) { needle in
      Data(bytes).range(of: Data(needle)) != nil
    }
    if let refusal { throw refusal }
    guard let copy = malloc(bytes.count) else {
      throw SpreadsheetFileError(.unreadable, reason: "there is no memory for the file")
    }
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
    }
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    // The source frees the copy, and the archive frees the source.
    guard let source = zip_source_buffer_create(copy, UInt64(bytes.count), 1, &error) else {
      free(copy)
      throw openError(error.zip_err)
    }
    guard let handle = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error) else {
      zip_source_free(source)
      throw openError(error.zip_err)
    }
    return handle
  }

  private static func openError(_ code: Int32) -> SpreadsheetFileError {
    var error = zip_error_t()
    zip_error_init_with_code(&error, code)
    defer { zip_error_fini(&error) }
    let text = zip_error_strerror(&error).map { String(cString: $0) } ?? "error \(code)"
    return SpreadsheetFileError(.damagedArchive, reason: "the archive cannot be opened (\(text))")
  }
}
