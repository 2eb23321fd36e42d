internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The formats of a log, detected from all its rows.
struct LogFormats: Hashable {
  /// The order of day, month and year in dates written as text.
  var dateOrder = DateOrder.yearMonthDay
  /// The decimal separator of amounts written as text.
  var decimalMark: DecimalMark?
  /// The meaning of the amounts' signs.
  var signs = TableSigns.none
  /// Whether the inflow and outflow columns are swapped because the balance rises with the outflow column.
  ///
  /// In a cash book, a debit is money that comes in.
  var swapsPair = false
  /// Whether a minus in an outflow column means a refund.
  ///
  /// Some banks write every outflow with a minus.
  var minusBringsBack = false
  /// The column of two words for the directions, and the meaning of each word.
  var words = DirectionColumn()
  /// Whether a row without a date has the date of the row above.
  var carriesDates = false
}

/// Detects the formats of a log and its open questions.
struct LogFormatFinder {
  let table: FoundTable
  let rows: [Sheet.Row]
  let cells: CellReader
  let columns: [FieldMeaning: Int]
  private let hasPlan: Bool
  private let siblings: SiblingLogs
  var formats = LogFormats()
  /// Decisions that the user might make differently, with their locations.
  private(set) var notes: [(fact: Finding.LogFact, location: Provenance.Location)] = []

  /// Creates a finder for the formats of a log.
  ///
  /// If `hasPlan` is true, the groups of a plan show which categories are income. Logs of the same form
  /// decide what the log's own rows leave open.
  init(
    _ table: FoundTable, _ rows: [Sheet.Row], _ cells: CellReader, hasPlan: Bool, siblings: SiblingLogs
  ) {
    (self.table, self.rows, self.cells, self.hasPlan) = (table, rows, cells, hasPlan)
    self.siblings = siblings
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

  /// Detects the order of day and month.
  ///
  /// If both orders are possible, a note says which one is used.
  private mutating func findDateOrder() {
    if let given = table.scope.dateOrder ?? cells.context.dateOrder { return formats.dateOrder = given }
    guard let column = columns[.date] else { return }
    func census(_ rows: [Sheet.Row]) -> DateOrderCensus {
      var census = DateOrderCensus()
      for row in rows {
        if let text = row[column]?.value.text?.trimmed, !text.isEmpty {
          census.look(at: text, line: row.number, orders(of: text))
        }
      }
      return census
    }
    let own = census(rows)
    if let found = own.order ?? census(rows + siblings.rows(beside: table)).order {
      return formats.dateOrder = found.order
    }
    if HeaderLanguage.putsDayFirst(table.columns.map(\.header)) {
      return formats.dateOrder = .dayMonthYear
    }
    formats.dateOrder = .monthDayYear
    note(
      .dateOrderAmbiguous(example: own.example?.text ?? "", isRead: true), .date,
      row: own.example?.line)
  }

  /// Returns the orders in which a text is a date, preferably a date in the month that the log's title names.
  private func orders(of text: String) -> [DateOrder] {
    let year = table.scope.year ?? cells.context.year ?? 2000
    let orders = DateField.orders(of: text, year: year)
    guard let month = table.scope.month else { return orders }
    let fitting = orders.filter { DateField(order: $0, year: year).read(text)?.date.month == month }
    return fitting.isEmpty ? orders : fitting
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

  /// If at least this many expenses have a minus, a few expenses without a minus are refunds.
  private static let manyExpenses = 20

  private mutating func findSigns() {
    guard let column = columns[.amount] else { return }
    let words = formats.words.column ?? columns[.indicator] ?? columns[.type]
    // If a column of words shows the direction, no hints from texts are needed.
    let needsHints = words == nil || table.scope.kind != nil
    var tally = SignTally()
    var (negativeExpenses, positiveExpenses) = (0, 0)
    var (negativeIncomes, positiveIncomes) = (0, 0)
    func count(_ row: Sheet.Row, _ place: Int) {
      guard let amount = cells.amount(row[column], mark: formats.decimalMark).value, amount != 0,
        !row.isTotal
      else { return }
      let kind = words.flatMap { cells.text(row[$0]) }.flatMap {
        formats.words.kind($0) ?? KindWords.kind($0) ?? DirectionWords.verdict($0)?.kind
      }
      switch kind {
      case .expense: if amount < 0 { negativeExpenses += 1 } else { positiveExpenses += 1 }
      case .income: if amount < 0 { negativeIncomes += 1 } else { positiveIncomes += 1 }
      default: break
      }
      tally.add(amount, verdict: nil, hint: needsHints && place < 500 ? hint(row) : nil)
    }
    for (place, row) in rows.enumerated() { count(row, place) }
    // Amounts of one sign alone show nothing; those of the other logs may.
    if tally.signs.negative == 0 || tally.signs.positive == 0 {
      for (place, row) in siblings.rows(beside: table).enumerated() { count(row, place) }
    }
    guard tally.signs.negative > 0 else { return assumeExpenses(tally, hasWords: words != nil) }
    // Under a title such as Spending, a few negative amounts are refunds, unless there is income as well.
    let isTitled =
      table.scope.kind != nil && tally.signs.positive > tally.signs.negative * 3
      && tally.likelyIncomes.positive == 0
    if positiveExpenses > negativeExpenses, negativeIncomes > positiveIncomes {
      // The minus says what the word says: `Purchase | 20` and `Refund | -20`.
      formats.signs = .directions(negativeIsExpense: false)
    } else if positiveExpenses > negativeExpenses || isTitled {
      formats.signs =
        minusIsAMark(formats.decimalMark) ? .directions(negativeIsExpense: true) : .reversals
    } else if negativeExpenses >= Self.manyExpenses, positiveExpenses * 5 <= negativeExpenses,
      (table.scope.negativeIsExpense ?? cells.context.signs?.negativeIsExpense) != false
    {
      formats.signs = .strictDirections
    } else {
      formats.signs = .directions(
        negativeIsExpense: negativeIsExpense(tally, isTold: negativeExpenses > 0))
    }
  }

  /// Returns the direction that the texts of a row suggest.
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
      if !isUsual { note(.positiveIsExpense(texts: tally.reversed), .amount) }
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

  /// The evidence for the signs from running balances; nil if there are none.
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

  /// Assumes the directions of amounts without signs and words.
  ///
  /// Categories in income groups of the plan are income, and all other amounts are expenses.
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
    // A category that is not in the plan is reported separately.
    if hasPlan, columns[.category] != nil { return }
    // Texts such as `refund` or `payroll` make the assumption doubtful.
    let hasDoubt =
      columns[.category] == nil && (tally.likelyIncomes.positive > 0 || !speaksOfSpending(tally))
    note(.unsigned(hasDoubt: hasDoubt), .amount)
  }
}

extension LogFormatFinder {
  /// Whether a name or a text suggests expenses.
  private func speaksOfSpending(_ tally: SignTally) -> Bool {
    let names = [cells.context.fileName, table.sheetName, table.title].compactMap(\.self)
    return tally.likelyExpenses.positive > 0
      || (names + table.columns.map(\.header)).contains { GroupWords.directionOfTitle($0) == .expense }
  }
}

extension SignConvention {
  /// Whether a minus means an expense; nil if words state the direction.
  package var negativeIsExpense: Bool? {
    switch self {
    case .negativeIsExpense: true
    case .positiveIsExpense: false
    case .words: nil
    }
  }
}

extension Sheet.Row {
  /// Whether the first text of the row is the label of a total.
  package var isTotal: Bool {
    for cell in cells where !cell.value.isBlank {
      if let text = cell.value.text { return HeaderText.isTotal(text) }
    }
    return false
  }
}
