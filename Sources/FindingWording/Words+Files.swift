internal import BudgetModel
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.FileFact) -> Words {
    switch fact {
    case .notCSV(let fault): words(fault)
    case .firstRowUnknown:
      words(
        "the first row names neither the columns of transactions nor those of categories", firstRowColumns)
    case .columnsMissing(let names):
      words("the first row does not name the column \(and(names))", firstRowColumns)
    case .rowsMissing: words("the file has no rows", firstRowColumnsOrProfile)
    case .columnsNotFound(let needs, let understood):
      words(
        understood.isEmpty
          ? "no column holds \(and(needs.map(need)))"
          : "no column holds \(and(needs.map(need))) (understood were \(understood.joined(separator: ", ")))",
        firstRowColumnsOrProfile)
    case .workbookEmpty: words("the workbook has no filled cell", headerOfLog)
    case .tablesMissing(let sheets):
      words("no sheet holds a transaction log or a plan (looked at \(marks(sheets)))", headerOfLog)
    case .contested(let doubt, let options):
      words("the file can be read in several ways: \(question(doubt))", answerBy(options))
    case .figureDiffers(let name, let stated, let computed):
      words(
        "the file states \(amount(stated)) for \(mark(name.name)), and what was read comes to \(amount(computed))"
      )
    case .logMissing:
      words(
        "the workbook has no transaction log",
        say("a log has a header row with at least Date, Amount and a description or category"))
    case .mappingUnfit(let sheet, let sheets):
      words(
        "the mapping names the sheet \(mark(sheet)), which the workbook does not have",
        say("change the mapping; there are \(marks(sheets))"))
    }
  }

  private func need(_ need: Finding.FileFact.Need) -> String {
    switch need {
    case .dates: say("dates")
    case .amounts: say("amounts")
    }
  }

  private func words(_ fault: Finding.FileFact.CSVFault) -> Words {
    switch fault {
    case .unterminatedQuote: words("the quoted field that begins here does not end", exportCSV)
    case .textAfterQuote:
      words("something follows a closing quote", exportCSV)
    case .nulByte: words("the file has a NUL, which no text has", exportCSV)
    case .fieldTooLong(let limit):
      words(
        "the field has more than the limit of \(limit) bytes",
        limits(say("see whether a quote is missing"), "fieldBytes"))
    case .tooManyFields(let limit):
      words(
        "the row has more than the limit of \(limit) fields",
        limits(
          say("see which character separates the fields"), "fields"))
    case .rowTooLong(let limit):
      words(
        "the row has more than the limit of \(limit) bytes",
        limits(say("see whether a quote is missing"), "rowBytes"))
    case .malformedUTF8(let byte): words("the byte \(byte) is not UTF-8", convertCSV)
    case .undefinedByte(let byte):
      words("the byte \(byte) is no character of Windows-1252", convertCSV)
    case .unpairedSurrogate: words("half a character stands alone", exportCSV)
    case .halfCodeUnit: words("the file ends in the middle of a character", exportCSV)
    case .notEncodable(let scalar):
      words("the character \(mark(String(scalar))) is not in the file's encoding", exportCSV)
    case .unreadable: words("the file cannot be read", exportCSV)
    }
  }

  private var exportCSV: String {
    say("export the file again as CSV in UTF-8")
  }

  private var convertCSV: String {
    say("\(exportCSV), or convert it with iconv from the encoding in which it was written")
  }

  private func limits(_ check: String, _ limit: String) -> String {
    say("\(check); programs raise `\(limit)` of the parser's limits")
  }
}

extension FindingFormatter {
  /// Returns the question that a file leaves open.
  func question(_ doubt: Finding.FileFact.Doubt) -> String {
    switch doubt {
    case .log: say("which table holds the transactions?")
    case .plan: say("which amounts are the plan?")
    case .amounts: say("which column holds the amounts?")
    case .signs: say("is an amount with a minus an expense?")
    case .dateOrder: say("which is the order of day and month?")
    case .dates: say("which column says when a row counts?")
    case .year: say("of which year are the days?")
    case .basis: say("for which span of time are the planned amounts?")
    case .byMonth: say("are the amounts planned or actual?")
    case .sameName: say("are rows of the same name one category?")
    case .transfers: say("are rows transfers between own accounts?")
    case .savings: say("is money put aside spent or moved?")
    case .profile: say("does the bank's profile fit the file?")
    }
  }

  private func answerBy(_ options: [String]) -> String {
    guard voice == .command, !options.isEmpty else {
      return say("say which is meant")
    }
    return say("answer with \(or(options))")
  }
}
