import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SafeFiles
@testable import SpreadsheetFiles

/// Tests files for which system call number N fails while writing, for every N.
@Suite struct WritingFaultTests {
  /// The content to write: a workbook row by row, shorter or longer than one chunk, or bytes at once.
  enum Job: CaseIterable, Sendable {
    case shortWorkbook, longWorkbook, bytes

    func run(to path: String, calls: FileCalls) throws {
      guard self != .bytes else { return try FileOutput.write([1, 2, 3], to: path, calls: calls) }
      var writer = try XLSXWriter(Workbook(), path: path, source: nil, calls: calls)
      try writer.beginSheet("S")
      // Long formulas fill the chunks of 128 KiB with few rows.
      let formula = CellFormula("1" + String(repeating: "+1", count: self == .longWorkbook ? 4_000 : 1))
      for number in 1...(self == .longWorkbook ? 40 : 3) {
        let reference = CellReference(clampingRow: number, column: 1)
        try writer.append(
          Sheet.Row(
            number: number,
            cells: [
              Cell(reference, .number(1), formula: formula),
              Cell(CellReference(clampingRow: number, column: 2), .text("text")),
            ]))
      }
      try writer.endSheet()
      try writer.finish()
    }
  }

  @Test(arguments: Job.allCases, [nil, [9, 9, 9]] as [[UInt8]?])
  func everyFailingCallLeavesWhatWasThere(job: Job, old: [UInt8]?) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out")
    func content() -> [UInt8]? { (try? Data(contentsOf: URL(filePath: path))).map { Array($0) } }
    let whole = FaultyCalls()
    try job.run(to: path, calls: whole.calls)
    let new = try #require(content())
    // The last call syncs the folder; at that time the new file has already replaced the old one.
    #expect(whole.made > (job == .bytes ? 3 : 20))
    for number in 1...whole.made + (old == nil ? 0 : 1) {
      if let old {
        _ = try folder.write(old, to: "out")
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
      let faulty = FaultyCalls(failing: number)
      let error = #expect(throws: (any Error).self, "call \(number)") {
        try job.run(to: path, calls: faulty.calls)
      }
      let cause = (error as? SpreadsheetWritingError)?.outputError ?? error as? FileOutputError
      #expect(cause?.cause == SystemError(code: EIO), "call \(number): \(String(describing: error))")
      #expect(cause?.path == path)
      let isInPlace = number == faulty.made && cause?.step == .sync && content() == new
      #expect(isInPlace || content() == old, "call \(number)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count
          == (content() == nil ? 0 : 1))
      #expect(OpenFiles.count(in: folder) == 0, "call \(number)")
      if content() == nil { _ = try folder.write([], to: "out") }
    }
  }

  /// Archives and their buffers are released with the writer, whichever call failed.
  @Test func aWriterThatFailedLeavesNoMemory() throws {
    let folder = try TemporaryFolder()
    for number in 1...20 {
      weak var archive: PackageArchive?
      do {
        let calls = FaultyCalls(failing: number).calls
        let path = folder.path("out")
        guard let package = try? PackageArchive(AtomicFile(path: path, calls: calls)) else { continue }
        archive = package
        _ = try? package.begin("a")
        _ = try? package.append([UInt8](repeating: 1, count: 100_000))
        let chunk = package.emptyChunk()
        chunk.count = 10
        _ = try? package.append(chunk)
        _ = try? package.end()
        _ = try? package.finish()
      }
      #expect(archive == nil, "call \(number)")
    }
    #expect(OpenFiles.count(in: folder) == 0)
  }
}

extension SpreadsheetWritingError {
  fileprivate var outputError: FileOutputError? {
    guard case .output(let error) = reason else { return nil }
    return error
  }
}
