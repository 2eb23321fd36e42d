internal import BudgetModel
internal import CalendarDates
internal import FieldReading
internal import ImportCore

/// Finds the order of day and month from the sequence of rows, as rows are often sorted by day.
struct DaySequence {
  private let rows: FieldRows
  private let column: Int?
  /// The year of dates that are written without a year.
  private let year: Int?

  init(_ finder: ConventionFinder) {
    (rows, column) = (finder.rows, finder.resolved[.date]?.columns.first)
    year = finder.context.year
  }

  /// With fewer rows than this, the rows may be sorted by chance, so the language of the column names takes precedence.
  private static let fewRows = 20

  /// The order that the rows or the language of the column names show, whichever evidence is stronger.
  func order(
    orLanguage language: (order: DateOrder, evidence: String)?
  ) -> (order: DateOrder, evidence: String)? {
    rows.count < Self.fewRows ? language ?? order : order ?? language
  }

  /// The order and the evidence for it; nil if the rows are sorted in both orders or in neither.
  private var order: (order: DateOrder, evidence: String)? {
    guard let column else { return nil }
    var (american, other) = (Turns(), Turns())
    let memo = TextCache<(Int?, Int?)>()
    for row in rows {
      let days = memo.value(column, row.fields) { text in
        (
          DateField(order: .monthDayYear, year: year).read(text)?.date.dayNumber,
          DateField(order: .dayMonthYear, year: year).read(text)?.date.dayNumber
        )
      }
      guard let days else { continue }
      american.add(days.0)
      other.add(days.1)
    }
    guard american.steps > 2, american.isSorted != other.isSorted else { return nil }
    return (american.isSorted ? .monthDayYear : .dayMonthYear, "in it alone the rows are sorted by day")
  }

  /// Counts how often days go up and how often they go down.
  private struct Turns {
    private var last: Int?
    private var (up, down) = (0, 0)

    var steps: Int { up + down }
    var isSorted: Bool { min(up, down) == 0 }

    mutating func add(_ day: Int?) {
      guard let day else { return }
      if let last, day > last { up += 1 }
      if let last, day < last { down += 1 }
      last = day
    }
  }
}
