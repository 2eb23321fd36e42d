import Spreadsheet

extension Job {
  /// Sums the amounts of a CSV of transactions by category and month.
  static let csv = Job(name: "csv", arguments: "FILE.csv") { paths in
    var reader = try CSVReader(path: paths[0], dialect: CSVDialect())
    _ = try reader.next()
    var categories = TextTable()
    var months = TextTable()
    // The sums by category, then by month; nil if a category has no amount in a month.
    var sums: [[ExactSum?]] = []
    try reader.forEachRecord { record in
      guard let amount = record.decimalParts(3) else { throw UnreadableRow(line: record.line) }
      let category = categories.number(of: record, field: 2)
      let month = months.number(of: record, field: 0, prefix: 7)
      if category == sums.count { sums.append([]) }
      while sums[category].count <= month { sums[category].append(nil) }
      sums[category][month, default: ExactSum()].add(amount)
    }
    let all = sums.joined().compactMap { $0?.value }
    print("\(all.count) sums, total \(all.exactSum().plainText(places: 2))")
  }
}

extension [ExactSum?] {
  /// The sum at an index, accessed in place; `start` is used instead of nil.
  fileprivate subscript(index: Int, default start: ExactSum) -> ExactSum {
    get { self[index] ?? start }
    _modify {
      var sum = self[index] ?? start
      defer { self[index] = sum }
      yield &sum
    }
  }
}
