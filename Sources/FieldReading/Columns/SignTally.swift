package import BudgetModel
package import Foundation

/// Statistics about the signs and words in all rows of a file.
package struct SignTally {
  /// Amounts above and below 0.
  package struct Count: Hashable {
    package var positive = 0
    package var negative = 0
    package var all: Int { positive + negative }

    package mutating func add(isNegative: Bool) { if isNegative { negative += 1 } else { positive += 1 } }
  }

  package private(set) var signs = Count()
  /// Counts of rows whose word means expense, and of rows whose word means income.
  private(set) var expenses = Count()
  private(set) var incomes = Count()
  /// Rows whose texts suggest an expense, and those that suggest income.
  package private(set) var likelyExpenses = Count()
  package private(set) var likelyIncomes = Count()
  /// Amounts with `CR` or `DR` behind them.
  private(set) var marked = 0
  /// The two columns of a pair.
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

  /// Positive amounts with a plus.
  private(set) var pluses = 0

  package mutating func addPlus() { pluses += 1 }

  package mutating func addMarked() { marked += 1 }

  /// Rows whose word is more than a mark such as `CR`.
  private var otherWords = 0

  package mutating func addOtherWord() { otherWords += 1 }

  /// The rule for marks on only some amounts, none of which has a sign; nil if the words are not marks.
  private var byMarks: Ruling? {
    guard otherWords == 0, signs.negative == 0, (incomes.all == 0) != (expenses.all == 0),
      incomes.all + expenses.all < signs.all
    else { return nil }
    return (
      .byMark(incomes.all > 0 ? .income : .expense),
      "a mark stands at \(incomes.all + expenses.all) amounts alone"
    )
  }

  /// Rows with money in both columns of a pair.
  package private(set) var overlaps = 0

  /// A tally without any rows.
  package init() {}

  package mutating func add(outflow: Decimal?, inflow: Decimal?) {
    if let outflow, let inflow, outflow != 0, inflow != 0 { overlaps += 1 }
    if let outflow, outflow != 0 { outflows.add(isNegative: outflow < 0) }
    if let inflow, inflow != 0 { inflows.add(isNegative: inflow < 0) }
  }

  /// The meaning of a minus in each of two columns.
  package var pairMinus: SignRule.PairMinus {
    SignRule.PairMinus(
      isPlainOut: outflows.positive == 0, isPlainIn: inflows.positive == 0)
  }

  /// A rule with its evidence.
  package typealias Ruling = (rule: SignRule, evidence: String)

  /// The rule of the indicator's words together with the signs; nil if they contradict each other.
  package var byWords: Ruling? {
    if let byMarks { return byMarks }
    if expenses.negative + incomes.negative == 0 || expenses.positive + incomes.positive == 0 {
      // If all amounts have the same sign, it means nothing; words for only one direction are not enough either.
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

  /// Whether a word says which way money went.
  package var hasWords: Bool { expenses.all + incomes.all > 0 }

  /// The direction of unknown words, if no amount has a sign and all known words mean income; else nil.
  ///
  /// In a column with `income` and words such as `food` or `variable`, the others are spending.
  package var byUnknownWord: DirectionWords.Verdict? {
    signs.negative == 0 && pluses == 0 && marked == 0 && incomes.all > 0 && expenses.all == 0
      && incomes.all < signs.all ? .expense : nil
  }

  /// Whether no amount shows its direction by itself.
  package var isUnsigned: Bool { signs.positive > 1 && signs.negative == 0 && pluses == 0 && marked == 0 }

  /// Whether most amounts are positive and few texts suggest income: purchases on a card, whose balance is
  /// owed.
  package var isMostlyPositive: Bool {
    signs.positive > signs.negative * 2 && likelyIncomes.positive * 4 <= signs.positive && pluses == 0
  }

  /// Texts that agree with the usual signs, and texts that agree with the reversed signs.
  private var asUsual: Int { likelyExpenses.negative + likelyIncomes.positive }
  package var turned: Int { likelyExpenses.positive + likelyIncomes.negative }

  /// The rule that texts prove if the amounts have both signs; nil otherwise.
  package var byTexts: Ruling? {
    guard signs.negative > 0, signs.positive > 0, asUsual + turned >= 3, min(asUsual, turned) == 0 else {
      return nil
    }
    return (.bySign(negativeIsExpense: asUsual > 0), "\(asUsual + turned) texts name purchases and income")
  }

  /// The rule of the signs alone; nil if nothing distinguishes income from expenses.
  package var bySigns: Ruling? {
    if marked > 0, signs.all == 0 {
      return (.bySign(negativeIsExpense: true), "CR and DR stand behind the amounts")
    }
    if signs.negative > 0, signs.positive > 0, pluses == signs.positive {
      return (.bySign(negativeIsExpense: true), "the amounts have a plus or a minus")
    }
    // A single word is no proof; opposite signs of purchases and refunds are.
    let isTold = asUsual + turned >= 2 && min(asUsual, turned) * 5 <= max(asUsual, turned)
    if signs.all == 0 { return (.bySign(negativeIsExpense: true), "no amounts") }
    if signs.positive == 0 {
      return isTold && turned > asUsual ? nil : (.bySign(negativeIsExpense: true), "every amount has a minus")
    }
    if signs.negative == 0 {
      guard isTold, asUsual == 0, likelyExpenses.positive * 10 >= signs.positive * 8 else { return nil }
      return (
        .bySign(negativeIsExpense: false),
        "no amount has a minus, and texts call \(likelyExpenses.positive) of them purchases"
      )
    }
    if isTold {
      return asUsual > turned
        ? (.bySign(negativeIsExpense: true), "\(asUsual) texts name purchases with a minus or income without")
        : (
          .bySign(negativeIsExpense: false),
          "\(turned) texts name purchases without a minus or income with one"
        )
    }
    guard signs.negative >= signs.positive, turned == 0 || asUsual > turned else { return nil }
    return (
      .bySign(negativeIsExpense: true), "\(signs.negative) amounts with a minus, \(signs.positive) without"
    )
  }
}
