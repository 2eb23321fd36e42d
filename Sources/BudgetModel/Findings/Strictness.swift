/// How hard the rules of SPEC §1 are taken.
public enum Strictness: String, CaseIterable, Hashable, Sendable {
  /// A file is kept as it is: texts that are too long and days to come are warnings.
  case importing
  /// A file has to be right: what importing warns of is an error.
  case strict
  /// A person enters a record: as strict, and a category is required.
  case entry

  /// The severity of what a file may hold and a person may not enter.
  var severityOfKept: Finding.Severity { self == .importing ? .warning : .error }
}
