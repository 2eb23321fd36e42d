public import Foundation

extension Finding {
  /// Something about sheets, cells and formulas of a workbook.
  public enum WorkbookFact: Hashable, Sendable {
    /// The reason why a formula could not be computed.
    public enum FormulaFault: Hashable, Sendable {
      case syntax(byte: Int)
      /// Formulas that depend on each other's values: the first cells, and whether there are more.
      case cycle([Topic], hasMore: Bool)
      case unknownFunction(Topic)
      case otherWorkbook
      case tooMuchWork
    }

    case sheetEmpty
    case sheetMissing
    case stylesMissing
    case styleUnknown(others: Int)
    case rowsByFormula
    case rowsElsewhere(sheets: [String])
    /// Numbers that were typed into the workbook by hand and are in no record.
    case numbersLeftOut(count: Int, sum: Decimal)
    case numberTooLarge(String, others: Int)
    case noDate(Decimal, others: Int)
    case errorShown(Topic, others: Int)
    /// A formula that was not computed; if `isUsed` is true, figures of a budget lack its value.
    case notComputed(FormulaFault, isUsed: Bool)
  }
}

extension Finding.WorkbookFact {
  var verdict: Finding.Verdict {
    switch self {
    case .sheetEmpty: (.emptySheet, .info)
    case .sheetMissing: (.sheetMissing, .warning)
    case .stylesMissing, .styleUnknown: (.styleMissing, .warning)
    case .rowsByFormula: (.notCarried, .info)
    case .rowsElsewhere: (.notCarried, .warning)
    case .numbersLeftOut: (.numbersLeftOut, .warning)
    case .numberTooLarge: (.numberTooLarge, .error)
    case .noDate: (.dateUnreadable, .warning)
    case .errorShown: (.errorValue, .info)
    case .notComputed(let fault, let isUsed): (fault.code, isUsed ? .warning : .info)
    }
  }
}

extension Finding.WorkbookFact.FormulaFault {
  fileprivate var code: Finding.Code {
    switch self {
    case .syntax: .formulaUnreadable
    case .cycle: .formulaCycle
    case .unknownFunction: .functionUnknown
    case .otherWorkbook: .referenceExternal
    case .tooMuchWork: .formulaTooMuchWork
    }
  }
}
