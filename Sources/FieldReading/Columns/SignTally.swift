package import BudgetModel
package import Foundation

/// Counts signs and words in all rows of a file.
package struct SignTally {
  /// The numbers of amounts above and below 0.
  package struct Count: Hashable {
    package var positive = 0
    package var negative = 0
    package var all: Int { positive + negative }

    package mutating func add(isNegative: Bool) { if isNegative { negative += 1 } else { positive += 1 } }
  }

  package private(set) var signs = Count()
  /// The rows whose word means expense, and the rows whose word means income.
  private(set) var expenses = Count()
  private(set) var incomes = Count()
  /// The rows whose texts suggest an expense, and the rows whose texts suggest income.
  package private(set) var likelyExpenses = Count()
  package private(set) var likelyIncomes = Count()
  /// The number of amounts with `CR` or `DR` next to them.
  private(set) var marked = 0
  /// The amounts in the two columns of an outflow/inflow pair.
  private(set) var outflows = Count()
  private(set) var inflows = Count()

  package mutating func add(_ amount: Decimal, verdict: DirectionWords.Verdict?, hint: TransactionKind?) {
    guard amount != 0 else { return }
    let isNegative = amount < 0
    signs.add(isNegative: isNegative)
    switch verdict {
    case .expense: expenses.add(isNegative: isNegative)
    case .income: incomes.add(isNegative: isNegative)
    default: break
    }
    switch hint {
    case .expense: likelyExpenses.add(isNegative: isNegative)
    case .income: likelyIncomes.add(isNegative: isNegative)
    default: break
    }
  }

  /// The number of positive amounts with a plus sign.
  private(set) var pluses = 0

  package mutating func addPlus() { pluses += 1 }

  package mutating func addMarked() { marked += 1 }

  /// The number of rows whose whole text is a word for income.
  private var incomeTexts = 0

  package mutating func addIncomeText() { incomeTexts += 1 }

  /// The number of rows with a word that is more than a mark such as `CR`.
  private var otherWords = 0

  package mutating func addOtherWord() { otherWords += 1 }

  /// The rule for marks such as `CR` that only some amounts have, if no amount has a sign; nil if there are no such
  /// marks.
  private var byMarks: Ruling? {
    guard otherWords == 0, signs.negative == 0, (incomes.all == 0) != (expenses.all == 0),
      incomes.all + expenses.all < signs.all
    else { return nil }
    return (
      .byMark(incomes.all > 0 ? .income : .expense),
      "a mark stands at \(incomes.all + expenses.all) amounts alone"
    )
  }

  /// The number of rows with money in both columns of a pair.
  package private(set) var overlaps = 0

  /// Creates a tally without any rows.
  package init() {}

  package mutating func add(outflow: Decimal?, inflow: Decimal?) {
    if let outflow, let inflow, outflow != 0, inflow != 0 { overlaps += 1 }
    if let outflow, outflow != 0 { outflows.add(isNegative: outflow < 0) }
    if let inflow, inflow != 0 { inflows.add(isNegative: inflow < 0) }
  }

  /// What a minus means in each column of a pair.
  package var pairMinus: SignRule.PairMinus {
    SignRule.PairMinus(
      isPlainOut: outflows.positive == 0, isPlainIn: inflows.positive == 0)
  }

  /// A rule and the evidence for it, in words.
  package typealias Ruling = (rule: SignRule, evidence: String)

  /// The rule that follows from the words of the indicator column and the signs; nil if they contradict each other.
  package var byWords: Ruling? {
    if let byMarks { return byMarks }
    if expenses.negative + incomes.negative == 0 || expenses.positive + incomes.positive == 0 {
      // If all amounts have the same sign, the sign means nothing. Words for only one direction are not enough
      // either.
      let isTold =
        expenses.all > 0 && incomes.all > 0 || signs.negative == 0 && expenses.all + incomes.all == signs.all
      if isTold {
        return (.byWord(minusReverses: false), "the words say it, and no amount has a sign of its own")
      }
    }
    if expenses.all > 0, incomes.all > 0 {
      if expenses.negative > expenses.positive, incomes.positive > incomes.negative {
        return (
          .bySignWithWords(negativeIsExpense: true),
          "words and signs say the same in \(expenses.negative + incomes.positive) of \(expenses.all + incomes.all) rows"
        )
      }
      if expenses.positive > expenses.negative, incomes.negative > incomes.positive {
        return (
          .bySignWithWords(negativeIsExpense: false),
          "words and signs say the same in \(expenses.positive + incomes.negative) of \(expenses.all + incomes.all) rows"
        )
      }
      if expenses.positive >= expenses.negative, incomes.positive >= incomes.negative {
        return (.byWord(minusReverses: true), "the words say it; a minus turns them round")
      }
      return nil
    }
    if expenses.negative > expenses.positive
      || expenses.all == 0 && incomes.positive > incomes.negative && signs.negative > 0
    {
      return (.bySignWithWords(negativeIsExpense: true), "a minus stands where the word says expense")
    }
    if expenses.positive > expenses.negative, expenses.all == signs.all {
      return (.byWord(minusReverses: true), "the words say it; a minus turns them round")
    }
    return nil
  }

  /// Whether any word states a direction of money.
  package var hasWords: Bool { expenses.all + incomes.all > 0 }

  /// The direction of unknown words: expense, if no amount has a sign and all known words mean income; otherwise nil.
  ///
  /// In a column with `income` and words such as `food` or `variable`, the unknown words mean spending.
  package var byUnknownWord: DirectionWords.Verdict? {
    signs.negative == 0 && pluses == 0 && marked == 0 && incomes.all > 0 && expenses.all == 0
      && incomes.all < signs.all ? .expense : nil
  }

  /// Whether no amount shows its direction by itself: no minus, no plus and no `CR` or `DR`.
  package var isUnsigned: Bool { signs.positive > 1 && signs.negative == 0 && pluses == 0 && marked == 0 }

  /// Whether most amounts are positive and few texts suggest income.
  ///
  /// Such amounts are probably purchases on a card.
  package var isMostlyPositive: Bool {
    signs.positive > signs.negative * 2 && likelyIncomes.positive * 4 <= signs.positive && pluses == 0
  }

  /// The numbers of texts that agree with the usual signs, and with the reversed signs.
  private var asUsual: Int { likelyExpenses.negative + likelyIncomes.positive }
  package var reversed: Int { likelyExpenses.positive + likelyIncomes.negative }

  /// The rule that the texts prove if the amounts have both signs; otherwise nil.
  package var byTexts: Ruling? {
    guard signs.negative > 0, signs.positive > 0, asUsual + reversed >= 3, min(asUsual, reversed) == 0 else {
      return nil
    }
    return (.bySign(negativeIsExpense: asUsual > 0), "\(asUsual + reversed) texts name purchases and income")
  }

  /// The rule that follows from the signs alone; nil if they do not show which amounts are income and which are
  /// expenses.
  package var bySigns: Ruling? {
    if marked > 0, signs.all == 0 {
      return (.bySign(negativeIsExpense: true), "CR and DR stand behind the amounts")
    }
    if signs.negative > 0, signs.positive > 0, pluses == signs.positive {
      return (.bySign(negativeIsExpense: true), "the amounts have a plus or a minus")
    }
    // A single word proves nothing. Purchases and refunds with opposite signs prove the meaning of the signs.
    let isTold = asUsual + reversed >= 2 && min(asUsual, reversed) * 5 <= max(asUsual, reversed)
    if signs.all == 0 { return (.bySign(negativeIsExpense: true), "no amounts") }
    if signs.positive == 0 {
      return isTold && reversed > asUsual
        ? nil : (.bySign(negativeIsExpense: true), "every amount has a minus")
    }
    if signs.negative == 0 {
      guard isTold, asUsual == 0, incomeTexts == 0, likelyExpenses.positive * 10 >= signs.positive * 8 else {
        return nil
      }
      return (
        .bySign(negativeIsExpense: false),
        "no amount has a minus, and texts call \(likelyExpenses.positive) of them purchases"
      )
    }
    if isTold {
      return asUsual > reversed
        ? (.bySign(negativeIsExpense: true), "\(asUsual) texts name purchases with a minus or income without")
        : (
          .bySign(negativeIsExpense: false),
          "\(reversed) texts name purchases without a minus or income with one"
        )
    }
    guard signs.negative >= signs.positive, reversed == 0 || asUsual > reversed else { return nil }
    return (
      .bySign(negativeIsExpense: true), "\(signs.negative) amounts with a minus, \(signs.positive) without"
    )
  }
}
