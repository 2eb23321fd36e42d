internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// One cell of a header.
struct HeaderCell: Hashable {
  /// The first column that the cell covers.
  var column: Int
  /// The text as written, trimmed.
  var text: String
  /// The month that the text names.
  var month: NamedMonth?
  /// The meaning of the text, if known.
  var meaning: FieldMeaning?
}

extension HeaderCell {
  /// The cell with a month and a meaning if its text names both: `Jan Budget`.
  var withMonthBesideWord: HeaderCell {
    let ofMonths: Set<FieldMeaning> = [.budgeted, .actual, .difference, .percentUsed, .assigned, .total]
    guard let found = MonthText.beside(text), let meaning = HeaderVocabulary.meaning(of: found.words),
      ofMonths.contains(meaning)
    else { return self }
    return HeaderCell(column: column, text: text, month: found.month, meaning: meaning)
  }
}

/// The rows that name the columns of a table.
struct HeaderBand: Hashable {
  /// The header rows, mostly one.
  var rows: ClosedRange<Int>
  /// The cells of the last header row, from left to right, with the months of the row above.
  var cells: [HeaderCell]
  /// The columns, including those without a name.
  var columns: ClosedRange<Int>
  /// The title above the columns of this header only, if headers beside each other have their own titles.
  var title: String?

  /// The meanings that are known.
  var meanings: Set<FieldMeaning> { Set(cells.compactMap(\.meaning)) }

  /// The columns of the frequencies that a header names, if it names at least three: `Weekly, Monthly, Yearly`.
  var frequencies: [PlanFrequency: Int] {
    guard cells.count > 2 else { return [:] }
    let found = cells.compactMap { cell in PlanFrequency(header: cell.text).map { ($0, cell.column) } }
    let columns = Dictionary(found) { first, _ in first }
    return columns.count > 2 ? columns : [:]
  }

  /// The number of different months.
  var monthCount: Int { Set(cells.compactMap(\.month)).count }

  /// The cell of a column.
  subscript(column: Int) -> HeaderCell? { cells.first { $0.column == column } }
}

extension HeaderBand {
  /// Returns the meaning of a header's words in any table; nil for unknown words.
  package static func meaning(of text: String) -> FieldMeaning? {
    if let meaning = HeaderVocabulary.meaning(of: text) { return meaning }
    return HeaderWords.matches(text).first { $0.score >= 50 }?.meaning ?? meaningBesideYear(text)
  }

  /// Returns the meaning of the words next to a year: `2026 Budget`.
  private static func meaningBesideYear(_ text: String) -> FieldMeaning? {
    let words = HeaderText.normalized(text).split(separator: " ")
    let others = words.filter { Int($0).map { (1990...2099).contains($0) } != true }
    guard !others.isEmpty, others.count < words.count else { return nil }
    return HeaderVocabulary.meaning(of: others.joined(separator: " "))
  }

  /// The header after adjusting the meanings that depend on other columns.
  package var withMeaningsInContext: HeaderBand {
    var band = self
    func has(_ meaning: FieldMeaning) -> Bool { cells.contains { $0.meaning == meaning } }
    for index in cells.indices {
      let words = HeaderText.normalized(cells[index].text)
      switch cells[index].meaning {
      // `Soll` next to `Ist` is a planned amount, next to `Haben` it is an outflow.
      case .outflow where words == "soll" && has(.actual): band.cells[index].meaning = .budgeted
      // `Group` shows the direction of the money only if no other column does.
      case .type where words == "group" && cells.count(where: { $0.meaning == .type }) > 1:
        band.cells[index].meaning = .group
      default: break
      }
    }
    return band
  }

  /// Returns the header shifted one column to the right if its names are one column too far left; nil otherwise.
  ///
  /// Example: `Item, Budget, Actual` above columns of groups, items and amounts.
  func besideItsValues(_ body: TableBody) -> HeaderBand? {
    let money: Set<FieldMeaning?> = [.budgeted, .amount, .actual]
    guard let first = cells.first(where: { money.contains($0.meaning) })?.column, self[first + 1] != nil,
      body[first].isLabels, body[first + 1].isAmounts, self[first - 1] != nil, body[first - 1].isLabels
    else { return nil }
    var band = self
    for index in band.cells.indices { band.cells[index].column += 1 }
    band.columns = columns.lowerBound...max(columns.upperBound, band.cells.last?.column ?? 0)
    return band
  }

  /// Returns the header after changing the meaning of columns of words such as `monthly` from month to frequency.
  func withFrequencies(in body: TableBody) -> HeaderBand {
    var band = self
    for index in cells.indices where cells[index].meaning == .month {
      let texts = body.rows.compactMap { $0[cells[index].column]?.value.text?.trimmed }.filter { !$0.isEmpty }
      let isFrequency = !texts.isEmpty && texts.allSatisfy { PlanFrequency($0) != nil }
      if isFrequency { band.cells[index].meaning = .frequency }
    }
    return band
  }

  /// Splits a header that repeats itself: `Bills, Budget, Actual, Income, Budget, Actual` is two tables.
  package func parted(_ startsWithLabels: (Int) -> Bool) -> [HeaderBand] {
    if let second = startOfSecondLog {
      return [
        part(0..<second, from: columns.lowerBound), part(second..<cells.count, from: cells[second].column),
      ]
    }
    guard monthCount < 3, let stride = strideOfTexts ?? stride else { return [self] }
    let starts = Swift.stride(from: 0, to: cells.count, by: stride).map { $0 }
    guard strideOfTexts != nil || starts.allSatisfy({ startsWithLabels(cells[$0].column) }) else {
      return [self]
    }
    return starts.enumerated().map { index, start in
      part(
        start..<min(start + stride, cells.count), from: index == 0 ? columns.lowerBound : cells[start].column)
    }
  }

  /// Returns the header with some of its cells.
  ///
  /// Its columns end before the next cell.
  private func part(_ range: Range<Int>, from first: Int) -> HeaderBand {
    var part = self
    part.cells = Array(cells[range])
    let next = range.upperBound < cells.count ? cells[range.upperBound].column - 1 : columns.upperBound
    part.columns = first...max(first, next)
    return part
  }

  /// The index where a second log begins; nil if there is none.
  ///
  /// The names of the date and the amount are repeated in the second log; the names between them may differ.
  /// Example: `Date, Source, Amount, No., Date, Bill, Amount`.
  private var startOfSecondLog: Int? {
    guard
      let day = cells.indices.first(where: { cells[$0].meaning == .date }),
      let next = cells.indices.first(where: { $0 > day && cells[$0].text == cells[day].text })
    else { return nil }
    let later = Set(cells[next...].map(\.text))
    let repeated = (day..<next).filter { later.contains(cells[$0].text) }
    let money: Set<FieldMeaning> = [.amount, .inflow, .outflow]
    guard repeated.contains(where: { cells[$0].meaning.map(money.contains) ?? false }),
      let last = repeated.last
    else { return nil }
    return last + 1
  }

  /// The number of cells, at least three, after which the same names are repeated; nil if they are not repeated.
  private var strideOfTexts: Int? {
    guard let first = cells.first?.text, cells.count > 5,
      let stride = cells.indices.dropFirst(3).first(where: { cells[$0].text == first }),
      cells.count % stride == 0
    else { return nil }
    return cells.indices.dropLast(stride).allSatisfy { cells[$0].text == cells[$0 + stride].text }
      ? stride : nil
  }

  /// The number of cells after which the meanings are repeated; nil if they are not repeated.
  private var stride: Int? {
    for stride in 2...max(2, cells.count / 2) where cells.count % stride == 0 && cells.count > stride {
      let repeats = cells.indices.dropLast(stride).allSatisfy {
        cells[$0].meaning == cells[$0 + stride].meaning
          || cells[$0].meaning.map(Self.names.contains) ?? true
            && cells[$0 + stride].meaning.map(Self.names.contains) ?? true
      }
      let known = cells.prefix(stride).compactMap(\.meaning).filter { !Self.names.contains($0) }
      if repeats, !known.isEmpty { return stride }
    }
    return nil
  }

  /// Meanings that the header of a name column can have: `Income`, `Bills`, `Expense`.
  private static let names: Set<FieldMeaning> = [
    .category, .description, .payee, .account, .inflow, .outflow, .group, .type,
  ]
}
