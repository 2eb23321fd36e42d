public import BudgetModel
public import CalendarDates
public import Foundation

/// What importing a file into a budget would do, before anything is done: which of its rows are new, which are there
/// already, which disagree with what is there, and which cannot be used (Docs/importing.md).
///
///     let preview = ImportPreview(of: result, fingerprint, books: books, into: budget, now: now)
///     preview.new.count          // rows that would be added
///     let after = preview.applied()
public struct ImportPreview: Hashable, Sendable {
  /// How a person wants a file to be imported.
  public struct Options: Hashable, Sendable {
    /// Whether a row that the bank reports with other values replaces date, amount and direction of its transaction.
    public var takesFileInConflicts: Bool
    /// Whether rows that are two sides of one transfer become one.
    public var pairsTransfers: Bool

    /// As a person wants it who says nothing.
    public init(takesFileInConflicts: Bool = false, pairsTransfers: Bool = true) {
      self.takesFileInConflicts = takesFileInConflicts
      self.pairsTransfers = pairsTransfers
    }
  }

  /// A row of the file.
  public struct Row: Hashable, Sendable {
    /// Where it stands.
    public let place: Provenance
    /// The transaction that it is, in the terms of the budget.
    public let transaction: Transaction
    /// The amount as it stands in the file; without one, above 0 for money that came in.
    public let amount: Decimal
    /// Whether it stands beside another row, such as a fee.
    public let isBesideRow: Bool
  }

  /// A new row.
  public struct New: Hashable, Sendable {
    /// The row.
    public let row: Row
    /// Whether it is the other side of a transfer, and so no transaction of its own.
    public var isJoined = false
  }

  /// A row that is in the budget already.
  public struct Duplicate: Hashable, Sendable {
    /// Why it is nothing new.
    public enum Reason: Hashable, Sendable {
      /// A file of this name had it.
      case imported(String)
      /// The budget had it before any import.
      case known
      /// The same identity and values stand earlier in the file.
      case repeated(Provenance)
      /// It was imported and then deleted; it does not come back by itself.
      case deleted
    }

    /// The row.
    public let row: Row
    /// Why it is nothing new.
    public let reason: Reason
    /// The transaction that stands for it; nil where it was deleted.
    public let existing: Identifier<Transaction>?
  }

  /// A row with the identity of one that is there, and other values.
  public struct Conflict: Hashable, Sendable {
    /// The row.
    public let row: Row
    /// What is there: the values that an earlier file, or an earlier row of this one, gave.
    public let stored: Stored
    /// The transaction that stands for it; nil for a conflict within the file.
    public let existing: Identifier<Transaction>?
    /// Whether the row's values are taken.
    public let isTaken: Bool
  }

  /// The values that a conflict is about.
  public struct Stored: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The amount, above 0.
    public let amount: Decimal
    /// Whether money came in or went out.
    public let direction: TransactionKind
    /// The file or place that gave them.
    public let origin: Finding.IntakeFact.Origin
  }

  /// The file.
  public let file: FileFingerprint
  /// Rows that would be added.
  public let new: [New]
  /// Rows that are there already.
  public let duplicates: [Duplicate]
  /// Rows that disagree with what is there.
  public let conflicts: [Conflict]
  /// Rows that cannot be used, each with its reason.
  public let unusable: [Finding]
  /// Everything else worth a look: transfers that might be, records that are added, what is left out.
  public let findings: [Finding]
  /// How far the file confirms what was read from it.
  public let verdicts: [ImportVerdict]
  /// The account of rows and amounts.
  public let books: ImportBooks
  /// What the import would be remembered by; nil where it changes nothing.
  public let record: Import?
  let budget: Budget
  let changes: BudgetChanges

  /// The budget with the file imported; the same budget where nothing is new.
  public func applied() -> Budget {
    guard let record else { return budget }
    var after = budget
    changes.apply(to: &after)
    after.imports.append(record)
    return after
  }
}

/// What an import does to the records of a budget.
struct BudgetChanges: Hashable, Sendable {
  /// Transactions in other forms, by their index.
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
