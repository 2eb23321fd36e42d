import BudgetReports
import SpreadsheetFormulas
import SpreadsheetValues
import Testing

@testable import AuditReports
@testable import SpreadsheetAudit

/// Checks the texts of an audit for each fact, in English and German.
@Suite struct AuditWordsTests {
  /// A fact at `Plan!C3`, with the beginning and the end of each sentence; the value of the cell is 7, as a double and
  /// exactly.
  struct Example: Sendable, CustomTestStringConvertible {
    let fact: AuditFact
    let english, german: (begin: String, end: String)

    init(_ fact: AuditFact, _ english: (String, String), _ german: (String, String)) {
      (self.fact, self.english, self.german) = (fact, english, german)
    }

    var testDescription: String { "\(fact.code.rawValue): \(english.begin)" }
  }

  static func cell(_ text: String) -> CellReference {
    CellReference(text) ?? CellReference(clampingRow: 1, column: 1)
  }

  private static func range(_ first: String, _ last: String) -> CellRange {
    CellRange(cell(first), cell(last))
  }

  static func place(_ sheet: String, _ text: String) -> CellLocation {
    CellLocation(sheet: sheet, reference: cell(text))
  }

  static let examples: [Example] = [
    .init(
      .staleCache(999, exact: 77),
      ("C3 shows 999, but its formula gives 77 with the values", "(Ctrl+Alt+F9 in Excel) and save it."),
      ("C3 zeigt 999, aber die Formel ergibt 77 mit den Werten", "(Strg+Alt+F9 in Excel) und speichern.")),
    .init(
      .floatDust(double: "odd", exact: nil),
      ("C3 shows odd, but exactly it is 7: spreadsheets keep cents", "to cents, with ROUND(…,2)."),
      ("C3 zeigt odd, genau ist es 7: Tabellenkalkulationen halten", "auf Cent runden.")),
    .init(
      .constantInFormulas(12, .column, following: 30, isSame: false),
      (
        "C3 holds a typed 12 where 30 cells of its column have a formula, so it will not",
        "unless the number is meant."
      ),
      (
        "C3 enthält eine getippte 12, wo 30 Zellen der Spalte eine Formel haben, ändert",
        "nicht gewollt ist."
      )),
    .init(
      .constantInFormulas(12, .row, following: 1, isSame: true),
      (
        "C3 holds a typed 12 where 1 cell of its row have a formula that gives the same now, so it will",
        "unless the number is meant."
      ),
      (
        "C3 enthält eine getippte 12, wo 1 Zelle der Zeile eine Formel haben, die jetzt dasselbe ergibt,",
        "nicht gewollt ist."
      )),
    .init(
      .rangeTooShort(range("B1", "B5"), missed: range("B6", "B7"), on: "Plan", whole: range("B1", "B7")),
      (
        "C3 takes in B1:B5, but the amounts go on: B6:B7 hold amounts of",
        "extend the range to B1:B7 unless the rest is left out on purpose."
      ),
      ("C3 umfasst B1:B5, aber die Beträge gehen weiter: B6:B7 enthalten", "nicht mit Absicht fehlt.")),
    .init(
      .rangeTooShort(range("B1", "B5"), missed: range("B6", "B6"), on: "My Log", whole: range("B1", "B6")),
      ("C3 takes in B1:B5, but the amounts go on: 'My Log'!B6 holds an amount of", "left out on purpose."),
      ("C3 umfasst B1:B5, aber die Beträge gehen weiter: 'My Log'!B6 enthält", "nicht mit Absicht fehlt.")),
    .init(
      .rangeWithHole(cell("B4")),
      ("C3 adds up the cells on both sides of B4, but not B4 itself", "on purpose."),
      ("C3 addiert die Zellen auf beiden Seiten von B4, aber nicht B4 selbst", "nicht mit Absicht fehlt.")),
    .init(
      .rangeUnlikeOthers(range("B1", "B5"), whole: range("B1", "B9")),
      ("C3 takes in only B1:B5, where the formulas next to it take in B1:B9;", "left out on purpose."),
      ("C3 umfasst nur B1:B5, wo die Formeln daneben B1:B9 umfassen;", "nicht mit Absicht fehlt.")),
    .init(
      .oddFormula(.row, following: 4, value: 5, isSame: false),
      ("C3 has another formula than 4 cells next to it in its row, which would give 5 here;", "is meant."),
      (
        "C3 hat eine andere Formel als 4 Zellen daneben in der Zeile; deren Formel gäbe hier 5;",
        "gewollt ist."
      )),
    .init(
      .oddFormula(.column, following: 4, value: nil, isSame: true),
      (
        "C3 has another formula than 4 cells next to it in its column, which would give the same", "is meant."
      ),
      ("C3 hat eine andere Formel als 4 Zellen daneben in der Spalte; deren Formel gäbe hier jetzt", "ist.")),
    .init(
      .numberAsText("12,50", sum: place("Plan", "C9")),
      ("C3 holds “12,50” as text, so C9 does not count it;", "as a number."),
      ("C3 enthält „12,50“ als Text, also zählt C9 ihn nicht mit;", "als Zahl eingeben.")),
    .init(
      .numberAsText("12", sum: place("Year", "C9")),
      ("C3 holds “12” as text, so Year!C9 does not count it;", "as a number."),
      ("C3 enthält „12“ als Text, also zählt Year!C9 ihn", "als Zahl eingeben.")),
    .init(
      .wrongSheet("MAR", expected: "APR"),
      ("C3 reads the sheet “MAR”, but by the formulas next to it this should be “APR”;", "is meant."),
      ("C3 liest das Blatt „MAR“, nach den Formeln daneben müsste es „APR“ sein;", "nicht gewollt ist.")),
    .init(
      .doubleCount(range("B1", "B9"), counted: range("B1", "B4"), sum: cell("B5")),
      ("C3 adds up B1:B9, which holds both B1:B4 and their sum in B5,", "use SUBTOTAL for both."),
      ("C3 addiert B1:B9, worin B1:B4 und die Summe davon in B5 stehen,", "SUBTOTAL verwenden.")),
    .init(
      .brokenBalance(before: cell("C2"), following: 8, .nothing),
      (
        "C3 should go on from the balance in C2, as 8 cells of the running balance do, but is empty, so",
        "put the formula back."
      ),
      (
        "C3 sollte den Saldo aus C2 fortführen wie 8 Zellen des laufenden Saldos, aber die Zelle ist leer",
        "wieder einsetzen."
      )),
    .init(
      .errorValue(.divisionByZero),
      ("C3 gives #DIV/0! because it divides by zero or by an empty cell;", "with IFERROR."),
      ("C3 ergibt #DIV/0!: die Formel teilt durch null oder eine leere Zelle;", "etwas anderes zeigen.")),
    .init(
      .tooMuchWork, ("C3 was not computed because its formula asks for more work", "if it can be trusted."),
      ("C3 ist nicht berechnet, weil die Formel mehr Arbeit verlangt", "vertrauenswürdig ist.")),
    .init(
      .cycle([place("Plan", "C3")]),
      ("C3 needs its own value, so it cannot be computed;", "out of its own formula."),
      ("C3 braucht den eigenen Wert, ist also nicht zu berechnen;", "aus ihrer Formel nehmen.")),
    .init(
      .cycle([place("Plan", "C3"), place("Year", "B1")]),
      ("2 cells need each other's values: C3 → Year!B1 → C3, so none", "out of the circle."),
      ("2 Zellen brauchen einander: C3 → Year!B1 → C3, also", "aus dem Kreis nehmen.")),
    .init(
      .hiddenRows(2, first: cell("B4")),
      ("C3 adds up 2 amounts in hidden rows, the first in B4, so", "with SUBTOTAL(109,…)."),
      ("C3 addiert 2 Beträge in ausgeblendeten Zeilen, zuerst in B4, also", "SUBTOTAL(109,…) auslassen.")),
    .init(
      .countedTwice(place("Plan", "B5"), sum: place("Jan", "B9")),
      ("C3 adds both B5 and Jan!B9, which has B5 in it already, so", "leave one of them out."),
      ("C3 addiert B5 und Jan!B9, worin B5 schon enthalten ist, also", "weglassen.")),
    .init(
      .otherSign(.column, following: 8, value: 7, isBalance: true),
      ("C3 has a plus where 8 other formulas in its column have a minus, or", "difference is meant."),
      ("C3 enthält ein Plus, wo 8 andere Formeln der Spalte ein Minus haben, oder", "nicht gewollt ist.")),
    .init(
      .criterionMissesAll("Grocery ", like: "Groceries", first: place("Log", "B4"), count: 3),
      (
        "C3 asks for “Grocery ” (with a space at its end), which the list does not have, but Log!B4 and 2 more cells "
          + "say “Groceries”, so", "spell both the same."
      ),
      (
        "C3 fragt nach „Grocery “ (mit einem Leerzeichen am Ende), was die Liste nicht enthält, aber Log!B4 und "
          + "2 weitere Zellen enthalten „Groceries“, also", "beides gleich schreiben."
      )),
    .init(
      .entryMissed("Fule", like: "Fuel", by: place("Plan", "G4")),
      ("C3 says “Fule”, but G4 asks for “Fuel”, so the amount of this entry", "spell both the same."),
      ("C3 enthält „Fule“, aber G4 fragt nach „Fuel“, also zählt der Betrag", "beides gleich schreiben.")),
    .init(
      .otherUnit(45, meant: 45_000, .row, among: 11),
      ("C3 holds 45 among 11 numbers of another size in its row, where 45000 would fit;", "it is meant."),
      ("C3 enthält 45 unter 11 Zahlen anderer Größe in der Zeile, zu denen 45000 passen", "so gemeint ist.")),
    .init(
      .lostReference,
      ("C3 has #REF! in its formula: a cell that it read is gone,", "put the lost reference back."),
      ("C3 enthält #REF! in der Formel: eine Zelle, die sie las, ist fort,", "Bezug wieder einsetzen.")),
  ]

  @Test(arguments: examples)
  func bothLanguagesSayTheFact(_ example: Example) {
    let finding = AuditFinding(
      fact: example.fact, location: Self.place("Plan", "C3"), formula: "A3-B3", cached: nil, double: 7,
      decimal: 7,
      suggestion: nil)
    let sentences = [Wording.english, .german].map { AuditWords($0).sentence(finding) }
    #expect(
      sentences[0].hasPrefix(example.english.begin) && sentences[0].hasSuffix(example.english.end),
      "\(sentences[0])")
    #expect(
      sentences[1].hasPrefix(example.german.begin) && sentences[1].hasSuffix(example.german.end),
      "\(sentences[1])")
  }

  @Test(arguments: [
    ([], [], ""), (["Plan!C4"], [], " The same holds for C4."),
    (
      ["Plan!C4", "Plan!C5", "Plan!C6"], ["Year!B1"],
      " The same holds for C4 and 2 more cells. Year!B1 depends on it and is wrong too."
    ),
    ([], ["Plan!D3", "Plan!D4"], " 2 cells depend on it and are wrong too, first D3."),
  ])
  func theOtherCellsOfACauseAreNamed(_ others: [String], _ dependents: [String], _ end: String) {
    func places(_ texts: [String]) -> [CellLocation] {
      texts.map { text in
        let parts = text.split(separator: "!").map(String.init)
        return Self.place(parts[0], parts[1])
      }
    }
    let finding = AuditFinding(
      fact: .errorValue(.reference), location: Self.place("Plan", "C3"), formula: "#REF!", cached: nil,
      double: 7, decimal: 7, suggestion: nil, others: places(others), dependents: places(dependents))
    #expect(AuditWords(Wording.english).sentence(finding).hasSuffix("put the lost reference back.\(end)"))
  }

  @Test func everyKindHasATitleInBothLanguages() {
    let titles = [Wording.english, .german].map { wording in AuditCode.allCases.map(AuditWords(wording).title)
    }
    #expect(titles.allSatisfy { Set($0).count == AuditCode.allCases.count })
    #expect(zip(titles[0], titles[1]).allSatisfy { $0 != $1 })
  }

  @Test func theExamplesHaveEveryKind() {
    #expect(Set(Self.examples.map(\.fact.code)) == Set(AuditCode.allCases))
  }
}
