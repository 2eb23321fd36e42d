internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// The meanings of a log's columns, found by their names and values as in a bank's CSV file.
struct LogColumns {
  let columns: [FoundColumn]

  init(_ classifier: TableClassifier) {
    let (grid, band, body) = (classifier.grid, classifier.band, classifier.body)
    let span = Array(band.columns)
    let parts = Self.parts(classifier)
    // Days without month and year are passed as whole dates, so that the detector recognises them.
    let detector = ColumnDetector(
      names: span.map { parts[$0] == .day ? "Date" : parts[$0] == nil ? band[$0]?.text ?? "" : "" },
      rows: body.rows.map { row in
        span.map { column in
          switch parts[column] {
          case .day: Self.date(grid.text(row[column]))
          case nil: grid.text(row[column])
          default: ""
          }
        }
      })
    var found = zip(span, detector.columns).map { column, detected in
      FoundColumn(
        column: column, header: band[column]?.text ?? "", meaning: detected.meaning, score: detected.score,
        evidence: detected.evidence)
    }
    for index in found.indices {
      guard let known = HeaderVocabulary.meaning(of: found[index].header) else { continue }
      let isFree = !found.contains { $0.meaning == known }
      if found[index].meaning == nil && isFree && Self.wholeNames.contains(known) {
        found[index].meaning = known
        (found[index].score, found[index].evidence) = (100, "called \"\(found[index].header)\"")
      }
    }
    for index in found.indices {
      guard let part = parts[found[index].column] else { continue }
      found[index].meaning = part
      (found[index].score, found[index].evidence) = (90, "a part of the date")
    }
    Self.completeFew(&found, classifier)
    let arithmetic = ColumnArithmetic(band.columns, body.rows, grid)
    Self.settle(&found, body, arithmetic, grid)
    columns = found
  }

  /// Uses the only dates and the only amounts of a log that has too few rows for statistics.
  private static func completeFew(_ columns: inout [FoundColumn], _ classifier: TableClassifier) {
    let money: Set<FieldMeaning?> = [.amount, .inflow, .outflow]
    func take(_ column: Int, _ meaning: FieldMeaning, _ evidence: String) {
      guard let index = columns.firstIndex(where: { $0.column == column }) else { return }
      (columns[index].meaning, columns[index].score, columns[index].evidence) = (meaning, 60, evidence)
    }
    if let dates = classifier.dates, !columns.contains(where: { $0.meaning == .date }) {
      take(dates, .date, "the only dates")
    }
    let amounts = classifier.amountColumns
    if amounts.count == 1, !columns.contains(where: { money.contains($0.meaning) }) {
      take(amounts[0], .amount, "the only amounts")
    }
  }

  /// Adjusts meanings that differ between a household's own log and a bank's.
  private static func settle(
    _ columns: inout [FoundColumn], _ body: TableBody, _ arithmetic: ColumnArithmetic, _ grid: SheetGrid
  ) {
    func values(_ column: FoundColumn) -> Set<String> {
      Set(body.rows.compactMap { $0[column.column]?.value.text?.trimmed }.filter { !$0.isEmpty })
    }
    func has(_ meanings: FieldMeaning...) -> Bool {
      columns.contains { $0.meaning.map(meanings.contains) ?? false }
    }
    /// Whether a type column shows directions.
    ///
    /// Groups such as fixed and variable are not directions.
    func tellsDirections(_ column: FoundColumn) -> Bool {
      let words = values(column)
      return words.isEmpty || words.contains { KindWords.saysDirection($0) }
    }
    /// Whether the values of a column are groups, or kinds such as income and expense.
    ///
    /// Usually one such word is enough. In a column of many different values beside a column of categories, more than a
    /// tenth of the values must be such words.
    func saysKinds(_ column: FoundColumn, besideCategories: Bool) -> Bool {
      let words = body.rows.compactMap { $0[column.column]?.value.text?.trimmed }.filter { !$0.isEmpty }
      let kinds = words.count { KindWords.saysDirection($0) || GroupWords.group($0) != nil }
      return besideCategories && Set(words).count > 8 ? kinds * 10 > words.count : kinds > 0
    }
    let textual: Set<FieldMeaning> = [.description, .category, .payee, .memo, .note]
    for index in columns.indices {
      let words = HeaderText.normalized(columns[index].header)
      if columns[index].meaning == .valueDate, dueWords.contains(where: words.contains) {
        columns[index].meaning = .dueDate
      } else if columns[index].meaning == .type, !saysKinds(columns[index], besideCategories: has(.category))
      {
        columns[index].meaning = has(.category) ? nil : .category
        columns[index].evidence = "no value says income or expense"
      } else if !has(.indicator), !columns.contains(where: { $0.meaning == .type && tellsDirections($0) }),
        columns[index].meaning.map(textual.contains) ?? true
      {
        let words = values(columns[index])
        // A column whose name has another meaning keeps that meaning, unless its words distinguish both directions.
        guard !words.isEmpty, words.count <= 6, words.allSatisfy(KindWords.saysDirection),
          !HeaderWords.namesMeansOfPayment(columns[index].header),
          words.contains(where: { KindWords.direction($0) != nil }),
          columns[index].meaning == nil || KindWords.tellApart(words)
        else { continue }
        (columns[index].meaning, columns[index].score) = (.indicator, 80)
        columns[index].evidence = "words such as \"\(words.min() ?? "")\""
      }
    }
    settleMoney(&columns, body, arithmetic, grid)
    guard !has(.description, .memo) else { return }
    // Beside the names of shops, a column with more different texts describes what was bought.
    func distinct(_ column: FoundColumn) -> Int {
      Set(body.rows.compactMap { $0[column.column]?.value.text?.trimmed }).count
    }
    let payees = columns.first { $0.meaning == .payee }.map(distinct) ?? 0
    let texts = columns.indices.filter {
      columns[$0].meaning == nil && body[columns[$0].column].isLabels && distinct(columns[$0]) > payees
    }
    // Long remarks below the rows do not make a column of descriptions.
    let date = columns.first { $0.meaning == .date }?.column
    let rows = body.rows.filter { row in date.map { row[$0]?.value.isBlank == false } ?? true }
    func length(_ column: FoundColumn) -> Int {
      Set(rows.compactMap { $0[column.column]?.value.text?.trimmed }).reduce(0) { $0 + $1.count }
    }
    let longest = texts.max { length(columns[$0]) < length(columns[$1]) }
    guard let longest else { return }
    (columns[longest].meaning, columns[longest].score) = (.description, 60)
    columns[longest].evidence = "the longest texts"
  }

  private static let dueWords = ["vencimento", "vencimiento", "due", "fallig", "echeance", "scadenza"]

  /// Meanings for which the name of a column is trusted regardless of the values.
  private static let wholeNames: Set<FieldMeaning> = [
    .order, .time, .toAccount, .member, .tags, .currency, .note, .account, .payee, .description, .category,
    .id,
    .balance,
  ]

  /// Returns the columns of year, month and day if no column has whole dates.
  private static func parts(_ classifier: TableClassifier) -> [Int: FieldMeaning] {
    if classifier.dueDatesOfMonths != nil {
      return classifier.band.cells.first { $0.meaning == .month }.map { [$0.column: .month] } ?? [:]
    }
    guard classifier.dates == nil else { return [:] }
    var parts: [Int: FieldMeaning] = [:]
    if let days = classifier.days { parts[days] = .day }
    for cell in classifier.band.cells {
      let meaning = HeaderBand.meaning(of: cell.text)
      if meaning == .year || meaning == .month { parts[cell.column] = meaning }
    }
    return parts.merging(classifier.countedDates) { named, _ in named }
  }

  private static func date(_ day: String) -> String {
    guard let number = Int(day), let date = CalendarDate(year: 2000, month: 1, day: number) else {
      return day
    }
    return "\(date)"
  }
}

/// The meanings of a matrix's columns: names, and the amounts of each month.
struct MatrixColumns {
  let columns: [FoundColumn]

  init(_ classifier: TableClassifier) {
    let (band, body) = (classifier.band, classifier.body)
    let firstMonth = band.cells.first { $0.month != nil }?.column ?? band.columns.upperBound
    let names =
      classifier.names.flatMap { $0 < firstMonth ? $0 : nil }
      ?? band.columns.first { $0 < firstMonth && (body[$0].isLabels || body.rows.isEmpty) }
      ?? band.columns.lowerBound
    columns = band.columns.compactMap { column in
      let cell = band[column]
      guard cell != nil || column == names || column < names && body[column].isLabels else { return nil }
      var found = FoundColumn(column: column, header: cell?.text ?? "")
      if column == names {
        found.meaning = .category
        (found.score, found.evidence) = (100, "names in front of the months")
      } else if let cell, let month = Self.monthBetween(cell, band), body[column].isAmounts {
        (found.month, found.year) = (month.month, month.year)
        (found.score, found.evidence) = (70, "between the months before and after it")
      } else if let month = cell?.month {
        (found.month, found.year, found.day) = (month.month, month.year, month.day)
        found.meaning = cell?.meaning.flatMap(Self.inMatrix)
        (found.score, found.evidence) = (100, month.day == nil ? "a month" : "a day")
      } else if let meaning = cell?.meaning, column < firstMonth, meaning == .type || meaning == .group {
        found.meaning = meaning
        (found.score, found.evidence) = (90, "called \"\(cell?.text ?? "")\"")
      } else if column < names, body[column].isLabels {
        found.meaning = .group
        (found.score, found.evidence) = (80, "texts that group the names")
      } else if cell?.meaning == .amount || HeaderText.isTotal(cell?.text ?? "") {
        found.meaning = .total
        (found.score, found.evidence) = (90, "called \"\(cell?.text ?? "")\"")
      }
      return found
    }
  }

  /// Returns the month of an unknown name between two months: `Febuary` between January and March.
  private static func monthBetween(_ cell: HeaderCell, _ band: HeaderBand) -> NamedMonth? {
    guard cell.month == nil, cell.meaning == nil, let before = band[cell.column - 1]?.month,
      let after = band[cell.column + 1]?.month, after.month - before.month == 2, after.year == before.year
    else { return nil }
    return NamedMonth(month: before.month + 1, year: before.year)
  }

  /// Returns the meaning of a name below a month.
  private static func inMatrix(_ meaning: FieldMeaning) -> FieldMeaning {
    switch meaning {
    case .amount, .assigned: .budgeted
    case .outflow, .inflow: .actual
    case .balance: .difference
    default: meaning
    }
  }
}

/// The meanings of the columns of any other table, from their names alone.
struct PlainColumns {
  let columns: [FoundColumn]

  init(_ classifier: TableClassifier, _ role: FoundTable.Role) {
    var taken: Set<FieldMeaning> = []
    let isGrouped =
      role == .lookupList && classifier.band.meanings.isSuperset(of: [.category, .subcategory])
    let isRules = role == .lookupList && classifier.isAboutRules
    // If there are columns `Category Group/Category` and `Category`, the column `Category` is the category.
    let whole = Set(classifier.band.cells.compactMap { HeaderVocabulary.meaning(of: $0.text) })
    columns = classifier.band.cells.map { cell in
      var found = FoundColumn(
        column: cell.column, header: cell.text, month: cell.month?.month, year: cell.month?.year)
      guard var meaning = cell.meaning,
        HeaderVocabulary.meaning(of: cell.text) != nil || !whole.contains(meaning)
      else { return found }
      switch (role, meaning) {
      case (.settings, .amount): meaning = .settingValue
      case (.assignments, .budgeted), (.assignments, .amount): meaning = .assigned
      case (.account, .amount): meaning = .balance
      // In a double-entry journal, these columns contain the names of accounts.
      case (.noise, .outflow): meaning = .toAccount
      case (.noise, .inflow): meaning = .account
      // If a list has categories and subcategories, subcategories become categories, and categories become groups.
      case (_, .subcategory) where isGrouped: meaning = .category
      case (_, .category) where isGrouped: meaning = .group
      case (_, .description) where isRules: meaning = .rule
      case (_, .type) where isRules: meaning = .category
      default: break
      }
      guard taken.insert(meaning).inserted else { return found }
      found.meaning = meaning
      (found.score, found.evidence) = (90, "called \"\(cell.text)\"")
      return found
    }
  }

  /// The columns of a table with a row for each month and a column for each category.
  init(_ band: HeaderBand, monthRows: (months: Int, years: Int?, categories: [Int])) {
    func found(_ column: Int, _ meaning: FieldMeaning, _ evidence: String) -> FoundColumn {
      FoundColumn(
        column: column, header: band[column]?.text ?? "", meaning: meaning, score: 80, evidence: evidence)
    }
    columns =
      [monthRows.years].compactMap { $0.map { found($0, .year, "a year in each row") } }
      + [found(monthRows.months, .month, "a month in each row")]
      + monthRows.categories.map { found($0, .assigned, "the amounts of a category") }
  }
}
