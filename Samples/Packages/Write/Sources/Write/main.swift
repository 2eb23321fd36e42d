import Spreadsheet

// Write OLD.xlsx NEW.xlsx: writes a copy with an additional sheet, and prints the names of the sheets.
var workbook = try Workbook(xlsxAt: CommandLine.arguments[1])
var notes = Sheet("Notes")
notes.append(["Checked", true])
notes.append(["Paid", 12.50])
workbook["Notes"] = notes
try workbook.writeXLSX(to: CommandLine.arguments[2])
print(workbook.sheets.map(\.name))
