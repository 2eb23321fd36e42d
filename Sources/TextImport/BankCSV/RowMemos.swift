internal import BudgetModel
internal import CalendarDates
internal import FieldReading

/// Caches for the rows of a bank's CSV: days, words, names and other values.
final class RowMemos {
  /// A text in the date column.
  struct Day {
    let reading: DateText.Reading?
    /// Whether the text means that the row is pending.
    let isPending: Bool
    /// The day in ISO 8601 format; empty if the text is not a day.
    let text: String

    init(_ text: String, _ dates: DateField) {
      reading = dates.read(text)
      isPending = RowWords.isPending(text)
      self.text = reading?.date.description ?? ""
    }
  }

  let days = TextCache<Day>()
  let categories = TextCache<Identifier<BudgetModel.Category>>()
  let accounts = TextCache<Identifier<Account>>()
  let members = TextCache<Identifier<Member>>()
  let tags = TextCache<[String]>()
  let currencies = TextCache<StatedCurrency?>()
  let verdicts = TextCache<DirectionWords.Verdict?>()
  /// Whether the first cell of a row repeats the first cell of the header row.
  let headings = TextCache<Bool>()
  let customFields: CustomFieldShelf
  let transfers = TextCache<Bool>()
  /// Whether a category means income.
  let incomes = TextCache<Bool>()

  init(others: [(column: Int, name: String)]) {
    customFields = CustomFieldShelf(others)
  }
}

/// Stores the custom fields of rows.
///
/// Equal lists of custom fields are stored once.
final class CustomFieldShelf {
  /// The maximum number of nodes in the tree.
  private static let capacity = 65_536

  private let columns: [(column: Int, name: String)]
  /// The edges of a prefix tree: a node and the number of the text in the next column lead to the next node.
  private var steps: [UInt64: Int] = [:]
  /// The custom fields at each leaf of the tree; nil at other nodes.
  private var kept: [[CustomField]?] = [nil]

  init(_ columns: [(column: Int, name: String)]) {
    self.columns = columns
  }

  /// The custom fields of a row: its cells in `columns` that are not blank.
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
