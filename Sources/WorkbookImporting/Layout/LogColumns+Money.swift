internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension LogColumns {
  /// Chooses the amount columns.
  ///
  /// Actual amounts take precedence over planned ones.
  ///
  /// If only inflow or only outflow is known, a column with amounts in the remaining rows has the other direction.
  static func settleMoney(
    _ columns: inout [FoundColumn], _ body: TableBody, _ arithmetic: ColumnArithmetic, _ grid: SheetGrid
  ) {
    func place(_ meaning: FieldMeaning) -> Int? { columns.firstIndex { $0.meaning == meaning } }
    if assignByBalance(&columns, arithmetic) { return }
    believeNames(&columns, body)
    if addUpParts(&columns, body, arithmetic) || nameByCategories(&columns, body, arithmetic) { return }
    takeProduct(&columns, body, arithmetic)
    takeSummed(&columns, body, grid)
    let actual = columns.firstIndex {
      HeaderVocabulary.meaning(of: $0.header) == .actual && body[$0.column].isAmounts
    }
    if let actual, let amount = place(.amount), amount != actual,
      HeaderVocabulary.meaning(of: columns[amount].header) == .budgeted
    {
      columns[amount].meaning = nil
      (columns[actual].meaning, columns[actual].score) = (.amount, 90)
      columns[actual].evidence = "called \"\(columns[actual].header)\", beside what was planned"
    }
    if let amount = place(.amount), let moved = moved(columns, body), moved != amount {
      columns[amount].meaning = nil
      (columns[moved].meaning, columns[moved].score) = (.amount, 80)
      columns[moved].evidence = "what was paid, of net and gross"
    }
    guard place(.amount) == nil, let known = place(.inflow) ?? place(.outflow),
      place(.inflow) == nil || place(.outflow) == nil
    else { return }
    let other = columns.indices.first { index in
      columns[index].meaning == nil && body[columns[index].column].isAmounts
        && completes(columns[known].column, columns[index].column, body)
    }
    guard let other else { return }
    columns[other].meaning = columns[known].meaning == .inflow ? .outflow : .inflow
    columns[other].score = 80
    columns[other].evidence = "each row has this or \"\(columns[known].header)\""
  }

  /// Chooses a column whose name means an amount, if no amount was found or its column is called `Month`, `Id` or
  /// similar.
  private static func believeNames(_ columns: inout [FoundColumn], _ body: TableBody) {
    func means(_ column: FoundColumn, _ meanings: [FieldMeaning]) -> Bool {
      HeaderBand.meaning(of: column.header).map(meanings.contains) ?? false
    }
    let taken = columns.firstIndex { $0.meaning == .amount }
    guard !columns.contains(where: { $0.meaning == .inflow || $0.meaning == .outflow }),
      taken.map({ means(columns[$0], [.month, .year, .day, .order, .id, .time]) }) ?? true
    else { return }
    let numbers = columns.indices.filter { $0 != taken && body[columns[$0].column].isAmounts }
    let named =
      numbers.first { means(columns[$0], [.amount]) }
      ?? numbers.first { index in
        let words = HeaderText.normalized(columns[index].header).split(separator: " ").map(String.init)
        return words.contains { HeaderVocabulary.meaning(of: $0) == .amount }
      }
    guard let named else { return }
    if let taken { columns[taken].meaning = nil }
    (columns[named].meaning, columns[named].score) = (.amount, 80)
    columns[named].evidence = "called \"\(columns[named].header)\""
  }

  /// Uses the columns before a total as amount columns, one for each category: `Date, Food, Rent, Total`.
  ///
  /// - Returns: Whether there are such columns.
  private static func nameByCategories(
    _ columns: inout [FoundColumn], _ body: TableBody, _ arithmetic: ColumnArithmetic
  ) -> Bool {
    func has(_ meaning: FieldMeaning) -> Bool {
      columns.contains { $0.meaning == meaning && $0.score > 70 }
    }
    // With these columns, a sum is not a total of categories: net plus tax is the gross amount.
    let others: Set<FieldMeaning?> = [.tax, .fee, .actual, .budgeted]
    guard !columns.contains(where: { others.contains($0.meaning) }) else { return false }
    let ofDays: Set<FieldMeaning?> = [.day, .month, .year]
    let numbers = columns.indices.filter {
      body[columns[$0].column].isAmounts && !columns[$0].header.isEmpty
        && !ofDays.contains(columns[$0].meaning)
    }
    guard numbers.count <= mostNumbers else { return false }
    let hasOutflow = has(.outflow)
    for (place, total) in numbers.enumerated() where place > 2 {
      // An outflow column such as `Spent` may be the total, but not one of the categories.
      guard !hasOutflow || columns[total].meaning == .outflow else { continue }
      let before = numbers[..<place]
      guard
        let parts = before.indices.dropLast(2).lazy.map({ before[$0...] }).first(where: { parts in
          addsUp(columns[total].column, parts.map { columns[$0].column }, body)
        })
      else { continue }
      for index in columns.indices where columns[index].meaning == .amount { columns[index].meaning = nil }
      columns[total].meaning = .total
      for part in parts {
        (columns[part].meaning, columns[part].score) = (.amount, 90)
        columns[part].evidence = "the amounts of a category; \"\(columns[total].header)\" adds them up"
      }
      let isIncome = { GroupWords.directionOfTitle(columns[$0].header) == .income }
      if !has(.inflow), let income = before.prefix(upTo: parts.startIndex).first(where: isIncome) {
        (columns[income].meaning, columns[income].score) = (.inflow, 80)
      }
      return true
    }
    // Shares that formulas compute are not categories.
    let typed = numbers.filter { arithmetic.rules[columns[$0].column] == nil }
    return hasOutflow ? false : nameBySparseness(&columns, typed, body)
  }

  /// Uses columns with different names as categories if each row fills few of them, or if the log has no texts.
  ///
  /// Example: `Date, Food, Rent, Fun` without a total.
  private static func nameBySparseness(
    _ columns: inout [FoundColumn], _ numbers: [Int], _ body: TableBody
  ) -> Bool {
    let open = numbers.filter { HeaderVocabulary.meaning(of: columns[$0].header) == nil }
    // Names of categories may look like the name of an inflow or outflow column: `Credit Card`.
    let areGuessed = columns.allSatisfy { column in
      ![.amount, .inflow, .outflow].contains(column.meaning) || column.score <= 70
    }
    guard open.count > 2, open.count == numbers.count, areGuessed else { return false }
    let filled = open.map { index in
      body.rows.count { ($0[columns[index].column]?.value.number ?? 0) != 0 }
    }
    let rows = body.rows.count { row in
      open.contains { (row[columns[$0].column]?.value.number ?? 0) != 0 }
    }
    let hasTexts = columns.contains { !$0.header.isEmpty && body[$0.column].isLabels && !isWeekday($0, body) }
    guard rows > 1, !hasTexts || filled.reduce(0, +) * 2 <= rows * open.count else { return false }
    // If there are only three columns, one that is always filled may be a balance beside an outflow and an inflow.
    guard open.count > 3 || !filled.contains(rows) else { return false }
    for index in columns.indices where [.inflow, .outflow].contains(columns[index].meaning) {
      columns[index].meaning = nil
    }
    for index in open {
      (columns[index].meaning, columns[index].score) = (.amount, 60)
      columns[index].evidence = "one of \(open.count) columns of amounts with names of their own"
    }
    return true
  }

  /// The maximum number of numeric columns that are searched for parts and their sum.
  private static let mostNumbers = 48

  /// Whether one column is the sum of the others in each row, and at least one row has several parts.
  private static func addsUp(_ total: Int, _ parts: [Int], _ body: TableBody) -> Bool {
    var (rows, hasSeveral) = (0, false)
    for row in body.rows {
      guard let sum = row[total]?.value.number else { continue }
      rows += 1
      let amounts = parts.compactMap { row[$0]?.value.number }.filter { $0 != 0 }
      guard amounts.exactSum().subtracting(sum)?.isDust == true else { return false }
      hasSeveral = hasSeveral || amounts.count > 1
    }
    return rows > 1 && hasSeveral
  }

  /// Returns the column that is the amount plus its tax in every row; nil if there is none.
  private static func taxed(_ columns: [FoundColumn], _ body: TableBody) -> Int? {
    guard let amount = columns.first(where: { $0.meaning == .amount }),
      let tax = columns.first(where: { $0.meaning == .tax })
    else { return nil }
    return columns.indices.first { index in
      [nil, .total].contains(columns[index].meaning) && body[columns[index].column].isAmounts
        && addsUp(columns[index].column, [amount.column, tax.column], body)
    }
  }

  /// Returns the column of the amount that was paid, if there are a net and a gross column; nil otherwise.
  ///
  /// For purchases with tax, it is the gross column. Otherwise, such as for pay, it is the net column.
  private static func moved(_ columns: [FoundColumn], _ body: TableBody) -> Int? {
    let words = columns.map { column in
      body[column.column].isAmounts
        ? HeaderText.normalized(column.header).split { !$0.isLetter }.map(String.init) : []
    }
    func place(_ names: Set<String>) -> Int? {
      words.firstIndex { $0.first.map(names.contains) ?? false }
    }
    if let gross = taxed(columns, body) { return gross }
    guard let net = place(netWords) else { return nil }
    let gross = place(grossWords)
    let hasTax = words.contains { !taxes.isDisjoint(with: $0) }
    guard let gross else { return nil }
    let isPay = columns.contains { column in
      !pay.isDisjoint(with: HeaderText.normalized(column.header).split { !$0.isLetter }.map(String.init))
    }
    return hasTax && !isPay ? gross : net
  }

  private static let netWords = Set(Words.builtIn[HeaderWord.net])
  private static let grossWords = Set(Words.builtIn[HeaderWord.gross])
  private static let pay = Set(Words.builtIn[HeaderWord.pay])
  private static let taxes = Set(Words.builtIn[HeaderWord.tax])

  /// Whether nearly every row has an amount in one of two columns and no row has it in both.
  private static func completes(_ first: Int, _ second: Int, _ body: TableBody) -> Bool {
    func has(_ row: Sheet.Row, _ column: Int) -> Bool {
      row[column].map { !$0.value.isBlank && $0.value.number != 0 } ?? false
    }
    let filled = body.rows.filter { has($0, first) || has($0, second) }
    // Rows with only formulas are prepared for future transactions.
    let entered = body.rows.count { $0.cells.contains { !$0.value.isBlank && $0.formula == nil } }
    return filled.count * 10 >= entered * 8 && !filled.contains { has($0, first) && has($0, second) }
  }
}
