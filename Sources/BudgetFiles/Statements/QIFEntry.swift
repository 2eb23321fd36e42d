internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation

/// A record of a QIF list as transactions: one, or one for each part of a split.
struct QIFEntry {
  private let record: QIFDocument.Record
  private let own: Identifier<Account>?
  private let context: ImportContext
  private let payee: String?
  private let memo: String?
  /// What all parts have in common and has no place of its own.
  private let customFields: [CustomField]

  init(_ record: QIFDocument.Record, _ own: Identifier<Account>?, _ context: ImportContext) {
    self.record = record
    self.own = own
    self.context = context
    (payee, memo) = (record["P"], record["M"])
    let address = record.fields.filter { $0.letter == UInt8(ascii: "A") && !$0.text.isEmpty }.map(\.text)
    let values = [
      ("Number", record["N"]), ("Cleared", record["C"]),
      ("Address", address.isEmpty ? nil : address.joined(separator: ", ")),
    ]
    customFields = values.compactMap { name, value in value.map { CustomField(name: name, value: $0) } }
  }

  private func place(_ letter: Unicode.Scalar) -> Provenance.Location {
    let field = record.fields.first { $0.letter == UInt8(ascii: letter) }
    return .line(field?.line ?? record.line, field: String(letter))
  }

  /// The day, or a finding.
  func usableDate(_ dates: QIFDate, _ builder: inout BudgetBuilder) -> CalendarDate? {
    guard let text = record["D"] else {
      builder.note(.dateMissing, .error, place("D"), "the entry has no date; it is left out")
      return nil
    }
    if let date = dates.read(text) { return date }
    builder.note(
      .dateUnreadable, .error, place("D"), "\(FieldText.quoted(text)) is not a date; the entry is left out",
      remedy: "say the order with --date-order")
    return nil
  }

  /// The amount where a budget can keep it, or a finding.
  func usable(_ amount: Decimal?, _ builder: inout BudgetBuilder) -> Decimal? {
    guard let amount else {
      if let text = record["T"] ?? record["U"] {
        builder.note(
          .amountUnreadable, .error, place("T"),
          "the amount \(FieldText.quoted(text)) is not a number; the entry is left out")
      } else {
        builder.note(.amountMissing, .error, place("T"), "the entry has no amount; it is left out")
      }
      return nil
    }
    guard amount != 0 else {
      builder.note(.amountZero, .warning, place("T"), "the entry's amount is 0; it is left out")
      return nil
    }
    guard amount.integerDigits <= 15, amount.fractionDigits <= 4 else {
      builder.note(
        .amountTooPrecise, .error, place("T"),
        "the amount \(amount.plainText) has more than 15 digits before or 4 after the decimal point; the entry is left out"
      )
      return nil
    }
    return amount
  }

  // MARK: Parts

  /// A part of a split, or the whole.
  private struct Part {
    var category: String?
    var memo: String?
    var amount: Decimal
  }

  /// The transactions of the record; together they are exactly its amount.
  func drafts(
    _ date: CalendarDate, _ amount: Decimal, _ amounts: StatementAmounts, _ builder: inout BudgetBuilder
  ) -> [QIFDraft] {
    let parts = parts(amount, amounts, &builder)
    return parts.enumerated().map { index, part in
      var transaction = transaction(date, part, index, &builder)
      if parts.count > 1 {
        let text = "part \(index + 1) of \(parts.count) of \(amount.plainText) on \(date)"
        transaction.customFields.append(CustomField(name: "Split", value: text))
      }
      let line = record.line
      return QIFDraft(
        transaction: transaction, line: line, own: own, asWritten: index == 0 ? amount : 0,
        isFurtherPart: index > 0)
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
      builder.note(
        .splitDiffers, .warning, place("S"),
        "the parts sum to \(ExactSum(parts.map(\.amount)).value.plainText) and the entry to \(amount.plainText); the difference is kept as a part without a category",
        remedy: "correct the parts")
      parts.append(Part(category: nil, amount: rest))
    }
    let used = parts.filter {
      $0.amount != 0 && $0.amount.integerDigits <= 15 && $0.amount.fractionDigits <= 4
    }
    // Parts that a budget cannot keep must not take the sum away from the rest.
    let kept = ExactSum(used.map(\.amount)).value
    guard kept != amount else { return used }
    builder.note(
      .splitDiffers, .warning, place("S"),
      "parts of the entry have more digits than a budget keeps; it is kept as one transaction without a category"
    )
    return [Part(category: nil, amount: amount)]
  }

  private func transaction(
    _ date: CalendarDate, _ part: Part, _ index: Int, _ builder: inout BudgetBuilder
  ) -> Transaction {
    let target = QIFTarget(part.category ?? "")
    let description = payee ?? memo ?? part.memo ?? target.category ?? "Uncategorized"
    let id: Identifier<Transaction> = builder.identity(
      given: nil, place: "line \(record.line), part \(index)",
      content: [date.description, part.amount.plainText, description, part.category ?? ""],
      at: .line(record.line, field: nil))
    var transaction = Transaction(
      id: id, date: date, amount: abs(part.amount), kind: part.amount < 0 ? .expense : .income,
      description: description, info: context.recordInfo)
    transaction.payee = payee
    let notes = [payee == nil ? nil : memo, part.memo].compactMap(\.self)
    transaction.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    transaction.accountID = own
    if let name = target.account {
      let other = builder.accountID(named: name)
      transaction.kind = other == own ? transaction.kind : .transfer
      if transaction.kind == .transfer {
        transaction.accountID = part.amount < 0 ? own : other
        transaction.transferAccountID = part.amount < 0 ? other : own
      }
    } else {
      transaction.categoryID = target.category.map { builder.categoryID(named: $0, at: place("L")) }
    }
    transaction.customFields = customFields
    if let name = target.className {
      transaction.customFields.append(CustomField(name: "Class", value: name))
    }
    return transaction
  }
}

/// Where a QIF record says that money went: `Category:Subcategory/Class`, or `[Account]/Class`.
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
      // Some programs write this word for a split.
      category = name.isEmpty || name == "--Split--" ? nil : name
      rest = rest.drop { $0 != "/" }
    }
    if rest.hasPrefix("/") {
      let name = String(rest.dropFirst()).trimmed
      className = name.isEmpty ? nil : name
    }
  }
}
