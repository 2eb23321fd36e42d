package import BudgetModel
internal import Foundation

/// Words for the category groups of a plan.
package enum GroupWords {
  /// The group that a text or its first word names; nil for any other text.
  package static func group(_ text: String) -> CategoryGroup? {
    let words = HeaderText.normalized(text)
    return groups[words] ?? groups[words.split(separator: " ").first.map(String.init) ?? ""]
  }

  /// Whether a category's name says that money comes in: `Salary`, `Income after tax`, but not `Income tax`.
  package static func isIncome(_ name: String) -> Bool {
    let words = words(name)
    if payAlone.contains(words.joined(separator: " ")) { return true }
    return
      (words.contains { groups[$0] == .income || pay.contains($0) }
      || zip(words, words.dropFirst()).contains { payStarts.contains($0) && pay.contains("\($0) \($1)") })
      && !zip([""] + words, words).contains { taxes.contains($1) && !afters.contains($0) }
  }

  /// The meanings of the words.
  package enum Meaning: String, WordMeaning {
    case income, fixed, variable, quarterly
    /// A word for money that goes out.
    case spending
    /// A word for pay.
    ///
    /// In a title it says when a budget is made, not what it contains.
    case pay
    /// A word that means pay as a whole name, but not in a longer one: `Pay`, not `Car pay`.
    case payAlone = "pay alone"
    /// A word that turns a name with an income word into an expense: `Income tax`.
    case tax

    package static let section = "groups"
  }

  private static let pay = Set(Words.builtIn[Meaning.pay])
  private static let payAlone = Set(Words.builtIn[Meaning.payAlone])
  private static let taxes = Set(Words.builtIn[Meaning.tax])
  private static let afters: Set<String> = ["after", "nach", "apres", "despues", "apos", "dopo", "po"]
  private static let spending = Set(Words.builtIn[Meaning.spending])

  /// The group that a title names: `Our fixed costs in 2025`.
  ///
  /// If the title names several groups, quarterly takes precedence over fixed, and fixed over variable. Income together
  /// with another group gives nil.
  package static func groupOfTitle(_ title: String) -> CategoryGroup? {
    let found = Set(words(title).compactMap { groups[$0] })
    if found.contains(.income) { return found.count == 1 ? .income : nil }
    return [.quarterly, .fixed, .variable].first(where: found.contains)
  }

  /// The direction of money in the rows below a title; nil if the title names no direction or both.
  package static func directionOfTitle(_ title: String) -> TransactionKind? {
    let words = words(title)
    let isIncome = words.contains { groups[$0] == .income }
    let isExpense = words.contains { spending.contains($0) }
    return isIncome == isExpense ? nil : isIncome ? .income : .expense
  }

  private static func words(_ title: String) -> [String] {
    HeaderText.normalized(title).split { !$0.isLetter }.flatMap { word in
      // In Hebrew and Arabic the word for "and" is the first letter of the next one.
      word.first == "ו" || word.first == "و" ? [String(word), String(word.dropFirst())] : [String(word)]
    }
  }

  /// The first words of names for pay that have two words: `take` in `take home`.
  private static let payStarts = Set(
    pay.compactMap { $0.contains(" ") ? $0.split(separator: " ").first.map(String.init) : nil })

  private static let groups: [String: CategoryGroup] = {
    let named: [(Meaning, CategoryGroup)] = [
      (.spending, .variable), (.income, .income), (.fixed, .fixed), (.variable, .variable),
      (.quarterly, .quarterly),
    ]
    return named.reduce(into: [:]) { groups, named in
      for word in Words.builtIn[named.0] { groups[word] = named.1 }
    }
  }()
}

/// Words that distinguish plans from records of spending.
package enum PlanWords {
  /// The meanings of words in titles.
  package enum Meaning: String, WordMeaning {
    case planned, actual, report

    package static let section = "plans"
  }

  /// Whether a title contains a word for a plan.
  package static func isPlanned(_ title: String) -> Bool { has(title, planned) }

  /// Whether a title contains a word for actual income or spending.
  package static func isActual(_ title: String) -> Bool { has(title, actual) }

  /// Whether a title contains a word for figures that are calculated from other tables.
  package static func isReport(_ title: String) -> Bool { has(title, reports) }

  private static func has(_ title: String, _ words: Set<String>) -> Bool {
    let title = HeaderText.normalized(title)
    if title.split(whereSeparator: { !$0.isLetter }).contains(where: { words.contains(String($0)) }) {
      return true
    }
    // Some scripts have no spaces between words.
    return !title.isASCII && words.contains { isJoined($0) && title.contains($0) }
  }

  private static func isJoined(_ word: String) -> Bool {
    word.unicodeScalars.first.map { (0x3040...0xD7A3).contains($0.value) } ?? false
  }

  private static let planned = Set(Words.builtIn[Meaning.planned])
  private static let actual = Set(Words.builtIn[Meaning.actual])
  private static let reports = Set(Words.builtIn[Meaning.report])
}

/// How often a planned amount recurs.
package struct PlanFrequency: Hashable {
  /// The time span: a month, a quarter or a year.
  package var basis: AmountBasis
  /// How many times the amount occurs in that span.
  package var times = 1

  /// The frequency that a word such as `weekly` names; nil for any other text.
  package init?(_ text: String) {
    let word = HeaderText.normalized(text).replacing("-", with: " ")
    guard let found = Self.words[word] ?? Self.words[word.replacing("per ", with: "")] else { return nil }
    self = found
  }

  /// The frequency that a column's name states or contains: `Weekly`, `Annual budget`.
  ///
  /// Nil if a longer name contains several frequencies, or one with several amounts in its span, such as weekly.
  package init?(header: String) {
    guard let found = Self(header) ?? Self(inName: header) else { return nil }
    self = found
  }

  /// The frequency that a column's name contains: `Annual budget`.
  ///
  /// Nil if the name contains several frequencies, or one with several amounts in its span, such as weekly.
  package init?(inName name: String) {
    // `Semi-Monthly` is not monthly.
    if let whole = Self(name), whole.times > 1 { return nil }
    let found = Set(HeaderText.normalized(name).split { !$0.isLetter }.compactMap { Self.words[String($0)] })
    guard found.count == 1, let only = found.first, only.times == 1 else { return nil }
    self = only
  }

  /// `.quarter` if a title or a sheet's name is about a quarter: `Q3 2025`, `2. Quartal`; otherwise nil.
  package static func quarter(_ title: String) -> AmountBasis? {
    let words = HeaderText.normalized(title).split { !$0.isLetter && !$0.isNumber }
    let isQuarter = words.contains { word in
      Self.quarters.contains(String(word))
        || word.count == 2 && (word.hasPrefix("q") || word.hasPrefix("t"))
          && "1234".contains(word.last ?? " ")
    }
    return isQuarter ? .quarter : nil
  }

  /// The span in which the amount occurs once; nil if it occurs more often, for example weekly.
  package var span: AmountBasis? { times == 1 ? basis : nil }

  private init(_ basis: AmountBasis, _ times: Int = 1) {
    self.basis = basis
    self.times = times
  }

  /// The frequencies that the word files contain.
  package enum Name: String, WordMeaning {
    case monthly, quarterly, yearly, weekly
    case everyTwoWeeks = "every two weeks"
    case twiceAMonth = "twice a month"
    case everyTwoMonths = "every two months"
    case twiceAYear = "twice a year"
    case daily
    /// A word that names one quarter of a year, together with its number.
    case quarterOfAYear = "quarter of a year"

    package static let section = "frequencies"

    fileprivate var frequency: PlanFrequency? {
      switch self {
      case .monthly: PlanFrequency(.month)
      case .quarterly: PlanFrequency(.quarter)
      case .yearly: PlanFrequency(.year)
      case .weekly: PlanFrequency(.year, 52)
      case .everyTwoWeeks: PlanFrequency(.year, 26)
      case .twiceAMonth: PlanFrequency(.month, 2)
      case .everyTwoMonths: PlanFrequency(.year, 6)
      case .twiceAYear: PlanFrequency(.year, 2)
      case .daily: PlanFrequency(.year, 365)
      case .quarterOfAYear: nil
      }
    }
  }

  private static let words = Words.builtIn.meanings(Name.self).compactMapValues(\.frequency)
  private static let quarters = Set(Words.builtIn[Name.quarterOfAYear])
}
