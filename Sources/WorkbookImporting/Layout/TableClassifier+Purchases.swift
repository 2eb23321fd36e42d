internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension TableClassifier {
  /// The verdict on a list of purchases without dates.
  ///
  /// Unlike in a plan, categories recur in the list.
  var ofPurchases: Verdict? {
    let meanings = band.meanings
    guard dates == nil, days == nil, band.monthCount == 0,
      meanings.isDisjoint(with: [.budgeted, .assigned, .balance, .percentUsed, .dueDate]),
      amountColumns.contains(where: namesPurchase),
      let first = amountColumns.first,
      let titles = Optional([TableTitle(grid).title(of: band), grid.sheet.name].compactMap(\.self)),
      !titles.contains(where: PlanWords.isPlanned)
    else { return nil }
    let texts = band.columns.filter { $0 != first && body[$0].isLabels }
    guard texts.count > 1, texts.contains(where: comesAgain) else { return nil }
    return Verdict(.log, "amounts of categories that come again and again, without days")
  }

  /// Whether a header names what was paid: an amount, a price, a cost or an expense.
  private func namesPurchase(_ column: Int) -> Bool {
    guard let header = band[column] else { return false }
    return [.amount, .outflow, .actual].contains(header.meaning)
      || HeaderVocabulary.meaning(of: header.text) == .amount
      || GroupWords.directionOfTitle(header.text) == .expense
  }

  /// Whether the texts of a column recur after other texts.
  private func comesAgain(_ column: Int) -> Bool {
    let texts = body.rows.compactMap { $0[column]?.value.text?.trimmed.lowercased() }.filter { !$0.isEmpty }
    let distinct = Set(texts).count
    var runs = 0
    for (place, text) in texts.enumerated() where place == 0 || texts[place - 1] != text { runs += 1 }
    return texts.count >= 6 && distinct * 2 <= texts.count && runs >= distinct + max(2, distinct / 2)
  }
}
