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
    case .contested(let doubt, let options):
      words(
        "the file can be read in several ways: \(question(doubt))",
        "Die Datei lässt mehrere Lesarten zu: \(question(doubt))", answerBy(options))
    case .figureDiffers(let name, let stated, let computed):
      words(
        "the file states \(amount(stated)) for \(mark(name.name)), and what was read comes to \(amount(computed))",
        "Die Datei nennt \(amount(stated)) für \(mark(name.name)), und das Gelesene ergibt \(amount(computed))"
      )
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

extension FindingFormatter {
  /// What a file leaves open, as a question.
  func question(_ doubt: Finding.FileFact.Doubt) -> String {
    switch doubt {
    case .log: say("which table holds the transactions?", "Welche Tabelle enthält die Buchungen?")
    case .plan: say("which amounts are the plan?", "Welche Beträge sind der Plan?")
    case .amounts: say("which column holds the amounts?", "Welche Spalte enthält die Beträge?")
    case .signs: say("is an amount with a minus an expense?", "Ist ein Betrag mit Minus eine Ausgabe?")
    case .dateOrder: say("which is the order of day and month?", "In welcher Folge stehen Tag und Monat?")
    case .dates: say("which column says when a row counts?", "Welche Spalte sagt, wann eine Zeile zählt?")
    case .year: say("of which year are the days?", "Aus welchem Jahr sind die Tage?")
    case .basis:
      say("for which span of time are the planned amounts?", "Für welche Zeit gelten die geplanten Beträge?")
    case .byMonth: say("are the amounts planned or actual?", "Sind die Beträge geplant oder tatsächlich?")
    case .sameName:
      say("are rows of the same name one category?", "Sind Zeilen gleichen Namens eine Kategorie?")
    case .transfers:
      say("are rows transfers between own accounts?", "Sind Zeilen Umbuchungen zwischen eigenen Konten?")
    case .savings: say("is money put aside spent or moved?", "Ist Erspartes ausgegeben oder umgebucht?")
    case .profile: say("does the bank's profile fit the file?", "Passt das Profil der Bank zur Datei?")
    }
  }

  private func answerBy(_ options: [String]) -> String {
    guard voice == .command, !options.isEmpty else {
      return say("say which is meant", "Angeben, was gemeint ist")
    }
    return say("answer with ", "Antworten mit ") + or(options)
  }
}
