import Foundation
import TestSupport
import Testing

@testable import SafeFiles

/// Tests the access permissions of new files.
@Suite struct NewFileAccessTests {
  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  /// Returns the permissions of a file created directly by the system, with the umask applied.
  private func usualMode(_ folder: TemporaryFolder) throws -> Int {
    let descriptor = open(folder.path("usual"), O_CREAT | O_WRONLY, 0o666)
    #expect(descriptor >= 0)
    close(descriptor)
    return try mode(folder.path("usual"))
  }

  @Test func aNewFileFollowsTheUmask() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1], to: folder.path("new"))
    #expect(try mode(folder.path("new")) == usualMode(folder))
  }

  @Test func aNewFileIsPrivateWhereThatIsAsked() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1], to: folder.path("new"), access: .ownerOnly)
    #expect(try mode(folder.path("new")) == 0o600)
    try FileOutput.write([1], to: folder.path("other"), expecting: .nothing, access: .ownerOnly)
    #expect(try mode(folder.path("other")) == 0o600)
  }

  @Test(arguments: [NewFileAccess.umask, .ownerOnly]) func aFileThatIsReplacedKeepsItsOwn(
    access: NewFileAccess
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([9], to: "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileOutput.write([1], to: path, access: access)
    #expect(try mode(path) == 0o640)
  }

  @Test func bytesForAPrivateFileAreNeverOpenToOthers() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([9], to: "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let file = try AtomicFile(path: path)
    try file.write([1])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let temporary = try #require(names.first { $0.hasPrefix(StaleTemporaryFiles.prefix) })
    #expect(try mode(folder.path(temporary)) == 0o600)
    #expect(StaleTemporaryFiles.process(of: temporary) == getpid())
    try file.commit()
    #expect(try mode(path) == 0o600)
  }
}
