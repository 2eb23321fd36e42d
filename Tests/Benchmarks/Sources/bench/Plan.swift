/// A category of the plan, with its monthly amount in whole units of the currency.
struct PlannedCategory {
  /// The group of a category, with its name on the sheet.
  enum Group: String {
    case income = "Income"
    case fixed = "Fixed"
    case variable = "Variable"
    case quarterly = "Quarterly"
  }

  let name: String
  let group: Group
  let budgeted: Int
  let dueDate: String

  init(_ name: String, _ group: Group, _ budgeted: Int, due: String = "") {
    self.name = name
    self.group = group
    self.budgeted = budgeted
    dueDate = due
  }

  /// The plan behind the transactions of the benchmark's inputs.
  static let all = [
    PlannedCategory("Salary", .income, 5200, due: "1st"),
    PlannedCategory("Freelance", .income, 900, due: "15th"),
    PlannedCategory("Interest & Dividends", .income, 60, due: "31st"),
    PlannedCategory("Rent", .fixed, 1650, due: "1st"),
    PlannedCategory("Electricity", .fixed, 95, due: "12th"),
    PlannedCategory("Natural Gas", .fixed, 45, due: "12th"),
    PlannedCategory("Water & Sewer", .quarterly, 120, due: "20th"),
    PlannedCategory("Internet", .fixed, 70, due: "5th"),
    PlannedCategory("Mobile Phone", .fixed, 55, due: "8th"),
    PlannedCategory("Car Insurance", .quarterly, 330, due: "15th"),
    PlannedCategory("Health Insurance", .fixed, 280, due: "1st"),
    PlannedCategory("Home Insurance", .quarterly, 210, due: "10th"),
    PlannedCategory("Student Loan", .fixed, 310, due: "18th"),
    PlannedCategory("Car Payment", .fixed, 265, due: "22nd"),
    PlannedCategory("Groceries", .variable, 620),
    PlannedCategory("Dining Out", .variable, 280),
    PlannedCategory("Coffee", .variable, 60),
    PlannedCategory("Fuel", .variable, 150),
    PlannedCategory("Public Transport", .variable, 80),
    PlannedCategory("Parking & Tolls", .variable, 35),
    PlannedCategory("Household", .variable, 120),
    PlannedCategory("Clothing", .variable, 110),
    PlannedCategory("Medical", .variable, 90),
    PlannedCategory("Fitness", .fixed, 45, due: "3rd"),
    PlannedCategory("Streaming", .fixed, 42, due: "9th"),
    PlannedCategory("Books & Games", .variable, 50),
    PlannedCategory("Gifts", .variable, 60),
    PlannedCategory("Travel", .quarterly, 450),
    PlannedCategory("Pets", .variable, 70),
    PlannedCategory("Online Shopping", .variable, 160),
  ]
}
