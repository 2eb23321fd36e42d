import Spreadsheet

// Read FILE.xlsx SHEET COLUMN: the exact sum of a column's numbers.
let words = CommandLine.arguments
let reader = try XLSXReader(path: words[1])
let column = Int(words[3]) ?? 1
var total = ExactSum()
try reader.readValues(ofSheet: words[2]) { row in
  if let amount = row.number(column) { total.add(amount) }
}
print(total.value)
