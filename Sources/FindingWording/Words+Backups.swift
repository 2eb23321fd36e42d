internal import BudgetModel
internal import Translations

extension FindingFormatter {
  /// Returns the texts for a fact about a backup; the reason includes the position in the text if it is
  /// known.
  func words(_ fact: Finding.BackupFact, _ position: Finding.TextPosition?) -> Words {
    let words = self.words(fact)
    guard let position else { return words }
    let place = say("line \(position.line), column \(position.column)")
    if case .notJSON = fact { return Words(reason: "\(place): \(words.reason)", remedy: words.remedy) }
    return Words(reason: "\(words.reason) (\(place))", remedy: words.remedy)
  }

  private func words(_ fact: Finding.BackupFact) -> Words {
    switch fact {
    case .notJSON(let fault): words(fault)
    case .notObject(let found): words("a backup is an object, not \(kind(found))")
    case .versionMissing:
      words(
        "the file has no version; it is no budget backup",
        say("choose a file that was exported as a backup"))
    case .versionNotText(let current): words("the version is not a text such as \(mark(current))")
    case .versionNewer(let version, let current):
      words(
        "the backup has version \(version), which is newer than \(current), the newest known here",
        say("read it with a newer version of this program"))
    case .versionUnknown(let version): words("there is no version \(version) of backups")
    case .valueMissing: words("the value is missing")
    case .valueOfWrongKind(let expected, let found):
      words("\(kind(expected)) was expected, not \(kind(found))")
    case .valueUnknown(let text, let expected): words("\(mark(text.prefix(40))) is not \(kind(expected))")
    case .valueOutOfRange(let text, let from, let to):
      words(
        said: to.map {
          say("\(text) is not a whole number from \(from) to \($0)")
        }
          ?? say("\(text) is not a whole number of at least \(from)"))
    case .amountTooPrecise(let text):
      words(
        said: say(
          "the amount \(text) has more than 15 digits before or 4 after the decimal point", as: "backup"))
    case .amountNotPositive(let amount): words("the amount \(self.amount(amount)) is not above 0")
    case .assignedTwice: words("the category has two amounts in the month")
    case .identifierDuplicate(let kind, let id):
      words("another \(record(kind)) has the id \(id) too", say("give one of them another UUID"))
    case .referenceDangling(let kind, let id):
      words("no \(record(kind)) has the id \(id)", say("add the \(record(kind)) or remove the reference"))
    case .lastDigitsTooMany:
      words("more than the last four digits of the number", say("keep only the last four digits"))
    case .twoReceipts:
      words("the transaction has both a receiptImage and a receiptReference", say("keep one of them"))
    case .unknownFieldUnusable: words("the unknown field repeats a key or its text is not JSON")
    case .formerTransactionUnusable: words("the former transaction cannot be written")
    case .timeZoneUnknown(let zone, let isRead):
      words(
        isRead
          ? "the time zone \(mark(zone)) is not known, in which the backup's instants are days"
          : "the time zone \(mark(zone)) is not known, in which days become instants",
        say("name a zone of the IANA time zone database, such as Europe/Berlin"))
    case .timeZoneAssumed(let zone, let times):
      words(
        times == 1
          ? "the backup names no time zone; the one time is midnight in \(zone), so days are read there"
          : "the backup names no time zone; all \(times) times are midnight in \(zone), so days are read there",
        sayTimeZone)
    }
  }

  private func kind(_ kind: Finding.BackupFact.ValueKind) -> String {
    switch kind {
    case .null: "null"
    case .flag: say("true or false")
    case .number: say("a number")
    case .wholeNumber: say("a whole number")
    case .text: say("a text")
    case .array: say("an array")
    case .object: say("an object")
    }
  }

  private func kind(_ kind: Finding.BackupFact.TextKind) -> String {
    switch kind {
    case .text: say("a text")
    case .uuid: say("a UUID")
    case .date: say("a date of the form YYYY-MM-DD")
    case .dueDate: say("a date of the form YYYY-MM-DD or \"last\"")
    case .month: say("the first day of a month, of the form YYYY-MM-01")
    case .time: say("a time of the form HH:MM:SS")
    case .timestamp: say("an instant of the form YYYY-MM-DDTHH:MM:SSZ")
    case .currency: say("a currency code of three letters")
    case .color: say("a colour of the form #RRGGBB")
    case .base64: "base64"
    case .oneOf(let words): say("one of \(marks(words))")
    }
  }

  private func words(_ fault: Finding.BackupFact.JSONFault) -> Words {
    let remedy = say("export the backup again, or correct it in a text editor")
    return switch fault {
    case .unexpectedEnd: words("the text ends in the middle of a value", remedy)
    case .unexpectedByte(let byte) where (0x21...0x7E).contains(byte):
      words("\(mark(String(Unicode.Scalar(byte)))) does not belong here", remedy)
    case .unexpectedByte(let byte): words("byte \(byte) does not belong here", remedy)
    case .trailingContent: words("something follows the end of the document", remedy)
    case .invalidUTF8: words("the text is not UTF-8", remedy)
    case .unescapedControlCharacter(let byte):
      words("the control character \(byte) stands in a text without an escape", remedy)
    case .invalidEscape: words("what follows the backslash is no escape", remedy)
    case .loneSurrogate: words("the escape is half a character, its other half is missing", remedy)
    case .duplicateName(let name):
      words("the name \(mark(name)) stands twice in the object", remedy)
    case .tooDeep(let limit): words("more than \(limit) arrays and objects lie in each other", remedy)
    }
  }
}
