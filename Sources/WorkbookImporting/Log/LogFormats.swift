internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The formats of all rows of a log, as detected.
struct LogFormats: Hashable {
  /// The order of day, month and year in dates written as text.
  var dateOrder = DateOrder.yearMonthDay
  /// The decimal separator of amounts written as text.
  var decimalMark: DecimalMark?
  /// The meaning of the amounts' signs.
  var signs = TableSigns.none
  /// Whether the balances rise with what is called money out: in a cash book, a debit comes in.
  var swapsPair = false
  /// Whether a minus in a column of money out is a refund; some banks write the whole column with a minus.
  var minusBringsBack = false
  /// The column of two words that say which way money went, and what each means.
  var words = DirectionColumn()
  /// Whether a row without a date has that of the row above it.
  var carriesDates = false
}

/// Detects the formats of a log, and its open questions.
struct LogFormatFinder {
  let table: FoundTable
  let rows: [Sheet.Row]
  let cells: CellReader
  let columns: [FieldMeaning: Int]
  private let hasPlan: Bool
  var formats = LogFormats()
  /// Decisions that the user might make differently, with their places.
  private(set) var notes: [(fact: Finding.LogFact, location: Provenance.Location)] = []

  /// The formats of a log; with `hasPlan` the groups of a plan say which of its categories are income.
  init(_ table: FoundTable, _ rows: [Sheet.Row], _ cells: CellReader, hasPlan: Bool) {
    (self.table, self.rows, self.cells, self.hasPlan) = (table, rows, cells, hasPlan)
    columns = table.columnByMeaning
  }

  mutating func find() -> LogFormats {
    findDateOrder()
    findDecimalMark()
    findWords()
    findSigns()
    findMinusOfOutflows()
    checkPair()
    doubtPair()
    doubtAmounts()
    findCarriedDates()
    return formats
  }

  mutating func note(_ fact: Finding.LogFact, _ meaning: FieldMeaning, row: Int? = nil) {
    let reference = CellReference(
      clampingRow: row ?? table.dataRows.lowerBound, column: columns[meaning] ?? table.range.first.column)
    notes.append((fact, .cell(sheet: table.sheetName, reference: "\(reference)")))
  }

  // MARK: Dates

  /// Detects the order of day and month; if both are possible, a note says which one is used.
  private mutating func findDateOrder() {
    if let given = table.scope.dateOrder ?? cells.context.dateOrder { return formats.dateOrder = given }
    guard let column = columns[.date] else { return }
    var census = DateOrderCensus()
    for row in rows {
      if let text = row[column]?.value.text?.trimmed, !text.isEmpty {
        census.look(at: text, line: row.number)
      }
    }
    if let found = census.order { return formats.dateOrder = found.order }
    if HeaderLanguage.putsDayFirst(table.columns.map(\.header)) {
      return formats.dateOrder = .dayMonthYear
    }
    formats.dateOrder = .monthDayYear
    note(
      .dateOrderAmbiguous(example: census.example?.text ?? "", isRead: true), .date,
      row: census.example?.line)
  }

  /// Detects logs that write the date only in the first row of each day.
  private mutating func findCarriedDates() {
    guard let column = columns[.date] else { return }
    let money = [FieldMeaning.amount, .inflow, .outflow].compactMap { columns[$0] }
    let names = [FieldMeaning.description, .payee, .category, .memo].compactMap { columns[$0] }
    var (dated, bare) = (0, 0)
    for row in rows where money.contains(where: { row[$0]?.value.isBlank == false }) {
      let isNamed = names.contains { row[$0]?.value.text?.trimmed.isEmpty == false }
      if row[column]?.value.isBlank == false {
        dated += 1
      } else if isNamed, dated > 0, !row.isTotal, !names.contains(where: { isTotal(row[$0]) }) {
        bare += 1
      }
    }
    guard bare > 1, bare * 4 >= dated else { return }
    formats.carriesDates = true
    note(.datesCarried(count: bare), .date)
  }

  private func isTotal(_ cell: Cell?) -> Bool { cell?.value.text.map(HeaderText.isTotal) ?? false }

  // MARK: Amounts

  private mutating func findDecimalMark() {
    if let given = cells.context.decimalMark { return formats.decimalMark = given }
    var census = MarkCensus()
    for row in rows {
      for meaning in [FieldMeaning.amount, .inflow, .outflow, .balance] {
        guard let column = columns[meaning], let text = row[column]?.value.text else { continue }
        census.look(at: text.trimmed, line: row.number)
      }
    }
    guard !census.needsNone else { return }
    if let found = census.mark { return formats.decimalMark = found.mark }
    note(
      .decimalMarkAmbiguous(example: census.example?.text ?? "", isRead: true),
      columns[.amount] == nil ? .outflow : .amount, row: census.example?.line)
  }

  private mutating func findSigns() {
    guard let column = columns[.amount] else { return }
    let words = formats.words.column ?? columns[.type] ?? columns[.indicator]
    // If a column of words shows the direction, no hints from texts are needed.
    let needsHints = words == nil || table.scope.kind != nil
    var tally = SignTally()
    var (negativeExpenses, positiveExpenses) = (0, 0)
    for (place, row) in rows.enumerated() {
      guard let amount = cells.amount(row[column], mark: formats.decimalMark).value, amount != 0,
        !row.isTotal
      else { continue }
      let kind = words.flatMap { cells.text(row[$0]) }.flatMap {
        formats.words.kind($0) ?? KindWords.kind($0) ?? DirectionWords.verdict($0)?.kind
      }
      if kind == .expense { if amount < 0 { negativeExpenses += 1 } else { positiveExpenses += 1 } }
      tally.add(amount, verdict: nil, hint: needsHints && place < 500 ? hint(row) : nil)
    }
    guard tally.signs.negative > 0 else { return assumeExpenses(tally, hasWords: words != nil) }
    // A few amounts with a minus under a title such as Spending are refunds, unless there is income as well.
    let isTitled =
      table.scope.kind != nil && tally.signs.positive > tally.signs.negative * 3
      && tally.likelyIncomes.positive == 0
    if positiveExpenses > negativeExpenses || isTitled {
      formats.signs =
        minusIsAMark(formats.decimalMark) ? .directions(negativeIsExpense: true) : .reversals
    } else {
      formats.signs = .directions(
        negativeIsExpense: negativeIsExpense(tally, isTold: negativeExpenses > 0))
    }
  }

  /// The direction that the texts of a row suggest.
  private func hint(_ row: Sheet.Row) -> TransactionKind? {
    for meaning in [FieldMeaning.description, .payee, .category, .memo] {
      if let text = columns[meaning].flatMap({ cells.text(row[$0]) }), let hint = DirectionWords.hint(text) {
        return hint
      }
    }
    return nil
  }

  private mutating func negativeIsExpense(_ tally: SignTally, isTold: Bool) -> Bool {
    if let given = table.scope.negativeIsExpense ?? cells.context.signs?.negativeIsExpense {
      return given
    }
    if isTold { return true }
    if let chain = chain { return chain.positiveIsIncome }
    if let ruling = tally.bySigns, case .bySign(let isUsual) = ruling.rule {
      if !isUsual { note(.positiveIsExpense(texts: tally.turned), .amount) }
      return isUsual
    }
    // Most rows of a household's log are expenses.
    let isUsual = tally.signs.positive < tally.signs.negative * 4
    note(
      .signsMixed(
        positive: tally.signs.positive, negative: tally.signs.negative, negativeIsExpense: isUsual),
      .amount)
    return isUsual
  }

  /// The evidence of running balances for the signs.
  private var chain: BalanceChain? {
    guard let amount = columns[.amount], let balance = columns[.balance], table.moneyColumns.count == 1 else {
      return nil
    }
    func values(_ column: Int) -> [Decimal?] {
      rows.prefix(200).map { row in
        guard let value = cells.amount(row[column], mark: formats.decimalMark).value else {
          return nil
        }
        return value
      }
    }
    return BalanceChain(amounts: values(amount), balances: values(balance), order: nil)
  }

  /// Assumes directions without signs and words: income for the plan's income categories, else expenses.
  private mutating func assumeExpenses(_ tally: SignTally, hasWords: Bool) {
    guard tally.signs.positive > 0, !hasWords, table.scope.kind == nil else { return }
    if let given = table.scope.negativeIsExpense ?? cells.context.signs?.negativeIsExpense, given {
      return formats.signs = .directions(negativeIsExpense: true)
    }
    if let chain = chain, chain.matches > 1, !(chain.positiveIsIncome && isRunningTotal) {
      // Balances that only rise may be debts.
      if chain.positiveIsIncome { note(.unsigned(hasDoubt: true), .amount) }
      return formats.signs = .directions(negativeIsExpense: chain.positiveIsIncome)
    }
    // A category that is not in the plan is a separate finding.
    if hasPlan, columns[.category] != nil { return }
    // Texts such as `refund` or `payroll` cast a doubt.
    let hasDoubt =
      columns[.category] == nil && (tally.likelyIncomes.positive > 0 || !speaksOfSpending(tally))
    note(.unsigned(hasDoubt: hasDoubt), .amount)
  }
}

extension LogFormatFinder {
  /// Whether any name or text suggests that money was spent.
  private func speaksOfSpending(_ tally: SignTally) -> Bool {
    let names = [cells.context.fileName, table.sheetName, table.title].compactMap(\.self)
    return tally.likelyExpenses.positive > 0
      || (names + table.columns.map(\.header)).contains { GroupWords.directionOfTitle($0) == .expense }
  }
}

extension SignConvention {
  /// Whether a minus is an expense; nil if words say it.
  package var negativeIsExpense: Bool? {
    switch self {
    case .negativeIsExpense: true
    case .positiveIsExpense: false
    case .words: nil
    }
  }
}

extension Sheet.Row {
  /// Whether its first text is the label of a total.
  package var isTotal: Bool {
    for cell in cells where !cell.value.isBlank {
      if let text = cell.value.text { return HeaderText.isTotal(text) }
    }
    return false
  }
}
