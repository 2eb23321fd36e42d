import BudgetFiles
import BudgetModel
import CalendarDates

enum BackupTarget {
  static func run(_ bytes: [UInt8]) {
    guard let first = read(bytes), let written = write(first) else { return }
    guard let second = read(written) else { fatalError("what was written cannot be read") }
    require(write(second) == written, "a backup changes when it is written again")
  }

  private static let now = UTCTimestamp(date: .fixed)

  private static func read(_ bytes: [UInt8]) -> ImportResult? {
    try? BudgetBackup.read(bytes, context: ImportContext(fileName: "a.json", now: now))
  }

  private static func write(_ result: ImportResult) -> [UInt8]? {
    try? BudgetBackup.write(result.budget, exportDate: result.exportDate ?? now)
  }
}
