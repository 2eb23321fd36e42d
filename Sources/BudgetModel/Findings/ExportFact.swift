public import Foundation

extension Finding {
  /// Something that a written file cannot store, or cannot store exactly.
  public enum ExportFact: Hashable, Sendable {
    /// Data that a workbook cannot store.
    public enum Unheld: String, CaseIterable, Hashable, Sendable {
      case receipts, imports, changes, times, texts, names
      case deletedRecords = "deleted records"
      case unknownFields = "unknown fields"
      case customFields = "custom fields"
    }

    /// The reason why an older backup format omits or changes something.
    public enum Loss: Hashable, Sendable {
      case noPlace
      case noRepeatingDueDate
      case noType(Topic)
      case oneCurrency(Topic)
      case sharedCategoryName
      case unclearTime
      case spread(months: Int, isExact: Bool)
    }

    case amountBeyondSpreadsheet(Decimal)
    case datesBeyondSpreadsheet(count: Int)
    case notInWorkbook(Unheld, count: Int)
    case setting(Topic, Loss, version: String)
    /// Records of a collection; if `key` is not nil, only their values for this key.
    case records(Topic, key: Topic?, count: Int, Loss, version: String)
  }
}

extension Finding.ExportFact {
  var verdict: Finding.Verdict {
    switch self {
    case .amountBeyondSpreadsheet: (.amountBeyondSpreadsheet, .warning)
    case .datesBeyondSpreadsheet: (.dateBeyondSpreadsheet, .warning)
    case .notInWorkbook: (.notInWorkbook, .info)
    case .setting(let key, _, _): (.leftOut, key.isBookkeeping ? .info : .warning)
    case .records(_, let key, _, _, _): (.leftOut, key?.isBookkeeping == true ? .info : .warning)
    }
  }
}

extension Finding.Topic {
  /// Whether the field is only for programs.
  fileprivate var isBookkeeping: Bool { ["id", "created", "updated"].contains(name) }
}
