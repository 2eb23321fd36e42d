public import BudgetModel
public import CalendarDates
public import Foundation

/// A preview of importing a file into a budget; it does not change the budget (Docs/importing.md).
///
/// It shows which rows are new, already in the budget, in conflict with it, or unusable.
///
///     let preview = ImportPreview(of: result, fingerprint, accounting: accounting, into: budget, now: now)
///     preview.new.count          // rows that would be added
///     let after = preview.applied()
public struct ImportPreview: Hashable, Sendable {
  /// The user's options for importing a file.
  public struct Options: Hashable, Sendable {
    /// Whether a row that the bank now reports with other values replaces the date, amount and direction of
    /// its transaction.
    public var takesFileInConflicts: Bool
    /// Whether two rows that are the two sides of one transfer are joined.
    public var pairsTransfers: Bool

    /// Creates the options; the defaults replace nothing and join transfers.
    public init(takesFileInConflicts: Bool = false, pairsTransfers: Bool = true) {
      self.takesFileInConflicts = takesFileInConflicts
      self.pairsTransfers = pairsTransfers
    }
  }

  /// A row of the file.
  public struct Row: Hashable, Sendable {
    /// The row's position in the file.
    public let place: Provenance
    /// The row as a transaction that refers to the budget's records.
    public let transaction: Transaction
    /// The amount as written in the file; if the file has none, the transaction's amount, positive for
    /// incoming money.
    public let amount: Decimal
    /// Whether it is an additional entry of another row, such as a fee.
    public let isBesideRow: Bool
  }

  /// A new row.
  public struct New: Hashable, Sendable {
    /// The row.
    public let row: Row
    /// Whether the row is the second side of a transfer, and therefore not a separate transaction.
    public var isJoined = false
  }

  /// A row that is in the budget already.
  public struct Duplicate: Hashable, Sendable {
    /// The reason why the row is not new.
    public enum Reason: Hashable, Sendable {
      /// The row was imported from a file with this name.
      case imported(String)
      /// The budget has this transaction, but no import had recorded the row's key.
      case known
      /// A row with the same identifier and values occurs earlier in the file.
      case repeated(Provenance)
      /// The row was imported and its transaction was then deleted; the transaction is not restored
      /// automatically.
      case deleted
    }

    /// The row.
    public let row: Row
    /// The reason why the row is not new.
    public let reason: Reason
    /// The matching transaction; nil if it was deleted.
    public let existing: Identifier<Transaction>?
  }

  /// A row with the same identifier as an existing row, but other values.
  public struct Conflict: Hashable, Sendable {
    /// The row.
    public let row: Row
    /// The existing values, from an earlier file or from an earlier row of this file.
    public let stored: Stored
    /// The matching transaction; nil for a conflict within the file.
    public let existing: Identifier<Transaction>?
    /// Whether the row's values replace the existing values.
    public let isTaken: Bool
  }

  /// The existing values in a conflict.
  public struct Stored: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The amount, above 0.
    public let amount: Decimal
    /// Whether money came in or went out.
    public let direction: TransactionKind
    /// The file or the position from which the values come.
    public let origin: Finding.IntakeFact.Origin
  }

  /// The file.
  public let file: FileFingerprint
  /// Rows that would be added.
  public let new: [New]
  /// Rows that are already in the budget.
  public let duplicates: [Duplicate]
  /// Rows that contradict the budget.
  public let conflicts: [Conflict]
  /// Rows that cannot be used, each with its reason.
  public let unusable: [Finding]
  /// Other findings: possible transfers, records that are added, and data that is left out.
  public let findings: [Finding]
  /// How far the file confirms the values that were read from it.
  public let verdicts: [ImportVerdict]
  /// The accounting of rows and amounts.
  public let accounting: ImportAccounting
  /// The record of the import that is added to the budget; nil if the import changes nothing.
  public let record: Import?
  let budget: Budget
  let changes: BudgetChanges

  /// Returns the budget with the file imported; the unchanged budget if nothing is new.
  public func applied() -> Budget {
    guard let record else { return budget }
    var after = budget
    changes.apply(to: &after)
    after.imports.append(record)
    return after
  }
}

/// The changes that an import makes to the records of a budget.
struct BudgetChanges: Hashable, Sendable {
  /// Changed transactions, by their index.
  var changed: [Int: Transaction] = [:]
  var transactions: [Transaction] = []
  var categories: [BudgetModel.Category] = []
  var accounts: [Account] = []
  var members: [Member] = []

  func apply(to budget: inout Budget) {
    for (index, transaction) in changed { budget.transactions[index] = transaction }
    budget.categories += categories
    budget.accounts += accounts
    budget.members += members
    budget.transactions += transactions
  }
}
