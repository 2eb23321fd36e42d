/// The names in a page under which transactions are found: those of a category, those of a day.
public struct LogTargets: Sendable {
  let prefix: String
  let keys: Set<String>

  /// The names that a log has; nil where the report has none.
  init?(_ sections: [any ReportSection], prefix: String) {
    guard let log = sections.lazy.compactMap({ $0 as? LogSection }).first else { return nil }
    self.prefix = "\(prefix)\(LogSection.name)-"
    // Only the calendar of the month that is shown first leads to days.
    let days = prefix.isEmpty ? log.tables.flatMap(\.groups).compactMap(\.key) : []
    keys = Set(log.picks.map(\.key) + days)
  }

  /// The name in the page; nil for what the log does not list.
  func name(_ key: String?) -> String? {
    key.flatMap { keys.contains($0) ? prefix + $0 : nil }
  }
}
