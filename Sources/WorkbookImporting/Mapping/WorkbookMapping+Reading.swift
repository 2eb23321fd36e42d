internal import BudgetModel
internal import CalendarDates
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import Rules
public import StrictYAML

extension WorkbookMapping {
  /// Returns the text of an included file.
  ///
  /// The path starts in the folder of the mapping, or in the root if it begins with `/`.
  public typealias Include = (String) throws(ProfileError) -> String

  /// Parses a mapping strictly: an unknown key or a value of the wrong type is an error.
  ///
  /// Without `include`, a mapping that includes other files is an error.
  ///
  /// - Throws: `ProfileError` with the line and the key.
  public init(yaml: String, file: String, include: Include? = nil) throws(ProfileError) {
    self.init()
    var ruleReader = RuleReader { path in
      guard let include else { throw ProfileError(file: file, line: nil, key: nil, reason: "no includes") }
      return try include(path)
    }
    try read(yaml, file, include, &ruleReader, within: [])
  }

  private mutating func read(
    _ yaml: String, _ file: String, _ include: Include?, _ ruleReader: inout RuleReader,
    within files: [String]
  ) throws(ProfileError) {
    let files = files + [file.standardPath]
    let ruleCount = rules.rules.count
    for (key, value) in try ProfileNode(yaml: yaml, file: file).members() {
      switch key {
      case "include":
        for name in try value.texts() {
          guard let include else { throw value.fault("no other file can be included here") }
          let path = name.beside(file)
          guard !files.contains(path.standardPath) else {
            throw value.fault("\"\(name)\" includes itself")
          }
          try ruleReader.countFile(at: value)
          try read(try include(path), path, include, &ruleReader, within: files)
        }
      case "in-year": inYear = try value.wholeNumber(1900...2199)
      case "in-month": inMonth = try value.month()
      case "date-order": dateOrder = try value.value(DateOrder.init(code:), of: DateOrder.codes)
      case "decimal-mark": decimalMark = try value.word(of: DecimalMark.allCases)
      case "signs": signs = try value.signRule()
      case "currency": currency = try value.currency()
      case "answers":
        for (name, answer) in try value.members() {
          let (topic, word) = try answer.answer(to: name)
          answers[topic] = word
        }
      case "tables":
        guard let elements = value.elements else { throw value.fault("a list of tables is needed here") }
        for element in elements { tables.append(try element.table()) }
      case "rules":
        // The mapping's own rules take precedence over rules of included mappings, wherever the key `include` is.
        rules.rules.insert(contentsOf: try ruleReader.rules(of: value, path: file), at: ruleCount)
      default: throw value.fault("this key is not known")
      }
    }
  }
}

extension ProfileNode {
  fileprivate func wholeNumber(_ range: ClosedRange<Int>) throws(ProfileError) -> Int {
    guard let number = Int(try text()), range.contains(number) else {
      throw fault("a number from \(range.lowerBound) to \(range.upperBound) is needed here")
    }
    return number
  }

  fileprivate func signRule() throws(ProfileError) -> SignConvention {
    guard let rule = SignConvention(word: try text()) else {
      throw fault("negative-is-expense or positive-is-expense is needed here")
    }
    return rule
  }

  fileprivate func currency() throws(ProfileError) -> Currency {
    guard let currency = Currency(try text()), currency.standing != .unknown else {
      throw fault("a code of ISO 4217 is needed here, such as EUR")
    }
    return currency
  }

  fileprivate func answer(
    to name: String
  ) throws(ProfileError) -> (ImportQuestion.Topic, String) {
    guard let topic = ImportQuestion.Topic(rawValue: name) else {
      throw fault(
        "\"\(name)\" is no question; they are \(ImportQuestion.Topic.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    let word = try text()
    guard topic.isAnswered(by: word) else { throw fault("\"\(word)\" does not answer \(name)") }
    return (topic, word)
  }

  fileprivate func table() throws(ProfileError) -> WorkbookMapping.Table {
    var members: [String: ProfileNode] = [:]
    for (key, value) in try self.members() { members[key] = value }
    guard let sheet = members.removeValue(forKey: "sheet") else { throw fault("the key sheet is missing") }
    guard let role = members.removeValue(forKey: "role") else { throw fault("the key role is missing") }
    guard let range = members.removeValue(forKey: "range") else { throw fault("the key range is missing") }
    let (cells, isOpen) = try range.cells()
    var table = FoundTable(
      role: try role.word(of: FoundTable.Role.allCases), sheetName: try sheet.text(), range: cells,
      evidence: "the mapping says so")
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "header": table.headerRows = try value.headerRows(within: cells)
      case "columns": table.columns = try value.mappedColumns(within: cells)
      case "title": table.title = try value.text()
      default: try value.read(key, into: &table.scope)
      }
    }
    return WorkbookMapping.Table(table, isOpen: isOpen)
  }

  private func read(_ key: String, into scope: inout TableScope) throws(ProfileError) {
    switch key {
    case "year": scope.year = try wholeNumber(1900...2199)
    case "month": scope.month = try wholeNumber(1...12)
    case "group": scope.group = try word(of: CategoryGroup.allCases)
    case "kind": scope.kind = try word(of: TransactionKind.allCases)
    case "account": scope.account = try text()
    case "basis": scope.basis = try word(of: AmountBasis.allCases)
    case "date-order": scope.dateOrder = try value(DateOrder.init(code:), of: DateOrder.codes)
    case "signs": scope.negativeIsExpense = try signRule() == .negativeIsExpense
    default: throw fault("this key is not known")
    }
  }

  /// Parses `A4:G120`, or `A4:G` for a table that grows.
  private func cells() throws(ProfileError) -> (CellRange, isOpen: Bool) {
    let text = try text()
    if let range = CellRange(text), range.count > 1 { return (range, false) }
    let corners = text.split(separator: ":")
    guard corners.count == 2, let first = CellReference(corners[0]),
      let last = CellReference("\(corners[1])\(CellReference.maximumRow)"), last.column >= first.column
    else { throw fault("cells are needed here, such as A4:G120, or A4:G for all rows from 4 on") }
    return (CellRange(first, last), true)
  }

  /// Parses `4`, `4-5` or `none`.
  private func headerRows(within range: CellRange) throws(ProfileError) -> ClosedRange<Int>? {
    let text = try text()
    if text == "none" { return nil }
    let numbers = text.split(separator: "-").map { Int($0) }
    guard numbers.count <= 2, let first = numbers.first ?? nil, let last = numbers.last ?? nil, first <= last,
      range.rows.contains(first), range.rows.contains(last)
    else { throw fault("rows of the table are needed here, such as 4 or 4-5, or none") }
    return first...last
  }

  fileprivate func month() throws(ProfileError) -> CalendarMonth {
    guard let month = CalendarMonth(try text()) else { throw fault("a month such as 2026-01 is needed here") }
    return month
  }

  private func mappedColumns(within range: CellRange) throws(ProfileError) -> [FoundColumn] {
    var columns: [FoundColumn] = []
    for (key, value) in try members() {
      guard let column = CellReference("\(key)1")?.column, range.columns.contains(column) else {
        throw value.fault("\"\(key)\" is no column of the table")
      }
      columns.append(try value.column(column))
    }
    return columns.sorted { $0.column < $1.column }
  }

  /// Parses a meaning, a month such as `2026-01` or `january`, or both.
  ///
  /// A text after `kept as` is the name of a custom field or, for amounts, of a category.
  private func column(_ number: Int) throws(ProfileError) -> FoundColumn {
    var found = FoundColumn(column: number, header: "", score: 100, evidence: "the mapping says so")
    let text = try text()
    let parts = text.split(separator: "kept as ", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { found.header = String(parts[1]) }
    for word in (parts.first ?? "").split(separator: " ").map(String.init) {
      if let meaning = FieldMeaning(name: word) {
        found.meaning = meaning
      } else if let month = MonthText.read(word) {
        (found.month, found.year) = (month.month, month.year)
      } else {
        throw fault("\"\(word)\" is no meaning of a column and no month")
      }
    }
    return found
  }
}
