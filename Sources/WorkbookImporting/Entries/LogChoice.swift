internal import CalendarDates
internal import FieldReading

extension LogForm {
  /// Whether the rows of the log state their account.
  package var tellsAccounts: Bool { account != nil || columns.contains { $0.meaning == .account } }

  fileprivate func isOf(_ account: String) -> Bool {
    self.account.map(LogSpellings.key) == LogSpellings.key(account)
  }

  fileprivate func covers(_ entry: LogEntry) -> Bool {
    (scope.year ?? entry.date.year) == entry.date.year
      && (scope.month ?? entry.date.month) == entry.date.month
  }
}

extension [LogForm] {
  /// Returns the indices of the logs that accept an entry, by account, month and direction.
  package func takers(of entry: LogEntry) -> [Int] {
    guard count > 1 else { return Array<Int>(indices) }
    var places = Array<Int>(indices)
    if let account = entry.account {
      let own = places.filter { self[$0].isOf(account) }
      let known = places.filter { self[$0].spellings[.account]?[account] != nil }
      let open = places.filter { self[$0].account == nil }
      places = [own, known, open].first { !$0.isEmpty } ?? []
    }
    places = places.filter { self[$0].covers(entry) }
    let able = places.filter { (try? self[$0].row(for: entry)) != nil }
    return able.isEmpty ? places : able
  }
}
