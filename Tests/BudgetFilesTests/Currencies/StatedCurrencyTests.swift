import BudgetModel
import Testing

@testable import FieldReading

/// Tests the currencies that headings, symbols and words state.
@Suite struct StatedCurrencyTests {
  @Test(arguments: [
    ("Paid Out (EUR)", "EUR"), ("Amount (GBP)", "GBP"), ("Betrag in EUR", "EUR"), ("Amount £", "GBP"),
    ("Montant (€)", "EUR"), ("Umsatz in €", "EUR"), ("Kwota [PLN]", "PLN"), ("Betrag in Euro", "EUR"),
    ("Importe en euros", "EUR"), ("amount_usd", "USD"), ("EUR Amount", "EUR"), ("AMOUNT (USD)", "USD"),
    ("Value (US$)", "USD"), ("Amount (A$)", "AUD"), ("Betrag (DEM)", "DEM"), ("Cena w zł", "PLN"),
    ("Amount (kr)", "SEK"), ("Betrag (CHF)", "CHF"), ("Iznos (HRK)", "HRK"), ("金額 (JPY)", "JPY"),
    ("Amount", nil), ("ALL AMOUNTS", nil), ("TOP UP", nil), ("TRY AMOUNT", nil), ("Amount (net)", nil),
    ("Amount (EUR/USD)", nil), ("Amount (ABC)", nil), ("Amount (total)", nil), ("How far", nil), ("", nil),
  ])
  func headings(_ heading: String, _ code: String?) {
    #expect(StatedCurrency(heading: heading)?.currency.code == code)
  }

  @Test(arguments: [
    ("EUR", "EUR", false), ("eur", "EUR", false), ("€", "EUR", false), ("£", "GBP", false),
    ("$", "USD", true),
    ("¥", "JPY", true), ("kr", "SEK", true), ("kr.", "SEK", true), ("zł", "PLN", false), ("Kč", "CZK", false),
    ("R$", "BRL", false), ("CA$", "CAD", false), ("₽", "RUB", false), ("SFr.", "CHF", false),
    ("XYZ", "XYZ", false), ("人民币", "CNY", false),
  ])
  func signs(_ text: String, _ code: String, _ isShared: Bool) throws {
    let stated = try #require(StatedCurrency(text))
    #expect(stated.currency.code == code && stated.isShared == isShared)
  }

  @Test(arguments: ["", "Bitcoin", "12", "?", "€€"]) func noCurrency(_ text: String) {
    #expect(StatedCurrency(text) == nil)
  }

  @Test(
    arguments: [
      ("EUR", .active), ("HRK", .withdrawn), ("DEM", .withdrawn), ("XYZ", .unknown), ("XCG", .active),
    ]
      as [(String, Currency.Standing)])
  func standing(_ code: String, _ standing: Currency.Standing) {
    #expect(Currency(code)?.standing == standing)
  }

  @Test func columnsOfCodes() {
    #expect(CurrencyWords.isCode("DEM") && CurrencyWords.isCode("eur") && CurrencyWords.isCode("元"))
    #expect(!CurrencyWords.isCode("ABC") && !CurrencyWords.isCode("R") && !CurrencyWords.isCode("Rent"))
  }
}
