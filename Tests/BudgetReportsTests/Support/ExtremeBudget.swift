import BudgetModel
import CalendarDates
import Foundation

extension Sample {
  /// A budget at the limits of a report: forty categories, the largest amounts, long and hostile names, many findings.
  static let extreme: Budget = {
    let hostile = "<script>window.__xss=1</script>"
    let names = [
      hostile, "Anlagenunterhaltungskostenrückstellungsgesamtbetrag", "食費と日用品", "مواد غذائية",
      "A & B \"C\" 'D'",
      "👨‍👩‍👧‍👦 Family",
    ]
    var categories = (1...40).map { number in
      category(
        number, "\(names[number % names.count]) \(number)", CategoryGroup.allCases[number % 4],
        number == 3 ? "999999999999999.9999" : "\(number * number).5")
    }
    categories[0].name = hostile
    var transactions = (1...60).map { number in
      transaction(
        number, march.day(clamping: number).description, "\(names[number % names.count]) no. \(number)",
        number % 40 + 1, "\(number * 37).25", number % 9 == 0 ? .income : .expense)
    }
    transactions.append(transaction(90, "2026-03-30", "Large", 3, "999999999999999.99", .income))
    transactions.append(transaction(91, "2026-03-31", "Larger", 6, "999999999999999.9999"))
    var budget = Budget(
      categories: categories, transactions: transactions,
      monthlyBudgets: [MonthlyBudget(id: id(1), month: march, startingBalance: -500, info: info)])
    budget.settings.currency = Currency("EUR") ?? .usd
    budget.settings.numberFormat = .spaceComma
    budget.settings.dateFormat = .dayMonthYear
    budget.settings.appearance = .dark
    return budget
  }()

  static let extremeFindings = (1...30).map { number in
    let text = "<script>window.__xss=1</script>\(String(repeating: "9", count: 60))"
    let facts: [Finding.Fact] = [
      .plan(.columnNotKept(text)), .plan(.categoryTwice(name: text)),
      .row(.amountUnusable(.notNumber(text), .rowLeftOut)),
    ]
    return Finding(
      facts[number % 3],
      at: Provenance(
        file: "<img src=x onerror=window.__xss=1>.xlsx",
        .cell(sheet: "Very long sheet name 2026", reference: "D\(number)")))
  }
}
