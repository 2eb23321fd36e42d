internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Turns a QIF record into transactions: a single one, or one for each part of a split.
struct QIFEntry {
  private let record: QIFDocument.Record
  private let own: Identifier<Account>?
  private let payee: String?
  private let memo: String?
  /// The values that all parts share and that have no field in a transaction.
  private let customFields: [CustomField]

  init(_ record: QIFDocument.Record, _ own: Identifier<Account>?) {
    self.record = record
    self.own = own
    (payee, memo) = (record["P"], record["M"])
    let address = record.fields.filter { $0.letter == UInt8(ascii: "A") && !$0.text.isEmpty }.map(\.text)
    let values = [
      ("Number", record["N"]), ("Cleared", record["C"]),
      ("Address", address.isEmpty ? nil : address.joined(separator: ", ")),
    ]
    customFields = values.compactMap { name, value in value.map { CustomField(name: name, value: $0) } }
  }

  /// Returns the place of a field.
  func place(_ meaning: FieldMeaning) -> Provenance.Location {
    switch meaning {
    case .date: place("D")
    case .category: place("L")
    default: place("T")
    }
  }

  private func place(_ letter: Unicode.Scalar) -> Provenance.Location {
    let field = record.fields.first { $0.letter == UInt8(ascii: letter) }
    return .line(field?.line ?? record.line, field: String(letter))
  }

  /// Returns the date of the record.
  func day(_ dates: QIFDate) -> DayReading {
    guard let text = record["D"] else { return .missing }
    return dates.read(text).map { .day(DateText.Reading(date: $0, time: nil)) } ?? .unreadable(text)
  }

  /// Returns the reading of the record's amount.
  ///
  /// `value` is the parsed number; nil if the text is not a number.
  func amount(_ value: Decimal?) -> AmountReading { AmountReading(value, of: record["T"] ?? record["U"]) }

  // MARK: Parts

  /// A part of a split, or the whole record.
  private struct Part {
    var category: String?
    var memo: String?
    var amount: Decimal
  }

  /// Returns the transactions of the record, each with its source.
  ///
  /// They add up exactly to the record's amount.
  func transactions(
    _ draft: TransactionDraft, _ amounts: StatementAmounts, _ builder: inout BudgetBuilder
  ) -> [QIFTransaction] {
    let parts = parts(draft.signed, amounts, &builder)
    return parts.enumerated().map { index, part in
      var piece = draft.part(part.amount)
      fill(&piece, part, index, &builder)
      if parts.count > 1 {
        let text =
          "part \(index + 1) of \(parts.count) of \(draft.signed.plainText) on \(draft.transaction.date)"
        piece.transaction.customFields.append(CustomField(name: "Split", value: text))
      }
      let row = Provenance.Location.line(record.line, field: nil)
      return QIFTransaction(
        transaction: builder.finish(piece, at: row, place: place), row: row,
        source: RowSource(amount: index == 0 ? draft.signed : 0, account: own, isBesideRow: index > 0))
    }
  }

  private func parts(
    _ amount: Decimal, _ amounts: StatementAmounts, _ builder: inout BudgetBuilder
  ) -> [Part] {
    var parts: [Part] = []
    for field in record.fields {
      switch field.letter {
      case UInt8(ascii: "S"): parts.append(Part(category: field.text, amount: 0))
      case UInt8(ascii: "E") where !parts.isEmpty: parts[parts.count - 1].memo = field.text
      case UInt8(ascii: "$") where !parts.isEmpty:
        parts[parts.count - 1].amount = amounts.read(field.text) ?? 0
      default: break
      }
    }
    guard !parts.isEmpty else { return [Part(category: record["L"], amount: amount)] }
    let rest = ExactSum([amount] + parts.map { -$0.amount }).value
    if rest != 0 {
      let sum = ExactSum(parts.map(\.amount)).value
      builder.note(.statement(.partsDiffer(parts: sum, entry: amount)), at: place("S"))
      parts.append(Part(category: nil, amount: rest))
    }
    let used = parts.filter { $0.amount != 0 && AmountReading($0.amount).value == $0.amount }
    // If a budget cannot store a part, the record is kept as a single transaction, so the sum stays correct.
    let kept = ExactSum(used.map(\.amount)).value
    guard kept != amount else { return used }
    builder.note(.statement(.partsTooLong), at: place("S"))
    return [Part(category: nil, amount: amount)]
  }

  private func fill(
    _ draft: inout TransactionDraft, _ part: Part, _ index: Int, _ builder: inout BudgetBuilder
  ) {
    let target = QIFTarget(part.category ?? "")
    draft.identity = .entry(mark: part.category ?? "", part: index)
    draft.transaction.payee = payee
    draft.memo = memo
    draft.note = part.memo
    draft.description = payee == nil && memo == nil ? part.memo : nil
    draft.category = target.category
    draft.transaction.accountID = own
    if let other = target.account.map({ builder.accountID(named: $0) }), other != own {
      draft.transaction.kind = .transfer
      draft.transaction.accountID = part.amount < 0 ? own : other
      draft.transaction.transferAccountID = part.amount < 0 ? other : own
    }
    draft.transaction.customFields = customFields
    if let name = target.className {
      draft.transaction.customFields.append(CustomField(name: "Class", value: name))
    }
  }
}

/// Where the money of a QIF record goes: `Category:Subcategory/Class`, or `[Account]/Class`.
struct QIFTarget {
  private(set) var category: String?
  private(set) var account: String?
  private(set) var className: String?

  init(_ text: String) {
    var rest = text[...]
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      account = String(rest[rest.index(after: rest.startIndex)..<end]).trimmed
      rest = rest[rest.index(after: end)...]
      if account?.isEmpty == true { account = nil }
    } else {
      let name = String(rest.prefix { $0 != "/" }).trimmed
      // Some programs write this word if the record is split.
      category = name.isEmpty || name == "--Split--" ? nil : name
      rest = rest.drop { $0 != "/" }
    }
    if rest.hasPrefix("/") {
      let name = String(rest.dropFirst()).trimmed
      className = name.isEmpty ? nil : name
    }
  }
}
