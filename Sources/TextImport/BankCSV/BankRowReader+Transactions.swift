internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore

/// Turns rows of a bank's CSV into transactions.
extension BankRowReader {
  /// Adds all values of a row except the day and the amount to a draft.
  package func fill(
    _ draft: inout TransactionDraft, _ row: FieldRow, _ flow: Flow, _ builder: inout BudgetBuilder
  ) {
    let fields = row.fields
    func text(_ meaning: FieldMeaning) -> String? { resolved.text(meaning, fields, flow.kind) }
    func value<Value>(_ meaning: FieldMeaning, _ memo: TextCache<Value>, _ make: (String) -> Value) -> Value?
    {
      resolved.value(meaning, fields, flow.kind, memo, make)
    }
    draft.identity = .line
    if let given = text(.id), given.utf8.count == 36, Identifier<Transaction>(given) != nil {
      draft.givenIdentity = given
    }
    draft.description = text(.description)
    let (memo, note) = (text(.memo), text(.note))
    draft.memo = memo ?? note
    draft.note = memo == nil ? nil : note
    draft.type = text(.type)
    draft.category = text(.category)
    draft.account = text(.account)
    if draft.transaction.time == nil { draft.transaction.time = Self.time(text(.time)) }
    draft.transaction.payee = text(.payee)
    draft.transaction.categoryID = value(.category, memos.categories) {
      builder.categoryID(named: $0, at: file.location(.category, row))
    }
    draft.transaction.accountID = value(.account, memos.accounts) { builder.accountID(named: $0) }
    draft.transaction.transferAccountID = value(.toAccount, memos.accounts) { builder.accountID(named: $0) }
    draft.transaction.memberID = value(.member, memos.members) { builder.memberID(named: $0) }
    draft.transaction.tags = value(.tags, memos.tags, Self.tags) ?? []
    let named = value(.currency, memos.currencies) { StatedCurrency($0) }
    draft.currency = named ?? sign(flow.currencyText) ?? resolved.currency
    if case .some(.none) = named { draft.unknownCurrency = text(.currency) }
    draft.transaction.customFields = memos.customFields.fields(fields)
    addExtraFields(row, to: &draft)
    if flow.isReversed {
      draft.remarks.append(
        file.context.finding(
          .row(.reversed(to: flow.kind, isNamed: false)), at: file.location(.amount, row)))
    }
  }

  /// The second transaction of a row with money out and money in.
  func counterflow(
    _ flow: Flow.Part, of transaction: Transaction, _ row: FieldRow, _ builder: inout BudgetBuilder
  ) -> Transaction? {
    let place = file.location(.inflow, row)
    guard let amount = builder.usable(flow.amount, at: place, otherwise: .entryLeftOut) else { return nil }
    var result = transaction
    result.id = builder.identity(
      given: nil, place: "line \(row.line), in", content: [amount.plainText], at: place)
    (result.amount, result.kind) = (amount.magnitude, flow.kind)
    return result
  }

  /// The transaction for a fee that was charged in addition to the amount; nil if there is no such fee.
  package func fee(
    of transaction: Transaction, _ row: FieldRow, _ builder: inout BudgetBuilder
  ) -> Transaction? {
    guard let text = resolved.text(.fee, row.fields, transaction.kind),
      let fee = AmountField(text, mark: file.conventions.amountMark), fee.value != 0
    else { return nil }
    guard let amount = AmountReading(fee.value).value else {
      builder.note(.row(.feeTooLong(text)), at: file.location(.fee, row))
      return nil
    }
    let id: Identifier<Transaction> = builder.identity(
      given: nil, place: "line \(row.line), fee", content: [fee.value.plainText], at: file.location(.fee, row)
    )
    var result = Transaction(
      id: id, date: transaction.date, time: transaction.time, amount: amount.magnitude, kind: .expense,
      description: "Fee: \(transaction.description)", info: builder.context.recordInfo)
    result.accountID = transaction.accountID
    result.payee = transaction.payee
    result.currency = transaction.currency
    return result
  }

  /// A time of day, written as `18:05` or as six digits.
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

  /// Keeps the cells to the right of the named columns as custom fields.
  private func addExtraFields(_ row: FieldRow, to draft: inout TransactionDraft) {
    let width = file.names.count
    guard width > 0, row.fields.count > width else { return }
    let extra = (width..<row.fields.count).compactMap { index in
      row.fields.field(index).map { CustomField(name: "Column \(index + 1)", value: $0) }
    }
    guard !extra.isEmpty else { return }
    draft.remarks.append(
      file.context.finding(
        .row(.fieldsWithoutColumn(ofFirstRow: false)), at: .line(row.line, field: nil)))
    draft.transaction.customFields += extra
  }
}
