internal import BudgetModel
internal import CalendarDates
internal import ImportCore

/// The sheet of periods; a period without a last day is ongoing.
enum PeriodsSheet {
  static let form = RecordSheet(
    name: "Periods", records: \.periods, blank: { Period(id: $0, name: "", start: .earliest, info: $1) },
    add: { period, _, builder in builder.addRecord(period) },
    columns: [
      RecordColumn("Period", \Period.name, .name, width: 32, isTelling: true, isRequired: true),
      RecordColumn("First Day", \.start, .date, width: 14, isTelling: true, isRequired: true),
      RecordColumn("Last Day", optional: \.end, .date, width: 14, isTelling: true),
    ])
}
