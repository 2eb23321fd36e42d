public import CalendarDates
public import Foundation

extension Finding {
  /// Something about importing a file into a budget, or about undoing the import.
  public enum IntakeFact: Hashable, Sendable {
    /// One side of a possible transfer.
    public struct Side: Hashable, Sendable {
      /// The amount, above 0.
      public let amount: Decimal
      /// Whether money came in.
      public let isIncome: Bool
      /// The account, if known.
      public let account: Topic?
      /// The day.
      public let date: CalendarDate

      /// Creates one side of a possible transfer.
      public init(amount: Decimal, isIncome: Bool, account: Topic?, date: CalendarDate) {
        (self.amount, self.isIncome, self.account, self.date) = (amount, isIncome, account, date)
      }
    }

    /// The evidence that two rows are one transfer.
    public enum TransferSign: Hashable, Sendable {
      case word(String)
      case accountName, accountDigits
      /// `bothStatements`: both statements mark the rows as a transfer. `otherAccount`: one row names the
      /// account of the other row.
      case bothStatements, otherAccount
    }

    /// The source of the values from which a row differs.
    public enum Origin: Hashable, Sendable {
      case budget
      case file(Topic)
      case row(Provenance)
    }

    case possibleDuplicate
    case identitiesRepeated
    indirect case transferProposed(Side, Side)
    indirect case transferUnclear(Side)
    indirect case transferPaired(Side, Side, TransferSign?)
    case recordAdded(RecordKind, name: String)
    indirect case balanceDiffers(account: Topic, CalendarDate, bank: Decimal, budget: Decimal)
    case onlyRows(monthlyBudgets: Int, bills: Int, limits: Int, periods: Int)
    /// The date and amount of a row, and the stored date and amount that it contradicts; both amounts have
    /// signs.
    indirect case rowInConflict(
      CalendarDate, Decimal, stored: CalendarDate, Decimal, Origin, isTaken: Bool, canBeTaken: Bool)
    case transactionDeleted(CalendarDate, Decimal)
    case transactionEdited(description: String, CalendarDate)
    case recordEdited(name: String, AddedRecord.Collection)
    case stillUsed(name: String, AddedRecord.Collection)
  }
}

extension Finding.IntakeFact {
  var verdict: Finding.Verdict {
    switch self {
    case .possibleDuplicate: (.possibleDuplicate, .info)
    case .identitiesRepeated: (.identitiesRepeated, .warning)
    case .transferProposed: (.transferProposed, .info)
    case .transferUnclear: (.transferUnclear, .info)
    case .transferPaired: (.transferPaired, .info)
    case .recordAdded: (.recordAdded, .info)
    case .balanceDiffers: (.balanceDiffers, .warning)
    case .onlyRows: (.onlyRowsImported, .info)
    case .rowInConflict: (.rowInConflict, .warning)
    case .transactionDeleted: (.deletedSinceImport, .warning)
    case .transactionEdited, .recordEdited: (.editedSinceImport, .warning)
    case .stillUsed: (.stillUsed, .info)
    }
  }
}
