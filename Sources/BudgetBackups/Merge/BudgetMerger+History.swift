internal import BudgetModel
internal import CalendarDates

extension BudgetMerger {
  /// Returns the changes of both sides, sorted by time and without duplicates; they are renumbered if the sides differ.
  ///
  /// A change is undone if either side has undone it.
  func mergedHistory() -> [BudgetChange] {
    let (left, right) = (left.budget.history, right.budget.history)
    if left == right { return left }
    var changes: [[UInt8]: BudgetChange] = [:]
    for change in left + right {
      var plain = change
      (plain.number, plain.undone) = (1, nil)
      let name = BackupRecords.change.json(plain)
      guard let undone = change.undone else {
        changes[name] = changes[name] ?? change
        continue
      }
      var merged = change
      merged.undone = min(undone, changes[name]?.undone ?? undone)
      changes[name] = merged
    }
    let sorted = changes.sorted {
      ($0.value.time, $0.value.number) == ($1.value.time, $1.value.number)
        ? $0.key.precedes($1.key) : ($0.value.time, $0.value.number) < ($1.value.time, $1.value.number)
    }
    return sorted.enumerated().map { place, entry in
      var change = entry.value
      change.number = place + 1
      return change
    }
  }
}
