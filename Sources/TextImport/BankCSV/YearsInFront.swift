internal import BudgetModel
internal import CalendarDates
internal import FieldReading

/// Distinguishes dates with a two-digit year in front (`25-03-01`) from dates that end with the year.
///
/// Such dates can be read in both orders. In the wrong order, the days of one month are spread over decades.
struct YearsInFront {
  private let rows: FieldRows
  private let column: Int?

  init(_ finder: ConventionFinder) {
    (rows, column) = (finder.rows, finder.resolved[.date]?.columns.first)
  }

  /// The number of days that the dates must span in the given order before that order is doubted.
  private static let manyDays = 730

  /// Whether the years are in front, although the dates can be read in the given order too.
  func contradict(_ order: DateOrder) -> Bool {
    guard let column, order != .yearMonthDay else { return false }
    let (inFront, behind) = (DateField(order: .yearMonthDay), DateField(order: order))
    var (fronts, backs): (ClosedRange<Int>?, ClosedRange<Int>?)
    let days = TextCache<(front: Int?, back: Int?)>()
    for row in rows {
      let found = days.value(column, row.fields) {
        (inFront.read($0)?.date.dayNumber, behind.read($0)?.date.dayNumber)
      }
      guard let back = found?.back else { continue }
      guard let front = found?.front else { return false }
      fronts = Self.span(fronts, front)
      backs = Self.span(backs, back)
    }
    guard let fronts, let backs else { return false }
    return backs.count > Self.manyDays && backs.count > 4 * fronts.count
  }

  private static func span(_ span: ClosedRange<Int>?, _ day: Int) -> ClosedRange<Int> {
    span.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
  }
}
