import Foundation
import Testing

@testable import FieldReading

@Suite struct AmountTextTests {
  @Test(arguments: [
    ("12", "12", ""), ("12.50", "12.5", ""), ("-12.50", "-12.5", ""), ("+5", "5", ""), ("0", "0", ""),
    (" 7 ", "7", ""),
    ("1,234.50", "1234.5", ""), ("(1,234.50)", "-1234.5", ""), ("1.234,50", "1234.5", ""),
    ("-€ 1.234,50", "-1234.5", "€"), ("1.234,56 €", "1234.56", "€"), ("- $21.59", "-21.59", "$"),
    ("$-21.59", "-21.59", "$"), ("($21.59)", "-21.59", "$"), ("21.59-", "-21.59", ""),
    ("\u{2212}5", "-5", ""),
    ("\u{2013} 5", "-5", ""), ("11'373.94", "11373.94", ""), ("1\u{2019}234\u{2019}567.50", "1234567.5", ""),
    ("1 234,56", "1234.56", ""), ("1\u{A0}234,56", "1234.56", ""), ("1\u{202F}234\u{202F}567", "1234567", ""),
    ("1,234", "1234", ""), ("1,23", "1.23", ""), ("1.234", "1.234", ""), ("1,234,567", "1234567", ""),
    ("1.234.567", "1234567", ""), ("12,34,567.89", "1234567.89", ""), (".5", "0.5", ""), (",5", "0.5", ""),
    ("5.", "5", ""), ("0.30000000000000004", "0.30000000000000004", ""), ("Fr. 12.50", "12.5", "Fr."),
    ("CHF 12.50", "12.5", "CHF"), ("12.50 USD", "12.5", "USD"), ("R$ 10,00", "10", "R$"),
    ("10,00 zł", "10", "zł"),
    ("999999999999999.9999", "999999999999999.9999", ""), ("\u{200E}5", "5", ""),
    ("د.ا.\u{200F}4.750", "4.75", "د.ا."), ("-144,75 kr", "-144.75", "kr"), ("\t12\n", "12", ""),
    ("12.50 kc\u{30C}", "12.5", "kc\u{30C}"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999", ""),
  ])
  func reads(_ text: String, _ value: String, _ currency: String) throws {
    let amount = try #require(AmountText(text))
    #expect(amount.value == Decimal(string: value))
    #expect(amount.currencyText == currency)
  }

  @Test(arguments: [
    ("1.234", AmountText.DecimalMark.comma, "1234"), ("1,234", .comma, "1.234"), ("1,234", .point, "1234"),
    ("1.234", .point, "1.234"), ("1.234,5", .comma, "1234.5"), ("12", .comma, "12"),
  ])
  func aGivenMarkDecides(_ text: String, _ mark: AmountText.DecimalMark, _ value: String) throws {
    #expect(try #require(AmountText(text, decimalMark: mark)).value == Decimal(string: value))
  }

  @Test(arguments: [
    "", " ", "abc", "12abc", "1e5", "12 apples", "0x10", "$", "-", "12abc3", "--5", "(-5)", "+-5", "1.2.3",
    "1,2,3", "12,3456,789", "(5", "1-2",
    "5 5", "1e5",
    "0x10", "1,234.5.6", "1.234,5,6", "1,23.4,5", "'5", "١٢", "∞", "NaN", "5 percent", "12/3", "=5", "1'23",
    "1234567890123456789012345678901234567890", "12 abcdefghijklmnopqrstuvwxyz", "5\u{301}",
  ])
  func refuses(_ text: String) {
    #expect(AmountText(text) == nil)
  }

  @Test(arguments: [
    ("1.234,5", AmountText.DecimalMark.point), ("1,5", .point), ("1.5", .comma), ("1,234,567", .comma),
    ("1.234.567", .point),
  ])
  func refusesWhatTheGivenMarkForbids(_ text: String, _ mark: AmountText.DecimalMark) {
    #expect(AmountText(text, decimalMark: mark) == nil)
  }
}
