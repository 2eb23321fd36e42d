internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// An entry of an OFX statement, `STMTTRN` (OFX 1.6, 11.4.2.3.1).
struct OFXEntry {
  private let group: OFXDocument.Group
  private let payeeGroup: OFXDocument.Group?
  private let target: OFXDocument.Group?
  private let currencyGroup: OFXDocument.Group?

  init(_ group: OFXDocument.Group, _ document: OFXDocument) {
    self.group = group
    func below(_ name: String) -> OFXDocument.Group? { document.descendants(name, of: group).first }
    payeeGroup = below("PAYEE")
    target = below("BANKACCTTO") ?? below("CCACCTTO")
    currencyGroup = below("CURRENCY")
  }

  /// The currency of the amount, if it differs from the statement's currency.
  var currency: String? { currencyGroup?["CURSYM"] }

  /// The date of the entry.
  var day: DayReading {
    guard let text = group["DTPOSTED"] else { return .missing }
    return DateField(order: .yearMonthDay).read(text).map { .day(DateText.Reading(date: $0.date, time: nil)) }
      ?? .unreadable(text)
  }

  /// Returns the reading of the entry's amount.
  ///
  /// `value` is the parsed number; nil if the text is not a number.
  func amount(_ value: Decimal?) -> AmountReading { AmountReading(value, of: group["TRNAMT"]) }

  /// Returns the place of a field.
  func place(_ meaning: FieldMeaning) -> Provenance.Location {
    let field: String? =
      switch meaning {
      case .date: "DTPOSTED"
      case .amount: "TRNAMT"
      default: nil
      }
    return .line(group.line, field: field)
  }

  /// Sets all values of a draft except the day and the amount.
  func fill(_ draft: inout TransactionDraft) {
    let name = group["NAME"] ?? payeeGroup?["NAME"]
    let memo = group["MEMO"]
    draft.identity = .entry(mark: group["FITID"] ?? "")
    draft.transaction.payee = name
    draft.memo = memo == name ? nil : memo
    draft.type = group["TRNTYPE"]
    draft.transaction.customFields = customFields
  }

  /// The values that have no field in a transaction.
  ///
  /// Only the last four digits of account numbers are kept.
  private var customFields: [CustomField] {
    let values = [
      ("Type", group["TRNTYPE"]), ("Check number", group["CHECKNUM"]), ("Reference", group["REFNUM"]),
      ("SIC", group["SIC"]), ("Extended name", group["EXTDNAME"]),
      ("To account", target?["ACCTID"].map { "xxxx" + $0.filter { $0.isASCII && $0.isNumber }.suffix(4) }),
    ]
    return values.compactMap { name, value in value.map { CustomField(name: name, value: $0) } }
  }
}
