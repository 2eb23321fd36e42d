internal import BudgetModel
internal import Foundation

/// Statistics about the values of one column, from the first rows of a file.
package struct ColumnSample {
  /// The values that are not blank, each with the index of its row in the sample.
  package private(set) var values: [(row: Int, text: String)] = []
  /// The numbers of values that are dates, amounts and so on.
  package private(set) var dates = 0
  private(set) var amounts = 0
  private(set) var wholes = 0
  private(set) var negatives = 0
  private(set) var times = 0
  private(set) var currencies = 0
  private(set) var accounts = 0
  private(set) var ibans = 0
  private(set) var uuids = 0
  private(set) var verdicts = 0
  private(set) var words = 0
  /// The amount of each row; nil if the cell is blank or not an amount.
  private(set) var amountByRow: [Decimal?]
  /// The number of characters of all values.
  private var characters = 0
  private var seen: Set<String> = []

  /// Counts the values of one column in these rows.
  init(_ rows: [[String]], column: Int) {
    amountByRow = Array(repeating: nil, count: rows.count)
    for (row, fields) in rows.enumerated() {
      guard let text = fields.field(column) else { continue }
      values.append((row, text))
      seen.insert(text)
      characters += text.count
      count(text, row)
    }
  }

  private mutating func count(_ text: String, _ row: Int) {
    if (6...40).contains(text.utf8.count), text.utf8.contains(where: { $0 &- 0x30 <= 9 }),
      !DateField.orders(of: text).isEmpty
    {
      dates += 1
    }
    // An account number such as `LT357300010133333333` may look like a currency with its amount.
    let isIBAN = Self.isIBAN(text)
    if !isIBAN, let amount = AmountField(anyMark: text) {
      amounts += 1
      amountByRow[row] = amount.value
      if amount.value < 0 { negatives += 1 }
      if text.allSatisfy(\.isNumber) { wholes += 1 }
    }
    if text.contains(":"), DateText.time(text[...]) != nil { times += 1 }
    if CurrencyWords.isCode(text) { currencies += 1 }
    if isIBAN { ibans += 1 }
    if text.utf8.count == 36, UUID(uuidString: text) != nil { uuids += 1 }
    if Self.isAccount(text) { accounts += 1 }
    if DirectionWords.verdict(text) != nil { verdicts += 1 }
    let letterCount = text.count(where: \.isLetter)
    letters += min(letterCount, 80)
    if letterCount > 0 { words += 1 }
  }

  /// The kind of day numbers in the column; nil if the values are not day numbers.
  package var dayNumbers: DayNumbers? { dates == 0 ? DayNumbers(values.lazy.map(\.text)) : nil }

  /// The number of values.
  var count: Int { values.count }
  /// The number of different values.
  var distinct: Int { seen.count }
  var meanLength: Int { values.isEmpty ? 0 : characters / values.count }

  /// Whether at least nine out of ten values are of a certain kind.
  ///
  /// `number` is the number of such values.
  private func mostly(_ number: Int) -> Bool { count > 0 && number * 10 >= count * 9 }

  /// Whether exactly one value, of at least six, is not of a certain kind.
  private func allButOne(_ number: Int) -> Bool { count > 5 && number == count - 1 }

  var isDates: Bool { mostly(dates) || allButOne(dates) }
  var isAmounts: Bool { mostly(amounts) || allButOne(amounts) }
  var isTimes: Bool { mostly(times) && dates == 0 }
  var isCurrencies: Bool { mostly(currencies) }
  var isUUIDs: Bool { mostly(uuids) }
  var isIBANs: Bool { ibans > 0 && ibans * 10 >= count * 6 }
  var isAccounts: Bool { mostly(accounts) && distinct * 2 <= max(count, 2) }
  var isWords: Bool { mostly(words) }

  /// Whether the values are amounts and not all whole numbers.
  ///
  /// Whole numbers could mean something else.
  var isMoney: Bool { isAmounts && wholes < count && !isDates }

  /// The number of amounts that are not 0.
  var moves: Int { amountByRow.count { ($0 ?? 0) != 0 } }

  /// Whether all values are blank or 0.
  var saysNothing: Bool { amounts == count && !amountByRow.contains { ($0 ?? 0) != 0 } }

  /// Whether the values are a few words for directions of money.
  var isIndicator: Bool {
    verdicts > 0 && verdicts * 10 >= count * 6 && distinct <= 6
      && seen.contains { DirectionWords.verdict($0)?.kind != nil }
  }

  /// Whether the values are a few repeated words and all known ones mean income.
  var namesIncome: Bool {
    isChoice && distinct > 1 && verdicts > 0
      && seen.allSatisfy { DirectionWords.verdict($0).map { $0 == .income } ?? true }
  }

  /// Whether the values are consecutive whole numbers, or the same number in each row, such as a user number.
  var isNumbering: Bool {
    guard isWholeNumbers, count > 1 else { return false }
    let numbers = values.compactMap { Int($0.text) }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    return numbers.count == count && steps.count == 1 && steps.isSubset(of: [-1, 0, 1])
  }

  var isWholeNumbers: Bool { isAmounts && wholes == count }
  /// The number of letters in all values.
  ///
  /// It distinguishes texts from codes.
  private(set) var letters = 0

  /// Whether all values differ and each is a single word or number that contains a digit.
  var isIdentity: Bool {
    count > 0 && distinct == count && !isMoney
      && values.allSatisfy {
        $0.text.count >= 5 && !$0.text.contains(" ") && $0.text.contains(where: \.isNumber)
      }
  }

  /// Whether the values are a few short words that repeat.
  var isChoice: Bool {
    isWords && meanLength <= 24 && count > 1 && (distinct * 2 <= count + 1 || distinct == 1)
  }

  /// The different values.
  var choices: Set<String> { seen }

  static func isIBAN(_ text: String) -> Bool {
    let bare = text.utf8.filter { $0 != 0x20 }
    guard (15...34).contains(bare.count) else { return false }
    let letters = bare.prefix(2).allSatisfy { (0x41...0x5A).contains($0) }
    return letters && bare.dropFirst(2).prefix(2).allSatisfy { $0 &- 0x30 <= 9 }
      && bare.dropFirst(4).allSatisfy { $0 &- 0x30 <= 9 || (0x41...0x5A).contains($0) }
  }

  /// Whether a text has at least four digits; `*` and `X` count as hidden digits.
  ///
  /// Slashes, points, hyphens and spaces may stand between the digits.
  private static func isAccount(_ text: String) -> Bool {
    let digits = text.utf8.count { $0 &- 0x30 <= 9 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "X") }
    return digits >= 4 && text.utf8.allSatisfy { $0 &- 0x30 <= 9 || " */-X.".utf8.contains($0) }
  }
}
