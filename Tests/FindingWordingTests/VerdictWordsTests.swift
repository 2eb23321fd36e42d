import BudgetModel
import Foundation
import Testing

@testable import FindingWording

/// Tests the texts about verdicts in English and German.
@Suite struct VerdictWordsTests {
  private static func at(_ reference: String, _ sheet: String = "Log") -> Provenance {
    Provenance(file: "b.xlsx", .cell(sheet: sheet, reference: reference))
  }

  private static func figure(_ name: String, _ stated: Decimal, _ computed: Decimal) -> ImportVerdict.Figure {
    ImportVerdict.Figure(name: name, place: at("F2"), stated: stated, computed: computed)
  }

  private static func proven(_ count: Int, of records: Int) -> ImportVerdict {
    var verdict = ImportVerdict(.transactions, .proven, records: records)
    verdict.agreeing = (0..<min(count, 3)).map { figure("Total \($0)", 15_700, 15_700) }
    verdict.agreeingCount = count
    return verdict
  }

  private static var contested: ImportVerdict {
    var verdict = ImportVerdict(.transactions, .contested, records: 44)
    verdict.questions = [ImportQuestion(.log, at: at("A1"), answers: [])]
    (verdict.differing, verdict.differingCount) = ([figure("Total", 120, 115)], 1)
    verdict.agreeingCount = 2
    return verdict
  }

  private static var partly: ImportVerdict {
    var verdict = ImportVerdict(.plan, .unopposed, records: 17)
    (verdict.agreeingCount, verdict.differingCount) = (4, 1)
    return verdict
  }

  static let sentences: [(ImportVerdict, String, String)] = [
    (
      proven(12, of: 44),
      "transactions: proven, 44 records reproduce 12 figures of the file "
        + "(Total 0 15,700.00 at Log!F2, Total 1 15,700.00 at Log!F2, …)",
      "Buchungen: bewiesen, 44 Einträge ergeben 12 Zahlen der Datei "
        + "(Total 0 15.700,00 in Log!F2, Total 1 15.700,00 in Log!F2, …)"
    ),
    (
      proven(1, of: 1),
      "transactions: proven, 1 record reproduces 1 figure of the file (Total 0 15,700.00 at Log!F2)",
      "Buchungen: bewiesen, 1 Eintrag ergibt 1 Zahl der Datei (Total 0 15.700,00 in Log!F2)"
    ),
    (
      partly, "plan: unopposed, 17 records; 4 figures of the file agree with some of them, 1 figure does not",
      "Plan: unwidersprochen, 17 Einträge; 4 Zahlen der Datei stimmen mit einem Teil überein, 1 Zahl weicht ab"
    ),
    (
      ImportVerdict(.plan, .unopposed, records: 17),
      "plan: unopposed, 17 records; no figure of the file speaks for or against them; "
        + "a total row over the amounts would",
      "Plan: unwidersprochen, 17 Einträge; keine Zahl der Datei spricht dafür oder dagegen; "
        + "eine Summenzeile über die Beträge täte es"
    ),
    (
      contested,
      "transactions: contested: which table holds the transactions?; 1 figure of the file differs "
        + "(Total 120.00 at Log!F2, where the records come to 115.00); 2 figures agree",
      "Buchungen: strittig: Welche Tabelle enthält die Buchungen?; 1 Zahl der Datei weicht ab "
        + "(Total 120,00 in Log!F2, wo die Einträge 115,00 ergeben); 2 Zahlen stimmen"
    ),
    (
      ImportVerdict(.transactions, .contested, records: 0), "transactions: contested: no row could be read",
      "Buchungen: strittig: keine Zeile konnte gelesen werden"
    ),
    (
      ImportVerdict(.accounts, .contested, records: 2), "accounts: contested: another reading is as good",
      "Konten: strittig: eine andere Lesart ist ebenso gut"
    ),
  ]

  @Test(arguments: sentences)
  func aVerdictIsALine(_ verdict: ImportVerdict, _ english: String, _ german: String) {
    #expect(FindingFormatter().sentence(verdict) == english)
    #expect(FindingFormatter(.german).sentence(verdict) == german)
  }

  @Test func numbersInNoRecordAreCountedAndNamed() {
    var verdict = ImportVerdict(.plan, .unopposed, records: 1)
    #expect(FindingFormatter().leftovers(verdict) == nil)
    verdict.leftovers = [.init(place: Self.at("B4", "My Plan"), count: 1, sum: 5)]
    #expect(
      FindingFormatter().leftovers(verdict) == "a typed number, 5.00, is in no record: 'My Plan'!B4")
    verdict.leftovers.append(.init(place: Self.at("B5:B6", "Plan"), count: 2, sum: 115))
    #expect(
      FindingFormatter().leftovers(verdict)
        == "3 typed numbers, in all 120.00, are in no record: 'My Plan'!B4, Plan!B5:B6")
    #expect(
      FindingFormatter(.german).leftovers(verdict)
        == "3 eingegebene Zahlen, zusammen 120,00, stehen in keinem Eintrag: 'My Plan'!B4, Plan!B5:B6")
  }

  @Test func aReadingSaysWhatItComesTo() {
    var answer = ImportQuestion.Answer(word: "Log", meaning: "the sheet Log", option: "--take log=Log")
    #expect(FindingFormatter().sentence(answer) == "the sheet Log")
    (answer.transactions, answer.expenses, answer.agreeing) = (1, 1_234_567, 3)
    #expect(
      FindingFormatter().sentence(answer)
        == "the sheet Log: 1 transaction, income 0.00, expenses 1,234,567.00, 3 figures agree")
    answer.planned = -900
    #expect(FindingFormatter(.german).sentence(answer).hasSuffix("geplant -900,00, 3 Zahlen stimmen"))
  }
}
