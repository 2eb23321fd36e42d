public import BudgetModel
public import CalendarDates

extension DateFormat {
  /// Returns the day in the household's date format (SPEC §1): `03/17/2026`, `17/03/2026` or `2026-03-17`.
  public func text(_ date: CalendarDate) -> String {
    let iso = date.description.split(separator: "-").map(String.init)
    guard iso.count == 3 else { return date.description }
    return switch self {
    case .monthDayYear: "\(iso[1])/\(iso[2])/\(iso[0])"
    case .dayMonthYear: "\(iso[2])/\(iso[1])/\(iso[0])"
    case .yearMonthDay: date.description
    }
  }
}
