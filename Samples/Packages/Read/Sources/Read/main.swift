import Spreadsheet

// Read FILE.xlsx SHEET COLUMN: prints the exact sum of the numbers in a column.
let words = CommandLine.arguments
let reader = try XLSXReader(path: words[1])
let column = Int(words[3]) ?? 1
var total = ExactSum()
try reader.readValues(ofSheet: words[2]) { row in
  if let amount = row.number(column) { total.add(amount) }
}
print(total.value)
