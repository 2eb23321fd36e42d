import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// Tests files of banks in encodings that are older than Unicode.
@Suite struct BankEncodingTests {
  struct Encoded: CustomTestStringConvertible, Sendable {
    let name: String
    /// The bytes of the file, created with another program.
    let base64: String
    let amounts: [String]
    let description: String
    var testDescription: String { name }
    init(_ name: String, _ base64: String, _ amounts: [String], _ description: String) {
      (self.name, self.base64, self.amounts, self.description) = (name, base64, amounts, description)
    }
  }

  static let encodings = [
    Encoded(
      "Shift-JIS",
      "k/qVdCyTRZd2LI54laWCoovginosl2GCqYLoi+CKeiyNt4j4jmONggoyMDI2LzEvNSyDWoN1g5ODQ4OMg3WDkywiMSwyMDAiLCwiOTgs"
        + "ODAwIgoyMDI2LzEvMTYsi4uXXiwsIjI1MCwwMDAiLCIzNDgsODAwIgo=", ["-1200", "250000"], "セブンイレブン"),
    Encoded(
      "Korean",
      "sMW3ocDPwNoswPu/5CzD4rHdvtcswNSx3b7XLMDcvtcKMjAyNi0wMS0wNSzG7cDHwaEsIjQsNTAwIiwsIjk1LDUwMCIKMjAyNi0wMS0xN"
        + "iyx3r+pLCwiMiwxMDAsMDAwIiwiMiwxOTUsNTAwIgo=",
      ["-4500", "2100000"], "편의점"),
    Encoded(
      "Central European",
      "RGF0dW0gemH66HRvduFu7TtO4XpldiBwcm90afrodHU7yOFzdGthO03sbmEKMDUuMDEuMjAyNjvIRVogUHJvZGVqOy0xIDI1MCw1MDtD"
        + "WksKMTYuMDEuMjAyNjtNemRhOzMwIDAwMCwwMDtDWksK", ["-1250.5", "30000"], "ČEZ Prodej"),
    Encoded(
      "Cyrillic",
      "xODy4CDu7+Xw4Pbo6DvR8+zs4CDu7+Xw4Pbo6DvO7+jx4O3o5QowNS4wMS4yMDI2Oy0zNTAsNDA7z//yuPDu9+rgCjE2LjAxLjIwMjY7"
        + "OTAwMDAsMDA7x+Dw7+vg8uAK", ["-350.4", "90000"], "Пятёрочка"),
    Encoded(
      "Thai",
      "x9G5t9XoLMPSwqHSwyyo07nHueCn1LkKMjAyNi0wMS0wNSzD6dK5odLhvywtNDUuNTAKMjAyNi0wMS0wNizgp9S54LTXzbksMzAwMDAK",
      ["-45.5", "30000"], "ร้านกาแฟ"),
    Encoded(
      "Western European",
      "RGF0dW07RW1wZuRuZ2VyO0JldHJhZztX5GhydW5nCjA1LjAxLjIwMjY7TPZmZmxlciAmIFP2aG5lOy0xMiw1MDtFVVIKMTYuMDEuMjAy"
        + "NjtMb2huOzIwMDAsMDA7RVVSCg==", ["-12.5", "2000"], "Löffler & Söhne"),
  ]

  @Test(arguments: encodings) func theHeaderTellsTheEncoding(_ file: Encoded) throws {
    let data = try #require(Data(base64Encoded: file.base64))
    let imported = try BankFile.read(Array(data))
    #expect(
      imported.result.budget.transactions.map { "\($0.kind == .income ? "" : "-")\($0.amount)" }
        == file.amounts)
    #expect(imported.result.budget.transactions.first?.description == file.description)
  }

  @Test func anEncodingThatNothingTellsIsRefused() {
    // The byte 0x81 is undefined in Windows-1252, and is half a character in the encodings of East Asia.
    let bytes: [UInt8] = [0x81, 0x2C, 0x31, 0x0A]
    let error = #expect(throws: ImportError.self) { try BankFile.read(bytes) }
    #expect(error?.findings.first?.code == .notCSV)
    #expect(error?.findings.first?.remedy?.contains("iconv") == true)
  }

  /// In UTF-8 mixed with bytes of another encoding, no single encoding gives all letters, so the file is rejected.
  @Test(arguments: [
    // "Café" is in UTF-8 once, and in Windows-1252 once or ten times.
    (utf8: "Café", other: [0x43, 0x61, 0x66, 0xE9], times: 1), ("Café", [0x43, 0x61, 0x66, 0xE9], 10),
    // The same with "été", whose first letter has no letter before it.
    ("été", [0xE9, 0x74, 0xE9], 10),
    // Chinese in UTF-8, with an incomplete character.
    ("超市購物中心", [0xE8, 0xB6], 1),
    // "Fünf" in UTF-8, and "ťažký" in Windows-1250; the byte of ť is undefined in Windows-1252.
    ("Fünf", [0x9D, 0x61, 0x9E, 0x6B, 0xFD], 10),
  ]) func amongUTF8NoOtherEncodingIsTaken(_ file: (utf8: String, other: [UInt8], times: Int)) {
    var bytes = Array("Date,Category,Amount\n2025-01-01,\(file.utf8),1\n".utf8)
    for _ in 0..<file.times { bytes += Array("2025-01-02,".utf8) + file.other + Array(",2\n".utf8) }
    let error = #expect(throws: ImportError.self) { try BankFile.read(bytes) }
    #expect(error?.findings.map(\.code) == [.notCSV])
  }

  @Test func lettersOfPolishTellItWhereNoNameDoes() throws {
    // "Zapłata" and "Kartą" in Windows-1250.
    let text = "Data,Kwota,Opis\n2026-01-05,-4.20,Zap@ata\n2026-01-06,-5,Kart#\n"
    let bytes = Array(text.utf8).map { $0 == UInt8(ascii: "@") ? 0xB3 : $0 == UInt8(ascii: "#") ? 0xB9 : $0 }
    let imported = try BankFile.read(bytes)
    #expect(imported.result.budget.transactions.map(\.description) == ["Zapłata", "Kartą"])
  }
}
