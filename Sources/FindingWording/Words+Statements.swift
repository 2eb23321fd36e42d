internal import BudgetModel
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.StatementFact) -> Words {
    switch fact {
    case .hasNUL: words("the file has a NUL, which no text has")
    case .encodingUnknown:
      words("the file is neither UTF-8 nor Windows-1252", exportAgain)
    case .notOFX(let fault): words(fault)
    case .rootMissing: words("the file has no element OFX; it is no OFX statement")
    case .notQIF(let fault): words(fault)
    case .accountsMissing:
      words(
        "the file has no statement of a bank account or a card",
        say("export a statement of transactions"))
    case .entriesMissing:
      words(
        "the file has no entries of a bank account, a card or cash",
        say("export transactions of such an account"))
    case .investmentsLeftOut(let count):
      words("\(count) statements of investments are left out; only bank accounts and cards are read")
    case .typeLeftOut(let type, let count):
      words(
        "\(count) entries of the type \(quote(type)) are left out; only bank accounts, cards and cash are read"
      )
    case .partsDiffer(let parts, let entry):
      words(
        "the parts sum to \(amount(parts)) and the entry to \(amount(entry)); "
          + "the difference is kept as a part without a category", say("correct the parts"))
    case .partsTooLong:
      words(
        "parts of the entry have more digits than a budget keeps; it is kept as one transaction without a category"
      )
    case .identifiersRepeated(let count, let example):
      words(
        count == 1
          ? "an entry has the bank's identity of an earlier one, such as \(quote(example)); all are kept"
          : "\(count) entries have the bank's identity of an earlier one, such as \(quote(example)); all are kept",
        say("delete those that are the same entry"))
    case .balanceGiven(let balance, let date, let rows, let before):
      words(
        said: date.map {
          say(
            "the bank's balance is \(amount(balance)) on \(day($0)); the rows sum to \(amount(rows)), so that there "
              + "were \(amount(before)) before them")
        }
          ?? say(
            "the bank's balance is \(amount(balance)); the rows sum to \(amount(rows)), so that there were "
              + "\(amount(before)) before them"),
        say("enter it as the account's opening balance where the file has all rows since"))
    }
  }

  private func words(_ fault: Finding.StatementFact.OFXFault) -> Words {
    let remedy = say("export the file again from the bank")
    return switch fault {
    case .declaration: words("the file declares a document type or entities, which no bank needs", remedy)
    case .openEnd: words("what begins here does not end", remedy)
    case .openTag: words("the tag does not end", remedy)
    case .tagName: words("a tag without a name, or with one that no OFX has, stands here", remedy)
    case .valueTooLong(let limit): words("the value has more than \(limit) bytes", remedy)
    case .tooDeep(let limit): words("elements stand more than \(limit) deep in each other", remedy)
    }
  }

  private func words(_ fault: Finding.StatementFact.QIFFault) -> Words {
    let remedy = say("export the file again as QIF")
    return switch fault {
    case .lineTooLong(let limit): words("the line has more than \(limit) bytes", remedy)
    case .typeMissing: words("the first line does not say what the file holds, such as !Type:Bank", remedy)
    case .recordTooLong(let limit): words("the record has more than \(limit) lines", remedy)
    case .empty: words("the file has no entries", remedy)
    }
  }
}
