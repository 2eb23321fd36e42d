import BudgetCalculation
import BudgetModel
import CalendarDates
public import ExactJSON

extension BudgetReport {
  /// The exact figures of every section.
  ///
  /// Amounts and ratios are JSON numbers, never rounded and without an exponent; an undefined figure is null.
  /// `month` is null for a longer span. `sections` has a member for each section, by its name.
  public var figures: JSONValue {
    let members = sections.map { JSONMember(type(of: $0).name, $0.json) }
    return .members([
      "month": context.span == nil ? .string(context.month.description) : .null,
      "firstDay": .string(context.days.lowerBound.description),
      "lastDay": .string(context.days.upperBound.description),
      "currency": .string(context.money.currency.code),
      "otherCurrencies": .array(context.otherCurrencies.map(\.json)),
      "source": source.map { .string($0) } ?? .null, "generatedAt": .string(generatedAt.description),
      "sections": .object(members),
    ])
  }
}
