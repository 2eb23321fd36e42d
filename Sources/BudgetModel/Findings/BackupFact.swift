public import Foundation

extension Finding {
  /// Something in a backup that cannot be read, or in a budget that cannot be written.
  public enum BackupFact: Hashable, Sendable {
    /// The reason why a text is not JSON.
    public enum JSONFault: Hashable, Sendable {
      case unexpectedEnd, trailingContent, invalidUTF8, invalidEscape, loneSurrogate
      case unexpectedByte(UInt8)
      case unescapedControlCharacter(UInt8)
      case duplicateName(String)
      case tooDeep(limit: Int)
    }

    /// The kinds of JSON values.
    public enum ValueKind: CaseIterable, Hashable, Sendable {
      case null, flag, number, wholeNumber, text, array, object
    }

    /// The expected kind of a text.
    public enum TextKind: Hashable, Sendable {
      case text, uuid, date, dueDate, month, time, timestamp, currency, color, base64
      case oneOf([String])
    }

    case notJSON(JSONFault)
    case notObject(ValueKind)
    case versionMissing
    case versionNotText(current: String)
    case versionNewer(String, current: String)
    case versionUnknown(String)
    case valueMissing
    case valueOfWrongKind(expected: ValueKind, found: ValueKind)
    case valueUnknown(String, TextKind)
    /// A number outside its valid range; `to` is nil if the range has no upper bound.
    case valueOutOfRange(String, from: Int, to: Int?)
    case amountTooPrecise(String)
    case amountNotPositive(Decimal)
    case assignedTwice
    case identifierDuplicate(RecordKind, id: String)
    case referenceDangling(RecordKind, id: String)
    case lastDigitsTooMany
    case twoReceipts
    case unknownFieldUnusable
    case formerTransactionUnusable
    case timeZoneUnknown(String, isRead: Bool)
    case timeZoneAssumed(String, times: Int)
  }
}

extension Finding.BackupFact {
  var verdict: Finding.Verdict {
    switch self {
    case .notJSON: (.notJSON, .error)
    case .notObject, .valueOfWrongKind: (.valueOfWrongKind, .error)
    case .versionMissing, .versionNotText, .versionNewer, .versionUnknown: (.versionUnknown, .error)
    case .valueMissing: (.valueMissing, .error)
    case .valueUnknown: (.valueUnknown, .error)
    case .valueOutOfRange: (.valueOutOfRange, .error)
    case .amountTooPrecise: (.amountTooPrecise, .error)
    case .amountNotPositive: (.amountNotPositive, .error)
    case .assignedTwice, .identifierDuplicate: (.identifierDuplicate, .error)
    case .referenceDangling: (.referenceDangling, .error)
    case .lastDigitsTooMany: (.lastDigitsInvalid, .error)
    case .twoReceipts: (.valuesConflict, .error)
    case .unknownFieldUnusable, .formerTransactionUnusable: (.unknownFieldUnusable, .error)
    case .timeZoneUnknown: (.timeZoneUnknown, .error)
    case .timeZoneAssumed: (.timeZoneAssumed, .info)
    }
  }
}
