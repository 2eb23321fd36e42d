import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Tests archives as other programs write them, and archives with contradicting records.
@Suite struct ArchiveFormsTests {
  private static let parts = TestWorkbook(cells: "<c><v>12.5</v></c>").parts

  private func archive(_ change: (inout HandmadeArchive) -> Void) -> HandmadeArchive {
    var archive = HandmadeArchive(Self.parts)
    change(&archive)
    return archive
  }

  private func each(_ change: @escaping (inout HandmadeArchive.Entry) -> Void) -> HandmadeArchive {
    archive { for index in $0.entries.indices { change(&$0.entries[index]) } }
  }

  private func value(_ archive: HandmadeArchive) throws -> CellValue? {
    try Workbook(xlsx: archive.bytes, name: "a.xlsx").sheets.first?.rows.first?.cells.first?.value
  }

  private func refusal(_ archive: HandmadeArchive) -> SpreadsheetFileError? {
    #expect(throws: SpreadsheetFileError.self) { try value(archive) }
  }

  private let number = CellValue.number(Decimal(125) / 10)

  @Test func isRead() throws {
    #expect(try value(each { _ in }) == number)
  }

  @Test func localHeadersThatLeaveSizesOut() throws {
    #expect(try value(each { $0.local = .streamed }) == number)
    #expect(try value(each { $0.local = .streamedLarge }) == number)
  }

  @Test func sizesInFieldsOfEightBytes() throws {
    #expect(try value(each { $0.local = .large }) == number)
    #expect(try value(each { $0.isLargeInDirectory = true }) == number)
    #expect(try value(archive { $0.hasLargeEnd = true }) == number)
  }

  @Test func aCommentAndBytesAfterTheEnd() throws {
    #expect(try value(archive { $0.comment = Array("a comment".utf8) }) == number)
    #expect(try value(archive { $0.trailing = [UInt8](repeating: 0, count: 911) }) == number)
  }

  @Test func bytesBeforeTheArchive() {
    for countsPrefix in [true, false] {
      let error = refusal(
        archive { ($0.prefix, $0.countsPrefix) = (Array("MZ and more".utf8), countsPrefix) })
      #expect(error?.code == .notAWorkbook)
      // Another archive before this archive.
      let first = HandmadeArchive(["other": "x"]).bytes
      let second = refusal(archive { ($0.prefix, $0.countsPrefix) = (first, countsPrefix) })
      #expect(second?.code == .damagedArchive)
    }
  }

  @Test func aLocalHeaderOfAnotherName() {
    let error = refusal(
      each { if $0.name == TestWorkbook.sheetPart { $0.localName = "xl/worksheets/sheet2.xml" } })
    #expect(error?.code == .damagedArchive)
    #expect(error?.part == TestWorkbook.sheetPart)
  }

  @Test func aLocalHeaderOfAnotherMethod() {
    #expect(refusal(each { $0.localMethod = 8 })?.code == .damagedArchive)
  }

  @Test func aLocalHeaderOfOtherSizes() {
    let error = refusal(each { $0.local = .other(crc: 1, size: UInt32($0.bytes.count)) })
    #expect(error?.reason.contains("size or checksum") == true)
    #expect(refusal(each { $0.local = .other(crc: 0, size: 0) })?.code == .damagedArchive)
    // The sizes are left out although no flag says that they follow the data.
    #expect(refusal(each { $0.local = .other(crc: .max, size: .max) })?.code == .damagedArchive)
  }

  @Test func entriesThatShareBytes() {
    let error = refusal(
      archive {
        $0.entries[2].offset = 0; $0.entries[2].localName = $0.entries[0].name
      })
    #expect(error?.code == .damagedArchive)
    var nested = HandmadeArchive(Self.parts)
    let sheet = nested.entries.removeLast()
    // The local header of the sheet is within the data of another entry.
    let inside = HandmadeArchive([sheet.name: String(decoding: sheet.bytes, as: UTF8.self)]).bytes
    var host = HandmadeArchive.Entry(name: "a.bin", bytes: inside)
    host.offset = 0
    nested.entries.insert(host, at: 0)
    var entry = sheet
    entry.offset = 30 + "a.bin".utf8.count
    nested.entries.append(entry)
    #expect(refusal(nested)?.reason.contains("shares bytes") == true)
  }

  @Test(arguments: [1, 1_000, 1_000_000, Int(UInt32.max) - 1])
  func offsetsThatLeadNowhere(_ offset: Int) {
    let error = refusal(archive { $0.entries[1].offset = offset })
    #expect(error?.code == .damagedArchive)
    #expect(error?.part == "xl/_rels/workbook.xml.rels")
  }

  @Test(arguments: [-1, 1])
  func anotherNumberOfEntries(_ extra: Int) {
    #expect(refusal(archive { $0.extraCount = extra })?.code == .damagedArchive)
  }

  @Test func aDirectoryThatIsNotRightBeforeTheEnd() {
    var bytes = HandmadeArchive(Self.parts).bytes
    bytes.insert(0, at: bytes.count - 22)
    #expect(throws: SpreadsheetFileError.self) { _ = try Workbook(xlsx: bytes, name: "a.xlsx") }
  }

  @Test(.enabled(if: Corpus.isPresent))
  func anArchiveThatWasStreamedHoldsTheSameWorkbook() throws {
    let files = Corpus.files(in: "cases", extensions: ["xlsx"])
    func sheets(_ name: String) throws -> [[Sheet.Row]] {
      let file = try #require(files.first { $0.lastPathComponent == name })
      return try Workbook(xlsxAt: file.path).sheets.map(\.rows)
    }
    #expect(try sheets("archive-streamed.xlsx") == sheets("three-sheets.xlsx"))
  }
}
