internal import BudgetModel

extension FindingFormatter {
  func words(_ fact: Finding.FileFact) -> Words {
    switch fact {
    case .notCSV(let fault): words(fault)
    case .firstRowUnknown:
      words(
        "the first row names neither the columns of transactions nor those of categories",
        "Die erste Zeile nennt weder die Spalten von Buchungen noch die von Kategorien", firstRowColumns)
    case .columnsMissing(let names):
      words(
        "the first row does not name the column \(and(names))",
        "Die erste Zeile nennt die Spalte \(and(names)) nicht", firstRowColumns)
    case .rowsMissing:
      words("the file has no rows", "Die Datei hat keine Zeilen", firstRowColumnsOrProfile)
    case .columnsNotFound(let needs, let understood):
      words(
        "no column holds \(and(needs.map(need)))"
          + (understood.isEmpty ? "" : " (understood were \(understood.joined(separator: ", ")))"),
        "Keine Spalte enthält \(and(needs.map(need)))"
          + (understood.isEmpty ? "" : " (verstanden sind \(understood.joined(separator: ", ")))"),
        firstRowColumnsOrProfile)
    case .workbookEmpty:
      words("the workbook has no filled cell", "Die Arbeitsmappe hat keine gefüllte Zelle", headerOfLog)
    case .tablesMissing(let sheets):
      words(
        "no sheet holds a transaction log or a plan (looked at \(marks(sheets)))",
        "Kein Blatt enthält Buchungen oder einen Plan (angesehen sind \(marks(sheets)))", headerOfLog)
    case .logMissing:
      words(
        "the workbook has no transaction log", "Die Arbeitsmappe hat keine Buchungen",
        say(
          "a log has a header row with at least Date, Amount and a description or category",
          "Buchungen haben eine Kopfzeile mit mindestens Datum, Betrag und Beschreibung oder Kategorie"))
    case .mappingUnfit(let sheet, let sheets):
      words(
        "the mapping names the sheet \(mark(sheet)), which the workbook does not have",
        "Das Mapping nennt das Blatt \(mark(sheet)), das die Arbeitsmappe nicht hat",
        say("change the mapping; there are \(marks(sheets))", "Das Mapping ändern; es gibt \(marks(sheets))"))
    }
  }

  private func need(_ need: Finding.FileFact.Need) -> String {
    switch need {
    case .dates: say("dates", "Daten")
    case .amounts: say("amounts", "Beträge")
    }
  }

  private func words(_ fault: Finding.FileFact.CSVFault) -> Words {
    switch fault {
    case .unterminatedQuote:
      words(
        "the quoted field that begins here does not end",
        "Das Feld in Anführungszeichen, das hier beginnt, endet nicht", exportCSV)
    case .textAfterQuote:
      words(
        "something follows a closing quote", "Hinter einem schließenden Anführungszeichen steht noch etwas",
        exportCSV)
    case .nulByte:
      words("the file has a NUL, which no text has", "Die Datei hat ein NUL, das kein Text hat", exportCSV)
    case .fieldTooLong(let limit):
      words(
        "the field has more than the limit of \(limit) bytes", "Das Feld hat mehr als \(limit) Bytes",
        limits("see whether a quote is missing", "Prüfen, ob ein Anführungszeichen fehlt", "fieldBytes"))
    case .tooManyFields(let limit):
      words(
        "the row has more than the limit of \(limit) fields", "Die Zeile hat mehr als \(limit) Felder",
        limits(
          "see which character separates the fields", "Prüfen, welches Zeichen die Felder trennt", "fields"))
    case .rowTooLong(let limit):
      words(
        "the row has more than the limit of \(limit) bytes", "Die Zeile hat mehr als \(limit) Bytes",
        limits("see whether a quote is missing", "Prüfen, ob ein Anführungszeichen fehlt", "rowBytes"))
    case .malformedUTF8(let byte):
      words("the byte \(byte) is not UTF-8", "Das Byte \(byte) ist kein UTF-8", convertCSV)
    case .undefinedByte(let byte):
      words(
        "the byte \(byte) is no character of Windows-1252",
        "Das Byte \(byte) ist kein Zeichen von Windows-1252",
        convertCSV)
    case .unpairedSurrogate:
      words("half a character stands alone", "Ein halbes Zeichen steht allein", exportCSV)
    case .halfCodeUnit:
      words(
        "the file ends in the middle of a character", "Die Datei endet mitten in einem Zeichen", exportCSV)
    case .notEncodable(let scalar):
      words(
        "the character \(mark(String(scalar))) is not in the file's encoding",
        "Das Zeichen \(mark(String(scalar))) gibt es in der Kodierung der Datei nicht", exportCSV)
    case .unreadable: words("the file cannot be read", "Die Datei kann nicht gelesen werden", exportCSV)
    }
  }

  private var exportCSV: String {
    say("export the file again as CSV in UTF-8", "Die Datei noch einmal als CSV in UTF-8 exportieren")
  }

  private var convertCSV: String {
    exportCSV
      + say(
        ", or convert it with iconv from the encoding in which it was written",
        " oder mit iconv aus der Kodierung umwandeln, in der sie geschrieben ist")
  }

  private func limits(_ english: String, _ german: String, _ limit: String) -> String {
    say(
      "\(english); programs raise `\(limit)` of the parser's limits",
      "\(german); Programme erhöhen `\(limit)` der Grenzen des Parsers")
  }
}
