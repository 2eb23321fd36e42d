internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// A column with one of two words in each row: one means income, the other an expense.
struct DirectionColumn: Hashable {
  /// The column, from 1; nil if there is none.
  var column: Int?
  /// The words for income and for expenses, as written.
  var income = ""
  var expense = ""

  /// Returns the direction that a word means; nil for any other text.
  func kind(_ text: String) -> TransactionKind? {
    guard column != nil else { return nil }
    return text == income ? .income : text == expense ? .expense : nil
  }
}

extension LogFormatFinder {
  /// Finds a column of two words, in any language, in a log whose amounts have no signs.
  ///
  /// The word beside salaries means income. Without salaries, the word with few large amounts means income if the
  /// other word has many small ones.
  mutating func findWords() {
    guard let amount = columns[.amount], table.scope.kind == nil, columns[.balance] == nil else { return }
    let entries = rows.compactMap { row -> (row: Sheet.Row, amount: Decimal)? in
      guard let value = cells.amount(row[amount], mark: formats.decimalMark).value, value != 0, !row.isTotal
      else {
        return nil
      }
      return (row, value)
    }
    guard entries.count > 4, entries.allSatisfy({ $0.amount > 0 }) else { return }
    let taken: Set<FieldMeaning?> = [.description, .payee, .category, .account, .member, .currency]
    for column in table.columns
    where column.column != amount && !taken.contains(column.meaning)
      && !HeaderWords.namesMeansOfPayment(column.header)
    {
      var amounts: [String: [Decimal]] = [:]
      var hints: [String: Int] = [:]
      var names: [String: [String]] = [:]
      for entry in entries {
        guard let word = cells.text(entry.row[column.column]) else { continue }
        amounts[word, default: []].append(entry.amount)
        if let name = self.name(entry.row) { names[word, default: []].append(name) }
        if saysIncome(entry.row) { hints[word, default: 0] += 1 }
        if amounts.count > 2 { break }
      }
      let filled = amounts.values.reduce(0) { $0 + $1.count }
      guard amounts.count == 2, filled * 10 >= entries.count * 9 else { continue }
      let words = amounts.keys.sorted()
      if let known = Self.known(words) {
        return formats.words = DirectionColumn(
          column: column.column, income: known.income, expense: known.expense)
      }
      // A yes/no column, such as whether a payment is deductible from taxes, does not state directions.
      if DirectionFlag.areAnswers(Set(words)) { continue }
      let isSaid = words.contains { KindWords.kind($0) != nil || GroupWords.group($0) != nil }
      guard !isSaid, tellApart(names), let income = incomeWord(words, amounts, hints),
        let expense = words.first(where: { $0 != income })
      else { continue }
      formats.words = DirectionColumn(column: column.column, income: income, expense: expense)
      return note(.wordsAssumed(income: income, expense: expense), .amount)
    }
  }

  /// Returns which of two words means income and which an expense; nil unless both are known.
  private static func known(_ words: [String]) -> (income: String, expense: String)? {
    let verdicts = words.map { DirectionWords.verdict($0)?.kind }
    switch (verdicts[0], verdicts[1]) {
    case (.income, .expense): return (words[0], words[1])
    case (.expense, .income): return (words[1], words[0])
    default: return nil
    }
  }

  /// Returns the word that means income, according to the names beside it or to its amounts.
  private func incomeWord(
    _ words: [String], _ amounts: [String: [Decimal]], _ hints: [String: Int]
  ) -> String? {
    let hinted = words.filter { hints[$0] != nil }
    if let only = hinted.first, hinted.count == 1 { return only }
    guard hinted.isEmpty else { return nil }
    let fewer = words.min { (amounts[$0]?.count ?? 0) < (amounts[$1]?.count ?? 0) } ?? ""
    guard let few = amounts[fewer], let many = words.first(where: { $0 != fewer }).flatMap({ amounts[$0] })
    else { return nil }
    return few.arePay(beside: many) ? fewer : nil
  }

  /// Whether no category occurs with both words, and some categories occur repeatedly.
  ///
  /// Words for other things, such as the payment method, occur with the same categories.
  private func tellApart(_ names: [String: [String]]) -> Bool {
    let sets = names.values.map(Set.init)
    guard sets.count == 2, sets[0].isDisjoint(with: sets[1]) else { return false }
    return names.values.contains { names in names.count > 2 && Set(names).count * 3 <= names.count * 2 }
  }

  private func name(_ row: Sheet.Row) -> String? {
    (columns[.category] ?? columns[.description] ?? columns[.payee]).flatMap { cells.text(row[$0]) }
  }

  private func saysIncome(_ row: Sheet.Row) -> Bool {
    [FieldMeaning.category, .description, .payee].contains { meaning in
      columns[meaning].flatMap { cells.text(row[$0]) }.map(GroupWords.isIncome) ?? false
    }
  }
}
