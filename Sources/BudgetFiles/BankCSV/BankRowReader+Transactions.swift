internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import SpreadsheetFiles

/// Rows of a bank's CSV as transactions.
extension BankRowReader {
  /// The transaction of a row.
  func transaction(
    _ row: FieldRow, _ day: RowMemos.Day, _ flow: Flow, _ builder: inout BudgetBuilder
  ) -> Transaction {
    let fields = row.fields
    func text(_ meaning: FieldMeaning) -> String? { resolved.text(meaning, fields, flow.kind) }
    let (payee, memo, note, category) = (text(.payee), text(.memo), text(.note), text(.category))
    let own = text(.description)
    let description = own ?? payee ?? memo ?? note ?? category ?? text(.type) ?? "Uncategorized"
    let isMemoTaken = own == nil && payee == nil && memo != nil
    let isNoteTaken = own == nil && payee == nil && memo == nil
    var transaction = Transaction(
      id: identity(row, day, flow, description, category, text(.account), &builder),
      date: day.reading?.date ?? .earliest, time: day.reading?.time ?? Self.time(text(.time)),
      amount: flow.amount, kind: flow.kind, description: description, info: builder.context.recordInfo)
    func value<Value>(_ meaning: FieldMeaning, _ memo: TextMemo<Value>, _ make: (String) -> Value) -> Value? {
      resolved.value(meaning, fields, flow.kind, memo, make)
    }
    transaction.categoryID = value(.category, memos.categories) {
      builder.categoryID(named: $0, at: file.location(.category, row))
    }
    let notes = [isMemoTaken ? nil : memo, isNoteTaken ? nil : note]
    if let first = notes[0] ?? notes[1] {
      transaction.notes = notes[0] == nil ? first : notes[1].map { "\(first)\n\($0)" } ?? first
    }
    transaction.payee = payee
    transaction.accountID = value(.account, memos.accounts) { builder.accountID(named: $0) }
    transaction.transferAccountID = value(.toAccount, memos.accounts) { builder.accountID(named: $0) }
    transaction.memberID = value(.member, memos.members) { builder.memberID(named: $0) }
    transaction.tags = value(.tags, memos.tags, Self.tags) ?? []
    transaction.currency = currency(
      value(.currency, memos.currencies) { StatedCurrency($0) }, flow, row, &builder)
    transaction.customFields = customFields(row, &builder)
    if flow.isReversed {
      builder.note(
        .refund, .info, file.location(.amount, row),
        "the minus is read as \(flow.kind == .income ? "a refund" : "an expense")")
    }
    return transaction
  }

  /// The identity that the file gives where it is a UUID, or one made of line and content.
  private func identity(
    _ row: FieldRow, _ day: RowMemos.Day, _ flow: Flow, _ description: String, _ category: String?,
    _ account: String?, _ builder: inout BudgetBuilder
  ) -> Identifier<Transaction> {
    let amount = flow.amount.plainText
    guard let given = resolved.text(.id, row.fields, flow.kind), given.utf8.count == 36,
      Identifier<Transaction>(given) != nil
    else {
      return identities.identity(
        line: row.line, day: day.text, amount: amount, kind: flow.kind.rawValue, description: description,
        category: category, account: account)
    }
    let content = [day.text, amount, flow.kind.rawValue, description, category ?? "", account ?? ""]
    return builder.identity(
      given: given, place: "line \(row.line)", content: content, at: file.location(.id, row))
  }

  /// The fee that left the account beside the amount, as a transaction of its own.
  func fee(
    of transaction: Transaction, _ row: FieldRow, _ builder: inout BudgetBuilder
  ) -> Transaction? {
    guard let text = resolved.text(.fee, row.fields, transaction.kind),
      let fee = AmountField(text, mark: file.conventions.amountMark), fee.value != 0
    else { return nil }
    guard fee.isKeepable else {
      builder.note(
        .amountTooPrecise, .error, file.location(.fee, row),
        "the fee \(FieldText.quoted(text)) has too many digits; it is left out",
        remedy: "enter it by hand")
      return nil
    }
    let id: Identifier<Transaction> = builder.identity(
      given: nil, place: "line \(row.line), fee", content: [fee.value.plainText], at: file.location(.fee, row)
    )
    var result = Transaction(
      id: id, date: transaction.date, time: transaction.time, amount: abs(fee.value), kind: .expense,
      description: "Fee: \(transaction.description)", info: builder.context.recordInfo)
    result.accountID = transaction.accountID
    result.payee = transaction.payee
    result.currency = transaction.currency
    return result
  }

  /// A time of day: `18:05`, or six digits.
  private static func time(_ text: String?) -> TimeOfDay? {
    guard let text else { return nil }
    if text.contains(":") { return DateText.time(text[...]) }
    guard text.utf8.count == 6, let number = Int(text), number >= 0 else { return nil }
    return TimeOfDay(hour: number / 10_000, minute: number / 100 % 100, second: number % 100)
  }

  private static func tags(_ text: String) -> [String] {
    guard text.contains("|"), !text.contains(",") else { return CSVTags.read(text) }
    return text.split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// What a row states in its column, beside its amount, or in the heading of that.
  private func currency(
    _ named: StatedCurrency??, _ flow: Flow, _ row: FieldRow, _ builder: inout BudgetBuilder
  ) -> Currency? {
    if let named {
      guard let named else {
        let text = resolved.text(.currency, row.fields, flow.kind) ?? ""
        builder.note(
          .settingUnknown, .warning, file.location(.currency, row),
          "\(FieldText.quoted(text)) names no currency; the budget's own is taken",
          remedy: "enter a code of three letters, such as EUR")
        return nil
      }
      return builder.currencies.note(named)
    }
    return builder.currencies.note(sign(flow.currencyText) ?? resolved.currency)
  }

  private func customFields(_ row: FieldRow, _ builder: inout BudgetBuilder) -> [CustomField] {
    let width = file.names.count
    let fields = memos.customFields.fields(row.fields)
    guard width > 0, row.fields.count > width else { return fields }
    let extra = (width..<row.fields.count).compactMap { index in
      row.fields.field(index).map { CustomField(name: "Column \(index + 1)", value: $0) }
    }
    guard !extra.isEmpty else { return fields }
    builder.note(
      .fieldsWithoutColumn, .warning, .line(row.line, field: nil),
      "the row has more fields than the header has columns; they are kept as custom fields",
      remedy: "quote texts that hold the delimiter")
    return fields + extra
  }
}
