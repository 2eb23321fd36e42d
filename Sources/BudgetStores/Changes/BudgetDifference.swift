package import BudgetModel
package import CalendarDates

/// Determines the differences between two budgets, record by record.
package enum BudgetDifference {
  /// Returns the records that differ between two budgets.
  package static func records(from old: Budget, to new: Budget) -> [RecordChange] {
    RecordTable.all.flatMap { $0.changes(old, new) }
  }
}

extension Budget {
  /// Applies changes to records.
  ///
  /// - Parameters:
  ///   - records: The changes.
  ///   - isChecked: Whether each record must match the state before its change.
  /// - Throws: `StoreError.changedOutside`; nothing is then changed.
  package mutating func apply(_ records: [RecordChange], isChecked: Bool) throws(StoreError) {
    var result = self
    for table in RecordTable.all {
      let own = records.filter { $0.collection == table.collection }
      if !own.isEmpty { try table.apply(own, isChecked, &result) }
    }
    self = result
  }

  /// Returns the budget as it was before a moment, by undoing the later changes in its history.
  ///
  /// - Throws: `StoreError.changedOutside` if a record was changed outside of the history.
  package func before(_ moment: UTCTimestamp) throws(StoreError) -> Budget {
    var result = self
    for change in history.reversed() where change.time >= moment && change.undone == nil {
      try result.apply(change.records.reversed().map(\.reversed), isChecked: true)
    }
    // A change that was undone after that moment was in effect at the time.
    for change in history {
      guard change.time < moment, let undone = change.undone, undone >= moment else { continue }
      try result.apply(change.records, isChecked: true)
    }
    result.history = history.filter { $0.time < moment }
    return result
  }
}
