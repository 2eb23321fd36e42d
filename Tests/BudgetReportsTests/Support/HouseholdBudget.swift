import BudgetModel
import CalendarDates
import Foundation
import TestSupport

extension Sample {
  /// A year of a household, made from a seed: 13 categories and about ten transactions a week.
  static let household: Budget = {
    let plan: [(String, CategoryGroup, String)] = [
      ("Salary", .income, "5200"), ("Side work", .income, "300"), ("Rent", .fixed, "1450"),
      ("Utilities", .fixed, "180"), ("Internet and phone", .fixed, "75"), ("Groceries", .variable, "620"),
      ("Restaurants", .variable, "180"), ("Transport", .variable, "160"), ("Clothing", .variable, "120"),
      ("Health", .variable, "90"), ("Leisure and sport", .variable, "140"),
      ("Household insurance", .quarterly, "285"), ("Car insurance", .quarterly, "420"),
    ]
    let categories = plan.enumerated().map {
      category($0.offset + 1, $0.element.0, $0.element.1, $0.element.2)
    }
    var maker = HouseholdMaker(seed: 7)
    for offset in 0..<13 { maker.add(march.adding(months: offset - 12)) }
    let months = (0..<13).map { offset in
      MonthlyBudget(
        id: id(5_000 + offset), month: march.adding(months: offset - 12),
        startingBalance: amount(offset == 12 ? "412.60" : "0"),
        assignments: offset == 12 ? [Assignment(categoryID: id(6), amount: 640)] : [], info: info)
    }
    return Budget(categories: categories, transactions: maker.transactions, monthlyBudgets: months)
  }()
}

/// Makes the transactions of a month; dates and amounts depend on the seed.
private struct HouseholdMaker {
  private(set) var transactions: [Transaction] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func add(_ month: CalendarMonth) {
    add(month, 1, "Salary", 1, cents: 520_000, .income)
    if month.month % 3 == 0 { add(month, 18, "Translation work", 2, cents: 27_550, .income) }
    add(month, 2, "Rent", 3, cents: 145_000)
    add(month, 5, "Electricity and water", 4, cents: Int.random(in: 13_000...21_000, using: &generator))
    add(month, 6, "Phone and internet", 5, cents: 7_490)
    if month.month % 3 == 1 { add(month, 15, "Household insurance", 12, cents: 28_500) }
    if month.month % 3 == 2 { add(month, 20, "Car insurance", 13, cents: 42_000) }
    let habits: [(count: Int, category: Int, cents: ClosedRange<Int>, names: [String])] = [
      (14, 6, 1_200...9_500, ["Corner Market", "Green Grocer", "Bakery Lindt & Sons", "Farmers’ market"]),
      (7, 7, 900...5_200, ["Noodle House", "Café Río", "Pizzeria Vesuvio"]),
      (8, 8, 280...4_500, ["Monthly pass", "Fuel", "City Bikes"]),
      (2, 9, 1_900...9_000, ["Shoe Store", "Second Hand"]),
      (2, 10, 800...6_000, ["Pharmacy", "Dentist"]),
      (4, 11, 700...4_800, ["Cinema", "Swimming pool", "Climbing gym"]),
    ]
    for habit in habits {
      for _ in 0..<habit.count {
        let name = habit.names.randomElement(using: &generator) ?? "Purchase"
        let cents = Int.random(in: habit.cents, using: &generator)
        add(month, Int.random(in: 1...month.length, using: &generator), name, habit.category, cents: cents)
      }
    }
    if month == Sample.march { add(month, 24, "Refund: boots returned", 9, cents: 4_990, .income) }
  }

  private mutating func add(
    _ month: CalendarMonth, _ day: Int, _ text: String, _ category: Int, cents: Int,
    _ kind: TransactionKind = .expense
  ) {
    transactions.append(
      Transaction(
        id: Sample.id(1_000 + transactions.count), date: month.day(clamping: day),
        amount: Decimal(sign: .plus, exponent: -2, significand: Decimal(cents)), kind: kind,
        description: text,
        categoryID: Sample.id(category), info: Sample.info))
  }
}
