import Foundation
import TestSupport
import Testing

@testable import SafeFiles

@Suite struct FileOutputTests {
  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func content(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  @Test func aNewFileHasItsBytes() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1, 2, 3], to: folder.path("new"))
    #expect(try content(folder.path("new")) == [1, 2, 3])
    #expect(try names(folder) == ["new"])
  }

  @Test(arguments: [0o644, 0o640, 0o755, 0o600]) func aReplacedFileKeepsItsMode(permissions: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([9, 9, 9, 9], to: "old")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    try FileOutput.write([], to: path)
    #expect(try content(path) == [])
    #expect(try mode(path) == permissions)
    #expect(try names(folder) == ["old"])
  }

  @Test func linksStay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1], to: "file")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("relative"), withDestinationPath: "file")
    try manager.createSymbolicLink(
      atPath: folder.path("absolute"), withDestinationPath: folder.path("relative"))
    try manager.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "made")
    try FileOutput.write([2], to: folder.path("absolute"))
    try FileOutput.write([3], to: folder.path("dangling"))
    #expect(try content(path) == [2])
    #expect(try content(folder.path("made")) == [3])
    #expect(try names(folder) == ["absolute", "dangling", "file", "made", "relative"])
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("relative")) == "file")
  }

  @Test func aNameWithoutFolderIsInTheCurrentOne() throws {
    let target = try FileTarget("budgetkit-no-such-file")
    #expect(target.path == "budgetkit-no-such-file")
    #expect(target.folder == ".")
    #expect(target.mode == nil)
    #expect(try FileTarget("/budgetkit-no-such-file").folder == "/")
  }

  static let refusals: [(String, String, FileOutputError.Step, Int32)] = [
    ("no such folder", "missing/file", .create, ENOENT),
    ("a folder", "folder", .resolve, EISDIR),
    ("a trailing slash", "folder2/", .resolve, ENOENT),
    ("a loop of links", "loop", .resolve, ELOOP),
    ("a NUL", "a\0b", .resolve, EINVAL),
    ("a file as folder", "file/x", .resolve, ENOTDIR),
    ("a name too long", String(repeating: "x", count: 300), .resolve, ENAMETOOLONG),
  ]

  @Test(arguments: refusals)
  func refusesWithStepAndCause(name: String, file: String, step: FileOutputError.Step, code: Int32) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([1], to: "file")
    try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
    let path = "\(folder.url.path)/\(file)"
    let before = try names(folder)
    #expect(throws: FileOutputError(path: path, step: step, cause: SystemError(code: code))) {
      try FileOutput.write([1, 2], to: path)
    }
    #expect(try names(folder) == before)
  }

  @Test func anEmptyPathIsRefused() {
    #expect(throws: FileOutputError(path: "", step: .resolve, cause: SystemError(code: ENOENT))) {
      try FileOutput.write([1], to: "")
    }
  }

  @Test func devicesAreRefused() {
    #expect(throws: FileOutputError(path: "/dev/null", step: .resolve, cause: SystemError(code: EINVAL))) {
      try FileOutput.write([1], to: "/dev/null")
    }
  }

  @Test func whatIsNotCommittedLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([7], to: "file")
    do {
      let file = try AtomicFile(path: path)
      try file.write(Array(repeating: 1, count: 100_000))
      #expect(try names(folder).count == 2)
    }
    #expect(try content(path) == [7])
    #expect(try names(folder) == ["file"])
  }

  @Test func aFailedRenameLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file")
    let file = try AtomicFile(path: path)
    try file.write([1])
    // Meanwhile, a folder with this name is created.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: FileOutputError(path: path, step: .rename, cause: SystemError(code: EISDIR))) {
      try file.commit()
    }
    #expect(try names(folder) == ["file"])
  }

  @Test func piecesMakeOneFile() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.path("file"))
    try file.write([1, 2])
    try file.write([3])
    try file.commit()
    #expect(try content(folder.path("file")) == [1, 2, 3])
  }

  @Test func inputComesInTheAskedPieces() throws {
    let folder = try TemporaryFolder()
    let input = try InputFile(try folder.write([1, 2, 3], to: "file"))
    #expect(try input.read(2) == [1, 2])
    #expect(try input.read(2) == [3])
    #expect(try input.read(2) == [])
  }
}
