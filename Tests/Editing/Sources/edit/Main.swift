import Foundation
import Spreadsheet

/// Makes one edit: `edit IN OUT none|set|insert|delete|append|add|rename …`.
@main struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else { fail("usage: edit IN OUT EDIT …") }
    do {
      var editor = try WorkbookEditor(path: arguments[0])
      editor.allowsProtected = ProcessInfo.processInfo.environment["ALLOW_PROTECTED"] != nil
      if let edit = try edit(Array(arguments[2...]), of: arguments[0]) { try editor.apply(edit) }
      let bytes = try editor.xlsx()
      try FileOutput.write(bytes, to: arguments[1])
      for part in editor.changedParts { print("part: \(part)") }
    } catch {
      fail("\(error)")
    }
  }

  private static func edit(_ words: [String], of path: String) throws -> (any WorkbookEdit)? {
    switch (words[0], words.count) {
    case ("none", 1): return nil
    case ("set", 4):
      guard let cell = CellReference(words[2]) else { fail("no cell: \(words[2])") }
      return SetCell(words[1], cell, value(words[3]))
    case ("insert", 4): return InsertRows(words[1], before: Int(words[2]) ?? 0, count: Int(words[3]) ?? 0)
    case ("delete", 4): return DeleteRows(words[1], (Int(words[2]) ?? 0)...(Int(words[3]) ?? 0))
    case ("append", 4...):
      let cell = try CellReference(words[2]) ?? header(of: words[2], on: words[1], Workbook(xlsxAt: path))
      // The environment variable ROWS repeats the row, for measurements.
      let count = ProcessInfo.processInfo.environment["ROWS"].flatMap { Int($0) } ?? 1
      let row = words[3...].map { value($0) }
      return AppendRows(Array(repeating: row, count: count), to: .block(sheet: words[1], header: cell))
    case ("add", 2): return AddSheet(Sheet(words[1]))
    case ("rename", 3): return RenameSheet(words[1], to: words[2])
    default: fail("no such edit: \(words)")
    }
  }

  /// Returns the first cell of the last block of used cells in a column.
  private static func header(of column: String, on name: String, _ workbook: Workbook) -> CellReference {
    guard let column = CellReference(column + "1")?.column, let sheet = workbook[sheet: name] else {
      fail("no cell: \(column)")
    }
    let used = Set(sheet.rows.filter { $0[column].map { $0.value != .empty } ?? false }.map(\.number))
    guard var row = used.max() else { fail("no cells in the column") }
    while used.contains(row - 1) { row -= 1 }
    guard let cell = CellReference(row: row, column: column) else { fail("no cell in row \(row)") }
    return cell
  }

  private static func value(_ text: String) -> CellValue {
    (try? Decimal(strict: text)).map { .number($0) } ?? .text(text)
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(3)
  }
}
