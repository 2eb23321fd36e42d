/// A rule that a record breaks, before it is known where the record stands.
struct RuleProblem {
  /// Which rule, with the values that break it.
  let fact: Finding.RecordFact
  /// The field in the JSON backup, such as `amount`.
  let field: String

  init(_ fact: Finding.RecordFact, _ field: String) {
    (self.fact, self.field) = (fact, field)
  }

  /// The problem of the record at a JSON path.
  func finding(file: String?, path: String) -> Finding {
    Finding(.record(fact), at: Provenance(file: file, .jsonPath("\(path).\(field)")))
  }
}

/// A record with rules of its own, the same ones for a file and for entry.
protocol Ruled: Record {
  /// The key of its collection in the JSON backup.
  static var collection: Finding.Collection { get }

  /// The rules that the record breaks, seen by itself and its references.
  func problems(in scope: RuleScope) -> [RuleProblem]
}
