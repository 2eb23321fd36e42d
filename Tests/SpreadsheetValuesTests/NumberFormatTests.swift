import SpreadsheetValues
import Testing

struct FormatCode: CustomTestStringConvertible, Sendable {
  let code: String
  let kind: NumberFormat.Kind
  var testDescription: String { code }

  init(_ code: String, _ kind: NumberFormat.Kind) {
    (self.code, self.kind) = (code, kind)
  }
}

@Suite("Number formats")
struct NumberFormatTests {
  @Test("Dates and times are told from their letters", arguments: dates)
  func date(_ format: FormatCode) {
    #expect(NumberFormat(format.code).kind == format.kind)
  }

  @Test("Currencies are named as written", arguments: currencies)
  func currency(_ format: FormatCode) {
    #expect(NumberFormat(format.code).kind == format.kind)
  }

  @Test("Other numbers, text and General", arguments: others)
  func other(_ format: FormatCode) {
    #expect(NumberFormat(format.code).kind == format.kind)
  }

  @Test(
    "A code that ends early is read as far as it goes",
    arguments: ["\"", "\\", "[", "_", "*", "[$", "[$-", "0\"kr", "0\\", "0_", "0*", "0[", ";", ";;;;;;"])
  func unfinished(code: String) {
    #expect(![.date, .dateTime, .time].contains(NumberFormat(code).kind))
  }

  @Test("Days and days with times count days")
  func isDate() {
    #expect(NumberFormat.Kind.date.isDate)
    #expect(NumberFormat.Kind.dateTime.isDate)
    #expect(!NumberFormat.Kind.time.isDate)
    #expect(!NumberFormat.Kind.number.isDate)
  }

  @Test("The named formats are what they say")
  func named() {
    #expect(NumberFormat.general.kind == .general)
    #expect(NumberFormat.integer.kind == .number)
    #expect(NumberFormat.decimal.kind == .number)
    #expect(NumberFormat.percent.kind == .percent)
    #expect(NumberFormat.isoDate.kind == .date)
    #expect(NumberFormat.text.kind == .text)
  }
}

private let dates = [
  FormatCode("mm-dd-yy", .date),
  FormatCode("d-mmm-yy", .date),
  FormatCode("d-mmm", .date),
  FormatCode("mmm-yy", .date),
  FormatCode("yyyy-mm-dd", .date),
  FormatCode("YYYY\\-MM\\-DD", .date),
  FormatCode("dd/mm/yyyy", .date),
  FormatCode("m/d/yyyy;@", .date),
  FormatCode("dd.mm.yyyy;@", .date),
  FormatCode("mmm", .date),
  FormatCode("mmmm\\ yyyy", .date),
  FormatCode("mmmmm", .date),
  FormatCode("dddd", .date),
  FormatCode("[$-409]d\\-mmm\\-yy;@", .date),
  FormatCode("[$-409]mmmm\\ d\\,\\ yyyy;@", .date),
  FormatCode("[$-en-US]mmmm d, yyyy;@", .date),
  FormatCode("[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", .date),
  FormatCode("[$-407]d. mmmm yyyy", .date),
  FormatCode("[$-411]ge.m.d", .date),
  FormatCode("yyyy\"年\"m\"月\"d\"日\"", .date),
  FormatCode("[Red]dd/mm/yyyy", .date),
  FormatCode("[>=36526]yyyy-mm-dd;[Blue]General", .date),
  FormatCode("[=0]\"never\";yyyy-mm-dd", .date),
  FormatCode("mm/dd/yyyy_)", .date),
  FormatCode("\"due \"d mmm", .date),
  FormatCode("aaa", .date),
  FormatCode("h:mm", .time),
  FormatCode("h:mm AM/PM", .time),
  FormatCode("h:mm:ss am/pm", .time),
  FormatCode("h A/P", .time),
  FormatCode("hh:mm:ss", .time),
  FormatCode("mm:ss", .time),
  FormatCode("mm:ss.0", .time),
  FormatCode("[h]:mm:ss", .time),
  FormatCode("[h]:mm", .time),
  FormatCode("[hh]:mm", .time),
  FormatCode("[mm]:ss", .time),
  FormatCode("[ss].00", .time),
  FormatCode("[$-F400]h:mm:ss\\ AM/PM", .time),
  FormatCode("m/d/yy h:mm", .dateTime),
  FormatCode("yyyy-mm-dd\\Thh:mm:ss", .dateTime),
  FormatCode("dd/mm/yyyy\\ hh:mm:ss.000", .dateTime),
  FormatCode("mmm hh:mm", .dateTime),
  FormatCode("[$-409]m/d/yy h:mm AM/PM;@", .dateTime),
]

private let currencies = [
  FormatCode("\"$\"#,##0.00", .currency("$")),
  FormatCode("$#,##0.00", .currency("$")),
  FormatCode("\\$#,##0.00", .currency("$")),
  FormatCode("$#,##0.00_);[Red]($#,##0.00)", .currency("$")),
  FormatCode("\"$\"#,##0_);\\(\"$\"#,##0\\)", .currency("$")),
  FormatCode("[$$-409]#,##0.00;[RED]-[$$-409]#,##0.00", .currency("$")),
  FormatCode("_(\"$\"* #,##0.00_);_(\"$\"* \\(#,##0.00\\);_(\"$\"* \"-\"??_);_(@_)", .currency("$")),
  FormatCode("#,##0.00\\ \"€\"", .currency("€")),
  FormatCode("#,##0.00 €", .currency("€")),
  FormatCode("#,##0.00\\ [$€-407]", .currency("€")),
  FormatCode("[$€-2]\\ #,##0.00", .currency("€")),
  FormatCode("_-* #,##0.00\\ \"€\"_-;\\-* #,##0.00\\ \"€\"_-;_-* \"-\"??\\ \"€\"_-;_-@_-", .currency("€")),
  FormatCode("-\"€\"#,##0.00", .currency("€")),
  FormatCode("[$£-809]#,##0.00", .currency("£")),
  FormatCode("_-\"£\"* #,##0.00_-", .currency("£")),
  FormatCode("[$¥-411]#,##0", .currency("¥")),
  FormatCode("[$₹-4009]\\ #,##0.00", .currency("₹")),
  FormatCode("\"R$\"\\ #,##0.00", .currency("R$")),
  FormatCode("\\R\\$\\ #,##0.00", .currency("R$")),
  FormatCode("[$R$-416]\\ #,##0.00", .currency("R$")),
  FormatCode("#,##0.00\\ \"kr\"", .currency("kr")),
  FormatCode("#,##0.00\\ [$kr.-406]", .currency("kr.")),
  FormatCode("\\k\\r\\ #,##0.00", .currency("kr")),
  FormatCode("#,##0.00\\ \"Kč\"", .currency("Kč")),
  FormatCode("#,##0.00\\ \"zł\"", .currency("zł")),
  FormatCode("\"Rs.\"\\ #,##0_);\\(\"Rs.\"\\ #,##0\\)", .currency("Rs.")),
  FormatCode("[$CHF]\\ #,##0.00", .currency("CHF")),
  FormatCode("[$USD]\\ #,##0.00", .currency("USD")),
  FormatCode("\"USD\"\\ #,##0.00", .currency("USD")),
  FormatCode("\"$\"General", .currency("$")),
  FormatCode("[Green]$#,##0.00;[Red]-$#,##0.00;[Blue]$0.00", .currency("$")),
  FormatCode("[=0]\"none\";$#,##0.00", .currency("$")),
  FormatCode("#,##0.00_);(#,##0.00)", .currency("")),
  FormatCode("_(* #,##0.00_);_(* \\(#,##0.00\\);_(* \"-\"??_);_(@_)", .currency("")),
]

private let others = [
  FormatCode("", .general),
  FormatCode("General", .general),
  FormatCode("GENERAL", .general),
  FormatCode("[Red]General", .general),
  FormatCode("General;[Red]-0.00", .general),
  FormatCode("General\" days\"", .general),
  FormatCode(";;;", .general),
  FormatCode(";;;@", .general),
  FormatCode("\"Yes\";\"Yes\";\"No\"", .general),
  FormatCode("0", .number),
  FormatCode("0.00", .number),
  FormatCode("#,##0", .number),
  FormatCode("#,##0.00;[Red]-#,##0.00", .number),
  FormatCode("0.00E+00", .number),
  FormatCode("##0.0E-0", .number),
  FormatCode("# ?/?", .number),
  FormatCode("# ??/100", .number),
  FormatCode("00000", .number),
  FormatCode("0\" days\"", .number),
  FormatCode("0\\ \\d\\a\\y\\s", .number),
  FormatCode("0\"%\"", .number),
  FormatCode("[<=9999999]###\\-####;\\(###\\)\\ ###\\-####", .number),
  FormatCode("[$-409]#,##0.00", .number),
  FormatCode("_-* #,##0.00_-;\\-* #,##0.00_-", .number),
  FormatCode("0;-0;;@", .number),
  FormatCode("0%", .percent),
  FormatCode("0.00%", .percent),
  FormatCode("0.0%_);\\(0.0%\\)", .percent),
  FormatCode("[Red][<0]0%;[Color10]0%", .percent),
  FormatCode("@", .text),
  FormatCode("@\" \"", .text),
]
