internal import BudgetModel

extension FindingFormatter {
  func words(_ fact: Finding.StatementFact) -> Words {
    switch fact {
    case .hasNUL: words("the file has a NUL, which no text has", "Die Datei hat ein NUL, das kein Text hat")
    case .encodingUnknown:
      words(
        "the file is neither UTF-8 nor Windows-1252", "Die Datei ist weder UTF-8 noch Windows-1252",
        exportAgain)
    case .notOFX(let fault): words(fault)
    case .rootMissing:
      words(
        "the file has no element OFX; it is no OFX statement",
        "Die Datei hat kein Element OFX; sie ist kein Kontoauszug in OFX")
    case .notQIF(let fault): words(fault)
    case .accountsMissing:
      words(
        "the file has no statement of a bank account or a card",
        "Die Datei hat keinen Auszug eines Bankkontos oder einer Karte",
        say("export a statement of transactions", "Einen Auszug mit Buchungen exportieren"))
    case .entriesMissing:
      words(
        "the file has no entries of a bank account, a card or cash",
        "Die Datei hat keine Buchungen eines Bankkontos, einer Karte oder von Bargeld",
        say("export transactions of such an account", "Die Buchungen eines solchen Kontos exportieren"))
    case .investmentsLeftOut(let count):
      words(
        "\(count) statements of investments are left out; only bank accounts and cards are read",
        "Auszüge von Geldanlagen sind weggelassen (\(count)); nur Bankkonten und Karten werden gelesen")
    case .typeLeftOut(let type, let count):
      words(
        "\(count) entries of the type \(quote(type)) are left out; only bank accounts, cards and cash are read",
        "Einträge der Art \(quote(type)) sind weggelassen (\(count)); nur Bankkonten, Karten und Bargeld werden gelesen"
      )
    case .partsDiffer(let parts, let entry):
      words(
        "the parts sum to \(amount(parts)) and the entry to \(amount(entry)); "
          + "the difference is kept as a part without a category",
        "Die Teile ergeben \(amount(parts)) und die Buchung \(amount(entry)); "
          + "der Unterschied ist ein Teil ohne Kategorie", say("correct the parts", "Die Teile berichtigen"))
    case .partsTooLong:
      words(
        "parts of the entry have more digits than a budget keeps; it is kept as one transaction without a category",
        "Teile der Buchung haben mehr Stellen, als ein Budget behält; sie bleibt eine Buchung ohne Kategorie")
    case .identifiersRepeated(let count, let example):
      words(
        "\(count == 1 ? "an entry has" : "\(count) entries have") the bank's identity of an earlier one, such as "
          + "\(quote(example)); all are kept",
        "\(count == 1 ? "Eine Buchung hat" : "\(count) Buchungen haben") die Kennung einer früheren, etwa "
          + "\(quote(example)); alle sind behalten",
        say("delete those that are the same entry", "Diejenigen löschen, die dieselbe Buchung sind"))
    case .balanceGiven(let balance, let date, let rows, let before):
      words(
        "the bank's balance is \(amount(balance))\(date.map { " on \(day($0))" } ?? ""); the rows sum to "
          + "\(amount(rows)), so that there were \(amount(before)) before them",
        "Der Saldo der Bank ist \(amount(balance))\(date.map { " am \(day($0))" } ?? ""); die Zeilen ergeben "
          + "\(amount(rows)), vorher waren es also \(amount(before))",
        say(
          "enter it as the account's opening balance where the file has all rows since",
          "Das als Anfangssaldo des Kontos eintragen, wenn die Datei alle Zeilen seither hat"))
    }
  }

  private func words(_ fault: Finding.StatementFact.OFXFault) -> Words {
    let remedy = say("export the file again from the bank", "Die Datei noch einmal bei der Bank exportieren")
    return switch fault {
    case .declaration:
      words(
        "the file declares a document type or entities, which no bank needs",
        "Die Datei deklariert einen Dokumenttyp oder Entitäten, die keine Bank braucht", remedy)
    case .openEnd: words("what begins here does not end", "Was hier beginnt, endet nicht", remedy)
    case .openTag: words("the tag does not end", "Das Tag endet nicht", remedy)
    case .tagName:
      words(
        "a tag without a name, or with one that no OFX has, stands here",
        "Hier steht ein Tag ohne Namen oder mit einem, den es in OFX nicht gibt", remedy)
    case .valueTooLong(let limit):
      words("the value has more than \(limit) bytes", "Der Wert hat mehr als \(limit) Bytes", remedy)
    case .tooDeep(let limit):
      words(
        "elements stand more than \(limit) deep in each other",
        "Elemente stehen mehr als \(limit) tief ineinander", remedy)
    }
  }

  private func words(_ fault: Finding.StatementFact.QIFFault) -> Words {
    let remedy = say("export the file again as QIF", "Die Datei noch einmal als QIF exportieren")
    return switch fault {
    case .lineTooLong(let limit):
      words("the line has more than \(limit) bytes", "Die Zeile hat mehr als \(limit) Bytes", remedy)
    case .typeMissing:
      words(
        "the first line does not say what the file holds, such as !Type:Bank",
        "Die erste Zeile sagt nicht, was die Datei enthält, etwa !Type:Bank", remedy)
    case .recordTooLong(let limit):
      words("the record has more than \(limit) lines", "Der Eintrag hat mehr als \(limit) Zeilen", remedy)
    case .empty: words("the file has no entries", "Die Datei hat keine Einträge", remedy)
    }
  }
}
