internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Classifies a table by its header and the rows below it.
struct TableClassifier {
  let grid: SheetGrid
  let band: HeaderBand
  let body: TableBody

  /// The role of a table, with the evidence.
  struct Verdict {
    let role: FoundTable.Role
    let evidence: String

    init(_ role: FoundTable.Role, _ evidence: String) {
      self.role = role
      self.evidence = evidence
    }
  }

  /// The role of the table.
  var verdict: Verdict {
    ofOwnForm ?? ofPivot ?? ofJournal ?? ofHoldings ?? ofMonths ?? ofMonthRows ?? ofLog ?? ofPurchases
      ?? ofPlan ?? ofRest
  }

  func has(_ meaning: FieldMeaning) -> Bool { band.meanings.contains(meaning) }

  /// The column of names: the first column of texts, or a later one if the first only groups the names.
  var names: Int? {
    if body.rows.isEmpty { return band.columns.lowerBound }
    let labels = band.columns.filter { body[$0].isLabels }
    let words = labels.filter { !Self.isNumbering(band[$0]?.text ?? "") }
    let texts = words.isEmpty ? labels : words
    guard let first = texts.first else { return nil }
    let end = amountColumns.first ?? band.columns.upperBound + 1
    let inFront = texts.prefix { $0 < end }
    let tells = Set(inFront.filter(tellsRowsApart))
    guard inFront.count > 1, !tells.contains(first) else { return first }
    if let told = inFront.first(where: tells.contains) { return told }
    let fullest = inFront.max { textsBesideAmounts($0).count < textsBesideAmounts($1).count }
    let different = inFront.map { Set(textsBesideAmounts($0)).count }
    let most = inFront[different.indices.max { different[$0] < different[$1] } ?? 0]
    return inFront.first { band[$0]?.meaning == .category && (!fillsRows(first) || most != first) }
      ?? (fillsRows(first) ? first : fullest) ?? first
  }

  /// Whether a column has a unique text in most rows with an amount.
  private func tellsRowsApart(_ column: Int) -> Bool {
    let texts = textsBesideAmounts(column)
    return fillsRows(column) && Set(texts).count * 10 >= texts.count * 9
  }

  /// Whether a column has a text in most rows with an amount.
  private func fillsRows(_ column: Int) -> Bool {
    textsBesideAmounts(column).count * 10 >= rowsWithAmounts.count * 8
  }

  /// Returns the texts of a column in rows with amounts.
  private func textsBesideAmounts(_ column: Int) -> [String] {
    rowsWithAmounts.compactMap { $0[column]?.value.text?.trimmed }.filter { !$0.isEmpty }
  }

  /// The rows that have an amount.
  var rowsWithAmounts: [Sheet.Row] {
    let amounts = amountColumns
    return body.rows.filter { row in amounts.contains { grid.kind(row[$0]) == .amount } }
  }

  /// The columns that contain amounts of money.
  var amountColumns: [Int] {
    band.columns.filter { body[$0].isAmounts && !body[$0].isDates && !isMeasure($0) }
  }

  // MARK: Roles

  /// The verdict on tables that this package writes and whose headers prove their role.
  private var ofOwnForm: Verdict? {
    if has(.setting), has(.settingValue) || has(.amount), band.cells.count == 2 {
      return Verdict(.settings, "settings by name")
    }
    guard has(.month), !has(.date), dueDatesOfMonths == nil else { return nil }
    if has(.startingBalance) { return Verdict(.months, "months with what they start with") }
    if has(.category), has(.assigned) || has(.budgeted) || budgetAmounts {
      return Verdict(.assignments, "a row for each category and month")
    }
    return nil
  }

  /// Whether the amounts of a table `Month, Category, Amount` are planned; they are if no column has dates or days.
  private var budgetAmounts: Bool { has(.amount) && dates == nil && days == nil && !has(.day) }

  /// The verdict on a pivot table, which aggregates data from other tables.
  private var ofPivot: Verdict? {
    // A pivot table that is only beside this table covers few of its columns.
    let pivot = grid.sheet.properties.pivotTables.first {
      $0.rows.overlaps(band.rows) && $0.columns.clamped(to: band.columns).count * 2 > band.columns.count
        && $0.columns.overlaps(band.columns)
    }
    if pivot != nil { return Verdict(.summary, "a pivot table of the file") }
    // The filters of a pivot table are directly above it.
    let last = body.rows.last?.number ?? band.rows.upperBound
    let isFilter = grid.sheet.properties.pivotTables.contains {
      (1...3).contains($0.rows.lowerBound - last) && $0.columns.overlaps(band.columns)
    }
    if isFilter { return Verdict(.summary, "the filters of a pivot table") }
    guard band.cells.contains(where: { Self.isPivotWord($0.text) }) else { return nil }
    return Verdict(.summary, "the words of a pivot table")
  }

  /// Whether spreadsheet programs write this text above pivot tables.
  static func isPivotWord(_ text: String) -> Bool {
    let words = HeaderText.normalized(text)
    return [
      "row labels", "column labels", "zeilenbeschriftungen", "spaltenbeschriftungen", "etiquettes de lignes",
      "etiquetas de fila", "rotulos de linha", "etichette di riga", "rijlabels",
    ].contains(words)
      || ["sum of ", "count of ", "summe von ", "somme de ", "suma de ", "soma de ", "somma di "].contains {
        words.hasPrefix($0)
      }
  }

  /// The verdict on a double-entry journal without dates, in which each amount goes from one account to another.
  private var ofJournal: Verdict? {
    let names = band.cells.filter { $0.meaning == .outflow || $0.meaning == .inflow }
    guard names.count == 2, has(.amount), dates == nil,
      names.allSatisfy({ body[$0.column].isLabels || body[$0.column].filled == 0 })
    else { return nil }
    return Verdict(.noise, "a journal of double entry without days")
  }

  /// Whether the title or the sheet's name announces rules.
  var isAboutRules: Bool {
    let texts = [TableTitle(grid).title(of: band), grid.sheet.name].compactMap { $0 }
    return texts.contains {
      HeaderText.normalized($0).hasPrefix("rule") || HeaderText.normalized($0).hasPrefix("regel")
    }
  }

  private var ofMonths: Verdict? {
    let months = band.cells.filter { $0.month != nil }
    guard band.monthCount >= 2, months.count >= 3 || band.rows.count > 1 else { return nil }
    let isDerived =
      months.allSatisfy { body[$0.column].isDerived || body[$0.column].filled == 0 }
      || months.allSatisfy { body[$0.column].typed == 0 } && months.contains { body[$0.column].derived > 0 }
    let hasValues = months.contains { body[$0.column].filled > 0 }
    // Check marks under the months of a list of bills are not amounts.
    if hasValues, months.allSatisfy({ body[$0.column].amounts == 0 }) { return nil }
    let areDays = months.contains { $0.month?.day != nil }
    let words = "\(band.monthCount) \(areDays ? "days" : "months") stand beside each other"
    if band.cells.first?.month != nil, band.cells.first?.column == band.columns.lowerBound, hasValues,
      !body[band.columns.lowerBound].isLabels
    {
      return Verdict(.summary, "\(words), without names in front of them")
    }
    if hasBudgetBeside(months.map(\.column)) { return nil }
    if isDerived, hasValues { return Verdict(.summary, "\(words), all reckoned from other tables") }
    return Verdict(.matrix, words)
  }

  /// Whether a column of planned amounts that were typed in by hand is beside months.
  ///
  /// The months then contain what was spent. A column that equals the sums of the months is their total and not a plan.
  private func hasBudgetBeside(_ months: [Int]) -> Bool {
    let named = band.cells.first { cell in
      cell.month == nil && cell.meaning == .budgeted
        && body[cell.column].typed * 2 > body[cell.column].amounts
    }
    guard let named, names.map({ $0 != named.column }) ?? false else { return false }
    let rows = body.rows.filter { $0[named.column]?.value.number != nil }
    let sums = rows.count { row in
      ExactSum(months.compactMap { row[$0]?.value.number }).value == row[named.column]?.value.number
    }
    return rows.count > 1 && sums * 2 < rows.count
  }

  private var ofLog: Verdict? {
    let money = band.cells.filter { [.amount, .inflow, .outflow].contains($0.meaning) }.map(\.column)
    let amounts = body.rows.isEmpty ? money : amountColumns + money.filter { body[$0].filled == 0 }
    if let dates, band[dates]?.meaning == .month || body[dates].isMonths,
      body[dates].dates > 1, !band.columns.contains(where: { body[$0].isLabels })
    {
      return Verdict(.summary, "a row for each month")
    }
    if dates != nil, !money.isEmpty, money.allSatisfy({ body[$0].isDerived }),
      !band.columns.contains(where: { body[$0].isLabels })
    {
      return Verdict(.summary, "a row for each day, reckoned from other tables")
    }
    if let dates, !amounts.isEmpty || !money.isEmpty, band.cells.count > 2 || amounts.contains(dates + 1) {
      if !has(.budgeted) || body[dates].isDates, !isDuePlan(dates) {
        return Verdict(.log, "column \(CellReference.columnName(dates)) holds dates, and there are amounts")
      }
    }
    if let days, amounts.contains(where: { $0 != days }), !has(.budgeted) {
      return Verdict(.log, "column \(CellReference.columnName(days)) holds days, and there are amounts")
    }
    return nil
  }

  /// Whether the dates are the due dates of a plan.
  private func isDuePlan(_ dates: Int) -> Bool {
    guard has(.budgeted) else { return false }
    let others = band.cells.filter { $0.column != dates }
    if band[dates]?.meaning != .date { return others.contains { $0.meaning == .category } }
    // In a plan `Expense, Budgeted, Actual, Date Paid`, each expense is in one row only.
    guard has(.actual), let names, let first = amountColumns.first, names < first else { return false }
    return tellsRowsApart(names) && !arePaid(on: dates)
  }

  /// Whether most rows have a day, and each row with a day has an amount that was spent or received on that day.
  private func arePaid(on dates: Int) -> Bool {
    guard has(.type), let actual = band.cells.first(where: { $0.meaning == .actual })?.column
    else { return false }
    let dated = body.rows.filter { grid.kind($0[dates]) == .date }
    return dated.count > 2 && dated.count * 4 >= rowsWithAmounts.count * 3
      && dated.allSatisfy { row in row[actual].map { $0.value.number != nil && $0.formula == nil } ?? false }
  }

  private var ofPlan: Verdict? {
    guard let names, names < (amountColumns.first ?? band.columns.upperBound + 1) || body.rows.isEmpty else {
      return nil
    }
    let holdsBalances = has(.balance) || has(.startingBalance) || has(.amount) && namesAccounts(names)
    if has(.account), holdsBalances, !has(.category), !has(.budgeted) {
      return Verdict(.account, "accounts with what they hold")
    }
    guard let planned = PlanColumns(band, body, names: names, grid).budgeted else { return nil }
    let isNamed =
      band[planned]?.meaning == .budgeted || band[planned]?.meaning == .assigned
      || band.frequencies.values.contains(planned)
    if body[names].isMonths, band[names]?.meaning != .category {
      return Verdict(.summary, "a row for each month")
    }
    // Rows such as `Monday` and `Tuesday` contain spending on a weekday whose date is unknown.
    if band[names]?.meaning == .day || band[names]?.meaning == .date {
      return Verdict(.summary, "a row for each day")
    }
    if !isNamed, let reason = whyFigures(besides: planned) { return Verdict(.summary, reason) }
    if body[planned].isDerived {
      return has(.actual) && has(.budgeted)
        ? Verdict(.comparison, "budgeted and actual, reckoned from other tables")
        : Verdict(.summary, "all amounts are reckoned from other tables")
    }
    let head = band[planned]?.text ?? ""
    return Verdict(.plan, "names with the amounts of \"\(head)\"")
  }

  /// Whether a text in a column contains a word for an account.
  ///
  /// The header cannot show this, because in some languages one word means both accounts and bills.
  func namesAccounts(_ column: Int) -> Bool {
    body.rows.contains { $0[column]?.value.text.map(AccountWords.isAccount(inName:)) ?? false }
  }

  /// Returns the reason why amounts without a word for planned amounts are not a plan; nil if they may be a plan.
  private func whyFigures(besides planned: Int) -> String? {
    let titles = [TableTitle(grid).title(of: band), grid.sheet.name].compactMap { $0 }
    if titles.contains(where: PlanWords.isPlanned) { return nil }
    if titles.contains(where: PlanWords.isReport) { return "the title names a report" }
    let hasShares = band.cells.contains {
      $0.column != planned && $0.column != names && PlanColumns.isShare($0, body)
    }
    return hasShares ? "amounts with their shares of a whole" : nil
  }

  /// Whether a header names a column that only numbers the rows.
  private static func isNumbering(_ header: String) -> Bool {
    ["no", "no.", "#", "nr", "nr.", "n°", "id", "number"].contains(HeaderText.normalized(header))
  }

  private var ofRest: Verdict {
    let hasAmounts = band.columns.contains { body[$0].isAmounts && !Self.isNumbering(band[$0]?.text ?? "") }
    if !hasAmounts, band.columns.contains(where: { body[$0].isLabels }) || body.rows.isEmpty {
      return Verdict(.lookupList, "texts only")
    }
    return Verdict(.summary, "figures without names of categories or days")
  }
}
