import BudgetModel
import Foundation
import Testing

@testable import FindingWording

/// Tests the sentences of facts in English and German.
@Suite struct FindingSentenceTests {
  struct Row: CustomTestStringConvertible {
    let fact: Finding.Fact
    let code: Finding.Code
    let severity: Finding.Severity
    /// The reason and, after a semicolon on a separate line, the remedy.
    let english, german: String

    init(
      _ fact: Finding.Fact, _ code: Finding.Code, _ severity: Finding.Severity, _ english: String,
      _ german: String
    ) {
      (self.fact, self.code, self.severity) = (fact, code, severity)
      (self.english, self.german) = (english, german)
    }

    var testDescription: String { english }
  }

  static let rows = [
    Row(
      .record(
        .textTooLong(.description, text: String(repeating: "a", count: 45), count: 120, limit: 100, .entry)),
      .textTooLong, .error,
      "the description \"\(String(repeating: "a", count: 40))…\" has 120 characters, more than 100"
        + "\nshorten it to 100 characters",
      "Die Beschreibung „\(String(repeating: "a", count: 40))…“ hat 120 Zeichen, mehr als 100"
        + "\nAuf 100 Zeichen kürzen"),
    Row(
      .record(.nameDuplicate(name: "Giro", .accounts, first: 0)), .nameDuplicate, .warning,
      "the name \"Giro\" already belongs to accounts[0]\ngive one of them another name",
      "Der Name „Giro“ gehört schon zu accounts[0]\nEinem von beiden einen anderen Namen geben"),
    Row(
      .record(.nameDuplicate(name: "Food", .categories, first: 0)), .nameDuplicate, .error,
      "the name \"Food\" already belongs to categories[0]\ngive one of them another name",
      "Der Name „Food“ gehört schon zu categories[0]\nEinem von beiden einen anderen Namen geben"),
    Row(
      .record(.nameSimilar(name: "Foods", other: "Food", .plural, uses: [3, 1], .categories, first: 2)),
      .nameSimilar, .info,
      "\"Foods\" differs only in singular and plural from \"Food\" at categories[2] (3 and 1 transactions)"
        + "\nmerge the two if they are meant to be one",
      "„Foods“ unterscheidet sich nur in Einzahl und Mehrzahl von „Food“ bei categories[2] (3 und 1 Buchungen)"
        + "\nBeide zusammenlegen, wenn dasselbe gemeint ist"),
    Row(
      .record(.futureDated(FindingExamples.day, today: FindingExamples.day, .importing)), .futureDated,
      .warning, "the date 2026-03-05 is after 2026-03-05\nsee whether it is a planned row",
      "Das Datum 05.03.2026 liegt nach dem 05.03.2026\nPrüfen, ob die Zeile geplant ist"),
    Row(
      .record(.amountNegative(-12.5, category: "Food")), .amountNegative, .warning,
      "the amount -12.5 of \"Food\" is below 0, which the settings do not allow",
      "Der Betrag -12,5 von „Food“ liegt unter 0, was die Einstellungen nicht erlauben"),
    Row(
      .log(.signsOpen(.mixed(positive: 3, negative: 4), profiles: ["a", "b"])), .signsAmbiguous, .error,
      "of the amounts 3 are positive and 4 negative, and nothing says which are expenses"
        + "\nsay it with --signs negative-is-expense or --signs positive-is-expense, or --profile a or b",
      "Von den Beträgen sind 3 positiv und 4 negativ, und nichts sagt, welche Ausgaben sind"
        + "\nDie Vorzeichen angeben mit --signs negative-is-expense oder --signs positive-is-expense, oder "
        + "--profile a oder b"),
    Row(
      .log(.dateOrderAmbiguous(example: "03/04/2026", isRead: false)), .dateOrderAmbiguous, .error,
      "dates such as \"03/04/2026\" could have the day or the month in front"
        + "\nsay which with --date-order dmy or --date-order mdy",
      "In Daten wie „03/04/2026“ kann der Tag oder der Monat vorn stehen"
        + "\nDie Reihenfolge angeben mit --date-order dmy oder --date-order mdy"),
    Row(
      .plan(.categoryNotPlanned(name: "Gifts", .variable)), .categoryNotPlanned, .info,
      "the category \"Gifts\" is in no plan; it is kept as Variable without an amount",
      "Die Kategorie „Gifts“ steht in keinem Plan; sie gehört ohne Betrag zu Variable Kosten"),
    Row(
      .plan(
        .cellUnusable(.notOf(.wholeNumber(from: 1, to: 31), text: "40"), column: "Day", isRequired: true)),
      .valueUnknown, .error,
      "\"40\" is not a whole number from 1 to 31; the row is left out\ncorrect the column Day",
      "„40“ ist nicht eine ganze Zahl von 1 bis 31; die Zeile ist weggelassen\nDie Spalte Day berichtigen"),
    Row(
      .file(.columnsMissing(["Date", "Amount"])), .noBudget, .error,
      "the first row does not name the column Date and Amount"
        + "\nname the columns in the first row: Date, Description, Category, Type, Amount; "
        + "or Category, Type, Amount, DueDate, NotificationEnabled",
      "Die erste Zeile nennt die Spalte Date und Amount nicht"
        + "\nDie Spalten in der ersten Zeile benennen: Date, Description, Category, Type, Amount; "
        + "oder Category, Type, Amount, DueDate, NotificationEnabled"),
    Row(
      .workbook(.notComputed(.tooMuchWork, isUsed: true)), .formulaTooMuchWork, .warning,
      "the formula asks for more work than formulas may do, so it was not computed; shorten its ranges, or read "
        + "the file with --any-size if it can be trusted",
      "Die Formel verlangt mehr Arbeit, als Formeln tun dürfen, und ist nicht berechnet; ihre Bereiche kürzen oder "
        + "die Datei mit --any-size lesen, wenn ihr zu trauen ist"),
    Row(
      .statement(.balanceGiven(10.5, FindingExamples.day, rows: 4, before: 6.5)), .balanceGiven, .info,
      "the bank's balance is 10.5 on 2026-03-05; the rows sum to 4, so that there were 6.5 before them"
        + "\nenter it as the account's opening balance where the file has all rows since",
      "Der Saldo der Bank ist 10,5 am 05.03.2026; die Zeilen ergeben 4, vorher waren es also 6,5"
        + "\nDas als Anfangssaldo des Kontos eintragen, wenn die Datei alle Zeilen seither hat"),
    Row(
      .currency(
        .otherRows(
          .usd, count: 3, places: [.line(3, field: nil), .cell(sheet: "Log", reference: "B7")], income: 12.5,
          expenses: 0, transfers: 4, own: FindingExamples.euro)), .currencyOther, .warning,
      "3 rows are in USD (line 3, Log!B7, …), together 12.50 in, 4.00 between accounts; the budget is in EUR, "
        + "and its figures leave them out\nsee whether the currency is right; amounts are never converted",
      "3 Zeilen sind in USD (Zeile 3, Log!B7, …), zusammen 12,50 herein, 4,00 umgebucht; das Budget ist in EUR, "
        + "und seine Zahlen lassen sie aus\nDie Währung prüfen; umgerechnet wird nie"),
    Row(
      .backup(.valueOfWrongKind(expected: .number, found: .text), at: .init(line: 3, column: 7)),
      .valueOfWrongKind, .error, "a number was expected, not a text (line 3, column 7)",
      "Erwartet war eine Zahl, nicht ein Text (Zeile 3, Spalte 7)"),
    Row(
      .backup(.notJSON(.duplicateName("id")), at: .init(line: 3, column: 7)), .notJSON, .error,
      "line 3, column 7: the name \"id\" stands twice in the object"
        + "\nexport the backup again, or correct it in a text editor",
      "Zeile 3, Spalte 7: Der Name „id“ steht zweimal im Objekt"
        + "\nDie Sicherung noch einmal exportieren oder in einem Texteditor berichtigen"),
    Row(
      .export(.records("categories", key: "created", count: 3, .noPlace, version: "1.0")), .leftOut, .info,
      "the created of 3 of the categories: version 1.0 has no place for it",
      "Bei 3 der categories „created“: Version 1.0 hat dafür keinen Platz"),
    Row(
      .export(.notInWorkbook(.receipts, count: 1)), .notInWorkbook, .info,
      "the workbook does not hold the budget's 1 picture of a receipt"
        + "\nkeep the JSON backup, which holds everything",
      "Die Arbeitsmappe enthält nicht: 1 Bild eines Belegs\nDie Sicherung als JSON behalten, die alles enthält"
    ),
    Row(
      .intake(
        .rowInConflict(
          FindingExamples.day, -12, stored: FindingExamples.day, -13.5, .file("a.csv"), isTaken: false,
          canBeTaken: true)), .rowInConflict, .warning,
      "2026-03-05 -12.00 is 2026-03-05 -13.50 in a.csv\ntake the file's values with --take file",
      "05.03.2026 -12,00 ist 05.03.2026 -13,50 in a.csv\nDie Werte der Datei nehmen mit --take file"),
  ]

  @Test(arguments: rows) func isSaid(_ row: Row) {
    let fact = row.fact
    #expect(fact.code == row.code && fact.severity == row.severity)
    func said(_ language: FindingFormatter.Language) -> String {
      let words = FindingFormatter(language).words(fact)
      return [words.reason, words.remedy].compactMap(\.self).joined(separator: "\n")
    }
    #expect(said(.english) == row.english)
    #expect(said(.german) == row.german)
  }

  @Test func librariesSayWhatIsOpenWithoutOptions() {
    let library = FindingFormatter(.english, voice: .library)
    let open: [(Finding.Fact, String)] = [
      (.log(.dateOrderAmbiguous(example: "03/04/2026", isRead: true)), "say which"),
      (.log(.unsigned(hasDoubt: false)), "say that negative amounts are expenses where all are income"),
      (
        .currency(.contradicted(stated: [.usd], wanted: FindingExamples.euro)),
        "ask for no currency, or say `currency: EUR` in a mapping where the file is wrong"
      ),
      (.file(.workbookEmpty), "a log has a header row with Date and Amount"),
    ]
    for (fact, remedy) in open { #expect(library.words(fact).remedy == remedy) }
  }
}
