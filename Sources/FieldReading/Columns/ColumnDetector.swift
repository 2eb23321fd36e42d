internal import BudgetModel
package import Foundation

/// Detects what the columns of a file mean, by their names and values.
package struct ColumnDetector {
  /// The columns with their meanings.
  package private(set) var columns: [DetectedColumn]
  /// The chain of balances that proves what the signs of the amounts mean.
  package internal(set) var chain: BalanceChain?
  /// Whether there is a pair of amount columns without evidence of which one is the outflow.
  package private(set) var hasOpenPair = false
  /// Whether the balance goes down by the fees as well as by the amounts.
  package private(set) var feesMoveBalance = false
  package let samples: [ColumnSample]
  /// Whether no name has a known meaning, so that only the values decide.
  let isNameless: Bool

  /// Detects the columns of a file with these names and first rows.
  ///
  /// The names are empty if there is no header row.
  ///
  /// `chosen` holds the columns that the user chose, by meaning.
  package init(names: [String], rows: [[String]], chosen: [FieldMeaning: String] = [:]) {
    let width = max(names.count, rows.map(\.count).max() ?? 0)
    samples = (0..<width).map { ColumnSample(rows, column: $0) }
    columns = (0..<width).map {
      let name = $0 < names.count ? FieldText.value(names[$0]) ?? "" : ""
      return DetectedColumn(number: $0 + 1, name: name, meaning: nil, score: 0, evidence: "")
    }
    isNameless = names.allSatisfy { HeaderWords.matches($0).isEmpty }
    for (meaning, column) in chosen { choose(column, meaning) }
    detect()
  }

  private mutating func detect() {
    assignNamed()
    assignDates()
    assignMoney()
    assignUnreadableMoney()
    if isNameless { assignCodes() }
    assignIndicator()
    assignTexts()
    moveRepeatedDescription()
    settleAmounts()
    takeOwnCurrency()
    takeTotalWithFee()
    proveSigns()
  }

  /// The index of the column with this meaning.
  package func index(_ meaning: FieldMeaning) -> Int? { columns.firstIndex { $0.meaning == meaning } }

  package mutating func assign(_ index: Int, _ meaning: FieldMeaning?, _ score: Int, _ evidence: String) {
    columns[index].meaning = meaning
    columns[index].score = score
    columns[index].evidence = evidence
  }

  /// The columns that have values but no meaning.
  package var open: [Int] { columns.indices.filter { columns[$0].meaning == nil && samples[$0].count > 0 } }

  // MARK: Names

  /// Gives a column the meaning that the user chose.
  ///
  /// The column is given by name or number.
  private mutating func choose(_ column: String, _ meaning: FieldMeaning) {
    let name = HeaderText.normalized(column)
    let found =
      columns.firstIndex { HeaderText.normalized($0.name) == name }
      ?? Int(column).flatMap { columns.indices.contains($0 - 1) ? $0 - 1 : nil }
    if let found { assign(found, meaning, Self.chosen, "said with --take") }
  }

  /// The score of a user's choice.
  static let chosen = 101

  private mutating func assignNamed() {
    for index in columns.indices where !columns[index].name.isEmpty && columns[index].meaning == nil {
      for match in HeaderWords.matches(columns[index].name) where plausible(match, samples[index]) {
        let words = "called \"\(columns[index].name)\""
        guard let meaning = place(match.meaning, index) else { continue }
        assign(index, meaning, match.score, evidence(meaning, index).map { "\(words), \($0)" } ?? words)
        break
      }
    }
  }

  /// The meaning to give to a column whose name has this meaning; nil if the column gets no meaning.
  ///
  /// Another column may already have the meaning.
  private mutating func place(_ meaning: FieldMeaning, _ index: Int) -> FieldMeaning? {
    guard let other = self.index(meaning) else { return meaning }
    switch meaning {
    // A second date column is accepted only if it contains dates.
    case .date:
      let isDated = samples[index].dates * 2 >= samples[index].count
      // A column that is mostly blank contains the dates of rare events, such as later changes.
      if isDated, samples[other].count > 0, samples[other].count * 2 < samples[index].count {
        return swapped(meaning, other)
      }
      return self.index(.valueDate) == nil && isDated ? .valueDate : nil
    case .description:
      let (old, new) = (samples[other], samples[index])
      // A text that is the same in every row describes no row. A text that repeats often is rather a type.
      if old.distinct == 1, old.count > 2, new.distinct > 1 { return swapped(meaning, other) }
      guard old.distinct * 5 < new.distinct * 4, self.index(.type) == nil else { return .memo }
      columns[other].meaning = .type
      return meaning
    case .payee:
      // A name that is the same in every row is the account's owner.
      if samples[other].distinct == 1, samples[other].count > 2, samples[index].distinct > 1 {
        return swapped(meaning, other)
      }
      return self.index(.description) == nil ? .description : nil
    case .amount where columns[other].score == Self.chosen: return nil
    case .amount, .outflow, .inflow, .currency, .account:
      // Prefer the booked amount and columns with values. Of two columns with the same name, prefer the one with more
      // values.
      let haveOneName =
        HeaderText.normalized(columns[index].name) == HeaderText.normalized(columns[other].name)
      let (new, old) = (preference(index), preference(other))
      let isBetter = new > old || new == old && haveOneName && samples[index].count > samples[other].count
      if isBetter { assign(other, nil, 0, "") }
      return isBetter ? meaning : nil
    // Several columns may share one of these meanings. Their texts are kept together.
    case .memo, .note, .reference: return meaning
    // Prefer the type column with more words for the direction of money. The other may be the type of a product.
    case .type: return samples[index].verdicts > samples[other].verdicts ? swapped(meaning, other) : nil
    case .id, .category:
      return samples[other].count == 0 && samples[index].count > 0 ? swapped(meaning, other) : nil
    default: return nil
    }
  }

  private mutating func swapped(_ meaning: FieldMeaning, _ other: Int) -> FieldMeaning {
    assign(other, nil, 0, "")
    return meaning
  }

  /// Whether the values of a column fit its name.
  private func plausible(_ match: HeaderWords.Match, _ sample: ColumnSample) -> Bool {
    guard sample.count > 0 else { return true }
    switch match.meaning {
    // A column whose whole name is known is accepted even if no value is a date. That problem is reported later.
    case .date, .valueDate:
      return sample.dates * 2 >= sample.count
        || match.score == 100 && sample.dayNumbers != nil
        || match.score == 100 && sample.times == 0 && !sample.isCurrencies && !sample.isWholeNumbers
    case .amount, .outflow, .inflow, .fee, .tax: return sample.amounts * 2 >= sample.count && !sample.isDates
    case .balance: return !sample.isDates && (!sample.isWords || match.score >= 90)
    case .currency:
      return sample.isCurrencies
        || sample.isWords && sample.meanLength <= 12 && !sample.isDates && !sample.isAmounts
    case .indicator: return sample.verdicts > 0
    case .time: return !sample.isDates
    // Letters before digits (`FT2510480`) can look like a currency.
    case .id, .reference: return !sample.isDates && (!sample.isMoney || match.score == 100)
    case .checkNumber, .account, .iban: return !sample.isMoney && !sample.isDates
    default: return !sample.isMoney && !sample.isDates
    }
  }

  /// What the values of a column say about its meaning, in words.
  private func evidence(_ meaning: FieldMeaning, _ index: Int) -> String? {
    let sample = samples[index]
    guard sample.count > 0 else { return "blank" }
    switch meaning {
    case .date, .valueDate: return "\(sample.dates) of \(sample.count) values are dates"
    case .amount, .outflow, .inflow, .fee, .tax, .balance:
      return "\(sample.amounts) of \(sample.count) values are amounts"
    case .currency: return "\(sample.currencies) of \(sample.count) values are currencies"
    default: return nil
    }
  }

  // MARK: Dates

  private mutating func assignDates() {
    if index(.date) == nil {
      if let other = index(.valueDate), samples[other].dates > 0 {
        columns[other].meaning = .date
      } else if let found = open.first(where: { samples[$0].isDates })
        ?? open.first(where: { samples[$0].dates * 10 > samples[$0].count * 5 })
      {
        assign(found, .date, 80, "\(samples[found].dates) of \(samples[found].count) values are dates")
      }
    }
    preferDatesOfRows()
    guard isNameless, index(.valueDate) == nil, let found = open.first(where: { samples[$0].isDates }) else {
      return
    }
    assign(found, .valueDate, 60, "a second column of dates")
  }

  /// Replaces a date column that has the same date in all rows: that date describes the file.
  ///
  /// A column whose whole name is known is kept.
  private mutating func preferDatesOfRows() {
    guard let date = index(.date), columns[date].score < 100, samples[date].distinct == 1,
      samples[date].count > 1,
      let other = columns.indices.first(where: {
        let sample = samples[$0]
        let isFree = columns[$0].meaning == nil || columns[$0].meaning == .valueDate
        return isFree && sample.isDates && sample.distinct > 1 && sample.count == samples[date].count
      })
    else { return }
    assign(date, nil, 0, "the same date in every row")
    assign(other, .date, 70, "\(samples[other].dates) of \(samples[other].count) values are dates")
  }

  /// The rows of the sample that have a date.
  package var datedRows: Set<Int> { Set(index(.date).map { samples[$0].values.map(\.row) } ?? []) }

  /// The order of the rows by their dates; nil if the dates are mixed or all the same.
  var rowOrder: BalanceChain.RowOrder? {
    guard let column = index(.date) else { return nil }
    let texts = samples[column].values.map(\.text)
    for order in DateOrder.allCases.reversed() {
      let days = texts.compactMap { DateField(order: order).read($0)?.date }
      guard days.count * 10 >= texts.count * 9, let first = days.first, let last = days.last, first != last
      else { continue }
      if zip(days, days.dropFirst()).allSatisfy({ $0 <= $1 }) { return .oldestFirst }
      if zip(days, days.dropFirst()).allSatisfy({ $0 >= $1 }) { return .newestFirst }
    }
    return nil
  }

  // MARK: Signs

  /// Decides between an amount column and outflow and inflow columns.
  ///
  /// The columns with more values are kept.
  private mutating func settleAmounts() {
    guard let amount = index(.amount), index(.outflow) != nil || index(.inflow) != nil else { return }
    let directed = [index(.outflow), index(.inflow)].compactMap { $0 }
    let filled = directed.reduce(0) { $0 + samples[$1].count }
    // If both columns have amounts in most rows, they contain something else, such as totals.
    let areBoth = directed.count == 2 && overlaps(directed[0], directed[1]) * 2 > datedRows.count
    // `Monthly Total` next to `Paid In` and `Withdrawn` is not the amount of the row.
    let isOther = directed.count == 2 && columns[amount].score < 100 && !areBoth && !repeats(amount, directed)
    // Without signs and words, only the pair shows the directions. Rows with blank cells in the pair are pending.
    let isUndirected =
      directed.count == 2 && !areBoth && samples[amount].negatives == 0 && index(.indicator) == nil
      && directed.allSatisfy { samples[$0].moves > 0 } && overlaps(directed[0], directed[1]) == 0
    if samples[amount].count > 0, samples[amount].count >= filled || areBoth, !isOther, !isUndirected {
      for index in directed { assign(index, nil, 0, "repeats the amount") }
    } else {
      assign(amount, nil, 0, "money out and in have columns of their own")
    }
  }

  /// Whether a column repeats, in most of its rows, the amount of one of two other columns.
  ///
  /// Signs are ignored.
  private func repeats(_ amount: Int, _ directed: [Int]) -> Bool {
    let values = Self.joined(samples[directed[0]], samples[directed[1]])
    let same = zip(samples[amount].amountByRow, values).count { $0 != nil && $0?.magnitude == $1?.magnitude }
    return same * 2 >= samples[amount].count
  }

  /// The number of dated rows with an amount in both columns.
  private func overlaps(_ first: Int, _ second: Int) -> Int {
    let (left, right) = (samples[first].amountByRow, samples[second].amountByRow)
    return datedRows.count { (left[$0] ?? 0) != 0 && (right[$0] ?? 0) != 0 }
  }

  private mutating func proveSigns() {
    guard let balance = index(.balance) else { return }
    let amounts: [Decimal?]
    if let amount = index(.amount) {
      amounts = samples[amount].amountByRow
    } else if let outflow = index(.outflow), let inflow = index(.inflow) {
      amounts = Self.joined(samples[outflow], samples[inflow])
    } else {
      return
    }
    let balances = samples[balance].amountByRow
    chain = BalanceChain(amounts: amounts, balances: balances, order: rowOrder)
    if let fee = index(.fee), !(chain?.isWhole ?? false) {
      let fees = samples[fee].amountByRow
      let moves = zip(amounts, fees).map { amount, fee in
        amount == nil && fee == nil ? nil : (amount ?? 0) - (fee ?? 0).magnitude
      }
      // One row may be a total, so a few balances may not follow.
      if let found = BalanceChain(amounts: moves, balances: balances, order: rowOrder),
        found.positiveIsIncome, found.matches >= 3, found.matches * 10 >= found.checks * 9,
        found.matches > chain?.matches ?? 0
      {
        (chain, feesMoveBalance) = (found, true)
        return
      }
    }
    if let amount = index(.amount), !(chain?.isWhole ?? false) { compete(amount, balance) }
  }

  /// The inflow minus the outflow of each row.
  package static func joined(_ outflow: ColumnSample, _ inflow: ColumnSample) -> [Decimal?] {
    zip(outflow.amountByRow, inflow.amountByRow).map { outflow, inflow in
      if let inflow, inflow != 0 { return inflow }
      return outflow.map { -abs($0) } ?? inflow
    }
  }

  mutating func setOpenPair() { hasOpenPair = true }
}
