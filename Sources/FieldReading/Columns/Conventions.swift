package import BudgetModel

/// How a file writes dates and amounts, found from all its values.
package struct Conventions {
  /// The order of day and month.
  package var dateOrder = DateOrder.yearMonthDay
  /// The decimal separators of amounts and of balances.
  package var amountMark = DecimalMark.point
  package var balanceMark = DecimalMark.point
  /// The rule for the direction of money.
  package var signs = SignRule.byColumn(SignRule.PairMinus())
  /// The direction in which the balance moves at each row, if nothing else shows the direction of the amounts;
  /// otherwise empty.
  package var moves: [DirectionWords.Verdict?] = []
  /// The direction of unknown words in the indicator column, if all known words mean the same direction.
  package var unknownWord: DirectionWords.Verdict?
  /// The meaning of numbers in the date column, if the column has no dates in a usual format.
  package var dayNumbers: DayNumbers?
  /// Whether amounts are in cents, hundredths of the currency's unit.
  package var areCents = false

  /// Creates the defaults, before any value is read.
  package init() {}
}

/// How the direction of a row's money is found.
package enum SignRule: Hashable {
  /// What a minus means in each of two columns.
  package struct PairMinus: Hashable {
    /// Whether all amounts of the column have a minus.
    ///
    /// Then the minus means nothing.
    package var isPlainOut = false
    package var isPlainIn = false
  }

  /// The column that contains the amount decides: outflow or inflow.
  case byColumn(PairMinus)
  /// The sign alone decides.
  case bySign(negativeIsExpense: Bool)
  /// The word decides.
  ///
  /// A minus reverses the direction if `minusReverses` is true; otherwise it means nothing.
  case byWord(minusReverses: Bool)
  /// An amount with a mark (such as `CR`) has this direction; an amount without a mark has the opposite direction.
  case byMark(TransactionKind)
  /// The sign decides, and the words usually agree with it.
  case bySignWithWords(negativeIsExpense: Bool)
}

/// Collects evidence for the order of dates, from all texts in a file's date columns.
package struct DateOrderCensus {
  private var possible = DateOrder.allCases
  /// The first text that is a date in several orders, with its line.
  package private(set) var example: (line: Int, text: String)?
  /// Whether all texts that are dates in several orders have points between the numbers.
  private var arePointed = true
  private(set) var dates = 0
  private(set) var others = 0

  /// Creates a census without any texts.
  package init() {}

  /// Adds the evidence of a text.
  package mutating func look(at text: String, line: Int) {
    look(at: text, line: line, DateField.orders(of: text))
  }

  /// Adds the evidence of a text that is a date in these orders.
  package mutating func look(at text: @autoclosure () -> String, line: Int, _ orders: [DateOrder]) {
    guard !orders.isEmpty else {
      others += 1
      return
    }
    dates += 1
    if orders != possible {
      let left = possible.filter(orders.contains)
      // A text that fits none of the remaining orders is reported as a finding of its own row.
      if !left.isEmpty { possible = left }
    }
    guard orders.count == 2 else { return }
    if example == nil { example = (line, text()) }
    if arePointed, !text().utf8.contains(UInt8(ascii: ".")) { arePointed = false }
  }

  /// Whether the dates can be read in this order.
  package func allows(_ order: DateOrder) -> Bool { dates == 0 || possible.contains(order) }

  /// The order and the evidence for it; nil if day and month can stand in either order.
  package var order: (order: DateOrder, evidence: String)? {
    if possible.contains(.yearMonthDay) || example == nil, possible.count != 1 {
      return (.yearMonthDay, dates == 0 ? "no dates" : "the year stands in front, or the month has a name")
    }
    if possible.count == 1 { return (possible[0], "the only order in which all \(dates) dates exist") }
    return arePointed ? (.dayMonthYear, "dates with points have the day in front") : nil
  }
}

/// Collects evidence for the decimal separator of a column, from all its texts.
///
/// A mark is a point or a comma: the decimal separator or a thousands separator.
package struct MarkCensus {
  private var points = 0
  private var commas = 0
  /// The number of amounts with a point before exactly three digits, and the number with a comma there.
  private var openPoints = 0
  private var openCommas = 0
  /// How many whole numbers without a mark have at most three digits, and how many have more.
  private var small = 0
  private var large = 0
  /// The first text that can be read with either decimal separator, with its line.
  package private(set) var example: (line: Int, text: String)?

  /// Creates a census without any texts.
  package init() {}

  /// Adds the evidence of a text.
  package mutating func look(at text: String, line: Int) {
    look(at: text, line: line, Self.evidence(of: text))
  }

  /// What an amount says about its decimal separator; `.none` if the text is not an amount.
  package static func evidence(of text: String) -> MarkEvidence {
    let evidence = MarkEvidence(text)
    return evidence == .none || isPlain(text) || AmountField(anyMark: text) != nil ? evidence : .none
  }

  /// Adds a text with known evidence.
  package mutating func look(at text: @autoclosure () -> String, line: Int, _ evidence: MarkEvidence) {
    switch evidence {
    case .none: break
    case .mark(.point):
      points += 1
      if commas > 0, example == nil { example = (line, text()) }
    case .mark(.comma):
      commas += 1
      if points > 0, example == nil { example = (line, text()) }
    case .small: small += 1
    case .large: large += 1
    case .open(let mark):
      if mark == .point { openPoints += 1 } else { openCommas += 1 }
      if example == nil { example = (line, text()) }
    }
  }

  /// Whether a text consists of digits, at most one mark and leading hyphens.
  ///
  /// Most amounts have this form.
  private static func isPlain(_ text: String) -> Bool {
    var marks = 0
    for byte in text.utf8.drop(while: { $0 == UInt8(ascii: "-") }) {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        marks += 1
      } else if byte &- 0x30 > 9 {
        return false
      }
    }
    return marks < 2
  }

  /// The sum of this evidence and the evidence of another column.
  package func adding(_ other: MarkCensus) -> MarkCensus {
    var sum = self
    sum.points += other.points
    sum.commas += other.commas
    sum.openPoints += other.openPoints
    sum.openCommas += other.openCommas
    sum.small += other.small
    sum.large += other.large
    if sum.example == nil { sum.example = other.example }
    return sum
  }

  /// Whether the only marks are commas before three digits.
  package var hasOnlyOpenCommas: Bool { points + commas + openPoints == 0 && openCommas > 0 }

  /// Whether the only marks are points before three digits.
  package var hasOnlyOpenPoints: Bool { points + commas + openCommas == 0 && openPoints > 0 }

  /// Whether no amount has a mark.
  package var needsNone: Bool { points + commas + openPoints + openCommas == 0 }

  /// The decimal separator and the evidence for it; nil if the texts fit both marks or contradict each other.
  package var mark: (mark: DecimalMark, evidence: String)? {
    if needsNone { return (.point, "no amount has a mark") }
    if points + commas == 0, small > 1, large == 0, (openPoints == 0) != (openCommas == 0) {
      // If the mark were the decimal separator, amounts below a thousand would have it too.
      return (openCommas > 0 ? .point : .comma, "only amounts of a thousand and more have a mark")
    }
    let (more, fewer) = (max(points, commas), min(points, commas))
    guard more > 0, fewer * 10 <= more else { return nil }
    return (points > commas ? .point : .comma, "\(more) amounts can only be read so")
  }

  /// Whether a name is in Chinese, Japanese, Korean, Thai or Hebrew.
  ///
  /// Amounts in these languages are written only with decimal points.
  package static func isOfPointScript(_ name: String) -> Bool {
    name.unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x05FF, 0x0E00...0x0E7F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
      default: false
      }
    }
  }
}
