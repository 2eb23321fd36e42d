public import BudgetModel

extension Finding.Code {
  /// A row with the identity of one that is there, and other values.
  public static let rowInConflict = Finding.Code(rawValue: "row-in-conflict")
  /// Two rows that may be the sides of one transfer.
  public static let transferProposed = Finding.Code(rawValue: "transfer-proposed")
  /// Two rows that were made one transfer.
  public static let transferPaired = Finding.Code(rawValue: "transfer-paired")
  /// A row with a word for transfers that fits several others.
  public static let transferUnclear = Finding.Code(rawValue: "transfer-unclear")
  /// A new row that looks like one that was imported under another identity.
  public static let possibleDuplicate = Finding.Code(rawValue: "possible-duplicate")
  /// Identities that stand for several different rows and were given up.
  public static let identitiesRepeated = Finding.Code(rawValue: "identities-repeated")
  /// A category, an account or a member that an import adds.
  public static let recordAdded = Finding.Code(rawValue: "record-added")
  /// What a file holds beside its log.
  public static let onlyRowsImported = Finding.Code(rawValue: "only-rows-imported")
  /// A record of an import that was changed since.
  public static let editedSinceImport = Finding.Code(rawValue: "edited-since-import")
  /// A record of an import that was deleted since.
  public static let deletedSinceImport = Finding.Code(rawValue: "deleted-since-import")
  /// A record that an import added and that others use.
  public static let stillUsed = Finding.Code(rawValue: "still-used")
}
