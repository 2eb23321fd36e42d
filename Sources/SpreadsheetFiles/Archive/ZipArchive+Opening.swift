internal import Foundation

extension ZipArchive {
  /// Opens the archive at a path, reading only its directory.
  convenience init(path: String, limits: ReadingLimits) throws(SpreadsheetFileError) {
    let name = URL(filePath: path).lastPathComponent
    do {
      try self.init(ArchiveSource(path: path), fileName: name, limits: limits)
    } catch {
      throw error.located(file: name)
    }
  }

  /// Opens an archive in memory; an array is shared, not copied.
  convenience init(
    bytes: some Collection<UInt8>, name: String?, limits: ReadingLimits
  ) throws(SpreadsheetFileError) {
    do {
      try self.init(ArchiveSource(bytes: Array(bytes)), fileName: name, limits: limits)
    } catch {
      throw error.located(file: name)
    }
  }
}
