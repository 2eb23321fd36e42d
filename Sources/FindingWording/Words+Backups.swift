internal import BudgetModel

extension FindingFormatter {
  /// A fact about a backup; where it stands in the text is said behind the reason.
  func words(_ fact: Finding.BackupFact, _ position: Finding.TextPosition?) -> Words {
    let words = self.words(fact)
    guard let position else { return words }
    let place = say(
      "line \(position.line), column \(position.column)", "Zeile \(position.line), Spalte \(position.column)")
    if case .notJSON = fact { return Words(reason: "\(place): \(words.reason)", remedy: words.remedy) }
    return Words(reason: "\(words.reason) (\(place))", remedy: words.remedy)
  }

  private func words(_ fact: Finding.BackupFact) -> Words {
    switch fact {
    case .notJSON(let fault): words(fault)
    case .notObject(let found):
      words(
        "a backup is an object, not \(kind(found))", "Eine Sicherung ist ein Objekt, nicht \(kind(found))")
    case .versionMissing:
      words(
        "the file has no version; it is no budget backup",
        "Der Datei fehlt die Version; sie ist keine Sicherung eines Budgets",
        say(
          "choose a file that was exported as a backup", "Eine Datei wählen, die als Sicherung exportiert ist"
        ))
    case .versionNotText(let current):
      words(
        "the version is not a text such as \(mark(current))", "Die Version ist kein Text wie \(mark(current))"
      )
    case .versionNewer(let version, let current):
      words(
        "the backup has version \(version), which is newer than \(current), the newest known here",
        "Die Sicherung hat Version \(version), die neuer ist als \(current), die neueste hier bekannte",
        say(
          "read it with a newer version of this program",
          "Sie mit einer neueren Version dieses Programms lesen"))
    case .versionUnknown(let version):
      words(
        "there is no version \(version) of backups", "Eine Version \(version) von Sicherungen gibt es nicht")
    case .valueMissing: words("the value is missing", "Der Wert fehlt")
    case .valueOfWrongKind(let expected, let found):
      words(
        "\(kind(expected)) was expected, not \(kind(found))",
        "Erwartet war \(kind(expected)), nicht \(kind(found))")
    case .valueUnknown(let text, let expected):
      words(
        "\(mark(text.prefix(40))) is not \(kind(expected))",
        "\(mark(text.prefix(40))) ist nicht \(kind(expected))")
    case .valueOutOfRange(let text, let from, let to):
      words(
        "\(text) is not a whole number \(to.map { "from \(from) to \($0)" } ?? "of at least \(from)")",
        "\(text) ist keine ganze Zahl \(to.map { "von \(from) bis \($0)" } ?? "ab \(from)")")
    case .amountTooPrecise(let text):
      words(
        "the amount \(text) has more than 15 digits before or 4 after the decimal point",
        "Der Betrag \(text) hat mehr als 15 Stellen vor oder 4 nach dem Dezimalpunkt")
    case .amountNotPositive(let amount):
      words(
        "the amount \(self.amount(amount)) is not above 0",
        "Der Betrag \(self.amount(amount)) liegt nicht über 0")
    case .assignedTwice:
      words("the category has two amounts in the month", "Die Kategorie hat in dem Monat zwei Beträge")
    case .identifierDuplicate(let kind, let id):
      words(
        "another \(kind.rawValue) has the id \(id) too",
        "Auch ein anderer Eintrag (\(record(kind))) hat die Kennung \(id)",
        say("give one of them another UUID", "Einem von beiden eine andere UUID geben"))
    case .referenceDangling(let kind, let id):
      words(
        "no \(kind.rawValue) has the id \(id)", "Kein Eintrag (\(record(kind))) hat die Kennung \(id)",
        say(
          "add the \(kind.rawValue) or remove the reference",
          "Den Eintrag ergänzen oder den Verweis löschen"))
    case .lastDigitsTooMany:
      words(
        "more than the last four digits of the number", "Mehr als die letzten vier Ziffern der Nummer",
        say("keep only the last four digits", "Nur die letzten vier Ziffern behalten"))
    case .twoReceipts:
      words(
        "the transaction has both a receiptImage and a receiptReference",
        "Die Buchung hat receiptImage und receiptReference zugleich",
        say("keep one of them", "Eines von beiden behalten"))
    case .unknownFieldUnusable:
      words(
        "the unknown field repeats a key or its text is not JSON",
        "Das unbekannte Feld wiederholt einen Schlüssel, oder sein Text ist kein JSON")
    case .formerTransactionUnusable:
      words(
        "the former transaction cannot be written", "Die frühere Buchung kann nicht geschrieben werden")
    case .timeZoneUnknown(let zone, let isRead):
      words(
        "the time zone \(mark(zone)) is not known, in which "
          + (isRead ? "the backup's instants are days" : "days become instants"),
        "Die Zeitzone \(mark(zone)) ist nicht bekannt, in der "
          + (isRead ? "die Zeitpunkte der Sicherung Tage sind" : "Tage zu Zeitpunkten werden"),
        say(
          "name a zone of the IANA time zone database, such as Europe/Berlin",
          "Eine Zone der Zeitzonen-Datenbank der IANA nennen, etwa Europe/Berlin"))
    case .timeZoneAssumed(let zone, let times):
      words(
        "the backup names no time zone; \(times == 1 ? "the one time is" : "all \(times) times are") midnight in "
          + "\(zone), so days are read there",
        "Die Sicherung nennt keine Zeitzone; \(times == 1 ? "die eine Zeit ist" : "alle \(times) Zeiten sind") "
          + "Mitternacht in \(zone), darum gilt diese", sayTimeZone)
    }
  }

  private func kind(_ kind: Finding.BackupFact.ValueKind) -> String {
    switch kind {
    case .null: "null"
    case .flag: say("true or false", "true oder false")
    case .number: say("a number", "eine Zahl")
    case .wholeNumber: say("a whole number", "eine ganze Zahl")
    case .text: say("a text", "ein Text")
    case .array: say("an array", "eine Liste")
    case .object: say("an object", "ein Objekt")
    }
  }

  private func kind(_ kind: Finding.BackupFact.TextKind) -> String {
    switch kind {
    case .text: say("a text", "ein Text")
    case .uuid: say("a UUID", "eine UUID")
    case .date: say("a date of the form YYYY-MM-DD", "ein Datum der Form YYYY-MM-DD")
    case .dueDate:
      say("a date of the form YYYY-MM-DD or \"last\"", "ein Datum der Form YYYY-MM-DD oder „last“")
    case .month:
      say(
        "the first day of a month, of the form YYYY-MM-01",
        "der erste Tag eines Monats in der Form YYYY-MM-01")
    case .time: say("a time of the form HH:MM:SS", "eine Uhrzeit der Form HH:MM:SS")
    case .timestamp:
      say("an instant of the form YYYY-MM-DDTHH:MM:SSZ", "ein Zeitpunkt der Form YYYY-MM-DDTHH:MM:SSZ")
    case .currency: say("a currency code of three letters", "ein Währungscode aus drei Buchstaben")
    case .color: say("a colour of the form #RRGGBB", "eine Farbe der Form #RRGGBB")
    case .base64: "base64"
    case .oneOf(let words): say("one of ", "eines von ") + marks(words)
    }
  }

  private func words(_ fault: Finding.BackupFact.JSONFault) -> Words {
    let remedy = say(
      "export the backup again, or correct it in a text editor",
      "Die Sicherung noch einmal exportieren oder in einem Texteditor berichtigen")
    return switch fault {
    case .unexpectedEnd:
      words("the text ends in the middle of a value", "Der Text endet mitten in einem Wert", remedy)
    case .unexpectedByte(let byte) where (0x21...0x7E).contains(byte):
      words(
        "\(mark(String(Unicode.Scalar(byte)))) does not belong here",
        "\(mark(String(Unicode.Scalar(byte)))) gehört nicht hierher", remedy)
    case .unexpectedByte(let byte):
      words("byte \(byte) does not belong here", "Das Byte \(byte) gehört nicht hierher", remedy)
    case .trailingContent:
      words(
        "something follows the end of the document", "Hinter dem Ende des Dokuments steht noch etwas", remedy)
    case .invalidUTF8: words("the text is not UTF-8", "Der Text ist kein UTF-8", remedy)
    case .unescapedControlCharacter(let byte):
      words(
        "the control character \(byte) stands in a text without an escape",
        "Das Steuerzeichen \(byte) steht in einem Text ohne Escape", remedy)
    case .invalidEscape:
      words("what follows the backslash is no escape", "Was dem Rückstrich folgt, ist kein Escape", remedy)
    case .loneSurrogate:
      words(
        "the escape is half a character, its other half is missing",
        "Das Escape ist ein halbes Zeichen, die andere Hälfte fehlt", remedy)
    case .duplicateName(let name):
      words(
        "the name \(mark(name)) stands twice in the object", "Der Name \(mark(name)) steht zweimal im Objekt",
        remedy)
    case .tooDeep(let limit):
      words(
        "more than \(limit) arrays and objects lie in each other",
        "Mehr als \(limit) Listen und Objekte liegen ineinander", remedy)
    }
  }
}
