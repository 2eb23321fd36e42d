import Foundation
import TestSupport
import Testing

@testable import SafeFiles

/// Tests temporary files of processes that no longer exist.
@Suite struct StaleTemporaryFilesTests {
  /// Returns the identifier of a process that has ended.
  private static func deadProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test(
    arguments: [
      (".budgetkit-123-abcXYZ", 123), (".budgetkit-1-000000", 1), (".budgetkit-abcdef", nil),
      (".budgetkit-12-abc", nil), (".budgetkit-12-abcdefg", nil), (".budgetkit-12-abc.ef", nil),
      (".budgetkit--12-abcdef", nil), (".budgetkit-0-abcdef", nil), (".budgetkit-+1-abcdef", nil),
      (".budgetkit-99999999999-abcdef", nil), ("budgetkit-12-abcdef", nil), (".budgetkit-1-2-abcdef", nil),
    ] as [(String, Int32?)])
  func namesTellTheProcess(name: String, process: Int32?) {
    #expect(StaleTemporaryFiles.process(of: name) == process)
  }

  @Test func theNextWriteRemovesThoseOfTheDeadAlone() throws {
    let folder = try TemporaryFolder()
    let dead = try Self.deadProcess()
    let held = try folder.write([1], to: ".budgetkit-\(dead)-locked")
    let descriptor = open(held, O_RDONLY)
    defer { close(descriptor) }
    // A process on another machine may have the same identifier; its file is locked.
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let kept = [
      ".budgetkit-\(dead)-locked", ".budgetkit-\(getpid())-living", ".budgetkit-abcdef",
      ".budgetkit-\(dead)-notes.txt",
    ]
    for name in kept.dropFirst() { _ = try folder.write([1], to: name) }
    for name in [".budgetkit-\(dead)-AAAAAA", ".budgetkit-\(dead)-bbbbb0"] {
      let path = try folder.write([1], to: name)
      #expect(chmod(path, 0o400) == 0)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(".budgetkit-\(dead)-linked"), withDestinationPath: kept[1])
    try FileOutput.write([1], to: folder.path("file"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == (kept + [".budgetkit-\(dead)-linked", "file"]).sorted())
  }

  @Test func aTemporaryFileIsNamedByItsProcess() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.path("file"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.map(StaleTemporaryFiles.process(of:)) == [getpid()])
    // A temporary file in use is kept when another file is written in the same folder.
    try FileOutput.write([1], to: folder.path("other"))
    try file.write([2])
    try file.commit()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }
}
