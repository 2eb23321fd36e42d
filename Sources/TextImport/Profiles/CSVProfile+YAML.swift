internal import BudgetModel
internal import FieldReading
public import StrictYAML

extension CSVProfile {
  /// Parses a profile strictly: an unknown key or a value of the wrong type is an error.
  ///
  /// - Throws: `ProfileError` with the line and the key.
  public init(yaml: String, file: String) throws(ProfileError) {
    let top = try ProfileNode(yaml: yaml, file: file)
    self.init(name: "", title: "", header: nil, columns: [:])
    var found: Set<String> = []
    for (key, value) in try top.members() {
      found.insert(key)
      try read(key, value)
    }
    for needed in ["name", "title", "header", "columns"] where !found.contains(needed) {
      throw top.fault("the key \(needed) is missing")
    }
    try check(top)
  }

  private mutating func read(_ key: String, _ value: ProfileNode) throws(ProfileError) {
    switch key {
    case "name": name = try value.text()
    case "title": title = try value.text()
    case "kind": kind = try value.word(of: Kind.allCases)
    case "header": header = try value.header()
    case "exact": isExact = try value.flag()
    case "ask": isOffered = try value.flag()
    case "columns": columns = try value.columns()
    case "signs": signs = try value.signs()
    case "dateOrder": dateOrder = try value.value(DateOrder.init(code:), of: DateOrder.codes)
    case "decimalMark": decimalMark = try value.word(of: DecimalMark.allCases)
    case "currency":
      guard let currency = Currency(try value.text()) else {
        throw value.fault("a code of three letters is needed here, such as EUR")
      }
      self.currency = currency
    case "skip": skips = try value.skips()
    case "transfers": transfers = try value.condition()
    case "notes": _ = try value.text()
    case "source": _ = try value.texts()
    default: throw value.fault("this key is not known")
    }
  }

  private func check(_ top: ProfileNode) throws(ProfileError) {
    let needed: [FieldMeaning] = kind == .log ? [.date, .amount] : [.month, .category, .budgeted]
    for meaning in needed where columns[meaning] == nil {
      throw top.fault("the columns have no \(meaning.name)")
    }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
      throw top.fault("a name has letters, digits and hyphens only")
    }
    if header == nil, columns.values.contains(where: { !$0.names.isEmpty }) {
      throw top.fault("without a header the columns are numbers")
    }
  }
}

extension ProfileNode {
  /// Parses `none` or a list of column names.
  ///
  /// A nested list holds alternative names for one column.
  fileprivate func header() throws(ProfileError) -> [[String]]? {
    if isPlain, try text() == "none" { return nil }
    guard let elements, !elements.isEmpty else { throw fault("a list of names is needed here, or none") }
    var header: [[String]] = []
    for element in elements {
      if element.elements == nil {
        header.append([try element.text()])
      } else {
        header.append(try element.texts())
      }
    }
    return header
  }

  fileprivate func columns() throws(ProfileError) -> [FieldMeaning: FieldSource] {
    var columns: [FieldMeaning: FieldSource] = [:]
    for (key, value) in try members() {
      guard let meaning = FieldMeaning(name: key), FieldMeaning.ofProfiles.contains(meaning) else {
        throw value.fault("this meaning is not known")
      }
      columns[meaning] = try value.source()
    }
    return columns
  }

  fileprivate func source() throws(ProfileError) -> FieldSource {
    if let elements { return .first(try elements.sources()) }
    guard isMapping else { return try column() }
    var expense: FieldSource?
    var income: FieldSource?
    let members = try members()
    for (key, value) in members {
      switch key {
      case "join" where members.count == 1:
        guard let elements = value.elements else { throw value.fault("a list of columns is needed here") }
        return .join(try elements.sources())
      case "expense": expense = try value.source()
      case "income": income = try value.source()
      default: throw value.fault("join, or expense and income are needed here")
      }
    }
    return .byDirection(expense: expense, income: income)
  }

  private func column() throws(ProfileError) -> FieldSource {
    let text = try text()
    if isPlain, let number = Int(text) {
      guard (1...16_384).contains(number) else { throw fault("columns are counted from 1") }
      return .number(number)
    }
    if let mark = text.lastIndex(of: "#"), mark > text.startIndex,
      let occurrence = Int(text[text.index(after: mark)...]), occurrence > 0
    {
      return .named(String(text[..<mark]), occurrence: occurrence)
    }
    guard !text.isEmpty else { throw fault("the name of a column is needed here") }
    return .named(text, occurrence: 1)
  }

  fileprivate func signs() throws(ProfileError) -> SignConvention {
    if !isMapping {
      guard let signs = SignConvention(word: try text()) else {
        throw fault("negative-is-expense, positive-is-expense, or column, expense and income are needed here")
      }
      return signs
    }
    var column: FieldSource?
    var words: [String: [String]] = [:]
    for (key, value) in try members() {
      switch key {
      case "column": column = try value.source()
      case "expense", "income": words[key] = try value.texts()
      default: throw value.fault("column, expense and income are needed here")
      }
    }
    guard let column, let expense = words["expense"], let income = words["income"] else {
      throw fault("column, expense and income are needed here")
    }
    return .words(column: column, expense: expense, income: income)
  }

  fileprivate func skips() throws(ProfileError) -> [SkipRule] {
    var rules: [SkipRule] = []
    for (key, value) in try members() {
      guard let reason = SkipReason(rawValue: key), reason != .blank else {
        throw value.fault("this reason is not known")
      }
      rules.append(SkipRule(reason: reason, condition: try value.condition()))
    }
    return rules
  }

  fileprivate func condition() throws(ProfileError) -> RowCondition {
    var tests: [RowCondition.Test] = []
    for (key, value) in try members() {
      let column = Int(key).map(FieldSource.number) ?? .named(key, occurrence: 1)
      tests.append(RowCondition.Test(column: column, texts: try value.texts()))
    }
    return RowCondition(tests: tests)
  }
}

extension [ProfileNode] {
  fileprivate func sources() throws(ProfileError) -> [FieldSource] {
    var sources: [FieldSource] = []
    for element in self { sources.append(try element.source()) }
    return sources
  }
}
