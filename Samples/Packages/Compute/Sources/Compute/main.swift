import Spreadsheet

// Compute FORMULA: prints the result of a formula in a sheet with a small plan.
var sheet = Sheet("Plan")
sheet.append(["Rent", 1200])
sheet.append(["Food", 450.75])
let calculator = WorkbookCalculator(
  Workbook(sheets: [sheet]), now: (date: CalendarDate("2026-01-31") ?? .earliest, time: .midnight))
print(try calculator.evaluate(CommandLine.arguments[1], sheet: "Plan"))
