import Foundation
import TestSupport
import Testing

@testable import SafeFiles

/// Tests files that replace another file only if its content is as expected, and locks on folders.
@Suite struct ExpectedContentTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("file")
  }

  private func content() -> [UInt8]? { (try? Data(contentsOf: URL(filePath: path))).map { Array($0) } }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func error(_ step: FileOutputError.Step, _ code: Int32) -> FileOutputError {
    FileOutputError(path: path, step: step, cause: SystemError(code: code))
  }

  @Test func aNewFileTakesNobodysPlace() throws {
    try FileOutput.write([1], to: path, expecting: .nothing)
    #expect(content() == [1])
    #expect(throws: error(.rename, EEXIST)) { try FileOutput.write([2], to: path, expecting: .nothing) }
    #expect(content() == [1])
    #expect(try names() == ["file"])
  }

  @Test func whatWasReadIsReplacedAndNothingElse() throws {
    _ = try folder.write([1, 2, 3], to: "file")
    let read = try FileDigest(path: path)
    _ = try folder.write([1, 2, 4], to: "file")
    #expect(throws: error(.rename, ESTALE)) {
      try FileOutput.write([9], to: path, expecting: .content(read))
    }
    #expect(content() == [1, 2, 4])
    // Another file with the same bytes also has the expected content.
    try FileManager.default.removeItem(atPath: path)
    _ = try folder.write([1, 2, 3], to: "file")
    try FileOutput.write([9], to: path, expecting: .content(read))
    #expect(content() == [9])
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: error(.rename, ENOENT)) {
      try FileOutput.write([9], to: path, expecting: .content(read))
    }
    #expect(try names() == [])
  }

  /// The sizes are near the size of the pieces that a digest reads.
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145]) func digestsTellTheLastByte(count: Int) throws {
    _ = try folder.write([UInt8](repeating: 7, count: count), to: "file")
    let other = try folder.write([UInt8](repeating: 7, count: count) + [0], to: "other")
    let last = try folder.write([UInt8](repeating: 7, count: max(count, 1) - 1) + [8], to: "last")
    let digest = try FileDigest(path: path)
    #expect(try FileDigest(path: path) == digest)
    #expect(try FileDigest(path: other) != digest)
    #expect(try FileDigest(path: last) != digest)
  }

  @Test func oneAtATimeHasTheLockOfAFolder() throws {
    var lock: FolderLock? = try FolderLock(folder.url.path)
    #expect(throws: SystemError(code: EWOULDBLOCK)) {
      try FolderLock(folder.url.path, patience: .milliseconds(20))
    }
    #expect(throws: error(.rename, EWOULDBLOCK)) {
      try FileOutput.write([1], to: path, expecting: .anything, patience: .zero)
    }
    #expect(try names() == [])
    withExtendedLifetime(lock) { lock = nil }
    try FileOutput.write([1], to: path, expecting: .anything, patience: .zero)
    #expect(throws: Never.self) { try FolderLock(folder.url.path, patience: .zero) }
    #expect(try names() == ["file"])
  }

  @Test func everyFailingCallOfANewFileLeavesNothing() throws {
    let whole = FaultyCalls()
    try FileOutput.write([1, 2], to: path, expecting: .nothing, calls: whole.calls)
    #expect(whole.made == 5)
    for number in 1...whole.made {
      try FileManager.default.removeItem(atPath: path)
      let faulty = FaultyCalls(failing: number)
      #expect(throws: FileOutputError.self, "call \(number)") {
        try FileOutput.write([1, 2], to: path, expecting: .nothing, calls: faulty.calls)
      }
      // The last call syncs the folder; at that time the file is already in the folder.
      #expect(try names() == (number == whole.made ? ["file"] : []), "call \(number)")
      #expect(OpenFiles.count(in: folder) == 0, "call \(number)")
      _ = try folder.write([], to: "file")
    }
  }

  @Test func identitiesSeeThroughLinks() throws {
    _ = try folder.write([1], to: "file")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "file")
    try manager.linkItem(atPath: path, toPath: folder.path("hard"))
    let other = try folder.write([1], to: "other")
    let identity = try #require(FileIdentity(path: path))
    for name in ["link", "hard", "./../\(folder.url.lastPathComponent)/file"] {
      #expect(FileIdentity(path: "\(folder.url.path)/\(name)") == identity, "\(name)")
    }
    #expect(FileIdentity(path: other) != identity)
    #expect(FileIdentity(path: folder.path("none")) == nil)
    #expect(FileIdentity(path: "a\0b") == nil)
  }
}
