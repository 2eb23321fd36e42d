/// Formulas that sum a workbook's logs over some days; each log can write amounts and directions in its own way.
package struct LogSums: Hashable, Sendable {
  /// A condition on the cells beside the amounts, as in `SUMIFS`.
  package struct Condition: Hashable, Sendable {
    /// The cells, as written in a formula.
    package let cells: String
    /// The criterion, as written in a formula.
    package let criterion: String

    package init(_ cells: String, _ criterion: String) {
      (self.cells, self.criterion) = (cells, criterion)
    }
  }

  /// A sum over one log.
  package struct Term: Hashable, Sendable {
    package var isSubtracted = false
    package let amounts: String
    package var conditions: [Condition]
    /// The cells with the categories; nil if the sum is not by category.
    package var categories: String?

    package init(
      _ amounts: String, _ conditions: [Condition], categories: String?, isSubtracted: Bool = false
    ) {
      (self.amounts, self.conditions) = (amounts, conditions)
      (self.categories, self.isSubtracted) = (categories, isSubtracted)
    }

    /// The same term with the opposite sign.
    package var negated: Term {
      var term = self
      term.isSubtracted.toggle()
      return term
    }

    fileprivate func formula(_ category: String? = nil) -> String {
      let named = category.flatMap { criterion in categories.map { Condition($0, criterion) } }
      let all = conditions + [named].compactMap(\.self)
      return "SUMIFS(\(amounts),\(all.map { "\($0.cells),\($0.criterion)" }.joined(separator: ",")))"
    }
  }

  /// The terms of income, including refunds.
  package var income: [Term] = []
  /// The terms of expenses.
  package var expenses: [Term] = []
  /// The terms of expenses minus refunds, by category.
  package var spending: [Term] = []
  /// The other spellings of each category in the logs, by the name of the category.
  package var otherSpellings: [String: Set<String>] = [:]

  package init() {}

  /// Returns a text as a string literal for a formula.
  package static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private func spellings(of name: String) -> [String] {
    (otherSpellings[name] ?? []).sorted().map(Self.quoted)
  }

  /// Returns the formula of the spending on a category whose name is in a cell.
  package func spent(on name: String, in cell: String) -> String {
    let terms = spending.filter { $0.categories != nil }
    return Self.sum(
      ([cell] + spellings(of: name)).flatMap { criterion in
        terms.map { ($0.isSubtracted, $0.formula(criterion)) }
      })
  }

  /// Returns the formula of the income without refunds; `names` are the spending categories, and `cells` contains their
  /// names.
  package func received(besides names: [String], in cells: String?) -> String {
    Self.sum(income.map { ($0.isSubtracted, $0.formula()) } + refunds(names, cells))
  }

  /// Returns the formula of the spending less refunds; `names` are the spending categories, and `cells` contains their
  /// names.
  package func spent(besides names: [String], in cells: String?) -> String {
    Self.sum(expenses.map { ($0.isSubtracted, $0.formula()) } + refunds(names, cells))
  }

  /// Returns the refunds in spending categories, as terms to be subtracted.
  private func refunds(_ names: [String], _ cells: String?) -> [(Bool, String)] {
    guard let cells else { return [] }
    let others = names.flatMap(spellings)
    return income.filter { $0.categories != nil }.flatMap { term in
      [(!term.isSubtracted, "SUMPRODUCT(\(term.formula(cells)))")]
        + others.map { (!term.isSubtracted, term.formula($0)) }
    }
  }

  private static func sum(_ terms: [(isSubtracted: Bool, formula: String)]) -> String {
    guard !terms.isEmpty else { return "0" }
    let text = terms.map { ($0.isSubtracted ? "-" : "+") + $0.formula }.joined()
    return text.hasPrefix("+") ? String(text.dropFirst()) : text
  }
}
