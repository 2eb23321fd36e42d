import BudgetModel
import ExactDecimals
import Foundation
import Testing

@testable import BudgetReports

@Suite struct MoneyFormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let value: String
    let format: MoneyFormat
    let amount: String
    let money: String
    var testDescription: String { name }
  }

  static let euro = Currency("EUR") ?? .usd
  static let rows = [
    Row(name: "dollars", value: "1234.5", format: MoneyFormat(), amount: "1,234.50", money: "$1,234.50"),
    Row(
      name: "negative", value: "-1234567.891", format: MoneyFormat(), amount: "\u{2212}1,234,567.89",
      money: "\u{2212}$1,234,567.89"),
    Row(
      name: "half away from zero", value: "-2.345", format: MoneyFormat(), amount: "\u{2212}2.35",
      money: "\u{2212}$2.35"),
    Row(name: "no negative zero", value: "-0.004", format: MoneyFormat(), amount: "0.00", money: "$0.00"),
    Row(
      name: "point and comma", value: "1234.5", format: MoneyFormat(.pointComma, currency: euro),
      amount: "1.234,50", money: "1.234,50\u{A0}€"),
    Row(
      name: "space and comma", value: "-1234.5", format: MoneyFormat(.spaceComma, currency: euro),
      amount: "\u{2212}1\u{202F}234,50", money: "\u{2212}1\u{202F}234,50\u{A0}€"),
    Row(
      name: "no minor unit", value: "1234.5",
      format: MoneyFormat(.commaPoint, currency: Currency("JPY") ?? .usd),
      amount: "1,235", money: "¥1,235"),
    Row(
      name: "three digits, no symbol", value: "12",
      format: MoneyFormat(.commaPoint, currency: Currency("KWD") ?? .usd),
      amount: "12.000", money: "KWD\u{A0}12.000"),
    Row(
      name: "fifteen digits", value: "123456789012345.1234", format: MoneyFormat(),
      amount: "123,456,789,012,345.12",
      money: "$123,456,789,012,345.12"),
  ]

  @Test(arguments: rows) func writesAmounts(_ row: Row) throws {
    let value = try Decimal(strict: row.value)
    #expect(row.format.amount(value) == row.amount)
    #expect(row.format.money(value) == row.money)
  }

  @Test(arguments: [("20", "+20.00"), ("-5", "\u{2212}5.00"), ("0.001", "0.00"), ("0", "0.00")])
  func signsDifferences(_ value: String, _ text: String) throws {
    #expect(try MoneyFormat().difference(Decimal(strict: value)) == text)
  }

  @Test(arguments: [("0.345", "34.5%"), ("1.07533", "107.5%"), ("-0.5", "\u{2212}50.0%"), ("0.0004", "0.0%")])
  func writesPercentages(_ ratio: String, _ text: String) throws {
    #expect(try MoneyFormat().percent(Decimal(strict: ratio)) == text)
  }

  @Test func writesPercentagesWithTheDecimalMark() throws {
    #expect(try MoneyFormat(.pointComma).percent(Decimal(strict: "0.345")) == "34,5%")
  }

  @Test(
    arguments: [
      ("0", "0"), ("500", "500"), ("2500", "2,500"), ("10000", "10k"), ("12500", "12.5k"),
      ("12345", "12,345"),
      ("-20000", "\u{2212}20k"), ("20000000", "20M"), ("500000000000000", "500T"), ("40000000000", "40B"),
      ("123456789012345", "123,456,789,012,345"), ("0.25", "0.25"),
    ])
  func shortensTicks(_ value: String, _ text: String) throws {
    #expect(try MoneyFormat().tick(Decimal(strict: value)) == text)
  }

  // The expected texts follow Unicode CLDR for de and en-IN.
  @Test(
    arguments: [
      (Wording.german, "EUR", "-1234567.891", "\u{2212}1.234.567,89\u{A0}€", "12,5\u{A0}%", "12,5\u{A0}Tsd."),
      (.german, "JPY", "1234", "1.234\u{A0}¥", "12,5\u{A0}%", "12,5\u{A0}Tsd."),
      (.german, "KWD", "0.5", "0,500\u{A0}KWD", "12,5\u{A0}%", "12,5\u{A0}Tsd."),
      (.indianEnglish, "INR", "123456789.5", "₹12,34,56,789.50", "12.5%", "12.5k"),
      (.indianEnglish, "INR", "100000", "₹1,00,000.00", "12.5%", "12.5k"),
      (.english, "CHF", "1234.5", "Fr.\u{A0}1,234.50", "12.5%", "12.5k"),
    ])
  func languagesHaveTheirForms(
    _ wording: Wording, _ code: String, _ value: String, _ money: String, _ percent: String, _ tick: String
  ) throws {
    let format = try MoneyFormat(.commaPoint, currency: #require(Currency(code)), wording: wording)
    #expect(try format.money(Decimal(strict: value)) == money)
    #expect(try format.percent(Decimal(strict: "0.125")) == percent)
    #expect(try format.tick(Decimal(strict: "12500")) == tick)
  }

  @Test(arguments: [("1500000", "15L"), ("250000000", "25Cr")]) func countsInLakh(
    _ value: String, _ tick: String
  ) throws {
    #expect(
      try MoneyFormat(.commaPoint, currency: .usd, wording: .indianEnglish).tick(Decimal(strict: value))
        == tick)
  }

  @Test func keepsTheFormatForAnotherCurrency() {
    let settings = { () -> Settings in
      var settings = Settings()
      settings.numberFormat = .pointComma
      return settings
    }()
    #expect(MoneyFormat(settings).with(Self.euro).money(3) == "3,00\u{A0}€")
    #expect(MoneyFormat(settings).with(nil).currency == .usd)
  }

  @Test(
    arguments: [
      (["0", "5000", "10000"], ["0", "5k", "10k"]), (["-2000", "0", "2000"], ["−2,000", "0", "2,000"]),
      (["0", "500000", "1000000"], ["0", "500k", "1,000k"]),
      (["0", "250", "10250"], ["0", "250", "10,250"]),
    ])
  func ticksOfOneAxisHaveOneForm(_ values: [String], _ texts: [String]) throws {
    #expect(try MoneyFormat().ticks(values.map { try Decimal(strict: $0) }) == texts)
  }
}
