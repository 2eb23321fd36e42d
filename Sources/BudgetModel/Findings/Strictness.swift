/// How strictly the rules of SPEC §1 are applied.
public enum Strictness: String, CaseIterable, Hashable, Sendable {
  /// A file is kept as it is: texts that are too long and future dates are warnings.
  case importing
  /// A file must be correct: the warnings of `importing` are errors.
  case strict
  /// The user enters a record: as with `strict`, and a category is required.
  case entry

  /// The severity of problems that only `importing` allows.
  var severityOfKept: Finding.Severity { self == .importing ? .warning : .error }
}
