internal import BudgetModel

/// Counts what is left out or changed when a backup is written in an older version, by collection, key and reason.
struct LeftOutLog {
  private struct Kind: Hashable {
    let collection: String
    let key: String?
    let loss: Finding.ExportFact.Loss
  }

  private struct Count {
    let path: String
    var records = 1
  }

  private let version: String
  private var order: [Kind] = []
  private var counts: [Kind: Count] = [:]

  /// Creates a log for a backup in this version.
  init(_ version: String) { self.version = version }

  /// One finding for each collection, key and reason, in the order of their first records.
  var findings: [Finding] {
    order.compactMap { kind in
      guard let count = counts[kind] else { return nil }
      return Finding(.export(fact(kind, count.records)), at: Provenance(file: nil, .jsonPath(count.path)))
    }
  }

  /// Notes that the value of a record's key is omitted or changed.
  mutating func note(_ collection: String, _ key: String, _ index: Int, _ loss: Finding.ExportFact.Loss) {
    add(Kind(collection: collection, key: key, loss: loss), "$.\(collection)[\(index)].\(key)")
  }

  /// Notes that a record is omitted.
  mutating func noteRecord(_ collection: String, _ index: Int, _ loss: Finding.ExportFact.Loss) {
    add(Kind(collection: collection, key: nil, loss: loss), "$.\(collection)[\(index)]")
  }

  /// Notes that a setting is omitted.
  mutating func noteSetting(_ key: String) {
    add(Kind(collection: "settings", key: key, loss: .noPlace), "$.settings.\(key)")
  }

  private mutating func add(_ kind: Kind, _ path: String) {
    if counts[kind] == nil {
      order.append(kind)
      counts[kind] = Count(path: path)
    } else {
      counts[kind]?.records += 1
    }
  }

  private func fact(_ kind: Kind, _ count: Int) -> Finding.ExportFact {
    let key = kind.key.map { Finding.Topic($0) }
    if let key, kind.collection == "settings" { return .setting(key, kind.loss, version: version) }
    return .records(Finding.Topic(kind.collection), key: key, count: count, kind.loss, version: version)
  }
}
