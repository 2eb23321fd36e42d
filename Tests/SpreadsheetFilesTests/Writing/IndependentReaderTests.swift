import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFiles

/// A script, stored beside the checkout, that checks a file with other programs.
private enum Judges {
  static let script = Corpus.folder.deletingLastPathComponent().appending(path: "tools/validate-xlsx.sh")

  /// Whether the script and the interpreter it names exist.
  static let arePresent: Bool = {
    guard let text = try? String(contentsOf: script, encoding: .utf8),
      let name = text.firstMatch(of: /ORACLE_VENV:-([^}]+)\}/)?.1
    else { return false }
    return FileManager.default.isExecutableFile(atPath: "\(name)/bin/python")
  }()
}

@Suite(.enabled(if: Judges.arePresent)) struct IndependentReaderTests {
  @Test func findNothingWrong() throws {
    let folder = try TemporaryFolder()
    var workbook = SampleWorkbooks.budget()
    // The schema that the script uses lacks `xml:space`, which texts with leading or trailing white space need.
    workbook.sheets[1].set(cell("D4", .text("<tea> & \"_x0041_\"\r\n.")))
    let house = try Workbook.Picture(
      path: packageFolder.appending(path: "Tests/Fixtures/house.png").path, at: .cell("F2"),
      description: "A <house>")
    var still = house
    still.anchor = .sheet(x: 914_400, y: 457_200, .millimeters(width: 30, height: 15))
    still.isDecorative = true
    workbook.sheets[0].properties.pictures = [house, still]
    workbook.sheets[1].properties.pictures = [house]
    let red = Cell.RichText.Font(
      isBold: true, underline: .double, verticalAlignment: .superscript, color: SampleWorkbooks.red)
    workbook.sheets[1].set(Cell.RichText(["Due:", .init("today", font: red)]), at: .cell("D5"))
    try workbook.writeXLSX(to: folder.path("budget.xlsx"))
    var writer = try XLSXWriter(path: folder.path("stream.xlsx"))
    try writer.beginSheet(SheetProperties(name: "Long"))
    for number in 1...500 { try writer.append(SampleWorkbooks.row(number)) }
    try writer.add(house)
    try writer.endSheet()
    try writer.finish()

    let process = Process()
    process.executableURL = Judges.script
    process.arguments = [folder.path("budget.xlsx"), folder.path("stream.xlsx")]
    process.environment = ProcessInfo.processInfo.environment.merging(["SKIP_LIBREOFFICE": "1"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
