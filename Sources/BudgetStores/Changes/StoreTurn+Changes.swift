internal import BudgetBackups
public import BudgetModel
public import CalendarDates
internal import ExactJSON

extension StoreTurn {
  /// Changes the budget and records the change in its history; records nothing if nothing changes.
  ///
  /// - Parameters:
  ///   - command: The command as a person would type it again.
  ///   - time: The time of the change.
  ///   - scope: The part of the log that the work sees; the work must not change transactions that represent
  ///     totals.
  ///   - work: The work that changes the budget.
  /// - Returns: The result of the work, and the change; nil if nothing changed.
  /// - Throws: `StoreError`, or the errors of the work.
  public func change<Result>(
    _ command: String, at time: UTCTimestamp, seeing scope: LogScope,
    _ work: (inout Budget) throws -> Result
  ) throws -> (result: Result, change: BudgetChange?) {
    let before = try budget(scope)
    var after = before
    let result = try work(&after)
    return (result, try commit(command, at: time, from: before, to: after))
  }

  /// Replaces the stored budget by another one and records that as one change; records nothing if the two
  /// budgets are equal.
  ///
  /// - Returns: The change.
  /// - Throws: `StoreError`.
  public func commit(
    _ command: String, at time: UTCTimestamp, from before: Budget, to after: Budget
  ) throws(StoreError) -> BudgetChange? {
    let records = BudgetDifference.records(from: before, to: after)
    guard !records.isEmpty else { return nil }
    let number = (try changes(nil, withRecords: false).last?.number ?? 0) + 1
    let change = BudgetChange(
      number: number, time: time, command: command, records: try apply(records, isChecked: false))
    try keep(change)
    return change
  }

  /// Undoes a change, by default the last one in effect.
  ///
  /// - Returns: The change.
  /// - Throws: `StoreError` if a later change depends on the change.
  public func undo(_ number: Int?, at time: UTCTimestamp) throws(StoreError) -> BudgetChange {
    let all = try changes(nil, withRecords: false)
    guard
      let found = number.map({ number in all.first { $0.number == number } })
        ?? all.last(where: { $0.undone == nil && !$0.isSharing })
    else { throw .noChange(number) }
    guard found.undone == nil else { throw .undoneAlready(found.number) }
    let later = try changes(found.number...Int.max, withRecords: true)
    guard var change = later.first else { throw .noChange(number) }
    if let dependent = later.dropFirst().first(where: { $0.undone == nil && $0.builds(on: change) }) {
      throw .needed(change.number, by: dependent)
    }
    let reversed = change.records.reversed().map(\.reversed)
    if later.dropFirst().contains(where: \.isSync) {
      // Another copy has seen the change, so the reverted records must be newer than the records of that copy.
      let records = try apply(reversed.flatMap { $0.renewed(at: time) }, isChecked: true)
      let number = (all.last?.number ?? 0) + 1
      try keep(
        BudgetChange(number: number, time: time, command: "undo \(change.number)", records: records))
    } else {
      try apply(reversed, isChecked: true)
    }
    change.undone = time
    try keep(change)
    return change
  }

  /// Redoes a change that was undone, by default the change that was undone last.
  ///
  /// - Returns: The change.
  /// - Throws: `StoreError` if a record differs from its state before the change.
  public func redo(_ number: Int?) throws(StoreError) -> BudgetChange {
    let all = try changes(nil, withRecords: false)
    let last = all.compactMap(\.undone).max()
    guard
      let found = number.map({ number in all.first { $0.number == number } })
        ?? all.first(where: { $0.undone != nil && $0.undone == last })
    else { throw .noChange(number) }
    guard found.undone != nil else { throw .notUndone(found.number) }
    guard var change = try changes(found.number...found.number, withRecords: true).first else {
      throw .noChange(number)
    }
    try apply(change.records, isChecked: true)
    change.undone = nil
    try keep(change)
    return change
  }
}

extension RecordChange {
  /// Returns the change with a new time in its record, and with a tombstone if it deletes the record.
  fileprivate func renewed(at time: UTCTimestamp) -> [RecordChange] {
    guard collection != .deleted else { return [self] }
    guard let after else {
      let tombstone = RecordForm.tombstone.json(Tombstone(id: id, deleted: time))
      return [
        self, RecordChange(.deleted, id: id, before: nil, after: String(decoding: tombstone, as: UTF8.self)),
      ]
    }
    guard var members = (try? JSONParser.parse(after))?.members else { return [self] }
    for index in members.indices where members[index].name == "updated" {
      members[index].value = .string(time.description)
    }
    var renewed = self
    renewed.after = JSONWriter.compactText(.object(members))
    return [renewed]
  }
}

extension BudgetChange {
  /// Whether the change shows that another copy has seen all earlier changes.
  var isSync: Bool { command.hasPrefix(Self.syncWord) || isSharing }
  /// Whether the change shows that another copy received the changes of this copy but sent none.
  var isSharing: Bool { command.hasPrefix(Self.sharingWord) }

  /// The first word of commands that brought changes from another copy.
  static let syncWord = "sync"
  /// The first word of sync commands that brought no changes from another copy.
  static let sharingWord = "shared"

  /// Returns whether this change touches a record that another change touched, or refers to a record that the
  /// other change created.
  func builds(on other: BudgetChange) -> Bool {
    let own = Set(records.map { RecordName($0) })
    if other.records.contains(where: { own.contains(RecordName($0)) }) { return true }
    let made = other.records.filter { $0.before == nil }.map(\.id)
    guard !made.isEmpty else { return false }
    return records.contains { record in
      record.after.map { text in made.contains { text.contains($0) } } ?? false
    }
  }
}

/// The key of a record: its collection and its identifier.
struct RecordName: Hashable {
  let collection: RecordChange.Collection
  let id: String

  init(_ record: RecordChange) { (collection, id) = (record.collection, record.id) }
}
