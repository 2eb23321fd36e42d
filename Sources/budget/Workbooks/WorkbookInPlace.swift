import CalendarDates
import Foundation
import SafeFiles
import SpreadsheetEditing
import SpreadsheetFiles

/// A user's workbook that a command changes in place.
///
/// From opening to saving, no other run of this program can write to its folder; a change by another program
/// is detected.
struct WorkbookInPlace {
  /// The path as the user gave it.
  let path: String
  /// The bytes as they were read.
  let bytes: [UInt8]
  /// The editor that changes it.
  var editor: WorkbookEditor
  private let target: OutputTarget
  private let console: Console

  /// Opens the workbook at a path.
  ///
  /// - Throws: `CommandError` if it cannot be read or changed, and if it comes from standard input.
  init(_ path: String, _ options: InputOptions, on console: Console) throws {
    guard path != FileAccess.standardStream else {
      throw CommandError(.usage, "a workbook is changed in place: name a file, not standard input")
    }
    (self.path, self.console) = (path, console)
    try FileAccess(console: console).check(path)
    target = try console.files.updating(path)
    bytes = try FileAccess(console: console).read(path, options.sizeLimit(of: .xlsx))
    let moment = options.moment(on: console)
    do {
      editor = try WorkbookEditor(bytes, name: FileAccess.name(of: path), limits: options.limits)
    } catch {
      throw Self.refusal(error, path)
    }
    editor.now = (moment.date, moment.time)
    if Self.isOpenElsewhere(path) {
      console.printError(
        "\(FileAccess.name(of: path)) is open in another program, which would overwrite this; close it there first."
      )
    }
  }

  /// Returns whether a lock file shows that Excel or LibreOffice has the file open.
  private static func isOpenElsewhere(_ path: String) -> Bool {
    let file = URL(filePath: path)
    return ["~$\(file.lastPathComponent)", ".~lock.\(file.lastPathComponent)#"].contains { name in
      FileManager.default.fileExists(atPath: file.deletingLastPathComponent().appending(path: name).path)
    }
  }

  /// Makes an edit.
  ///
  /// - Throws: `CommandError` with the edit's message; the file stays unchanged.
  mutating func apply(_ edit: some WorkbookEdit) throws {
    do { try editor.apply(edit) } catch { throw Self.refusal(error, path) }
  }

  /// Returns the file with all edits.
  ///
  /// - Throws: `CommandError` if the edits do not result in a valid workbook.
  mutating func edited() throws -> [UInt8] {
    do { return try editor.xlsx() } catch { throw Self.refusal(error, path) }
  }

  /// Saves the workbook over its file; if another program wrote the old content, a copy of it can be kept
  /// beside the file.
  ///
  /// - Returns: The path of the copy; nil if there is none.
  /// - Throws: `CommandError` if the file cannot be written, or has changed since it was read.
  mutating func save(keepsCopy: Bool) throws -> String? {
    let edited = try self.edited()
    return try console.files.save(edited, over: bytes, to: target, keepsCopy: keepsCopy)
  }

  private static func refusal(_ error: WorkbookEditingError, _ path: String) -> CommandError {
    if case .file(let error) = error.reason {
      return CommandError(.badInput, "\(error); \(error.remedy.lowercasedFirst)")
    }
    return CommandError(.badInput, "\(FileAccess.name(of: path)): \(error)")
  }
}
