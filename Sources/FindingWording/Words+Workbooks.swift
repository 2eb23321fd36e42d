internal import BudgetModel

extension FindingFormatter {
  func words(_ fact: Finding.WorkbookFact) -> Words {
    switch fact {
    case .sheetEmpty: words("the sheet is empty", "Das Blatt ist leer")
    case .sheetMissing:
      words(
        "the workbook lists this sheet, but the file does not have it; it is left out",
        "Die Arbeitsmappe nennt dieses Blatt, aber die Datei enthält es nicht; es ist weggelassen")
    case .stylesMissing:
      words(
        "the file does not have the styles that the workbook points at; cells are read without formats, "
          + "and days may show as plain numbers",
        "Die Datei enthält die Formate nicht, auf die die Arbeitsmappe zeigt; Zellen sind ohne Format gelesen, "
          + "und Tage können als Zahlen erscheinen")
    case .styleUnknown(let others):
      words(
        "the cell asks for a style that the file does not have"
          + (others > 0 ? ", and \(others) more of the sheet's cells do" : "")
          + "; it is read without a format, and a day may show as a plain number",
        "Die Zelle verlangt ein Format, das die Datei nicht enthält"
          + (others > 0 ? ", wie \(others) weitere Zellen des Blatts" : "")
          + "; sie ist ohne Format gelesen, und ein Tag kann als Zahl erscheinen")
    case .rowsByFormula:
      words(
        "formulas take these rows from other tables; they are not read twice",
        "Formeln holen diese Zeilen aus anderen Tabellen; sie sind nicht doppelt gelesen")
    case .rowsElsewhere(let sheets):
      words(
        "each of these rows stands in \(marks(sheets)) as well; they are not read twice",
        "Jede dieser Zeilen steht auch in \(marks(sheets)); sie sind nicht doppelt gelesen",
        say(
          "name this log and the others in a mapping where both are to be read",
          "Diese Tabelle und die anderen in einem Mapping nennen, wenn beide zu lesen sind"))
    case .numbersLeftOut(let count, let sum):
      words(
        "\(count == 1 ? "a typed number is" : "\(count) typed numbers, in all \(amount(sum)), are") in no record",
        count == 1
          ? "Eine eingegebene Zahl steht in keinem Eintrag"
          : "\(count) eingegebene Zahlen, zusammen \(amount(sum)), stehen in keinem Eintrag",
        say(
          "where they belong to the budget, say in a mapping what this table is",
          "Gehören sie zum Budget, in einem Mapping angeben, was diese Tabelle ist"))
    case .numberTooLarge(let text, let others):
      words(
        "the number \(text) is too large to be kept exactly\(likeIt(others))",
        "Die Zahl \(text) ist zu groß, um genau behalten zu werden\(likeIt(others))")
    case .noDate(let number, let others):
      words(
        "the cell is formatted as a date, and \(amount(number)) is none\(likeIt(others))",
        "Die Zelle ist als Datum formatiert, und \(amount(number)) ist keines\(likeIt(others))")
    case .errorShown(let error, let others):
      words(
        "the cell shows \(error.name)\(others > 0 ? ", and \(others) more of the sheet's cells do" : "")",
        "Die Zelle zeigt \(error.name)\(others > 0 ? ", wie \(others) weitere Zellen des Blatts" : "")")
    case .notComputed(let fault, _): words(fault)
    }
  }

  private func likeIt(_ others: Int) -> String {
    guard others > 0 else { return "" }
    return say(
      "; \(others) more of the sheet's cells are like it", "; so auch \(others) weitere Zellen des Blatts")
  }

  private func words(_ fault: Finding.WorkbookFact.FormulaFault) -> Words {
    switch fault {
    case .syntax(let byte):
      words(
        "the formula cannot be read from its byte \(byte) on",
        "Die Formel ist von ihrem Byte \(byte) an nicht zu lesen")
    case .cycle(let cells, let hasMore):
      words(
        "formulas need each other's values: \(list(cells, hasMore))",
        "Formeln brauchen gegenseitig ihre Werte: \(list(cells, hasMore))")
    case .unknownFunction(let name):
      words("the function \(name.name) is not known", "Die Funktion \(name.name) ist nicht bekannt")
    case .otherWorkbook:
      words(
        "the formula refers to another workbook, which is never opened",
        "Die Formel verweist auf eine andere Arbeitsmappe, die nie geöffnet wird")
    case .tooMuchWork:
      words(
        "the formula asks for more work than formulas may do, so it was not computed; shorten its ranges\(readAnySize)",
        "Die Formel verlangt mehr Arbeit, als Formeln tun dürfen, und ist nicht berechnet; ihre Bereiche kürzen"
          + readAnySize)
    }
  }

  private func list(_ cells: [Finding.Topic], _ hasMore: Bool) -> String {
    cells.map(\.name).joined(separator: ", ") + (hasMore ? ", …" : "")
  }
}
