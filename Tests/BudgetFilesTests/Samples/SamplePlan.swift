import BudgetModel
import CalendarDates

/// The plan and the daily habits of the sample household.
enum SamplePlan {
  /// The category that gets the rest of the money.
  static let fund = "Emergency Fund"

  struct Row {
    let name: String
    let group: CategoryGroup
    let amount: String
    let color: String
    var payee = ""
    var day = 1
    var isLastDay = false

    var dueDate: DueDate? {
      if isLastDay { return .lastDayOfMonth }
      return group == .fixed || group == .quarterly ? .dayOfMonth(day) : nil
    }
  }

  static let rows = [
    Row(name: "Salary Nora", group: .income, amount: "3493.20", color: "#2E9B6B"),
    Row(name: "Salary Theo", group: .income, amount: "2297.50", color: "#58B98F"),
    Row(name: "Other Income", group: .income, amount: "0", color: "#8CCFB2"),
    Row(name: "Rent", group: .fixed, amount: "1890.00", color: "#4D7FD9", payee: "Maple Court Homes"),
    Row(
      name: "Childcare", group: .fixed, amount: "640.00", color: "#6D9BE6", payee: "Little Otters Nursery",
      day: 5),
    Row(
      name: "Internet and Phone", group: .fixed, amount: "74.90", color: "#3FA7C4",
      payee: "Brightline Telecom",
      day: 12),
    Row(
      name: "Streaming", group: .fixed, amount: "27.98", color: "#7A6FD0", payee: "Marquee Streaming", day: 18
    ),
    Row(name: "Gym", group: .fixed, amount: "39.00", color: "#A06CD5", payee: "Riverside Gym", day: 9),
    Row(
      name: "Student Loan", group: .fixed, amount: "210.00", color: "#5B6EAE", payee: "Union Loans", day: 31,
      isLastDay: true),
    Row(
      name: "Transit Pass", group: .fixed, amount: "98.00", color: "#2B8C9E", payee: "City Transit", day: 2),
    Row(name: "Groceries", group: .variable, amount: "780.00", color: "#E0803A"),
    Row(name: "Restaurants", group: .variable, amount: "240.00", color: "#D9623F"),
    Row(name: "Coffee and Snacks", group: .variable, amount: "160.00", color: "#C98B52"),
    Row(name: "Fuel and Rides", group: .variable, amount: "150.00", color: "#B0743E"),
    Row(name: "Electricity", group: .variable, amount: "95.00", color: "#D4A72C"),
    Row(name: "Household", group: .variable, amount: "140.00", color: "#9A8F3C"),
    Row(name: "Kids", group: .variable, amount: "160.00", color: "#D05A8A"),
    Row(name: "Clothing", group: .variable, amount: "150.00", color: "#B9508F"),
    Row(name: "Health", group: .variable, amount: "80.00", color: "#C0454F"),
    Row(name: "Leisure", group: .variable, amount: "130.00", color: "#8C6BB1"),
    Row(name: "Gifts", group: .variable, amount: "60.00", color: "#A14DA0"),
    Row(name: "Cat", group: .variable, amount: "70.00", color: "#7D8CA3"),
    Row(name: "Travel", group: .variable, amount: "120.00", color: "#3F8F7F"),
    Row(name: "Emergency Fund", group: .variable, amount: "100.00", color: "#5F7F5F"),
    Row(
      name: "Car Insurance", group: .quarterly, amount: "264.00", color: "#6B7280", payee: "Anchor Insurance",
      day: 8),
    Row(
      name: "Water", group: .quarterly, amount: "138.60", color: "#4B9CD3", payee: "Valley Water", day: 17),
  ]

  /// A regular kind of purchase.
  struct Habit {
    let category: String
    let payees: [String]
    let perMonth: ClosedRange<Int>
    let cents: ClosedRange<Int>
    var account = "Everyday Checking"
    var returns = false
  }

  static let habits = [
    Habit(
      category: "Groceries",
      payees: ["Harvest Lane Grocers", "Corner Market", "Green Basket", "Saturday Market"],
      perMonth: 18...23, cents: 980...6_450),
    Habit(
      category: "Restaurants", payees: ["Luna Trattoria", "Noodle House", "The Copper Pot", "Pier 9 Grill"],
      perMonth: 8...12, cents: 1_150...4_200, account: "Blue Card"),
    Habit(
      category: "Coffee and Snacks", payees: ["Beacon Coffee", "Station Bakery", "Kiosk 12"],
      perMonth: 24...31, cents: 280...960, account: "Wallet"),
    Habit(
      category: "Fuel and Rides", payees: ["Delta Fuel", "Quick Cab", "Park and Go"], perMonth: 5...8,
      cents: 620...4_900, account: "Blue Card"),
    Habit(category: "Electricity", payees: ["Summit Power"], perMonth: 1...1, cents: 6_400...12_900),
    Habit(
      category: "Household", payees: ["Tool & Timber", "Home Corner", "Clean Slate Supplies"],
      perMonth: 4...7,
      cents: 650...4_800),
    Habit(
      category: "Kids", payees: ["Little Otters Nursery", "Toy Lantern", "Swim School", "Paper & Bow"],
      perMonth: 5...8, cents: 700...4_100),
    Habit(
      category: "Clothing", payees: ["Thread & Button", "Trailhead Outfitters"], perMonth: 2...4,
      cents: 1_900...8_900, account: "Blue Card", returns: true),
    Habit(
      category: "Health", payees: ["Elm Street Pharmacy", "Dr. Amari", "Bright Smile Dental"],
      perMonth: 2...4,
      cents: 850...5_200),
    Habit(
      category: "Leisure",
      payees: ["Regent Cinema", "The Old Mill bookshop", "Climbing Hall", "City Museum"],
      perMonth: 4...7, cents: 750...3_900, account: "Blue Card"),
    Habit(
      category: "Gifts", payees: ["Paper & Bow", "Bloom Florist"], perMonth: 1...2, cents: 1_500...5_400),
    Habit(category: "Cat", payees: ["Whisker Pet Shop", "Vet on Oak"], perMonth: 2...4, cents: 900...3_900),
    Habit(
      category: "Travel", payees: ["Northern Rail", "Harbor Inn"], perMonth: 0...2, cents: 3_900...14_500,
      account: "Blue Card"),
  ]
}
