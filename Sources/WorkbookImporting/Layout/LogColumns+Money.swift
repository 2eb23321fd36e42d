internal import Foundation
internal import Spreadsheet
internal import FieldReading

extension LogColumns {
  /// Of planned and actual amounts the latter were spent; beside money in, the amounts of the other rows went out.
  static func settleMoney(_ columns: inout [FoundColumn], _ body: TableBody) {
    func place(_ meaning: FieldMeaning) -> Int? { columns.firstIndex { $0.meaning == meaning } }
    believeNames(&columns, body)
    let actual = columns.firstIndex {
      HeaderVocabulary.meaning(of: $0.header) == .actual && body[$0.column].isAmounts
    }
    if let actual, let amount = place(.amount), amount != actual,
      HeaderVocabulary.meaning(of: columns[amount].header) == .budgeted
    {
      columns[amount].meaning = nil
      (columns[actual].meaning, columns[actual].score) = (.amount, 90)
      columns[actual].evidence = "called \"\(columns[actual].header)\", beside what was planned"
    }
    if let amount = place(.amount), let moved = moved(columns, body), moved != amount {
      columns[amount].meaning = nil
      (columns[moved].meaning, columns[moved].score) = (.amount, 80)
      columns[moved].evidence = "what was paid, of net and gross"
    }
    guard place(.amount) == nil, let known = place(.inflow) ?? place(.outflow),
      place(.inflow) == nil || place(.outflow) == nil
    else { return }
    let other = columns.indices.first { index in
      columns[index].meaning == nil && body[columns[index].column].isAmounts
        && completes(columns[known].column, columns[index].column, body)
    }
    guard let other else { return }
    columns[other].meaning = columns[known].meaning == .inflow ? .outflow : .inflow
    columns[other].score = 80
    columns[other].evidence = "each row has this or \"\(columns[known].header)\""
  }

  /// A column that is called an amount is one rather than a column that is called something else.
  private static func believeNames(_ columns: inout [FoundColumn], _ body: TableBody) {
    func means(_ column: FoundColumn, _ meanings: [FieldMeaning]) -> Bool {
      HeaderBand.meaning(of: column.header).map(meanings.contains) ?? false
    }
    let taken = columns.firstIndex { $0.meaning == .amount }
    guard !columns.contains(where: { $0.meaning == .inflow || $0.meaning == .outflow }),
      taken.map({ means(columns[$0], [.month, .year, .day, .order, .id, .time]) }) ?? true
    else { return }
    let numbers = columns.indices.filter { $0 != taken && body[columns[$0].column].isAmounts }
    let named =
      numbers.first { means(columns[$0], [.amount]) }
      ?? numbers.first { index in
        let words = HeaderText.normalized(columns[index].header).split(separator: " ").map(String.init)
        return words.contains { HeaderVocabulary.meaning(of: $0) == .amount }
      }
    guard let named else { return }
    if let taken { columns[taken].meaning = nil }
    (columns[named].meaning, columns[named].score) = (.amount, 80)
    columns[named].evidence = "called \"\(columns[named].header)\""
  }

  /// Of net and gross what moved: with a tax on purchases the gross, of pay the net; nil where not both are there.
  private static func moved(_ columns: [FoundColumn], _ body: TableBody) -> Int? {
    let words = columns.map { column in
      body[column.column].isAmounts
        ? HeaderText.normalized(column.header).split { !$0.isLetter }.map(String.init) : []
    }
    func place(_ names: Set<String>) -> Int? {
      words.firstIndex { $0.first.map(names.contains) ?? false }
    }
    guard let net = place(netWords) else { return nil }
    let gross = place(grossWords)
    let hasTax = words.contains { !taxes.isDisjoint(with: $0) }
    guard let gross else { return nil }
    let isPay = columns.contains { column in
      !pay.isDisjoint(with: HeaderText.normalized(column.header).split { !$0.isLetter }.map(String.init))
    }
    return hasTax && !isPay ? gross : net
  }

  private static let netWords = Set(Words.builtIn[HeaderWord.net])
  private static let grossWords = Set(Words.builtIn[HeaderWord.gross])
  private static let pay = Set(Words.builtIn[HeaderWord.pay])
  private static let taxes = Set(Words.builtIn[HeaderWord.tax])

  /// Whether each row has an amount in one of two columns and none has it in both.
  private static func completes(_ first: Int, _ second: Int, _ body: TableBody) -> Bool {
    func has(_ row: Row, _ column: Int) -> Bool {
      row[column].map { !$0.value.isBlank && $0.value.number != 0 } ?? false
    }
    let filled = body.rows.filter { has($0, first) || has($0, second) }
    return filled.count * 10 >= body.rows.count * 8 && !filled.contains { has($0, first) && has($0, second) }
  }
}
