/// A rule that a record breaks, before the record's position is known.
struct RuleProblem {
  /// The rule, with the values that break it.
  let fact: Finding.RecordFact
  /// The field in the JSON backup, such as `amount`.
  let field: String

  init(_ fact: Finding.RecordFact, _ field: String) {
    (self.fact, self.field) = (fact, field)
  }

  /// Returns the finding for the record at a JSON path.
  func finding(file: String?, path: String) -> Finding {
    Finding(.record(fact), at: Provenance(file: file, .jsonPath("\(path).\(field)")))
  }
}

/// A record with rules of its own; the rules are the same for files and for records that the user enters.
protocol Ruled: Record {
  /// The key of its collection in the JSON backup.
  static var collection: Finding.Collection { get }

  /// Returns the rules that the record breaks, considering only itself and its references.
  func problems(in scope: RuleScope) -> [RuleProblem]
}
