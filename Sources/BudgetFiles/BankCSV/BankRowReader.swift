internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import SpreadsheetFiles

/// Reads the rows of a bank's CSV as transactions, and accounts for each of them.
final class BankRowReader {
  let file: BankCSV
  let resolved: ResolvedProfile
  let money: MoneyReader
  let dates: DateField
  let memos: RowMemos
  private let sieve: RowSieve
  var identities: LineIdentities
  private(set) var ledger = RowAccounting()
  /// Rows with neither a date nor an amount: headings before the last transaction, a footer behind it.
  private var looseRows: [(index: Int, amount: Decimal?)] = []
  /// Whether fees beside amounts are transactions of their own: a profile knows that they are not in the amounts.
  private let booksFees: Bool
  /// Which rows may be moves between the household's own accounts.
  private let transferRows: ResolvedProfile.Condition?
  /// The last row that is a transaction.
  private var last = -1
  private var transfers = 0
  /// What stood beside the last amount, and the currency of it.
  private var lastSign: (text: String, currency: StatedCurrency?) = ("", nil)

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    self.file = file
    self.resolved = resolved
    transferRows = resolved.transfers
    booksFees = file.profile != nil && resolved[.fee] != nil
    money = MoneyReader(resolved: resolved, mark: file.conventions.amountMark)
    dates = DateField(order: file.conventions.dateOrder)
    let placed = Set(Self.placed.flatMap { resolved[$0]?.columns ?? [] })
    let fees = file.profile == nil ? [] : resolved[.fee]?.columns ?? []
    let width = file.names.isEmpty ? file.rows.lazy.map(\.fields.count).max() ?? 0 : file.names.count
    identities = LineIdentities(ContentIdentifier(fileName: file.context.fileName))
    sieve = RowSieve(resolved)
    memos = RowMemos(
      others: (0..<width).filter { !placed.contains($0) && !fees.contains($0) }.map {
        ($0, file.name($0) ?? "")
      })
  }

  /// Meanings with a place of their own in a transaction, or that its amount holds already.
  private static let placed: [FieldMeaning] = [
    .date, .time, .payee, .description, .memo, .note, .category, .amount, .outflow, .inflow, .indicator,
    .balance,
    .currency, .account, .toAccount, .member, .tags,
  ]

  /// Adds each row of a range as a transaction; a row that cannot be used is a finding, one that is none is counted.
  func read(_ range: Range<Int>, into builder: inout BudgetBuilder) {
    for index in range.counted(by: file.context.meter) where read(file.rows[index], index, &builder) {
      last = index
    }
  }

  /// Adds what another reader counted in other rows.
  func add(_ other: BankRowReader) {
    ledger.add(other.ledger)
    looseRows += other.looseRows
    last = max(last, other.last)
    transfers += other.transfers
  }

  /// Counts what only all rows together tell.
  func finish(_ builder: inout BudgetBuilder) {
    for (index, amount) in looseRows { ledger.skip(index > last ? .footer : .headings, amount) }
    looseRows = []
    if transfers > 0 {
      builder.note(
        .possibleTransfers, .info, .line(file.firstLine, field: nil),
        "\(transfers) rows may be moves between your own accounts; they are kept as income and expenses")
    }
  }

  /// Reads one row; says whether it became a transaction.
  private func read(_ row: FieldRow, _ index: Int, _ builder: inout BudgetBuilder) -> Bool {
    let moves = file.conventions.moves
    let verdict =
      moves.isEmpty
      ? resolved.verdict(row.fields, memos.verdicts)
      : moves[index - file.rows.startIndex].map { ("Balance", .some($0)) }
    let amount = money.read(row.fields, verdict?.verdict?.kind)
    ledger.read.add(amount.asWritten)
    let day = resolved.value(.date, row.fields, nil, memos.days) { RowMemos.Day($0, dates) }
    let isPending = file.pending.contains { $0.contains(index) } && day?.reading != nil
    if let reason = isPending ? .pending : skipReason(row, day) {
      ledger.skip(reason, amount.asWritten)
      return false
    }
    if day?.reading == nil, case .blank = amount {
      looseRows.append((index, nil))
      return false
    }
    guard let day = usable(day, row, &builder), let flow = flow(amount, verdict, row, &builder) else {
      ledger.unusable.add(amount.asWritten)
      return false
    }
    add(row, day, flow, amount.asWritten, &builder)
    ledger.imported.add(amount.asWritten)
    return true
  }

  // MARK: Rows that are no transactions

  private func skipReason(_ row: FieldRow, _ day: RowMemos.Day?) -> SkipReason? {
    let fields = row.fields
    if fields.isBlankRow { return .blank }
    if memos.headings.rawValue(0, fields, { $0 == file.names.first }) ?? false,
      fields.isEqual(to: file.names)
    {
      return .headings
    }
    return sieve.reason(fields, day)
  }

  // MARK: Dates and amounts

  private func usable(
    _ day: RowMemos.Day?, _ row: FieldRow, _ builder: inout BudgetBuilder
  ) -> RowMemos.Day? {
    if let day, day.reading != nil { return day }
    if let text = resolved.text(.date, row.fields) {
      builder.note(
        .dateUnreadable, .error, file.location(.date, row),
        "\(FieldText.quoted(text)) is not a date; the row is left out",
        remedy: "enter a date such as 2026-03-31, or say the order with --date-order")
    } else {
      builder.note(
        .dateMissing, .error, file.location(.date, row), "the row has no date; it is left out",
        remedy: "enter its date")
    }
    return nil
  }

  /// An amount above 0 and which way it went.
  struct Flow {
    var amount: Decimal
    var kind: TransactionKind
    var currencyText = ""
    /// Whether a minus turned the word or the column round.
    var isReversed = false
  }

  private func flow(
    _ money: MoneyReader.Money, _ verdict: (word: String, verdict: DirectionWords.Verdict?)?, _ row: FieldRow,
    _ builder: inout BudgetBuilder
  ) -> Flow? {
    var flow: Flow?
    switch money {
    case .blank:
      builder.note(
        .amountMissing, .error, amountPlace(row), "the row has no amount; it is left out",
        remedy: "enter its amount")
    case .unreadable(let text, let column):
      builder.note(
        .amountUnreadable, .error, .line(row.line, field: file.name(column)),
        "the amount \(FieldText.quoted(text)) is not a number; the row is left out",
        remedy: "enter a number of at most 15 digits and 4 decimals")
    case .single(let amount):
      flow = self.flow(amount, verdict, row, &builder)
      flow?.currencyText = amount.currencyText
    case .pair(let outflow, let inflow):
      flow = self.flow(outflow?.value, inflow?.value, verdict, row, &builder)
      let isOut = outflow.map { $0.value != 0 } ?? false
      flow?.currencyText = (isOut ? outflow : inflow ?? outflow)?.currencyText ?? ""
    }
    guard let flow else { return nil }
    if flow.amount == 0 {
      builder.note(.amountZero, .warning, amountPlace(row), "the row's amount is 0; it is left out")
      return nil
    }
    guard flow.amount.integerDigits <= 15, flow.amount.fractionDigits <= 4 else {
      builder.note(
        .amountTooPrecise, .error, amountPlace(row),
        "the amount \"\(flow.amount)\" has more than 15 digits before or 4 after the decimal point; the row is left out",
        remedy: "enter a number of at most 15 digits and 4 decimals")
      return nil
    }
    return flow
  }

  private func amountPlace(_ row: FieldRow) -> Provenance.Location {
    file.location(resolved[.amount] != nil ? .amount : resolved[.outflow] != nil ? .outflow : .inflow, row)
  }

  private func flow(
    _ amount: AmountField, _ verdict: (word: String, verdict: DirectionWords.Verdict?)?, _ row: FieldRow,
    _ builder: inout BudgetBuilder
  ) -> Flow? {
    let value = amount.value
    if let kind = amount.direction { return Flow(amount: abs(value), kind: kind) }
    switch file.conventions.signs {
    case .bySign(let negativeIsExpense), .bySignWithWords(let negativeIsExpense):
      let kind: TransactionKind = (value < 0) == negativeIsExpense ? .expense : .income
      if case .bySignWithWords = file.conventions.signs, let word = verdict?.verdict?.kind, word != kind,
        value != 0
      {
        builder.note(
          .signAgainstWord, .warning, amountPlace(row),
          "the row is called \(FieldText.quoted(verdict?.word ?? "")), but the sign of \(value) says \(kind.rawValue); the sign counts",
          remedy: "check the row")
      }
      return Flow(amount: abs(value), kind: kind)
    case .byWord(let minusReverses):
      guard let kind = direction(verdict, row, &builder) else { return nil }
      guard minusReverses, value < 0 else { return Flow(amount: abs(value), kind: kind) }
      return Flow(amount: -value, kind: kind == .income ? .expense : .income, isReversed: true)
    case .byColumn: return Flow(amount: abs(value), kind: value < 0 ? .expense : .income)
    }
  }

  private func flow(
    _ outflow: Decimal?, _ inflow: Decimal?, _ verdict: (word: String, verdict: DirectionWords.Verdict?)?,
    _ row: FieldRow,
    _ builder: inout BudgetBuilder
  ) -> Flow? {
    guard case .byColumn(let minus) = file.conventions.signs else {
      guard let kind = direction(verdict, row, &builder) else { return nil }
      return Flow(amount: abs((kind == .expense ? outflow : inflow) ?? 0), kind: kind)
    }
    let (out, into) = (outflow ?? 0, inflow ?? 0)
    if out != 0, into != 0 {
      builder.note(
        .amountUnreadable, .error, amountPlace(row), "the row has money out and money in; it is left out",
        remedy: "give each its own row")
      return nil
    }
    if out != 0 {
      let isReversed = out < 0 && !minus.isPlainOut
      return Flow(amount: abs(out), kind: isReversed ? .income : .expense, isReversed: isReversed)
    }
    let isReversed = into < 0 && !minus.isPlainIn
    return Flow(amount: abs(into), kind: isReversed ? .expense : .income, isReversed: isReversed)
  }

  private func direction(
    _ verdict: (word: String, verdict: DirectionWords.Verdict?)?, _ row: FieldRow,
    _ builder: inout BudgetBuilder
  ) -> TransactionKind? {
    if let kind = verdict?.verdict?.kind { return kind }
    builder.note(
      .directionMissing, .error, .line(row.line, field: file.name(resolved.indicator?.columns.first)),
      verdict.map {
        "\(FieldText.quoted($0.word)) does not say whether money went out or came in; the row is left out"
      }
        ?? "nothing says whether money went out or came in; the row is left out",
      remedy: "enter the row by hand where it matters")
    return nil
  }

  /// The currency of what stands beside an amount; neighbouring rows have the same.
  func sign(_ text: String) -> StatedCurrency? {
    if text != lastSign.text { lastSign = (text, StatedCurrency(text)) }
    return lastSign.currency
  }

  // MARK: Transactions

  private func add(
    _ row: FieldRow, _ day: RowMemos.Day, _ flow: Flow, _ asWritten: Decimal?,
    _ builder: inout BudgetBuilder
  ) {
    let transaction = transaction(row, day, flow, &builder)
    let fee = booksFees ? fee(of: transaction, row, &builder) : nil
    let bankID = builder.context.keepsRowSources ? resolved.text(.id, row.fields, flow.kind) : nil
    builder.note(RowSource(bankID: bankID, amount: asWritten), of: transaction.id)
    builder.add(consume transaction, amountAt: .line(row.line, field: nil))
    if let transferRows, transferRows.holds(row.fields, memos.transfers) { transfers += 1 }
    guard let fee else { return }
    builder.add(fee, amountAt: .line(row.line, field: nil))
    builder.note(RowSource(bankID: bankID.map { "\($0) fee" }, isBesideRow: true), of: fee.id)
    ledger.fees.add(fee.amount)
  }
}
