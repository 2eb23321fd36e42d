internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

extension TableClassifier {
  /// The verdict on assets, debts and savings, whose amounts are not transactions; nil for other tables.
  var ofHoldings: Verdict? {
    let words = Set(band.cells.map { HeaderText.normalized($0.text) })
    func has(_ names: Set<String>) -> Bool { !words.isDisjoint(with: names) }
    if has(Self.principal), has(Self.interest) { return Verdict(.summary, "the schedule of a loan") }
    if has(Self.netWorth) || has(Self.assets) && has(Self.liabilities) {
      return Verdict(.summary, "what is owned and owed")
    }
    if hasGains { return Verdict(.summary, "what is held, with its gains") }
    if band.monthCount > 1, isAboutHoldings { return Verdict(.summary, "what is owned and owed, by month") }
    let hasGoal = band.meanings.contains(.budgeted) || band.meanings.contains(.savingsGoal)
    if hasGoal, has(Self.saved), !band.meanings.contains(.actual) {
      return Verdict(.summary, "goals with what is saved for them")
    }
    return nil
  }

  /// Whether the title, the sheet's name or the rows name assets and debts.
  private var isAboutHoldings: Bool {
    let titles = [TableTitle(grid).title(of: band), grid.sheet.name].compactMap(\.self)
    if titles.contains(where: { Self.namesHoldings(HeaderText.normalized($0)) }) { return true }
    let names = Set(
      body.rows.compactMap { row in
        row.cells(in: band.columns).first { grid.kind($0) == .label }.map {
          HeaderText.normalized(grid.text($0))
        }
      })
    return !names.isDisjoint(with: Self.assets) && !names.isDisjoint(with: Self.liabilities)
  }

  /// Whether formulas multiply the difference of two prices: `=D2*(F2-E2)`.
  private var hasGains: Bool {
    let cells = body.rows.flatMap { $0.cells(in: band.columns) }.filter { $0.formula != nil }
    let gains = cells.count { cell in
      guard let form = grid.cells.formulas.form(of: cell),
        case .operation(let first, let terms) = form.expression,
        terms.contains(where: { $0.operator == .times }),
        // In a plan, `=(C2-B2)/B2*100` is the difference between budget and actual in percent.
        !has(.budgeted) || terms.allSatisfy({ $0.operator == .times })
      else { return false }
      return ([first] + terms.map(\.operand)).contains { operand in
        guard case .operation(.area, let parts) = operand, parts.count == 1, parts[0].operator == .minus,
          case .area = parts[0].operand
        else { return false }
        return true
      }
    }
    return gains > 1 && gains * 10 >= body.rows.count * 6 && !showsTimes
  }

  private var showsTimes: Bool { band.columns.contains { body[$0].times > 0 } }

  /// Whether a column contains no money: it has hours computed from times, or its name has a unit such as `(km)`.
  func isMeasure(_ column: Int) -> Bool {
    if let text = band[column]?.text.lowercased(), Self.units.contains(where: { text.hasSuffix("(\($0))") }) {
      return true
    }
    guard showsTimes else { return false }
    let computed = body.rows.compactMap { $0[column] }.filter { $0.formula != nil }
    let ofTimes = computed.count { cell in
      guard let form = grid.cells.formulas.form(of: cell) else { return false }
      return form.expression.contains { part in
        guard case .area(let area) = part, area.sheet == nil else { return false }
        return grid.sheet[form.range(of: area, in: cell.reference).first].map(grid.isTime) ?? false
      }
    }
    return ofTimes * 2 > computed.count
  }

  private static let units = ["h", "hrs", "std", "min", "km", "mi", "kwh", "kw", "l", "m3", "m³", "kg", "g"]

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
