import Foundation
import Spreadsheet

// Stream FILE.xlsx [ROWS]: writes a number of rows (by default a million), reads them again, and
// prints their sum.
let path = CommandLine.arguments[1]
let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000_000
var writer = try XLSXWriter(path: path)
try writer.beginSheet("Numbers")
for number in 1...count { try writer.row([.number(Decimal(number)), "a row"]) }
try writer.endSheet()
_ = try writer.finish()

var total = ExactSum()
try XLSXReader(path: path).readValues(ofSheet: "Numbers") { total.add($0.number(1) ?? 0) }
print(total.value)
