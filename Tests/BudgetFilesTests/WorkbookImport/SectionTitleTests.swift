import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Tests section titles of a plan in several languages, and unknown titles.
@Suite struct SectionTitleTests {
  struct Language: CustomTestStringConvertible {
    let testDescription: String
    /// The titles of income, fixed, variable and quarterly expenses (with a monthly equivalent), and summary.
    let titles: [String]
  }

  static let languages = [
    Language(
      testDescription: "German",
      titles: [
        "Monatliche Einnahmen", "Feste Ausgaben", "Variable Kosten", "Vierteljährliche Kosten (monatlich)",
        "Übersicht",
      ]),
    Language(
      testDescription: "French",
      titles: [
        "Revenus mensuels", "Dépenses fixes", "Dépenses variables",
        "Dépenses trimestrielles (équivalent mensuel)", "Résumé",
      ]),
    Language(
      testDescription: "Spanish",
      titles: [
        "Ingresos mensuales", "Gastos fijos", "Gastos variables", "Gastos trimestrales (equivalente mensual)",
        "Resumen",
      ]),
    Language(
      testDescription: "Italian",
      titles: [
        "Entrate mensili", "Spese fisse", "Spese variabili", "Spese trimestrali (equivalente mensile)",
        "Riepilogo",
      ]),
    Language(
      testDescription: "Portuguese",
      titles: [
        "Receitas mensais", "Despesas fixas", "Despesas variáveis",
        "Despesas trimestrais (equivalente mensal)", "Resumo",
      ]),
    Language(
      testDescription: "Dutch",
      titles: [
        "Maandelijkse inkomsten", "Vaste lasten", "Variabele uitgaven", "Kwartaaluitgaven (maandelijks)",
        "Samenvatting",
      ]),
    Language(
      testDescription: "Polish",
      titles: [
        "Miesięczne dochody", "Wydatki stałe", "Wydatki zmienne", "Wydatki kwartalne (miesięcznie)",
        "Podsumowanie",
      ]),
  ]

  private static func plan(_ titles: [String]) -> String {
    """
    \(titles[0])
    Job | 2500
    Other | 150.25

    \(titles[1])
    Rent | 1500
    Electricity | 85.5

    \(titles[2])
    Groceries | 600
    Dining | 0

    \(titles[3])
    Car Insurance | 100

    \(titles[4])
    Sum | 2650.25
    """
  }

  @Test(arguments: languages) func sectionsAreKnown(_ language: Language) throws {
    let result = try TypedSheet.imported(["Plan": Self.plan(language.titles)])
    #expect(
      result.plan == [
        "Job Income 2500 month", "Other Income 150.25 month", "Rent Fixed 1500 month",
        "Electricity Fixed 85.5 month", "Groceries Variable 600 month", "Dining Variable 0 month",
        "Car Insurance Quarterly 100 month",
      ])
    #expect(result.problems() == ["warning no-log typed.xlsx"])
  }

  @Test(arguments: ["Quartalsausgaben", "Vierteljährliche Ausgaben", "Spese trimestrali", "Kwartaalkosten"])
  func quartersWithoutAWordAboutMonthsAreQuarters(_ title: String) throws {
    let plan = Self.plan(["Income", "Fixed Expenses", "Variable Expenses", title, "Summary"])
    #expect(try TypedSheet.imported(["Plan": plan]).plan.last == "Car Insurance Quarterly 100 quarter")
  }

  /// An unknown title after an empty row is reported and is not a category; a category without an amount is one.
  @Test func anUnknownTitleIsNoCategory() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Income
      Job | 2500

      Fixed Expenses
      Rent | 1500
      Holidays
      Gym | 39

      Czynsze i inne
      Piano | 80
      """
    ])
    #expect(
      result.plan == [
        "Job Income 2500 month", "Rent Fixed 1500 month", "Holidays Fixed 0 month", "Gym Fixed 39 month",
        "Piano Variable 80 month",
      ])
    #expect(result.problems().contains("warning section-unknown typed.xlsx, sheet Plan, cell A9"))
  }

  @Test(
    .enabled(if: Corpus.isPresent),
    arguments: ["three-sheets-german", "three-sheets-french", "three-sheets-spanish"])
  func theCasesHaveTheirGroups(_ name: String) throws {
    let file = Corpus.folder.appending(path: "cases/\(name).xlsx")
    let workbook = try Workbook(xlsxAt: file.path)
    let context = ImportContext(fileName: file.lastPathComponent, now: TypedSheet.now)
    let plan = try WorkbookImport(workbook, context: context).result.budget.categories
    let planned = plan.filter { $0.budgetedAmount != 0 || $0.name == "Dining" }
    #expect(
      planned.filter { $0.group == .income }.map(\.budgetedAmount).reduce(0, +) == Decimal(string: "2650.25"))
    let groups = planned.filter { $0.group != .income }.map { "\($0.name) \($0.group.rawValue)" }
    #expect(
      groups == [
        "Rent Fixed", "Electricity Fixed", "Groceries Variable", "Dining Variable", "Car Insurance Quarterly",
      ])
  }
}
