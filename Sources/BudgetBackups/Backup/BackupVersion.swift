internal import BudgetModel
internal import ExactJSON

/// The versions of backups that can be read.
enum BackupVersion: Hashable {
  /// Versions 1.0 to 1.4 with monthly budgets, in which records refer to categories by name.
  case monthlyBudgets1
  /// Version 1.0 with periods, in which all transactions are expenses.
  case periods1
  /// Version 2, which this library writes.
  case current

  /// The reason why the version cannot be detected or read.
  struct Unreadable: Error {
    let problem: BackupProblem
  }

  /// Detects the version of a document by its version field and, if two programs used the same
  /// version, by its keys.
  static func detect(_ value: JSONValue) -> Result<BackupVersion, Unreadable> {
    guard let members = value.members else {
      return refuse([], .notObject(value.kind))
    }
    guard let version = members["version"] else {
      return refuse([], .versionMissing)
    }
    guard let text = version.text, let major = major(text) else {
      return refuse(["version"], .versionNotText(current: BudgetBackup.version))
    }
    switch major {
    case 1: return .success(isOfPeriods(members, text) ? .periods1 : .monthlyBudgets1)
    case 2: return .success(.current)
    case 3...:
      return refuse(["version"], .versionNewer(String(text.prefix(20)), current: BudgetBackup.version))
    default: return refuse(["version"], .versionUnknown(String(text.prefix(20))))
    }
  }

  private static func refuse(
    _ names: [String], _ fact: Finding.BackupFact
  ) -> Result<BackupVersion, Unreadable> {
    .failure(
      Unreadable(problem: BackupProblem(fact: fact, path: JSONPath(names.map(JSONPath.Step.name)))))
  }

  /// Returns the first number of a version such as `2`, `2.0` or `1.4.0`.
  private static func major(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ isNumber($0) }) else { return nil }
    return parts.first.flatMap { Int($0) }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether the backup has the version with periods, which exists only as 1.0; if the backup has neither periods nor
  /// monthly budgets, the keys of its records decide.
  private static func isOfPeriods(_ members: [JSONMember], _ version: String) -> Bool {
    guard ["1", "1.0", "1.0.0"].contains(version), members["monthlyBudgets"] == nil else { return false }
    if members["periods"] != nil { return true }
    let transaction = members["transactions"]?.elements?.first?.members ?? []
    let category = members["categories"]?.elements?.first?.members ?? []
    return transaction["transactionDate"] != nil
      || category["categoryType"] == nil && category["isCustom"] != nil
  }
}
