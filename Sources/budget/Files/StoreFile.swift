import BudgetModel
import BudgetStores
import CalendarDates
import Foundation

/// Finds and opens the file in which a budget is stored.
struct StoreFile {
  /// The default file name.
  static let defaultName = "household.budget"

  let path: String
  private let now: UTCTimestamp

  /// Finds the named file, else the file that `BUDGET_BOOK` names, else the nearest `household.budget` in this or a
  /// parent folder.
  ///
  /// - Throws: `CommandError` if there is none.
  init(_ named: String?, now: UTCTimestamp, on console: Console) throws {
    self.now = now
    let environment = console.environment["BUDGET_BOOK"].flatMap { $0.isEmpty ? nil : $0 }
    if let path = named ?? environment {
      self.path = path
      return
    }
    guard let nearest = Self.nearest(from: console.folder()) else {
      throw CommandError(
        .usage,
        "there is no \(Self.defaultName) in this folder or one above; create one with budget init, or "
          + "name a file with --book"
      )
    }
    path = nearest
  }

  private static func nearest(from folder: String) -> String? {
    var folder = URL(filePath: folder).standardizedFileURL
    while true {
      let file = folder.appending(path: defaultName)
      if FileManager.default.fileExists(atPath: file.path) { return file.path }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path else { return nil }
      folder = above
    }
  }

  /// Returns whether the file is a workbook rather than a book or a backup.
  func isWorkbook(on console: Console) -> Bool {
    guard path != FileAccess.standardStream, let head = try? FileAccess(console: console).head(path) else {
      return false
    }
    return FileFormat(path: path, bytes: head) == .xlsx
  }

  /// Opens the book or backup.
  ///
  /// - Throws: `CommandError` if the file is neither.
  func store(on console: Console) throws -> any BudgetStore {
    let name = FileAccess.name(of: path)
    guard path != FileAccess.standardStream else {
      throw CommandError(.usage, "a budget is changed in place: name a file, not standard input")
    }
    let head = try FileAccess(console: console).head(path)
    if BookStore.isBook(head) { return BookStore(path, patience: console.files.patience) }
    switch FileFormat(path: path, bytes: head) {
    case .json: return BackupStore(path, now: now, limit: SizeLimit(.json).bytes)
    case .xlsx:
      throw CommandError(
        .usage,
        "\(name) is a workbook, which only has a log: add, import, categorize, report --into and undo change one; "
          + "budget init --copy-of \(name) makes a book of it")
    default:
      throw CommandError(.badInput, "\(name) is neither a book nor a backup; budget init makes a book of it")
    }
  }
}
