/// A rule that a record breaks, before it is known where the record stands.
struct RuleProblem {
  /// The kind of finding.
  let code: Finding.Code
  /// How much it matters.
  let severity: Finding.Severity
  /// The field in the JSON backup, such as `amount`.
  let field: String
  /// What it is and why.
  let reason: String
  /// What would help.
  let remedy: String?

  init(
    _ code: Finding.Code, severity: Finding.Severity = .error, _ field: String, _ reason: String,
    remedy: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.field = field
    self.reason = reason
    self.remedy = remedy
  }

  /// The problem of the record at a JSON path.
  func finding(file: String?, path: String) -> Finding {
    Finding(
      code, severity, at: Provenance(file: file, .jsonPath("\(path).\(field)")), reason: reason,
      remedy: remedy)
  }
}

/// A record with rules of its own, the same ones for a file and for entry.
protocol Ruled: Record {
  /// The key of its collection in the JSON backup.
  static var collection: String { get }

  /// The rules that the record breaks, seen by itself and its references.
  func problems(in scope: RuleScope) -> [RuleProblem]
}
