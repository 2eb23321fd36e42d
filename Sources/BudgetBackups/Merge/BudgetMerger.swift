internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// A merge in progress.
struct BudgetMerger {
  let left: MergeSide
  let right: MergeSide
  let base: Budget?
  /// The latest deletion of each identifier on either side.
  let deletions: [UUID: UTCTimestamp]
  /// The records to which the records kept so far refer.
  var named = NamedRecords()
  /// The identifiers of records that were changed after their deletion.
  var resurrected: Set<UUID> = []
  /// The deleted records that tombstones store.
  var buried: [UUID: [UnknownFields.Field]] = [:]
  private var conflicts: [String: [MergeConflict]] = [:]

  init(_ left: MergeSide, _ right: MergeSide, base: Budget?) {
    self.left = left
    self.right = right
    self.base = base
    deletions = left.deletions.merging(right.deletions) { max($0, $1) }
  }

  mutating func merged() -> BudgetMerge.Result {
    var budget = Budget()
    budget.settings = mergedSettings()
    // Records that refer to others are merged first, because a reference to a record can cancel its deletion.
    merge(BudgetCollections.transactions, into: &budget)
    merge(BudgetCollections.monthlyBudgets, into: &budget)
    merge(BudgetCollections.limits, into: &budget)
    merge(BudgetCollections.bills, into: &budget, isNamedByOthers: true)
    merge(BudgetCollections.categories, into: &budget, isNamedByOthers: true)
    merge(BudgetCollections.accounts, into: &budget, isNamedByOthers: true)
    merge(BudgetCollections.periods, into: &budget, isNamedByOthers: true)
    merge(BudgetCollections.members, into: &budget, isNamedByOthers: true)
    merge(BudgetCollections.imports, into: &budget)
    budget.tombstones = mergedTombstones()
    budget.history = mergedHistory()
    budget.unknown = mergedUnknown(left.budget.unknown, right.budget.unknown)
    let keys = ["settings"] + BackupRecords.document.fields.map(\.key)
    var seen: Set<String> = []
    let ordered = keys.filter { seen.insert($0).inserted }.flatMap { conflicts[$0] ?? [] }
    return BudgetMerge.Result(budget: budget, conflicts: ordered)
  }

  /// Adds a conflict.
  mutating func note(_ conflict: MergeConflict) {
    conflicts[conflict.collection, default: []].append(conflict)
  }

  private mutating func mergedSettings() -> Settings {
    let settings = (left.budget.settings, right.budget.settings)
    let json = (BackupRecords.settings.json(settings.0), BackupRecords.settings.json(settings.1))
    if json.0 == json.1 { return settings.0 }
    let times = (settings.0.updated, settings.1.updated)
    let isSameTime = times.0 == times.1
    let keepsLeft =
      isSameTime
      ? json.1.precedes(json.0)
      : (times.0?.milliseconds ?? .min) > (times.1?.milliseconds ?? .min)
    let base = base.map { BackupRecords.settings.json($0.settings) }
    let bothChanged = base.map { $0 != json.0 && $0 != json.1 } ?? (times.0 != nil && times.1 != nil)
    if bothChanged {
      note(
        MergeConflict(
          collection: "settings", id: nil, name: "settings", kept: keepsLeft ? .left : .right,
          reason: isSameTime ? .sameTime : .laterChange,
          left: .changed(times.0, json: String(decoding: json.0, as: UTF8.self)),
          right: .changed(times.1, json: String(decoding: json.1, as: UTF8.self)),
          fields: FieldChange.between(json.0, json.1)))
    }
    return keepsLeft ? settings.0 : settings.1
  }

  /// Merges unknown fields by name; if a name has two values, the value whose text sorts last is kept.
  private func mergedUnknown(_ left: UnknownFields, _ right: UnknownFields) -> UnknownFields {
    let sides = (left.fields.map(UnknownBytes.init), right.fields.map(UnknownBytes.init))
    if sides.0 == sides.1 { return left }
    let fields = Dictionary((sides.0 + sides.1).map { ($0.name, $0) }) { first, second in
      first.json.precedes(second.json) ? second : first
    }
    return UnknownFields(
      fields.values.sorted { $0.name.precedes($1.name) }.map(\.field))
  }
}

/// An unknown field that is compared by bytes: names that encode the same letter in two ways are different
/// names.
private struct UnknownBytes: Hashable {
  let name: [UInt8]
  let json: [UInt8]
  let field: UnknownFields.Field

  init(_ field: UnknownFields.Field) {
    name = Array(field.name.utf8)
    json = Array(field.json.utf8)
    self.field = field
  }

  static func == (left: UnknownBytes, right: UnknownBytes) -> Bool {
    left.name == right.name && left.json == right.json
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
