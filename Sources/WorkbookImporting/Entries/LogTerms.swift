internal import BudgetModel
internal import FieldReading
internal import Foundation
internal import ImportCore
internal import SpreadsheetValues
internal import WorkbookForm

/// Builds the sums of one log, depending on how the log shows the direction of money.
struct LogTerms {
  private let sample: LogSample
  private let ranges: LogRanges
  private let conditions: [LogSums.Condition]

  init(_ sample: LogSample, _ ranges: LogRanges, _ conditions: [LogSums.Condition]) {
    (self.sample, self.ranges, self.conditions) = (sample, ranges, conditions)
  }

  private var sheet: String { sample.table.sheetName }
  private var categories: String? { sample[.category].map(ranges.cells) }

  /// Returns the sums.
  ///
  /// - Throws: `LogSumsError` if no formula can express how the log was read.
  func sums() throws(LogSumsError) -> LogSums {
    let amounts = sample.table.columns.filter { $0.meaning == .amount }.map(\.column)
    guard amounts.count < 2 else { throw .amountsByCategory(sheet: sheet) }
    let directed = [sample[.outflow], sample[.inflow]]
    let money = amounts.isEmpty ? directed.compactMap(\.self) : amounts
    let hasTexts = sample.rows.contains { row in
      money.contains { row.cells[$0]?.value.text?.trimmed.isEmpty == false }
    }
    guard !hasTexts else { throw .textAmounts(sheet: sheet) }
    let words = try self.words()
    guard let column = amounts.first else { return sums(outflow: directed[0], inflow: directed[1], words) }
    let cells = ranges.cells(column)
    if let negativeIsExpense = sample.formats.signs.negativeIsExpense {
      return signed(cells, words, negativeIsExpense: negativeIsExpense)
    }
    return words.isEmpty ? byCategories(cells) : byWords(cells, words)
  }

  // MARK: Words

  private typealias Words = [(text: String, kind: TransactionKind)]

  /// The column of words for directions.
  private var wordColumn: Int? { sample[.indicator] ?? sample[.type] }

  /// Returns the distinct words of the log, and the words that new rows would get.
  private func words() throws(LogSumsError) -> Words {
    guard let column = wordColumn else { return [] }
    var found: [String: TransactionKind] = [:]
    for row in sample.rows {
      guard let text = row.cells[column]?.value.text, let kind = LogKindWords.kind(text.trimmed) else {
        if sample.formats.signs.negativeIsExpense != nil { continue }
        throw .words(sheet: sheet)
      }
      found[text.lowercased()] = kind
    }
    let known = LogKindWords(sample)
    for kind in TransactionKind.allCases where !found.values.contains(kind) {
      if let word = known.word(kind, category: nil) { found[word.lowercased()] = kind }
    }
    return found.map { (text: spelling(of: $0.key, column), kind: $0.value) }.sorted { $0.text < $1.text }
  }

  private func spelling(of word: String, _ column: Int) -> String {
    sample.rows.lazy.compactMap { $0.cells[column]?.value.text }.first { $0.lowercased() == word }
      ?? LogKindWords(sample).spelling(of: word)
  }

  /// Returns the conditions that exclude transfers if signs or columns show the direction.
  private func besidesTransfers(_ words: Words) -> [LogSums.Condition] {
    guard let column = wordColumn else { return [] }
    return words.filter { $0.kind == .transfer }.map {
      LogSums.Condition(ranges.cells(column), LogSums.quoted("<>\($0.text)"))
    }
  }

  // MARK: Forms

  private func term(_ amounts: String, _ further: [LogSums.Condition] = []) -> LogSums.Term {
    LogSums.Term(amounts, conditions + further, categories: categories)
  }

  private func signed(_ cells: String, _ words: Words, negativeIsExpense: Bool) -> LogSums {
    let besides = besidesTransfers(words)
    let above = term(cells, besides + [LogSums.Condition(cells, "\">0\"")])
    let below = term(cells, besides + [LogSums.Condition(cells, "\"<0\"")]).negated
    var sums = LogSums()
    (sums.income, sums.expenses) = negativeIsExpense ? ([above], [below]) : ([below], [above])
    let net = term(cells, besides)
    sums.spending = [negativeIsExpense ? net.negated : net]
    return sums
  }

  private func byWords(_ cells: String, _ words: Words) -> LogSums {
    guard let column = wordColumn else { return LogSums() }
    let terms = { (kind: TransactionKind) in
      words.filter { $0.kind == kind }.map {
        term(cells, [LogSums.Condition(ranges.cells(column), LogSums.quoted($0.text))])
      }
    }
    var sums = LogSums()
    sums.income = terms(.income)
    sums.expenses = terms(.expense)
    sums.spending = sums.expenses + sums.income.map(\.negated)
    return sums
  }

  private func sums(outflow: Int?, inflow: Int?, _ words: Words) -> LogSums {
    let besides = besidesTransfers(words)
    var sums = LogSums()
    if let outflow {
      let cells = ranges.cells(outflow)
      let values = sample.rows.compactMap { $0.cells[outflow]?.value.number }
      // Some banks write debits with a minus.
      let (hasMinus, hasPlus) = (values.contains { $0 < 0 }, values.contains { $0 > 0 })
      if hasMinus, hasPlus {
        sums.expenses = [
          term(cells, besides + [LogSums.Condition(cells, "\">0\"")]),
          term(cells, besides + [LogSums.Condition(cells, "\"<0\"")]).negated,
        ]
      } else {
        sums.expenses = [hasMinus ? term(cells, besides).negated : term(cells, besides)]
      }
    }
    if let inflow { sums.income = [term(ranges.cells(inflow), besides)] }
    sums.spending = sums.expenses + sums.income.map(\.negated)
    return sums
  }

  /// Returns the sums of a log without signs and words, whose title or categories show the direction.
  private func byCategories(_ cells: String) -> LogSums {
    var sums = LogSums()
    let all = term(cells)
    switch sample.table.scope.kind {
    case .income:
      sums.income = [all]
      sums.spending = [all.negated]
    case .expense, .transfer:
      sums.expenses = [all]
      sums.spending = [all]
    case nil:
      let names = Set(
        sample.rows.filter { $0.transaction.kind == .income }.compactMap {
          sample.text(.category, $0)?.lowercased()
        })
      if let categories {
        sums.income = names.sorted().map {
          LogSums.Term(
            cells, conditions + [LogSums.Condition(categories, LogSums.quoted($0))], categories: nil)
        }
      }
      sums.expenses = [all] + sums.income.map(\.negated)
      sums.spending = [all]
    }
    return sums
  }
}
