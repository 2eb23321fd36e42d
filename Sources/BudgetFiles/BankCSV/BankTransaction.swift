internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import SpreadsheetFiles

/// A row of a bank's CSV as a transaction.
struct BankTransaction {
  private(set) var transaction: Transaction
  private let row: CSVRow
  private let file: BankCSV
  private let resolved: ResolvedProfile

  init(
    _ row: CSVRow, _ date: DateText.Reading, _ flow: BankRowReader.Flow, _ file: BankCSV,
    _ resolved: ResolvedProfile,
    _ others: [Int], _ builder: inout BudgetBuilder
  ) {
    (self.row, self.file, self.resolved) = (row, file, resolved)
    let fields = row.fields
    func text(_ meaning: FieldMeaning) -> String? { resolved.text(meaning, fields, flow.kind) }
    let (payee, memo, note, category) = (text(.payee), text(.memo), text(.note), text(.category))
    let description =
      text(.description) ?? payee ?? memo ?? note ?? category ?? text(.type) ?? "Uncategorized"
    let isMemoTaken = text(.description) == nil && payee == nil && memo != nil
    let isNoteTaken = text(.description) == nil && payee == nil && memo == nil
    let account = text(.account)
    let content = [
      date.date.description, flow.amount.plainText, flow.kind.rawValue, description, category ?? "",
      account ?? "",
    ]
    let given = text(.id).flatMap { Identifier<Transaction>($0) == nil ? nil : $0 }
    let id: Identifier<Transaction> = builder.identity(
      given: given, place: "line \(row.line)", content: content, at: file.location(.id, row))
    transaction = Transaction(
      id: id, date: date.date, time: date.time ?? Self.time(text(.time)), amount: flow.amount,
      kind: flow.kind,
      description: description, info: builder.context.recordInfo)
    transaction.categoryID = category.map { builder.categoryID(named: $0, at: file.location(.category, row)) }
    let notes = [isMemoTaken ? nil : memo, isNoteTaken ? nil : note].compactMap { $0 }
    transaction.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    transaction.payee = payee
    transaction.accountID = account.map { builder.accountID(named: $0) }
    transaction.transferAccountID = text(.toAccount).map { builder.accountID(named: $0) }
    transaction.memberID = text(.member).map { builder.memberID(named: $0) }
    transaction.tags = text(.tags).map(Self.tags) ?? []
    transaction.currency = currency(text(.currency), flow, &builder)
    transaction.customFields = customFields(others, &builder)
    if flow.isReversed {
      builder.note(
        .refund, .info, file.location(.amount, row),
        "the minus is read as \(flow.kind == .income ? "a refund" : "an expense")")
    }
  }

  /// The fee that left the account beside the amount, as a transaction of its own.
  func fee(_ builder: inout BudgetBuilder) -> Transaction? {
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

  private func currency(_ text: String?, _ flow: BankRowReader.Flow, _ builder: inout BudgetBuilder)
    -> Currency?
  {
    let own = builder.budget.settings.currency
    if let text {
      guard let currency = CurrencyWords.currency(text) else {
        builder.note(
          .settingUnknown, .warning, file.location(.currency, row),
          "\(FieldText.quoted(text)) names no currency; the budget's own is taken",
          remedy: "enter a code of three letters, such as EUR")
        return nil
      }
      return currency == own ? nil : currency
    }
    let symbol = flow.currencyText.isEmpty ? nil : CurrencyWords.currency(flow.currencyText)
    let currency = symbol ?? resolved.currency
    return currency == own ? nil : currency
  }

  private func customFields(_ others: [Int], _ builder: inout BudgetBuilder) -> [CustomField] {
    var fields = others.compactMap { index in
      row.fields.field(index).map { CustomField(name: file.name(index) ?? "", value: $0) }
    }
    let width = file.names.count
    guard width > 0, row.fields.count > width else { return fields }
    let extra = (width..<row.fields.count).filter { row.fields.field($0) != nil }
    guard !extra.isEmpty else { return fields }
    builder.note(
      .fieldsWithoutColumn, .warning, .line(row.line, field: nil),
      "the row has more fields than the header has columns; they are kept as custom fields",
      remedy: "quote texts that hold the delimiter")
    fields += extra.compactMap { index in
      row.fields.field(index).map { CustomField(name: "Column \(index + 1)", value: $0) }
    }
    return fields
  }
}
