import CLibZip
import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFiles

/// Tests files for which read number N fails, for every N.
@Suite struct ReadingFaultTests {
  /// Makes a workbook with a few cells, or a long one whose stored sheet is read on a separate thread.
  private static func book(isLong: Bool) throws -> [UInt8] {
    let text = String(repeating: "text ", count: isLong ? 6_000 : 1)
    let row = "<c t='s'><v>0</v></c><c><v>1.5</v></c><c t='inlineStr'><is><t>\(text)</t></is></c>"
    let rows = (1...(isLong ? 40 : 3)).map { "<row r='\($0)'>\(row)</row>" }.joined()
    let book = TestWorkbook(rows: rows, shared: "<si><t>a</t></si>", styles: "<fonts/>")
    var builder = ZipBuilder(book.parts)
    for index in builder.entries.indices { builder.entries[index].isStored = isLong }
    return try builder.bytes()
  }

  private enum Outcome: Equatable {
    case read([Sheet])
    case failed
  }

  /// Reads a whole archive for which read number `read` fails.
  private static func outcome(
    _ bytes: [UInt8], _ fault: FailingSource.Fault, atRead read: Int, census: FailingSource.Census
  ) -> Outcome {
    guard let source = FailingSource(bytes, fault, atRead: read, census: census).handedOver() else {
      return .failed
    }
    do throws(SpreadsheetFileError) {
      let archive = try ZipArchive(
        ArchiveSource(owning: source), fileName: "b.xlsx", limits: ReadingLimits())
      let reader = try XLSXReader(archive)
      return .read([try reader.sheet(0)])
    } catch {
      #expect([.damagedArchive, .missingPart, .notAWorkbook].contains(error.code), "\(error)")
      return .failed
    }
  }

  @Test(arguments: FailingSource.Fault.allCases, [false, true])
  func everyFailingReadIsAnErrorAndNothingIsLeft(fault: FailingSource.Fault, isLong: Bool) throws {
    let bytes = try Self.book(isLong: isLong)
    let census = FailingSource.Census()
    let whole = Self.outcome(bytes, fault, atRead: .max, census: census)
    #expect(whole != .failed)
    let reads = census.reads
    #expect(reads > 10)
    for read in 1...reads {
      census.reads = 0
      let outcome = Self.outcome(bytes, fault, atRead: read, census: census)
      // A read that fails only once may be repeated; the result is then complete.
      #expect(outcome == .failed || fault == .once && outcome == whole, "read \(read) of \(reads)")
      #expect(census.alive == 0, "read \(read)")
    }
  }

  @Test func aCutFileLeavesNoDescriptorOpen() throws {
    let folder = try TemporaryFolder()
    let bytes = try Self.book(isLong: false)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let path = try folder.write(bytes.prefix(count), to: "cut.xlsx")
      #expect(throws: SpreadsheetFileError.self, "\(count) bytes") { _ = try Workbook(xlsxAt: path) }
      #expect(OpenFiles.count(in: folder) == 0, "\(count) bytes")
    }
  }

  @Test func everyFailingReadOfACSVIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(repeating: 0x61, count: 700_000), to: "a.csv")
    var calls = FaultyCalls()
    var limits = CSVParser.Limits()
    limits.fieldBytes = 1 << 20
    func rows() throws -> Int {
      var reader = try CSVReader(path: path, limits: limits, calls: calls.calls)
      return try reader.rows().count
    }
    #expect(try rows() == 1)
    let reads = calls.made
    #expect(reads > 5)
    for read in 1...reads {
      calls = FaultyCalls(failing: read)
      let error = #expect(throws: CSVError.self, "read \(read)") { _ = try rows() }
      #expect(error?.reason == .unreadable(SystemError(code: EIO)))
      #expect(error?.file == path)
      #expect(OpenFiles.count(in: folder) == 0)
    }
  }
}
