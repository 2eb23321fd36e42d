/// The names in a page under which transactions are found: those of a category, those of a day.
public struct LogTargets: Sendable {
  private let names: [String: String]

  /// The names that a log has; nil where the report has none.
  ///
  /// - Parameters:
  ///   - sections: The sections of a month.
  ///   - prefix: What tells the names of its categories from those of other months; a day has its date.
  init?(_ sections: [any ReportSection], prefix: String) {
    guard let log = sections.lazy.compactMap({ $0 as? LogSection }).first else { return nil }
    let days = log.tables.flatMap(\.groups).compactMap(\.key).map { ($0, $0) }
    names = Dictionary(log.picks.map { ($0.key, "\(prefix)-\($0.key)") } + days) { first, _ in first }
  }

  /// The name in the page; nil for what the log does not list.
  func name(_ key: String?) -> String? { key.flatMap { names[$0] } }
}
