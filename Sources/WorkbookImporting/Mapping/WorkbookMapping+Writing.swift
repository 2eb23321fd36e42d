internal import BudgetModel
internal import SpreadsheetValues
internal import FieldReading
internal import StrictYAML
internal import Rules

extension WorkbookMapping {
  /// Returns the mapping as YAML that can be edited.
  ///
  /// Reading the YAML gives an equal mapping, except for titles, headers and the places of rules.
  public func yaml(for fileName: String) -> String {
    var lines = [
      "# How \(fileName.yamlQuoted) is read. A table that is not named here is left out (Docs/mapping.md)."
    ]
    if let inYear { lines.append("in-year: \(inYear)") }
    if let inMonth { lines.append("in-month: \(inMonth)") }
    if let dateOrder { lines.append("date-order: \(dateOrder.code)") }
    if let decimalMark { lines.append("decimal-mark: \(decimalMark.rawValue.yamlQuoted)") }
    if let signs = signs?.negativeIsExpense { lines.append("signs: \(Self.rule(signs))") }
    if let currency { lines.append("currency: \(currency)") }
    if !answers.isEmpty { lines.append("answers:") }
    for topic in ImportQuestion.Topic.allCases {
      if let answer = answers[topic] { lines.append("  \(topic.rawValue): \(answer.yamlQuoted)") }
    }
    lines.append("tables:")
    for table in tables { lines += Self.lines(of: table) }
    lines += rules.yamlLines
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of mapped: Table) -> [String] {
    let table = mapped.table
    let last = mapped.isOpen ? CellReference.columnName(table.range.last.column) : "\(table.range.last)"
    let header =
      table.headerRows.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      ?? "none"
    var lines = [
      "  # \(comment(table.evidence))", "  - sheet: \(table.sheetName.yamlQuoted)",
      "    role: \(table.role.rawValue)",
      "    range: \(table.range.first):\(last)", "    header: \(header)",
    ]
    lines += scope(table.scope)
    guard !table.columns.isEmpty else { return lines }
    lines.append("    columns:")
    for column in table.columns {
      let name = column.header.isEmpty ? "" : "  # \(comment(column.header))"
      lines.append("      \(CellReference.columnName(column.column)): \(value(of: column, in: table))\(name)")
    }
    return lines
  }

  private static func scope(_ scope: TableScope) -> [String] {
    let members: [(String, String?)] = [
      ("year", scope.year.map(String.init)), ("month", scope.month.map(String.init)),
      ("group", scope.group?.rawValue), ("kind", scope.kind?.rawValue),
      ("account", scope.account?.yamlQuoted),
      ("basis", scope.basis?.rawValue), ("date-order", scope.dateOrder?.code),
      ("signs", scope.negativeIsExpense.map(rule)),
    ]
    return members.compactMap { key, value in value.map { "    \(key): \($0)" } }
  }

  private static func value(of column: FoundColumn, in table: FoundTable) -> String {
    var words: [String] = []
    if let month = column.month, (1...12).contains(month) {
      let number = month < 10 ? "0\(month)" : "\(month)"
      words.append(column.year.map { "\($0)-\(number)" } ?? MonthNames.english[month - 1])
    }
    if let meaning = column.meaning { words.append(meaning.name) }
    // A log keeps columns without a meaning. If there are several amount columns, their headers name the categories.
    let isNamed = column.meaning == .amount && table.moneyColumns.count > 1
    let isKept =
      table.role == .log && !column.header.isEmpty
      && (isNamed || !FieldMeaning.placedInLog.contains(column.meaning))
    if isKept { return (words + ["kept as \(column.header)"]).joined(separator: " ").yamlQuoted }
    return words.isEmpty ? "ignored" : words.joined(separator: " ")
  }

  private static func rule(_ negativeIsExpense: Bool) -> String {
    negativeIsExpense ? "negative-is-expense" : "positive-is-expense"
  }

  /// Returns a text on one line, for a comment.
  private static func comment(_ text: String) -> String {
    String(
      text.unicodeScalars.map {
        $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x85 ? " " : Character($0)
      })
  }
}
