internal import BudgetModel
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore

/// The CSV of a bank or an app with its detected structure: header row, meanings of columns, and formats.
struct BankCSV {
  /// The number of rows that are used to detect the meanings of columns.
  static let sampleSize = 200

  let context: ImportContext
  private let options: CSVOptions
  /// The rows below the header row; without a header row, the rows below the preamble.
  private(set) var rows: FieldRows
  /// The names of the columns; empty without a header row.
  private(set) var names: [String] = []
  private(set) var resolved: ResolvedProfile?
  private(set) var profile: CSVProfile?
  private(set) var conventions = Conventions()
  private(set) var outline: CSVForm
  /// The ranges of rows below a heading for pending rows.
  private(set) var pending: [Range<Int>] = []

  /// Detects the structure of a file with these rows.
  init(_ rows: FieldRows, dialect: CSVDialect, context: ImportContext, options: CSVOptions) {
    (self.context, self.options) = (context, options)
    self.rows = rows
    outline = CSVForm(kind: rows.allSatisfy(\.fields.isBlankRow) ? .empty : .other, dialect: dialect)
    guard outline.kind == .other else { return }
    if let given = options.profile {
      take(given, rows)
    } else if let found = HeaderFinder(rows).find(catalog) {
      outline.offeredProfiles = found.offered.map(\.name)
      guard found.profiles.count < 2 else {
        askForProfile(found.profiles, rows[found.row].line)
        return
      }
      begin(behind: found.row, rows)
      if let profile = found.profiles.first {
        use(profile)
      } else {
        DateColumns.join(&self.rows, &names)
        detect()
      }
    } else {
      beginWithoutHeader(rows)
      detect()
    }
    trimEnd()
    if !names.isEmpty {
      let delimiter = outline.dialect.delimiter
      self.rows = LooseQuotes.joined(self.rows, width: names.count, delimiter: delimiter)
      self.rows = SplitAmounts.joined(self.rows, width: names.count, delimiter: delimiter)
    }
    settle()
    reconsider()
    pending = PendingSections.ranges(rows)
  }

  /// The profiles that may match the file; empty if the user excluded profiles or chose the columns.
  private var catalog: ProfileCatalog {
    let answers = context.answers
    let isOwn = answers[.profile] == "none" || answers[.dates] != nil || answers[.amounts] != nil
    return isOwn ? ProfileCatalog() : options.catalog
  }

  /// The finding about a profile that the rows contradict.
  private(set) var profileFault: Finding.LogFact?
  /// Whether the rows show that the profile's signs are wrong.
  private var areSignsContradicted = false

  /// Drops a profile that the file contradicts, if the column names and values answer all questions but the date order.
  private mutating func reconsider() {
    guard options.profile == nil, let name = profile?.name, outline.kind == .log,
      !movesMoney || areSignsContradicted || outline.questions.contains(where: { $0.subject == .signs })
    else { return }
    var other = self
    (other.profile, other.resolved, other.outline.profile, other.outline.signs) = (nil, nil, nil, nil)
    other.conventions = Conventions()
    other.outline.questions = []
    other.detect()
    other.settle()
    if other.resolved != nil, other.outline.questions.allSatisfy({ $0.subject == .dateOrder }) {
      other.profileFault = .profileContradicted(name, .columns)
      self = other
    }
  }

  /// The same file for another thread.
  ///
  /// Each thread then has its own objects, so threads do not share reference counts.
  func copyForThread() -> BankCSV {
    var copy = self
    copy.rows = rows.copyForThread()
    return copy
  }

  /// The line of the header row; without a header row, the line of the first row.
  var firstLine: Int { outline.headerLine ?? rows.first?.line ?? 1 }

  // MARK: Where rows begin

  private mutating func begin(behind header: Int, _ all: FieldRows) {
    names = Array(all[header].fields)
    outline.headerLine = all[header].line
    rows = all[(header + 1)...]
  }

  /// Finds the first row with a date and an amount, if no header row is known.
  ///
  /// If the line just above that row contains column names, it becomes the header row.
  private mutating func beginWithoutHeader(_ all: FieldRows) {
    let width = all.prefix(Self.sampleSize).map(\.fields.count).max() ?? 0
    let first = all.prefix(Self.sampleSize).firstIndex { row in
      // A line of the preamble has at most half as many cells as the rows.
      guard row.fields.count * 2 > width else { return false }
      let values = row.fields.compactMap { FieldText.value($0) }
      let dates = values.count { !DateField.orders(of: $0).isEmpty }
      return dates > 0
        && values.contains { AmountField(anyMark: $0) != nil && DateField.orders(of: $0).isEmpty }
    }
    guard var first else { return }
    // A line above with the same number of cells and an amount is also a row of the table, even if it is unusable.
    while first > 0, all[first - 1].fields.count == all[first].fields.count,
      all[first - 1].fields.contains(where: { AmountField(anyMark: $0.trimmed) != nil })
    {
      first -= 1
    }
    rows = all[first...]
    if statesRowCount { rows = rows.dropFirst() }
    guard let above = all[..<first].lastIndex(where: { !$0.fields.isBlankRow }) else { return }
    let titles = all[above].fields.compactMap { FieldText.value($0) }
    let filled = all[first].fields.count { FieldText.value($0) != nil }
    let areNames =
      titles.count > 1 && titles.count * 10 >= filled * 8 && Set(titles).count == titles.count
      && titles.allSatisfy {
        AmountField(anyMark: $0) == nil && DateField.orders(of: $0).isEmpty && $0.count <= 40
      }
    if areNames { begin(behind: above, all) }
  }

  /// Whether the first line states the number of the rows below it, and these rows are numbered from 1.
  private var statesRowCount: Bool {
    guard rows.count > 3 else { return false }
    let head = rows.prefix(3).map(\.fields)
    let numbering = (0..<head[0].count).first {
      head[1].field($0) == "1" && head[2].field($0) == "2"
    }
    guard let stated = numbering.flatMap({ head[0].field($0) }).flatMap({ Int($0) }) else { return false }
    return stated == rows.count { !$0.fields.isBlankRow } - 1
  }

  /// Drops blank rows at the end.
  private mutating func trimEnd() {
    while let last = rows.last, last.fields.isBlankRow { rows = rows.dropLast() }
  }

  // MARK: What fields mean

  private mutating func take(_ given: CSVProfile, _ all: FieldRows) {
    if given.header == nil {
      beginWithoutHeader(all)
      use(given)
    } else if let found = HeaderFinder(all).find(given) {
      begin(behind: found.row, all)
      use(given)
    } else {
      outline.questions = [
        CSVQuestion(subject: .profile, fact: .profileUnfit(given.name))
      ]
    }
  }

  private mutating func askForProfile(_ profiles: [CSVProfile], _ line: Int) {
    outline.headerLine = line
    outline.kind = .log
    outline.questions = [
      CSVQuestion(subject: .profile, fact: .profilesFit(profiles.map(\.name)))
    ]
  }

  private mutating func use(_ profile: CSVProfile) {
    self.profile = profile
    outline.profile = profile.name
    outline.kind = profile.kind == .plan ? .plan : .log
    let resolved = ResolvedProfile(profile, header: names, wanted: context.currency)
    self.resolved = resolved
    let width = names.isEmpty ? rows.first?.fields.count ?? 0 : names.count
    let meanings = resolved.meanings(width: width)
    outline.columns = (0..<width).map { index in
      DetectedColumn(
        number: index + 1, name: index < names.count ? names[index].trimmed : "", meaning: meanings[index],
        score: meanings[index] == nil ? 0 : 100,
        evidence: meanings[index] == nil ? "" : "the profile \(profile.name)")
    }
  }

  private mutating func detect() {
    let usual = rows.lazy.filter { [names] row in !row.fields.isBlankRow && !row.fields.isEqual(to: names) }
    let chosen: [FieldMeaning: String?] = [
      .date: context.answers[.dates], .amount: context.answers[.amounts],
    ]
    let detector = ColumnDetector(
      names: names, rows: usual.prefix(Self.sampleSize).map { Array($0.fields) },
      chosen: chosen.compactMapValues(\.self))
    let isSwapped = detector.hasOpenPair && context.signs == .positiveIsExpense
    outline.columns = isSwapped ? detector.columns.map(\.swapped) : detector.columns
    let resolved = ResolvedProfile(outline.columns)
    guard resolved[.date] != nil, resolved.amounts != nil else { return }
    self.resolved = resolved
    outline.kind = .log
    if let date = detector.index(.date) { dayNumbers = detector.samples[date].dayNumbers }
    doubtDates(detector)
    if detector.hasOpenPair, context.signs == nil {
      outline.questions.append(CSVQuestion(subject: .columns, fact: .pairWithoutNames))
    }
    chain = detector.chain
    feesMoveBalance = detector.feesMoveBalance
  }

  /// Whether the balances show that fees are charged in addition to the amounts.
  private(set) var feesMoveBalance = false

  /// Whether fees become transactions, because the profile or the balances show that amounts do not include them.
  var booksFees: Bool { (profile != nil || feesMoveBalance) && resolved?[.fee] != nil }

  /// What numbers in the date column mean.
  private var dayNumbers: DayNumbers?
  /// The index of the last row, if that row only states the sums of the other rows.
  private(set) var summary: Int?
  /// The index of the header row of another table below the transactions, if there is one.
  private(set) var followingTable: Int?

  /// The line of the first date that can be read in two orders.
  private(set) var dateLine: Int?
  /// Whether amounts without signs were assumed to be expenses.
  private(set) var assumesExpenses = false
  /// The chain of balances that proves the signs, if the detection of the columns found one.
  private(set) var chain: BalanceChain?

  /// Asks about the date column if the column contains no dates.
  private mutating func doubtDates(_ detector: ColumnDetector) {
    guard let column = detector.index(.date), let example = detector.samples[column].values.first?.text,
      detector.samples[column].dates == 0, dayNumbers == nil
    else { return }
    let parts = example.split(separator: "/").compactMap { Int($0) }
    let hasNoYear =
      parts.count == 2 && parts.allSatisfy { (1...31).contains($0) }
      || DateText.read(example, in: 2000) != nil
    if hasNoYear, context.year != nil { return }
    outline.questions.append(
      CSVQuestion(
        subject: hasNoYear ? .year : .dates,
        fact: hasNoYear
          ? .datesWithoutYear(example: example)
          : .columnWithoutDates(column: name(column) ?? "", example: example)))
  }

  /// Whether the headers of all amount columns say that amounts are in cents (`price_cents`), and all amounts are whole
  /// numbers.
  private func areCents(_ resolved: ResolvedProfile) -> Bool {
    let columns: [Int] =
      switch resolved.amounts {
      case .single(let source)?: source.columns
      case .pair(let out, let into)?: (out?.columns ?? []) + (into?.columns ?? [])
      case nil: []
      }
    return !columns.isEmpty && columns.allSatisfy { HeaderWords.meansCents(name($0) ?? "") }
      && rows.allSatisfy { row in
        columns.allSatisfy { row.fields.field($0)?.utf8.allSatisfy { $0 == 0x2D || $0 &- 0x30 <= 9 } ?? true }
      }
  }

  /// Decides how the file writes dates, amounts and directions.
  private mutating func settle() {
    guard outline.kind == .log, let resolved, outline.questions.allSatisfy({ $0.subject == .columns }) else {
      return
    }
    var finder = ConventionFinder(
      rows: rows, names: names, resolved: resolved, profile: profile, chain: chain, context: context)
    finder.find()
    conventions = finder.conventions
    conventions.dayNumbers = dayNumbers
    conventions.areCents = profile == nil && areCents(resolved)
    summary = SummaryRow.find(rows, resolved, conventions)
    let dates = DateField(order: conventions.dateOrder, numbers: dayNumbers, year: context.year)
    followingTable = FollowingTable.start(rows, resolved, dates)
    dateLine = finder.ambiguousDateLine
    assumesExpenses = finder.assumesExpenses
    areSignsContradicted = finder.contradictsProfileSigns
    profileFault = profile.flatMap {
      finder.contradictsProfileDates ? .profileContradicted($0.name, .dates) : nil
    }
    outline.dateOrder = finder.dateOrder
    outline.decimalMark = finder.decimalMark
    outline.signs = finder.signs
    outline.questions += finder.questions
    for index in outline.questions.indices {
      guard case .signsOpen(let doubt, _) = outline.questions[index].fact else { continue }
      outline.questions[index].fact = .signsOpen(doubt, profiles: outline.offeredProfiles)
    }
  }
}
