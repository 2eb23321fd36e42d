internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension TableClassifier {
  /// Assets, debts and savings, whose days and amounts are not movements of money.
  var ofHoldings: Verdict? {
    let words = Set(band.cells.map { HeaderText.normalized($0.text) })
    func has(_ names: Set<String>) -> Bool { !words.isDisjoint(with: names) }
    if has(Self.principal), has(Self.interest) { return Verdict(.summary, "the schedule of a loan") }
    if has(Self.netWorth) || has(Self.assets) && has(Self.liabilities) {
      return Verdict(.summary, "what is owned and owed")
    }
    let hasGoal = band.meanings.contains(.budgeted) || band.meanings.contains(.savingsGoal)
    if hasGoal, has(Self.saved), !band.meanings.contains(.actual) {
      return Verdict(.summary, "goals with what is saved for them")
    }
    return nil
  }

  /// Whether a title names assets or debts.
  static func namesHoldings(_ title: String) -> Bool {
    assets.union(liabilities).union(netWorth).contains(title)
  }

  private static let principal: Set<String> = [
    "principal", "principal paid", "tilgung", "capital", "capital amorti", "amortizacion", "amortizacao",
  ]
  private static let interest: Set<String> = [
    "interest", "interest paid", "zinsen", "interets", "interes", "intereses", "juros", "interessi",
  ]
  private static let netWorth: Set<String> = [
    "net worth", "networth", "nettovermogen", "patrimonio neto", "patrimonio liquido", "patrimoine net",
  ]
  private static let assets: Set<String> = [
    "assets", "total assets", "vermogen", "actifs", "activos", "ativos",
  ]
  private static let liabilities: Set<String> = [
    "liabilities", "total liabilities", "debts", "schulden", "passifs", "pasivos", "passivos",
  ]
  private static let saved: Set<String> = [
    "saved", "saved so far", "amount saved", "already saved", "current savings", "currently saved", "gespart",
    "epargne", "ahorrado", "poupado",
  ]
}
