internal import BudgetModel
internal import ExactDecimals
internal import FieldReading
internal import Foundation
internal import ImportCore
internal import SpreadsheetValues
internal import WorkbookForm

/// How a log writes its amounts and their direction.
struct LogAmountForm {
  private enum Direction {
    /// By the sign of the amount.
    case signs(negativeIsExpense: Bool)
    /// By a word beside an amount without a sign.
    case words
    /// By the title of the log or by the category.
    case categories(hasReversals: Bool)
  }

  private enum Columns {
    case one(Int)
    case directed(outflow: Int?, inflow: Int?)
    /// A column for each category, by normalized name.
    case categories([String: Int])
  }

  private let columns: Columns
  private let direction: Direction
  private let sheetName: String
  private let scopeKind: TransactionKind?
  private var kindOfCategory: [String: TransactionKind] = [:]
  private var style: LogAmountStyle?
  /// Whether amounts in the outflow column are negative.
  private var hasNegativeOutflow = false
  /// Whether rows have a 0 in the column of the other direction.
  private var writesZeros = false

  init(_ sample: LogSample, _ calculated: Set<Int>) throws(LogFormError) {
    let found = sample.table.columns.filter { !calculated.contains($0.column) }
    let amounts = found.filter { $0.meaning == .amount }
    let outflow = found.first { $0.meaning == .outflow }?.column
    let inflow = found.first { $0.meaning == .inflow }?.column
    sheetName = sample.table.sheetName
    scopeKind = sample.table.scope.kind
    if amounts.count > 1 {
      columns = .categories(
        Dictionary(amounts.map { (LogSpellings.key($0.header), $0.column) }) { first, _ in first })
    } else if let amount = amounts.first {
      columns = .one(amount.column)
    } else if outflow != nil || inflow != nil {
      columns = .directed(outflow: outflow, inflow: inflow)
    } else {
      throw .noAmountColumn(sheet: sheetName)
    }
    direction = Self.direction(sample)
    let money = amounts.map(\.column) + (amounts.isEmpty ? [outflow, inflow].compactMap(\.self) : [])
    style = LogAmountStyle(sample, money)
    for row in sample.rows {
      guard let category = sample.text(.category, row) else { continue }
      kindOfCategory[LogSpellings.key(category)] = row.transaction.kind
    }
    lookAtDirections(sample, outflow, inflow)
  }

  private static func direction(_ sample: LogSample) -> Direction {
    let hasWords = sample[.type] != nil || sample[.indicator] != nil
    switch sample.formats.signs {
    case .directions(let negativeIsExpense): return Direction.signs(negativeIsExpense: negativeIsExpense)
    case .strictDirections: return .signs(negativeIsExpense: true)
    case .reversals: return hasWords ? .words : .categories(hasReversals: true)
    case .none:
      if hasWords { return .words }
      // A log without rows gives no evidence, so the most common form is assumed: a minus for expenses.
      let isOpen = sample.rows.isEmpty && sample.table.scope.kind == nil
      return isOpen ? .signs(negativeIsExpense: true) : .categories(hasReversals: false)
    }
  }

  private mutating func lookAtDirections(_ sample: LogSample, _ outflow: Int?, _ inflow: Int?) {
    var (negative, out, zeros, both) = (0, 0, 0, 0)
    for row in sample.rows {
      let values = [outflow, inflow].map { column in
        column.flatMap { sample.cells.amount(row.cells[$0], mark: sample.formats.decimalMark).value }
      }
      if let value = values[0], value != 0 {
        out += 1
        if value < 0 { negative += 1 }
      }
      both += 1
      if values.contains(0) { zeros += 1 }
    }
    hasNegativeOutflow = negative * 2 > out
    writesZeros = zeros * 2 > both
  }

  /// Whether a word beside the amount shows the direction.
  var needsWords: Bool {
    guard case .words = direction, case .one = columns else { return false }
    return true
  }

  /// Whether each direction has its own column, so that transfers cannot be expressed.
  var saysOnlyDirections: Bool {
    if case .directed = columns { return true }
    return false
  }

  /// The number of decimals of amounts written as text; nil if amounts are numbers.
  var fractionDigits: Int? { style?.fractionDigits }

  /// Returns the cells for an entry's amount.
  ///
  /// - Throws: `LogFormError` if the log cannot express the amount.
  func cells(_ entry: LogEntry) throws(LogFormError) -> [LogForm.NewCell] {
    guard entry.amount > 0 else { throw .amountUnsayable(entry.amount.plainText) }
    switch columns {
    case .one(let column): return [try cell(column, try signed(entry))]
    case .categories(let byName):
      guard let column = byName[LogSpellings.key(entry.category ?? "")] else {
        throw .noColumnForCategory(entry.category)
      }
      return [try cell(column, try signed(entry))]
    case .directed(let outflow, let inflow):
      let isIncome = entry.kind == .income
      guard let column = isIncome ? inflow : outflow else {
        throw .directionUnsayable(entry.kind, sheet: sheetName)
      }
      let amount = !isIncome && hasNegativeOutflow ? -entry.amount : entry.amount
      var cells = [try cell(column, amount)]
      if writesZeros, let other = isIncome ? outflow : inflow { cells.append(try cell(other, 0)) }
      return cells
    }
  }

  private func signed(_ entry: LogEntry) throws(LogFormError) -> Decimal {
    let isIncome = entry.kind == .income
    switch direction {
    case .words: return entry.amount
    case .signs(let negativeIsExpense): return isIncome == negativeIsExpense ? entry.amount : -entry.amount
    case .categories(let hasReversals):
      let name = entry.category ?? ""
      let usual =
        scopeKind ?? kindOfCategory[LogSpellings.key(name)]
        ?? (GroupWords.isIncome(name) ? .income : .expense)
      if usual == (isIncome ? .income : .expense) { return entry.amount }
      guard hasReversals, scopeKind != nil else { throw .directionUnsayable(entry.kind, sheet: sheetName) }
      return -entry.amount
    }
  }

  private func cell(_ column: Int, _ amount: Decimal) throws(LogFormError) -> LogForm.NewCell {
    guard let style else { return LogForm.NewCell(column: column, value: .number(amount)) }
    guard let text = style.text(amount) else { throw .amountUnsayable(amount.plainText) }
    return LogForm.NewCell(column: column, value: .text(text))
  }
}

/// How a log writes amounts as texts.
struct LogAmountStyle {
  /// The texts before and after the digits.
  private struct Affixes: Hashable {
    let prefix: String
    let suffix: String
  }

  private let positive: Affixes
  private let negative: Affixes
  private let mark: DecimalMark
  private let group: String?
  let fractionDigits: Int

  /// Finds the style of the texts in these columns; nil if most amounts are numbers.
  init?(_ sample: LogSample, _ columns: [Int]) {
    var (numbers, texts) = (0, [(text: String, value: Decimal)]())
    for row in sample.rows.suffix(2_000) {
      for cell in columns.compactMap({ row.cells[$0] }) {
        if cell.value.number != nil { numbers += 1 }
        guard let text = cell.value.text?.trimmed,
          let value = sample.cells.amount(cell, mark: sample.formats.decimalMark).value
        else { continue }
        texts.append((text, value))
      }
    }
    guard texts.count > numbers else { return nil }
    var (plus, minus) = ([Affixes: Int](), [Affixes: Int]())
    var marks: [DecimalMark: Int] = [:]
    var digits: [Int: Int] = [:]
    var groups: [String: Int] = [:]
    var ungrouped = 0
    for (text, value) in texts {
      guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber)
      else { continue }
      let affixes = Affixes(
        prefix: String(text[..<first]), suffix: String(text[text.index(after: last)...]))
      if value < 0 { minus[affixes, default: 0] += 1 } else { plus[affixes, default: 0] += 1 }
      let core = text[first...last]
      let fraction = Self.fraction(core, value)
      digits[fraction.map { $0.count } ?? 0, default: 0] += 1
      if let fraction { marks[fraction.mark, default: 0] += 1 }
      let whole = fraction.map { core.dropLast($0.count + 1) } ?? core
      if let separator = whole.first(where: { !$0.isNumber }) {
        groups[String(separator), default: 0] += 1
      } else if whole.count > 3 {
        ungrouped += 1
      }
    }
    func most<Key: Hashable>(_ counts: [Key: Int]) -> Key? { counts.max { $0.value < $1.value }?.key }
    let group = most(groups)
    self.group = ungrouped > groups.values.reduce(0, +) ? nil : group
    mark = most(marks) ?? sample.formats.decimalMark ?? (group == "." ? .comma : .point)
    fractionDigits = min(most(digits) ?? 2, 4)
    let signs: Set<Character> = ["-", "−", "–", "(", ")", "+"]
    let plain =
      most(plus)
      ?? most(minus).map {
        Affixes(
          prefix: $0.prefix.filter { !signs.contains($0) }, suffix: $0.suffix.filter { !signs.contains($0) })
      }
    positive = plain ?? Affixes(prefix: "", suffix: "")
    negative =
      most(minus)
      ?? Affixes(prefix: "-" + positive.prefix.filter { !signs.contains($0) }, suffix: positive.suffix)
  }

  /// Returns the decimal separator and the number of digits after it; nil if there is no decimal separator.
  private static func fraction(_ core: Substring, _ value: Decimal) -> (mark: DecimalMark, count: Int)? {
    guard let place = core.lastIndex(where: { !$0.isNumber }),
      let mark = DecimalMark(rawValue: String(core[place]))
    else { return nil }
    let whole = core[..<place].filter(\.isNumber)
    let fraction = core[core.index(after: place)...]
    guard Decimal(string: "\(whole).\(fraction)") == value.magnitude else { return nil }
    return (mark, fraction.count)
  }

  /// Returns an amount in the format of the texts, with all its decimals; nil if it would be misread.
  func text(_ amount: Decimal) -> String? {
    let parts = amount.magnitude.plainText.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return nil }
    var fraction = parts.count == 2 ? String(parts[1]) : ""
    while fraction.count < fractionDigits { fraction.append("0") }
    var digits = ""
    for (index, digit) in whole.enumerated() {
      if let group, index > 0, (whole.count - index).isMultiple(of: 3) { digits += group }
      digits.append(digit)
    }
    if !fraction.isEmpty { digits += mark.rawValue + fraction }
    let affixes = amount < 0 ? negative : positive
    let text = affixes.prefix + digits + affixes.suffix
    return AmountText(text, decimalMark: mark)?.value == amount ? text : nil
  }
}
