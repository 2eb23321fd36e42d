internal import BudgetModel

/// Counts what an older form leaves out, by collection, key and reason.
struct LeftOutLog {
  private struct Kind: Hashable {
    let collection: String
    let key: String?
    let what: String
  }

  private struct Count {
    let path: String
    var records = 1
  }

  /// The version in words.
  let version: String
  private var order: [Kind] = []
  private var counts: [Kind: Count] = [:]

  /// A log of one version.
  init(_ version: String) { self.version = "version \(version)" }

  /// What was left out, in the order in which it was met first.
  var findings: [Finding] {
    order.compactMap { kind in
      guard let count = counts[kind] else { return nil }
      let isBookkeeping = ["id", "created", "updated"].contains(kind.key)
      return Finding(
        .leftOut, isBookkeeping ? .info : .warning, at: Provenance(file: nil, .jsonPath(count.path)),
        reason: "\(subject(kind, count.records)): \(kind.what)")
    }
  }

  /// Tells that a key of a record is left out or changed.
  mutating func note(_ collection: String, _ key: String, _ index: Int, _ what: String) {
    add(Kind(collection: collection, key: key, what: what), "$.\(collection)[\(index)].\(key)")
  }

  /// Tells that a record is left out.
  mutating func noteRecord(_ collection: String, _ index: Int, _ what: String) {
    add(Kind(collection: collection, key: nil, what: what), "$.\(collection)[\(index)]")
  }

  /// Tells that a setting is left out.
  mutating func noteSetting(_ key: String) {
    add(Kind(collection: "settings", key: key, what: noPlace), "$.settings.\(key)")
  }

  /// The reason for what an older form has no place for.
  var noPlace: String { "\(version) has no place for it" }

  private mutating func add(_ kind: Kind, _ path: String) {
    if counts[kind] == nil {
      order.append(kind)
      counts[kind] = Count(path: path)
    } else {
      counts[kind]?.records += 1
    }
  }

  private func subject(_ kind: Kind, _ count: Int) -> String {
    if kind.collection == "settings" { return "the setting \(kind.key ?? "")" }
    let records = "\(count) of the \(kind.collection)"
    return kind.key.map { "the \($0) of \(records)" } ?? records
  }
}
