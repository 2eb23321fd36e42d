internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore

/// Reads the rows of a bank's CSV as transactions, and accounts for each row.
final class BankRowReader {
  let file: BankCSV
  let resolved: ResolvedProfile
  let money: MoneyReader
  let dates: DateField
  let memos: RowMemos
  private let filter: RowFilter
  private let balances: BalanceReader?
  private(set) var counts = Counts()
  private let booksFees: Bool
  /// The columns whose headers mean dates, without the columns that become fields of a transaction.
  private let otherDates: [Int]
  /// The columns whose headers mean amounts, without the columns that become fields of a transaction.
  private let otherAmounts: [Int]
  /// The rows that may be transfers between the household's own accounts.
  private let transferRows: ResolvedProfile.Condition?
  /// The text next to the amount of the previous row, and the currency that the text means.
  private var lastSign: (text: String, currency: StatedCurrency?) = ("", nil)

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    self.file = file
    self.resolved = resolved
    transferRows = resolved.transfers
    booksFees = file.booksFees
    money = MoneyReader(
      resolved: resolved, mark: file.conventions.amountMark, areCents: file.conventions.areCents)
    dates = DateField(
      order: file.conventions.dateOrder, numbers: file.conventions.dayNumbers, year: file.context.year)
    let placed = Set(Self.placed.flatMap { resolved[$0]?.columns ?? [] })
    let fees = booksFees ? resolved[.fee]?.columns ?? [] : []
    let width = file.names.isEmpty ? file.rows.lazy.map(\.fields.count).max() ?? 0 : file.names.count
    func others(_ meanings: FieldMeaning...) -> [Int] {
      file.names.indices.filter { column in
        !placed.contains(column)
          && HeaderWords.matches(file.names[column]).first.map { meanings.contains($0.meaning) } ?? false
      }
    }
    (otherDates, otherAmounts) = (others(.date, .valueDate), others(.amount, .outflow, .inflow))
    filter = RowFilter(resolved)
    balances = BalanceReader(resolved, file.conventions.balanceMark)
    memos = RowMemos(
      others: (0..<width).filter { !placed.contains($0) && !fees.contains($0) }.map {
        ($0, file.name($0) ?? "")
      })
  }

  /// Counts of rows, and the figures that rows state.
  struct Counts {
    /// Rows with neither a date nor an amount (headings before the last transaction, a footer after it), and the rows
    /// of another table below the transactions.
    var looseRows: [(index: Int, amount: Decimal?)] = []
    /// The index of the last row that is a transaction.
    var last = -1
    var transfers = 0
    /// The figures that rows state outside transactions.
    var evidence = RowEvidence()
  }

  /// Meanings that have their own field in a transaction, or whose value the transaction's amount already contains.
  private static let placed: [FieldMeaning] = [
    .date, .time, .payee, .description, .memo, .note, .category, .amount, .outflow, .inflow, .indicator,
    .balance,
    .currency, .account, .toAccount, .member, .tags,
  ]

  /// Adds the transactions of a range of rows, counts the other rows and reports the unusable ones.
  func read(_ range: Range<Int>, into builder: inout BudgetBuilder) {
    builder.terms.dayRemedy = .otherDateOrOrder
    for index in range.counted(by: file.context.meter) where read(file.rows[index], index, &builder) {
      counts.last = index
    }
  }

  /// Returns the counts since the last call, and starts again at zero.
  func takeCounts() -> Counts {
    defer { counts = Counts() }
    return counts
  }

  /// Adds the counts of another reader for other rows.
  func add(_ other: Counts) {
    counts.looseRows += other.looseRows
    counts.last = max(counts.last, other.last)
    counts.transfers += other.transfers
    counts.evidence.add(other.evidence)
  }

  /// Counts headings and footers, which are known only after all rows have been read.
  ///
  /// Returns the figures that rows state.
  func finish(_ builder: inout BudgetBuilder) -> RowEvidence {
    for (index, amount) in counts.looseRows {
      builder.rows.skip(index > counts.last ? .footer : .headings, amount)
    }
    counts.evidence.looseRows = counts.looseRows.map(\.index)
    counts.looseRows = []
    if counts.transfers > 0 {
      builder.note(
        .log(.possibleTransfers(count: counts.transfers)), at: .line(file.firstLine, field: nil))
    }
    if let pending = builder.rows.skipped[.pending] {
      builder.note(.log(.rowsPending(count: pending.rows)), at: .line(file.firstLine, field: nil))
    }
    if let void = builder.rows.skipped[.void] {
      builder.note(.log(.rowsVoid(count: void.rows)), at: .line(file.firstLine, field: nil))
    }
    return counts.evidence
  }

  /// Reads one row and returns whether it became a transaction.
  private func read(_ row: FieldRow, _ index: Int, _ builder: inout BudgetBuilder) -> Bool {
    let moves = file.conventions.moves
    let verdict =
      moves.isEmpty
      ? resolved.verdict(row.fields, memos.verdicts).map {
        (word: $0.word, verdict: $0.verdict ?? file.conventions.unknownWord)
      }
      : moves[index - file.rows.startIndex].map { (word: "Balance", verdict: .some($0)) }
    var money = money.read(row.fields, verdict?.verdict?.kind)
    // If the amount is `0.00` and there is a fee, the row charges only the fee, for example for a card.
    let isFeeAlone = booksFees && (isBlank(money) || money.asWritten == 0)
    let fee = isFeeAlone ? feeAlone(row) : nil
    if let fee { money = .single(fee) }
    let asWritten = money.asWritten
    builder.rows.read.add(asWritten)
    if let next = file.followingTable, index >= next {
      counts.looseRows.append((index, asWritten))
      return false
    }
    let day = resolved.value(.date, row.fields, nil, memos.days) { RowMemos.Day($0, dates) }
    let isPending = file.pending.contains { $0.contains(index) } && day?.reading != nil
    if let reason = isPending ? .pending : skipReason(row, index, day) {
      builder.rows.skip(reason, asWritten)
      // A pending or void row does not move the balance, so its amount counts as 0 here.
      let isNone = reason == .pending || reason == .void
      noteBalance(row, day, isNone ? 0 : asWritten ?? 0, isTransaction: false)
      counts.evidence.add(row, index, reason, money)
      return false
    }
    if day?.reading == nil, case .blank = money {
      guard !isRecordOfOtherColumns(row) else {
        _ = builder.draft(.missing, .blank, asWritten: asWritten) { self.place($0, row, money) }
        return false
      }
      counts.looseRows.append((index, nil))
      return false
    }
    var flow = fee.map { Flow($0.value, .expense) } ?? flow(money, verdict)
    if file.assumesExpenses, flow.kind == .expense, isOfIncome(row) { flow.kind = .income }
    func place(_ meaning: FieldMeaning) -> Provenance.Location { self.place(meaning, row, money) }
    guard
      var draft = builder.draft(
        self.day(day, row), flow.amount, asWritten: asWritten, place: place)
    else {
      noteBalance(row, day, asWritten ?? 0, isTransaction: false)
      return false
    }
    draft.transaction.kind = flow.kind
    draft.dayText = day?.text
    if flow.isDoubted {
      builder.note(
        .row(.signAgainstWord(word: verdict?.word ?? "", draft.signed, flow.kind)), at: place(.amount))
    }
    if flow.counterflow != nil {
      draft.remarks.append(file.context.finding(.row(.bothDirections), at: place(.amount)))
    }
    fill(&draft, row, flow, &builder)
    let moved = flow.kind == .income ? draft.transaction.amount : -draft.transaction.amount
    let further = add(draft, row, flow, asWritten, &builder, withFee: fee == nil, place: place)
    noteBalance(row, day, further == 0 ? moved : moved.moved(by: -further), isTransaction: true)
    return true
  }

  /// Whether a row has a date and an amount in other columns whose headers mean dates and amounts.
  private func isRecordOfOtherColumns(_ row: FieldRow) -> Bool {
    func has(_ columns: [Int], _ isValue: (String) -> Bool) -> Bool {
      columns.contains { $0 < row.fields.count && row.fields.field($0).map(isValue) ?? false }
    }
    return has(otherDates) { dates.read($0) != nil }
      && has(otherAmounts) { AmountField($0, mark: file.conventions.amountMark) != nil }
  }

  /// Whether the row's category means income, such as Salary.
  private func isOfIncome(_ row: FieldRow) -> Bool {
    resolved.value(.category, row.fields, nil, memos.incomes, GroupWords.isIncome) ?? false
  }

  private func isBlank(_ money: MoneyReader.Money) -> Bool {
    if case .blank = money { true } else { false }
  }

  /// The fee of a row that has no amount, or an amount of 0; nil if the row has no fee.
  private func feeAlone(_ row: FieldRow) -> AmountField? {
    guard let text = resolved.text(.fee, row.fields, nil),
      let fee = AmountField(text, mark: file.conventions.amountMark), fee.value != 0
    else { return nil }
    return fee
  }

  private func noteBalance(_ row: FieldRow, _ day: RowMemos.Day?, _ amount: Decimal, isTransaction: Bool) {
    guard let balances else { return }
    let day = day?.reading?.date.dayNumber
    counts.evidence.add(balances.step(row, day: day, amount, isTransaction: isTransaction))
  }

  // MARK: Rows that are no transactions

  private func skipReason(_ row: FieldRow, _ index: Int, _ day: RowMemos.Day?) -> SkipReason? {
    let fields = row.fields
    if fields.isBlankRow { return .blank }
    if index == file.summary { return .totals }
    if memos.headings.rawValue(0, fields, { $0 == file.names.first }) ?? false,
      fields.isEqual(to: file.names)
    {
      return .headings
    }
    return filter.reason(fields, day)
  }

  // MARK: Dates and amounts

  private func day(_ day: RowMemos.Day?, _ row: FieldRow) -> DayReading {
    if let reading = day?.reading { return .day(reading) }
    return resolved.text(.date, row.fields).map { .unreadable($0) } ?? .missing
  }

  /// The place of the cell that a finding is about.
  private func place(
    _ meaning: FieldMeaning, _ row: FieldRow, _ money: MoneyReader.Money
  ) -> Provenance.Location {
    switch (meaning, money) {
    case (.amount, .unreadable(_, let column)): .line(row.line, field: file.name(column))
    case (.amount, _):
      file.location(resolved[.amount] != nil ? .amount : resolved[.outflow] != nil ? .outflow : .inflow, row)
    case (.indicator, _): .line(row.line, field: file.name(resolved.indicator?.columns.first))
    default: file.location(meaning, row)
    }
  }

  private typealias Verdict = (word: String, verdict: DirectionWords.Verdict?)

  private func flow(_ money: MoneyReader.Money, _ verdict: Verdict?) -> Flow {
    switch money {
    case .blank: return Flow(.blank)
    case .unreadable(let text, _): return Flow(.unusable(.notNumber(text)))
    case .single(let amount):
      var flow = flow(amount, verdict)
      flow.currencyText = amount.currencyText
      return flow
    case .pair(let outflow, let inflow):
      let moved = [outflow, inflow].compactMap(\.self).filter { $0.value != 0 }
      // `5.00Dr` in an inflow column is an outflow.
      if let amount = moved.first, moved.count == 1, amount.direction != nil {
        return flow(.single(amount), verdict)
      }
      var flow = flow(outflow?.value ?? 0, inflow?.value ?? 0, verdict)
      let isOut = outflow.map { $0.value != 0 } ?? false
      flow.currencyText = (isOut ? outflow : inflow ?? outflow)?.currencyText ?? ""
      return flow
    }
  }

  private func flow(_ amount: AmountField, _ verdict: Verdict?) -> Flow {
    let value = amount.value
    if let kind = amount.direction { return Flow(value, kind) }
    switch file.conventions.signs {
    case .bySign(let negativeIsExpense):
      return Flow(value, (value < 0) == negativeIsExpense ? .expense : .income)
    case .bySignWithWords(let negativeIsExpense):
      var flow = Flow(value, (value < 0) == negativeIsExpense ? .expense : .income)
      if let word = verdict?.verdict?.kind { flow.isDoubted = word != flow.kind }
      return flow
    case .byWord(let minusReverses):
      guard let kind = verdict?.verdict?.kind else {
        return Flow(.unusable(.noDirection(word: verdict?.word)))
      }
      guard minusReverses, value < 0 else { return Flow(value, kind) }
      return Flow(value, kind == .income ? .expense : .income, isReversed: true)
    case .byMark(let kind):
      return Flow(value, verdict?.verdict?.kind ?? (kind == .income ? .expense : .income))
    case .byColumn: return Flow(value, value < 0 ? .expense : .income)
    }
  }

  private func flow(_ out: Decimal, _ into: Decimal, _ verdict: Verdict?) -> Flow {
    guard case .byColumn(let minus) = file.conventions.signs else {
      guard let kind = verdict?.verdict?.kind else {
        return Flow(.unusable(.noDirection(word: verdict?.word)))
      }
      return Flow(kind == .expense ? out : into, kind)
    }
    if out != 0, into != 0 {
      // Without balances, two equal amounts may be one amount that is written twice.
      guard balances != nil || abs(out) != abs(into) else { return Flow(.unusable(.bothWays)) }
      var (flow, inflow) = (flow(out, 0, verdict), flow(0, into, verdict))
      guard inflow.amount.value != nil else { return inflow }
      flow.counterflow = inflow.part
      return flow
    }
    if out != 0 {
      let isReversed = out < 0 && !minus.isPlainOut
      return Flow(out, isReversed ? .income : .expense, isReversed: isReversed)
    }
    let isReversed = into < 0 && !minus.isPlainIn
    return Flow(into, isReversed ? .expense : .income, isReversed: isReversed)
  }

  /// The currency that a sign or code next to an amount means; the result for the last text is cached.
  func sign(_ text: String) -> StatedCurrency? {
    if text != lastSign.text { lastSign = (text, StatedCurrency(text)) }
    return lastSign.currency
  }

  // MARK: Transactions

  /// Adds a transaction with its counterflow and its fee, if it has them, and returns what these two take from the
  /// balance.
  private func add(
    _ draft: TransactionDraft, _ row: FieldRow, _ flow: Flow, _ asWritten: Decimal?,
    _ builder: inout BudgetBuilder, withFee: Bool, place: (FieldMeaning) -> Provenance.Location
  ) -> Decimal {
    let line = Provenance.Location.line(row.line, field: nil)
    let transaction = builder.finish(draft, at: line, place: place)
    let fee = booksFees && withFee ? fee(of: transaction, row, &builder) : nil
    let counterflow = flow.counterflow.flatMap { self.counterflow($0, of: transaction, row, &builder) }
    let bankID =
      builder.context.keepsRowSources ? resolved.text(.id, row.fields, transaction.kind) : nil
    builder.add(consume transaction, RowSource(bankID: bankID, amount: asWritten), at: line)
    builder.rows.imported.add(asWritten)
    if let transferRows, transferRows.holds(row.fields, memos.transfers) { counts.transfers += 1 }
    if let counterflow {
      builder.add(counterflow, RowSource(bankID: bankID.map { "\($0) in" }, isBesideRow: true), at: line)
    }
    let taken = counterflow.map { $0.kind == .income ? -$0.amount : $0.amount } ?? 0
    guard let fee else { return taken }
    builder.add(fee, RowSource(bankID: bankID.map { "\($0) fee" }, isBesideRow: true), at: line)
    builder.rows.fees.add(fee.amount)
    return taken.moved(by: fee.amount)
  }
}
