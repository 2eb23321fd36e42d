internal import BudgetModel
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.WorkbookFact) -> Words {
    switch fact {
    case .sheetEmpty: words("the sheet is empty")
    case .sheetMissing: words("the workbook lists this sheet, but the file does not have it; it is left out")
    case .stylesMissing:
      words(
        "the file does not have the styles that the workbook points at; cells are read without formats, "
          + "and days may show as plain numbers")
    case .styleUnknown(let others):
      words(
        others > 0
          ? "the cell asks for a style that the file does not have, and \(others) more of the sheet's cells do; it is "
            + "read without a format, and a day may show as a plain number"
          : "the cell asks for a style that the file does not have; it is read without a format, and a day may show as "
            + "a plain number")
    case .rowsByFormula: words("formulas take these rows from other tables; they are not read twice")
    case .rowsElsewhere(let sheets):
      words(
        "each of these rows stands in \(marks(sheets)) as well; they are not read twice",
        say("name this log and the others in a mapping where both are to be read"))
    case .numbersLeftOut(let count, let sum):
      words(
        count == 1
          ? "a typed number is in no record"
          : "\(count) typed numbers, in all \(amount(sum)), are in no record",
        say("where they belong to the budget, say in a mapping what this table is"))
    case .numberTooLarge(let text, let others):
      words(said: likeIt(others, say("the number \(text) is too large to be kept exactly")))
    case .noDate(let number, let others):
      words(said: likeIt(others, say("the cell is formatted as a date, and \(amount(number)) is none")))
    case .errorShown(let error, let others):
      words(
        others > 0
          ? "the cell shows \(error.name), and \(others) more of the sheet's cells do"
          : "the cell shows \(error.name)")
    case .notComputed(let fault, _): words(fault)
    }
  }

  private func likeIt(_ others: Int, _ words: String) -> String {
    guard others > 0 else { return words }
    return say("\(words); \(others) more of the sheet's cells are like it")
  }

  private func words(_ fault: Finding.WorkbookFact.FormulaFault) -> Words {
    switch fault {
    case .syntax(let byte): words("the formula cannot be read from its byte \(byte) on")
    case .cycle(let cells, let hasMore): words("formulas need each other's values: \(list(cells, hasMore))")
    case .unknownFunction(let name): words("the function \(name.name) is not known")
    case .otherWorkbook: words("the formula refers to another workbook, which is never opened")
    case .tooMuchWork: words(said: tooMuchWork)
    }
  }

  private func list(_ cells: [Finding.Topic], _ hasMore: Bool) -> String {
    cells.map(\.name).joined(separator: ", ") + (hasMore ? ", …" : "")
  }
}
