internal import FieldReading

/// Joins the year, month and day of rows that write them in three columns: `2022,7,22,Lunch,9000`.
///
/// The first of the three columns gets the whole date, `2022-7-22`, and all three names. The other two columns become
/// blank.
enum DateColumns {
  /// Joins the dates of these rows, and the names of their columns.
  ///
  /// Nothing changes if the names do not name the three columns, or if another column has dates.
  static func join(_ rows: inout FieldRows, _ names: inout [String]) {
    // `Day` alone can also mean the whole date.
    let parts: [[FieldMeaning]] = [[.year], [.month], [.day, .date]]
    let columns = parts.compactMap { part in
      names.firstIndex { name in part.contains { HeaderVocabulary.can(name, mean: $0) } }
    }
    guard columns.count == parts.count, let first = columns.min(), let last = columns.max(),
      !rows.prefix(BankCSV.sampleSize).contains(where: { row in
        row.fields.contains { !DateField.orders(of: $0).isEmpty }
      })
    else { return }
    var changed: [Int: [String]] = [:]
    for index in rows.indices {
      var fields = Array(rows[index].fields)
      guard fields.count > last, let date = date(columns.map { fields[$0].trimmed }) else { continue }
      for column in columns { fields[column] = "" }
      fields[first] = date
      changed[index] = fields
    }
    guard !changed.isEmpty else { return }
    rows = FieldRows(
      table: FieldTable(rows.table, replacing: changed), startIndex: rows.startIndex, endIndex: rows.endIndex)
    let name = columns.sorted().map { names[$0] }.joined(separator: " ")
    for column in columns { names[column] = "" }
    names[first] = name
  }

  /// The date in numbers, from the texts of its year, month and day; nil if a text is not such a part of a date.
  ///
  /// The date may not exist, such as 30 February.
  private static func date(_ parts: [String]) -> String? {
    let month = Int(parts[1]) ?? MonthText.read(parts[1])?.month
    guard let year = Int(parts[0]), (1900..<2200).contains(year), let month, (1...12).contains(month),
      let day = Int(parts[2]), (1...31).contains(day)
    else { return nil }
    return "\(year)-\(month)-\(day)"
  }
}
