public import CalendarDates
public import Foundation

extension Finding {
  /// Something about a statement in OFX or QIF.
  public enum StatementFact: Hashable, Sendable {
    /// The reason why a text is not OFX.
    public enum OFXFault: Hashable, Sendable {
      case declaration, openEnd, openTag, tagName
      case valueTooLong(limit: Int)
      case tooDeep(limit: Int)
    }

    /// The reason why a text is not QIF.
    public enum QIFFault: Hashable, Sendable {
      case lineTooLong(limit: Int)
      case typeMissing
      case recordTooLong(limit: Int)
      case empty
    }

    case hasNUL
    case encodingUnknown
    case notOFX(OFXFault)
    case rootMissing
    case notQIF(QIFFault)
    case accountsMissing
    case entriesMissing
    case investmentsLeftOut(count: Int)
    case typeLeftOut(String, count: Int)
    case partsDiffer(parts: Decimal, entry: Decimal)
    case partsTooLong
    case identifiersRepeated(count: Int, example: String)
    indirect case balanceGiven(Decimal, CalendarDate?, rows: Decimal, before: Decimal)
  }
}

extension Finding.StatementFact {
  var verdict: Finding.Verdict {
    switch self {
    case .hasNUL, .encodingUnknown, .notOFX, .rootMissing, .notQIF: (.notStatement, .error)
    case .accountsMissing, .entriesMissing: (.noBudget, .error)
    case .investmentsLeftOut, .typeLeftOut: (.entriesLeftOut, .warning)
    case .partsDiffer, .partsTooLong: (.splitDiffers, .warning)
    case .identifiersRepeated: (.identifierUnusable, .warning)
    case .balanceGiven: (.balanceGiven, .info)
    }
  }
}
