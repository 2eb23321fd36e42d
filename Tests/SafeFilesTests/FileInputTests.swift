import Foundation
import TestSupport
import Testing

@testable import SafeFiles

@Suite struct FileInputTests {
  @Test(arguments: [0, 1, 5, 1 << 20, (1 << 20) + 1])
  func readsAsManyBytesAsThereMayBe(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.write(bytes, to: "a")
    #expect(try FileInput.read(path: path, atMost: count) == bytes)
    #expect(try FileInput.read(path: path, atMost: .max - 1) == bytes)
    #expect(try FileInput.head(path: path, count: 3) == Array(bytes.prefix(3)))
    if count > 0 {
      #expect(throws: FileInput.Failure.tooLarge(limit: count - 1)) {
        try FileInput.read(path: path, atMost: count - 1)
      }
    }
    #expect(OpenFiles.count(in: folder) == 0)
  }

  @Test func aPipeIsReadNoFurtherThanItMayBe() throws {
    for (limit, isRead) in [(300_000, true), (299_999, false), (10, false)] {
      let pipe = Pipe()
      let writer = Thread {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 300_000))
        try? pipe.fileHandleForWriting.close()
      }
      writer.start()
      let result = Result { () throws(FileInput.Failure) in
        try FileInput.read(descriptor: pipe.fileHandleForReading.fileDescriptor, atMost: limit)
      }
      #expect((try? result.get())?.count == (isRead ? 300_000 : nil))
      // Reading the rest lets the writer end.
      _ = try pipe.fileHandleForReading.readToEnd()
    }
  }

  @Test func whatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileInput.Failure.system(SystemError(code: ENOENT))) {
      try FileInput.read(path: folder.path("none"), atMost: 10)
    }
    #expect(throws: FileInput.Failure.system(SystemError(code: EISDIR))) {
      try FileInput.read(path: folder.url.path, atMost: 1 << 20)
    }
    #expect(!FileInput.isRegularFile("/dev/null"))
    #expect(!FileInput.isRegularFile(folder.url.path))
  }
}
