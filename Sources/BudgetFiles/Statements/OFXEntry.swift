internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation

/// An entry of an OFX statement, `STMTTRN` (OFX 1.6, 11.4.2.3.1).
struct OFXEntry {
  private let group: OFXDocument.Group
  private let context: ImportContext
  private let payeeGroup: OFXDocument.Group?
  private let target: OFXDocument.Group?
  private let currencyGroup: OFXDocument.Group?

  init(_ group: OFXDocument.Group, _ document: OFXDocument, _ context: ImportContext) {
    self.group = group
    self.context = context
    func below(_ name: String) -> OFXDocument.Group? { document.descendants(name, of: group).first }
    payeeGroup = below("PAYEE")
    target = below("BANKACCTTO") ?? below("CCACCTTO")
    currencyGroup = below("CURRENCY")
  }

  /// The currency of the amount where it is not the statement's.
  var currency: String? { currencyGroup?["CURSYM"] }

  /// The day, or a finding.
  func usableDate(_ builder: inout BudgetBuilder) -> CalendarDate? {
    guard let text = group["DTPOSTED"] else {
      builder.note(
        .dateMissing, .error, .line(group.line, field: "DTPOSTED"), "the entry has no date; it is left out")
      return nil
    }
    if let reading = DateField(order: .yearMonthDay).read(text) { return reading.date }
    builder.note(
      .dateUnreadable, .error, .line(group.line, field: "DTPOSTED"),
      "\(FieldText.quoted(text)) is not a date; the entry is left out")
    return nil
  }

  /// The amount where a budget can keep it, or a finding.
  func usable(_ amount: Decimal?, _ builder: inout BudgetBuilder) -> Decimal? {
    let place = Provenance.Location.line(group.line, field: "TRNAMT")
    guard let amount else {
      if let text = group["TRNAMT"] {
        builder.note(
          .amountUnreadable, .error, place,
          "the amount \(FieldText.quoted(text)) is not a number; the entry is left out")
      } else {
        builder.note(.amountMissing, .error, place, "the entry has no amount; it is left out")
      }
      return nil
    }
    guard amount != 0 else {
      builder.note(.amountZero, .warning, place, "the entry's amount is 0; it is left out")
      return nil
    }
    guard amount.integerDigits <= 15, amount.fractionDigits <= 4 else {
      builder.note(
        .amountTooPrecise, .error, place,
        "the amount \(amount.plainText) has more than 15 digits before or 4 after the decimal point; the entry is left out"
      )
      return nil
    }
    return amount
  }

  /// The entry as a transaction; the sign says which way money went.
  func transaction(
    _ date: CalendarDate, _ amount: Decimal, _ account: Identifier<Account>?, _ currency: Currency?,
    _ builder: inout BudgetBuilder
  ) -> Transaction {
    let name = group["NAME"] ?? payeeGroup?["NAME"]
    let memo = group["MEMO"]
    let description = name ?? memo ?? group["TRNTYPE"] ?? "Uncategorized"
    let id: Identifier<Transaction> = builder.identity(
      given: nil, place: "line \(group.line)",
      content: [date.description, amount.plainText, description, group["FITID"] ?? ""],
      at: .line(group.line, field: nil))
    var transaction = Transaction(
      id: id, date: date, amount: abs(amount), kind: amount < 0 ? .expense : .income,
      description: description,
      info: context.recordInfo)
    transaction.accountID = account
    transaction.payee = name
    transaction.notes = name != nil && memo != name ? memo : nil
    transaction.currency = currency
    transaction.customFields = customFields
    return transaction
  }

  /// What has no place of its own; of account numbers the last four digits.
  private var customFields: [CustomField] {
    let values = [
      ("Type", group["TRNTYPE"]), ("Check number", group["CHECKNUM"]), ("Reference", group["REFNUM"]),
      ("SIC", group["SIC"]), ("Extended name", group["EXTDNAME"]),
      ("To account", target?["ACCTID"].map { "xxxx" + $0.filter { $0.isASCII && $0.isNumber }.suffix(4) }),
    ]
    return values.compactMap { name, value in value.map { CustomField(name: name, value: $0) } }
  }
}
