import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates

/// Describes the content of a written file in a few words.
enum WrittenText {
  /// Returns `backup of version 2.1, 1,446 transactions, 30 categories`.
  static func budget(_ budget: Budget, _ what: String) -> String {
    "\(what), \(transactions(budget.transactions.count)), \(categories(budget.categories.count))"
  }

  /// Returns the description of a backup in the default format.
  static func backup(_ budget: Budget) -> String {
    self.budget(budget, "backup of version \(BudgetBackup.version)")
  }

  /// Returns the description of a backup for an older program; only records that this program supports are counted.
  static func backup(_ older: BudgetBackup.OlderBackup, _ version: BudgetBackup.OlderVersion) -> String {
    let (rows, groups) = (older.counts["transactions"] ?? 0, older.counts["categories"] ?? 0)
    return "backup of version \(version.rawValue), \(transactions(rows)), \(categories(groups))"
  }

  /// Returns `report for 2026-01, 61 transactions`, with the number of transactions in the
  /// budget's own currency.
  static func period(_ what: String, _ period: ReportPeriod, _ ledger: Ledger) -> String {
    let name =
      switch period {
      case .month(let month): "\(month.month)"
      case .year(let year): "\(year)"
      case .days(let days): "\(days.lowerBound) to \(days.upperBound)"
      }
    let count = period.days(of: ledger).map { ledger.transactions(in: $0).count } ?? 0
    return "\(what) for \(name), \(transactions(count))"
  }

  static func transactions(_ count: Int) -> String { self.count(count, "transaction") }

  static func categories(_ count: Int) -> String { self.count(count, "category", "categories") }

  /// Returns a number with its noun: `1 row`, `1,446 rows`.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    var digits = String(count)
    var end = digits.index(digits.endIndex, offsetBy: -3, limitedBy: digits.startIndex) ?? digits.startIndex
    while end > digits.startIndex {
      digits.insert(",", at: end)
      end = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex) ?? digits.startIndex
    }
    return "\(digits) \(count == 1 ? one : many ?? "\(one)s")"
  }
}
