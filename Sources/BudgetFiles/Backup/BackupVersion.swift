internal import BudgetModel
internal import ExactJSON

/// The forms of backups that are read.
enum BackupVersion: Hashable {
  /// Versions 1.0 to 1.4 with monthly budgets, whose records name categories by name.
  case monthlyBudgets1
  /// Version 1.0 with periods, whose transactions are all expenses.
  case periods1
  /// Version 2, the one that is written.
  case current

  /// Why the version cannot be told or read.
  struct Unreadable: Error {
    let problem: BackupProblem
  }

  /// The form of a document, by its version and, where two programs used the same one, by its keys.
  static func detect(_ value: JSONValue) -> Result<BackupVersion, Unreadable> {
    guard let members = value.members else {
      return refuse([], .valueOfWrongKind, "a backup is an object, not \(value.kind)")
    }
    guard let version = members["version"] else {
      return refuse(
        [], .versionUnknown, "the file has no version; it is no budget backup",
        remedy: "choose a file that was exported as a backup")
    }
    guard let text = version.text, let major = major(text) else {
      return refuse(
        ["version"], .versionUnknown, "the version is not a text such as \"\(BudgetBackup.version)\"")
    }
    switch major {
    case 1: return .success(isOfPeriods(members, text) ? .periods1 : .monthlyBudgets1)
    case 2: return .success(.current)
    case 3...:
      return refuse(
        ["version"], .versionUnknown,
        "the backup has version \(text.prefix(20)), which is newer than \(BudgetBackup.version), the newest known here",
        remedy: "read it with a newer version of this program")
    default: return refuse(["version"], .versionUnknown, "there is no version \(text.prefix(20)) of backups")
    }
  }

  private static func refuse(
    _ names: [String], _ code: Finding.Code, _ reason: String, remedy: String? = nil
  ) -> Result<BackupVersion, Unreadable> {
    let path = JSONPath(names.map(JSONPath.Step.name))
    return .failure(
      Unreadable(problem: BackupProblem(code: code, path: path, reason: reason, remedy: remedy)))
  }

  /// The first number of `2`, `2.0` or `1.4.0`.
  private static func major(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ isNumber($0) }) else { return nil }
    return parts.first.flatMap { Int($0) }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Only the program with periods stopped at 1.0; without either collection, the keys of the records decide.
  private static func isOfPeriods(_ members: [JSONMember], _ version: String) -> Bool {
    guard ["1", "1.0", "1.0.0"].contains(version), members["monthlyBudgets"] == nil else { return false }
    if members["periods"] != nil { return true }
    let transaction = members["transactions"]?.elements?.first?.members ?? []
    let category = members["categories"]?.elements?.first?.members ?? []
    return transaction["transactionDate"] != nil
      || category["categoryType"] == nil && category["isCustom"] != nil
  }
}
