public import Foundation

extension Finding {
  /// The reason why a whole file is not a budget, or the thing that the file lacks.
  public enum FileFact: Hashable, Sendable {
    /// The reason why a text is not CSV.
    public enum CSVFault: Hashable, Sendable {
      case unterminatedQuote, textAfterQuote, nulByte, unpairedSurrogate, halfCodeUnit, unreadable
      case fieldTooLong(limit: Int)
      case tooManyFields(limit: Int)
      case rowTooLong(limit: Int)
      case malformedUTF8(UInt8)
      case undefinedByte(UInt8)
      case notEncodable(Unicode.Scalar)
    }

    /// The columns that a bank's table must have.
    public enum Need: CaseIterable, Hashable, Sendable {
      case dates, amounts
    }

    /// A point on which a file allows several interpretations.
    public typealias Doubt = ImportQuestion.Topic

    case notCSV(CSVFault)
    case firstRowUnknown
    case columnsMissing([String])
    case rowsMissing
    case columnsNotFound([Need], understood: [String])
    case workbookEmpty
    case tablesMissing(sheets: [String])
    case logMissing
    /// Several interpretations fit; these options choose between them.
    case contested(Doubt, options: [String])
    /// A figure of the file that differs from the figure computed from the records.
    case figureDiffers(name: Topic, stated: Decimal, computed: Decimal)
    case mappingUnfit(sheet: String, sheets: [String])
  }
}

extension Finding.FileFact {
  var verdict: Finding.Verdict {
    switch self {
    case .notCSV: (.notCSV, .error)
    case .firstRowUnknown, .columnsMissing, .rowsMissing, .columnsNotFound, .tablesMissing:
      (.noBudget, .error)
    case .workbookEmpty: (.emptyWorkbook, .error)
    case .logMissing: (.noLog, .warning)
    case .contested: (.contested, .warning)
    case .figureDiffers: (.differsFromComputed, .warning)
    case .mappingUnfit: (.mappingUnfit, .error)
    }
  }
}
