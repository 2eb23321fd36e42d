import Foundation
import Spreadsheet

struct Purchase: Decodable {
  let date: CalendarDate
  let amount: Decimal
  let category: String?
}

// TypedRows FILE.xlsx SHEET: prints the spending in each category.
let purchases = try Workbook(xlsxAt: CommandLine.arguments[1])
  .rows(of: Purchase.self, sheet: CommandLine.arguments[2])
let groups = Dictionary(grouping: purchases, by: { $0.category ?? "" })
for (category, rows) in groups.sorted(by: { $0.key < $1.key }) {
  print(category, rows.map(\.amount).exactSum())
}
