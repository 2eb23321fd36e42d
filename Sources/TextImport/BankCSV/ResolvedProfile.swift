internal import BudgetModel
internal import FieldReading

/// The columns of each meaning in one file.
///
/// Column names are looked up once for all rows.
///
/// The class is `@unchecked Sendable` because it does not change after its creation.
final class ResolvedProfile: @unchecked Sendable {
  /// Where a value comes from in each row.
  enum Source: Hashable {
    case column(Int)
    case first([Source])
    case join([Source])
    indirect case byDirection(expense: Source?, income: Source?)

    /// The indices of the columns that are read.
    var columns: [Int] {
      switch self {
      case .column(let index): [index]
      case .first(let sources), .join(let sources): sources.flatMap(\.columns)
      case .byDirection(let expense, let income): (expense?.columns ?? []) + (income?.columns ?? [])
      }
    }
  }

  /// Where the amounts come from.
  enum Amounts: Hashable {
    case single(Source)
    case pair(outflow: Source?, inflow: Source?)
  }

  /// A condition on a row.
  struct Condition: Hashable {
    /// A column, and the texts that meet the condition, in lower case.
    struct Test: Hashable {
      let column: Int
      let texts: [String]

      /// Whether a text equals one of `texts`; a `*` at the end matches any further characters.
      func holds(_ text: String) -> Bool {
        let value = text.trimmed.lowercased()
        return texts.contains { $0.last == "*" ? value.hasPrefix($0.dropLast()) : value == $0 }
      }
    }

    let tests: [Test]

    /// Whether a row passes at least one of the tests.
    func holds(_ fields: RowFields, _ memo: TextCache<Bool>) -> Bool {
      for test in tests {
        if memo.rawValue(test.column, fields, test.holds) ?? test.holds("") { return true }
      }
      return false
    }
  }

  /// The source of each meaning, by `FieldMeaning.index`.
  private(set) var sources: [Source?] = Array(repeating: nil, count: FieldMeaning.allCases.count)
  /// The index of the single column of each meaning; otherwise `noColumn` or `severalColumns`.
  private var singles = [Int](repeating: ResolvedProfile.noColumn, count: FieldMeaning.allCases.count)
  private static let noColumn = -1
  private static let severalColumns = -2

  private static func single(_ source: Source?) -> Int {
    switch source {
    case nil: noColumn
    case .column(let column): column
    default: severalColumns
    }
  }

  private(set) var amounts: Amounts?
  /// The column whose words state the direction of money.
  private(set) var indicator: Source?
  /// The column that says yes or no to one direction of money, such as `is_income`.
  private var flag: (column: Int, flag: DirectionFlag)?
  /// The profile's words for directions, in lower case.
  private(set) var words: [String: DirectionWords.Verdict] = [:]
  private(set) var skips: [(reason: SkipReason, condition: Condition)] = []
  private(set) var transfers: Condition?
  /// The currency of rows that state no currency: the profile's currency, or a currency in a column header.
  private(set) var currency: StatedCurrency?

  /// Applies a profile to the columns of a header row.
  ///
  /// If the user asks for a currency, a different currency in the profile is ignored. If no profile currency is left,
  /// the currency in a column header is used. If that currency differs from the user's, this is a contradiction.
  init(_ profile: CSVProfile, header: [String], wanted: Currency? = nil) {
    let names = ColumnNames(header)
    for (meaning, source) in profile.columns {
      sources[meaning.index] = Self.resolve(source, names, header.count)
    }
    if case .byDirection(let outflow, let inflow)? = sources[FieldMeaning.amount.index] {
      amounts = .pair(outflow: outflow, inflow: inflow)
    } else {
      amounts = sources[FieldMeaning.amount.index].map(Amounts.single)
    }
    if case .words(let column, let expense, let income)? = profile.signs {
      indicator = Self.resolve(column, names, header.count)
      for word in expense { words[word.lowercased()] = .expense }
      for word in income { words[word.lowercased()] = .income }
    }
    skips = profile.skips.map { ($0.reason, Self.resolve($0.condition, names, header.count)) }
    transfers = profile.transfers.map { Self.resolve($0, names, header.count) }
    let columns = meanings(width: header.count)
    let heading = StatedCurrency(headings: zip(columns, header).map { ($0, $1) })
    let own = profile.currency.flatMap { wanted == nil || wanted == $0 ? StatedCurrency($0) : nil }
    currency = own ?? heading
    singles = sources.map(Self.single)
  }

  /// Uses the meanings of the columns that were detected.
  init(_ columns: [DetectedColumn]) {
    for column in columns {
      guard let meaning = column.meaning else { continue }
      let source = Source.column(column.number - 1)
      switch sources[meaning.index] {
      case nil: sources[meaning.index] = source
      case .join(let others)? where [.memo, .note].contains(meaning):
        sources[meaning.index] = .join(others + [source])
      case let other? where [.memo, .note].contains(meaning): sources[meaning.index] = .join([other, source])
      case .some: break
      }
    }
    if let amount = self[.amount] {
      amounts = .single(amount)
    } else if self[.outflow] != nil || self[.inflow] != nil {
      amounts = .pair(outflow: self[.outflow], inflow: self[.inflow])
    }
    indicator = self[.indicator]
    flag = columns.first { $0.meaning == .indicator }.flatMap { column in
      DirectionFlag(name: column.name).map { (column.number - 1, $0) }
    }
    currency = StatedCurrency(headings: columns.map { ($0.meaning, $0.name) })
    singles = sources.map(Self.single)
  }

  /// A copy for another thread, so that threads do not share reference counts.
  init(copyOf other: ResolvedProfile) {
    sources = other.sources
    singles = other.singles
    amounts = other.amounts
    indicator = other.indicator
    (words, flag) = (other.words, other.flag)
    skips = other.skips
    transfers = other.transfers
    currency = other.currency
  }

  /// The source of this meaning; nil if the file has none.
  subscript(meaning: FieldMeaning) -> Source? { sources[meaning.index] }

  private static func resolve(_ source: FieldSource, _ names: ColumnNames, _ width: Int) -> Source? {
    switch source {
    case .named(let name, let occurrence): return names.index(name, occurrence: occurrence).map(Source.column)
    case .number(let number): return .column(number - 1)
    case .first(let sources):
      let found = sources.compactMap { resolve($0, names, width) }
      return found.count == 1 ? found[0] : found.isEmpty ? nil : .first(found)
    case .join(let sources):
      let found = sources.compactMap { resolve($0, names, width) }
      return found.isEmpty ? nil : .join(found)
    case .byDirection(let expense, let income):
      let (out, into) = (
        expense.flatMap { resolve($0, names, width) }, income.flatMap { resolve($0, names, width) }
      )
      return out == nil && into == nil ? nil : .byDirection(expense: out, income: into)
    }
  }

  private static func resolve(_ condition: RowCondition, _ names: ColumnNames, _ width: Int) -> Condition {
    Condition(
      tests: condition.tests.compactMap { test in
        guard case .column(let index)? = resolve(test.column, names, width) else { return nil }
        return Condition.Test(column: index, texts: test.texts.map { $0.lowercased() })
      })
  }

  /// The text of a source in a row; nil if the text is blank.
  func text(_ source: Source?, _ fields: RowFields, _ kind: TransactionKind? = nil) -> String? {
    switch source {
    case nil: return nil
    case .column(let index): return fields.field(index)
    case .first(let sources): return sources.lazy.compactMap { self.text($0, fields, kind) }.first
    case .join(let sources):
      let parts = sources.compactMap { text($0, fields, kind) }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    case .byDirection(let expense, let income): return text(kind == .income ? income : expense, fields, kind)
    }
  }

  /// The text with this meaning in a row; nil if it is blank.
  func text(_ meaning: FieldMeaning, _ fields: RowFields, _ kind: TransactionKind? = nil) -> String? {
    let column = singles[meaning.index]
    if column >= 0 { return fields.field(column) }
    return column == Self.noColumn ? nil : text(sources[meaning.index], fields, kind)
  }

  /// A value made from the text with this meaning; nil if it is blank.
  ///
  /// The value is cached if the meaning has a single column.
  func value<Value>(
    _ meaning: FieldMeaning, _ fields: RowFields, _ kind: TransactionKind? = nil, _ memo: TextCache<Value>,
    _ make: (String) -> Value
  ) -> Value? {
    let column = singles[meaning.index]
    if column >= 0 { return memo.value(column, fields, make) }
    return column == Self.noColumn ? nil : text(sources[meaning.index], fields, kind).map(make)
  }

  /// The indicator's word and the direction that it means; nil if there is no word.
  ///
  /// A blank cell in a yes/no column means no.
  func verdict(
    _ fields: RowFields, _ verdicts: TextCache<DirectionWords.Verdict?>
  ) -> (word: String, verdict: DirectionWords.Verdict?)? {
    if let flag {
      guard let text = fields.field(flag.column) else { return ("", flag.flag.verdict(of: nil)) }
      let answer = verdicts.value(flag.column, fields) { flag.flag.verdict(of: $0) ?? verdict(of: $0) }
      return (text, answer ?? nil)
    }
    guard let indicator, let word = text(indicator, fields) else { return nil }
    guard case .column(let column) = indicator else { return (word, verdict(of: word)) }
    return (word, verdicts.value(column, fields, verdict(of:)) ?? nil)
  }

  private func verdict(of word: String) -> DirectionWords.Verdict? {
    words.isEmpty ? DirectionWords.verdict(word) : words[word.lowercased()]
  }

  /// The meaning of each column, for display.
  ///
  /// A meaning with a single column takes precedence over one with several columns.
  func meanings(width: Int) -> [FieldMeaning?] {
    var meanings: [FieldMeaning?] = Array(repeating: nil, count: width)
    func put(_ meaning: FieldMeaning, _ columns: [Int]) {
      for column in columns where column < width && meanings[column] == nil { meanings[column] = meaning }
    }
    if case .pair(let outflow, let inflow)? = amounts {
      put(.outflow, outflow?.columns ?? [])
      put(.inflow, inflow?.columns ?? [])
    }
    put(.indicator, indicator?.columns ?? [])
    for meaning in FieldMeaning.allCases {
      if case .column(let index)? = sources[meaning.index] { put(meaning, [index]) }
    }
    for meaning in FieldMeaning.allCases { put(meaning, sources[meaning.index]?.columns ?? []) }
    return meanings
  }
}
