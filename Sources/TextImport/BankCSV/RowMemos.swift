internal import BudgetModel
internal import CalendarDates
internal import FieldReading

/// Caches shared by the rows of a bank's CSV: days, words, names.
final class RowMemos {
  /// A text of the column of dates.
  struct Day {
    let reading: DateText.Reading?
    /// Whether it means that the row is pending.
    let isPending: Bool
    /// The day as ISO 8601 has it.
    let text: String

    init(_ text: String, _ dates: DateField) {
      reading = dates.read(text)
      isPending = RowWords.isPending(text)
      self.text = reading?.date.description ?? ""
    }
  }

  let days = TextMemo<Day>()
  let categories = TextMemo<Identifier<BudgetModel.Category>>()
  let accounts = TextMemo<Identifier<Account>>()
  let members = TextMemo<Identifier<Member>>()
  let tags = TextMemo<[String]>()
  let currencies = TextMemo<StatedCurrency?>()
  let verdicts = TextMemo<DirectionWords.Verdict?>()
  /// Whether a first field is that of the header.
  let headings = TextMemo<Bool>()
  let customFields: CustomFieldShelf
  let transfers = TextMemo<Bool>()

  init(others: [(column: Int, name: String)]) {
    customFields = CustomFieldShelf(others)
  }
}

/// Keeps the custom fields of rows, those that are the same only once.
final class CustomFieldShelf {
  /// More different ones than these are not worth keeping.
  private static let capacity = 65_536

  private let columns: [(column: Int, name: String)]
  /// By the fields up to a column and the number of the text in it, the fields with that text.
  private var steps: [UInt64: Int] = [:]
  /// The fields of all columns; nil on the way to them.
  private var kept: [[CustomField]?] = [nil]

  init(_ columns: [(column: Int, name: String)]) {
    self.columns = columns
  }

  /// The fields of these columns that say something, as a row has them.
  func fields(_ row: RowFields) -> [CustomField] {
    var place = 0
    for (column, _) in columns {
      let number = column < row.count ? row.number(column) + 1 : 0
      let step = UInt64(truncatingIfNeeded: place) &<< 32 | UInt64(truncatingIfNeeded: number)
      if let next = steps[step] {
        place = next
      } else {
        guard kept.count < Self.capacity else { return make(row) }
        kept.append(nil)
        place = kept.count - 1
        steps[step] = place
      }
    }
    if let fields = kept[place] { return fields }
    let fields = make(row)
    kept[place] = fields
    return fields
  }

  private func make(_ row: RowFields) -> [CustomField] {
    columns.compactMap { column, name in row.field(column).map { CustomField(name: name, value: $0) } }
  }
}
