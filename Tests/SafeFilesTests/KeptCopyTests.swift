import Digests
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SafeFiles

@Suite struct KeptCopyTests {
  private let folder: TemporaryFolder
  private let path: String
  private let user: [UInt8] = [1]
  private let first: [UInt8] = [2, 2]
  private let second: [UInt8] = [3, 3, 3]

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write([1], to: "household.xlsx")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func content(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  private func copyName(_ bytes: [UInt8]) -> String {
    let digits = SHA256.digest(bytes).prefix(8).map { String(format: "%02x", $0) }.joined()
    return "household.before-\(digits).xlsx"
  }

  /// Returns the content of all copies.
  private func copies() throws -> [[UInt8]] {
    try names().filter { $0.contains(".before-") }.map { try content(folder.path($0)) }
  }

  @discardableResult
  private func save(
    _ bytes: [UInt8], over read: [UInt8], keepsCopy: Bool = true, calls: FileCalls = .system
  ) throws -> String? {
    try KeptCopy.save(bytes, to: path, expecting: ContentDigest(read), keepsCopy: keepsCopy, calls: calls)
  }

  @Test func theNameHasTheDigestOfWhatWasWritten() throws {
    // Python: hashlib.sha256(bytes([2, 2])).hexdigest()[:16]
    let name = try #require(try save(first, over: user)).split(separator: "/").last
    #expect(name == "household.before-50cff72c8e550546.xlsx")
    #expect(try names() == ["household.before-50cff72c8e550546.xlsx", "household.xlsx"])
    #expect(try content(path) == first)
    #expect(try copies() == [user])
  }

  @Test func aSecondSaveKeepsTheUsersState() throws {
    try save(first, over: user)
    try save(second, over: first)
    #expect(try names() == [copyName(second), "household.xlsx"])
    #expect(try copies() == [user])
    try KeptCopy.restore(path)
    #expect(try content(path) == user)
    #expect(try names() == ["household.xlsx"])
  }

  @Test func whatTheUserChangedBecomesTheCopy() throws {
    try save(first, over: user)
    _ = try folder.write([9], to: "household.xlsx")
    try save(second, over: [9])
    #expect(try names() == [copyName(second), "household.xlsx"])
    #expect(try copies() == [[9]])
  }

  @Test func withoutACopyNoneIsMadeButOneGoesAlong() throws {
    #expect(try save(first, over: user, keepsCopy: false) == nil)
    #expect(try names() == ["household.xlsx"])
    try save(second, over: first)
    try save(user, over: second, keepsCopy: false)
    #expect(try copies() == [first])
    try KeptCopy.restore(path)
    #expect(try content(path) == first)
  }

  @Test func sameBytesAreNotWritten() throws {
    #expect(try save(user, over: user) == nil)
    #expect(try names() == ["household.xlsx"])
    try save(first, over: user)
    #expect(try save(first, over: first) != nil)
    #expect(try copies() == [user])
  }

  @Test func aChangeInBetweenIsNoticed() throws {
    let stale = FileOutputError(path: path, step: .resolve, cause: SystemError(code: ESTALE))
    #expect(throws: KeptCopy.Failure.file(stale)) { try save(first, over: [7]) }
    #expect(try content(path) == user)
    #expect(try names() == ["household.xlsx"])
  }

  @Test func undoneOnlyWhileTheFileIsAsItWasWritten() throws {
    #expect(throws: KeptCopy.Failure.noCopy) { try KeptCopy.restore(path) }
    try save(first, over: user)
    _ = try folder.write([9], to: "household.xlsx")
    #expect(throws: KeptCopy.Failure.changedSince(copy: copyName(first))) { try KeptCopy.restore(path) }
    #expect(try content(path) == [9])
    #expect(try copies() == [user])
  }

  @Test func aMissingFileIsRefused() throws {
    let missing = folder.path("missing.xlsx")
    let error = KeptCopy.Failure.file(
      FileOutputError(path: missing, step: .resolve, cause: SystemError(code: ENOENT)))
    #expect(throws: error) {
      try KeptCopy.save([1], to: missing, expecting: ContentDigest([]), keepsCopy: true)
    }
  }

  @Test(arguments: [0o600, 0o640, 0o644]) func theCopyHasTheFilesPermissions(mode: Int) throws {
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let copy = try #require(try save(first, over: user))
    #expect(try manager.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == mode)
    try KeptCopy.restore(path)
    #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
  }

  @Test func theCopyStandsBesideTheTargetOfALink() throws {
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: other.path("link.xlsx"), withDestinationPath: path)
    try KeptCopy.save(
      first, to: other.path("link.xlsx"), expecting: ContentDigest(user), keepsCopy: true)
    #expect(try names() == [copyName(first), "household.xlsx"])
    try KeptCopy.restore(other.path("link.xlsx"))
    #expect(try content(path) == user)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: other.path("link.xlsx")) == path)
  }

  @Test func otherFilesAreNoCopies() throws {
    for name in [
      "household.before-123.xlsx", "household.before-000000000000000G.xlsx", "other.before-1.xlsx",
    ] {
      _ = try folder.write([5], to: name)
    }
    try save(first, over: user)
    #expect(try names().count == 5)
  }

  @Test func whoHasTheLockHandsItIn() throws {
    let lock = try FolderLock(folder.url.path)
    #expect(throws: KeptCopy.Failure.self) {
      try KeptCopy.save(
        first, to: path, expecting: ContentDigest(user), keepsCopy: true, patience: .zero)
    }
    try KeptCopy.save(first, to: path, expecting: ContentDigest(user), keepsCopy: true, holding: lock)
    try KeptCopy.restore(path, holding: lock)
    #expect(try content(path) == user)
  }

  /// Makes file calls of which call number `failing`, or every call from that number on, fails, and counts the calls.
  private func faulty(_ failing: Int, forGood: Bool, _ made: Counter) -> FileCalls {
    let system = FileCalls.system
    let fails: @Sendable () -> Bool = {
      let number = made.next()
      guard forGood ? number >= failing : number == failing else { return false }
      errno = EIO
      return true
    }
    var calls = FileCalls()
    calls.create = { fails() ? -1 : system.create(&$0, $1) }
    calls.read = { fails() ? -1 : system.read($0, $1) }
    calls.write = { fails() ? -1 : system.write($0, $1) }
    calls.setMode = { fails() ? -1 : system.setMode($0, $1) }
    calls.sync = { fails() ? -1 : system.sync($0) }
    calls.rename = { fails() ? -1 : system.rename($0, $1) }
    calls.link = { fails() ? -1 : system.link($0, $1) }
    calls.remove = { fails() ? -1 : system.remove($0) }
    return calls
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func aFailureOfAnyCallLosesNothing(isOurs: Bool, forGood: Bool) throws {
    for failing in 1...40 {
      for name in try names() { try FileManager.default.removeItem(atPath: folder.path(name)) }
      _ = try folder.write(user, to: "household.xlsx")
      try save(first, over: user)
      let present = isOurs ? first : [9]
      if !isOurs { _ = try folder.write(present, to: "household.xlsx") }
      _ = try? save(second, over: present, calls: faulty(failing, forGood: forGood, Counter()))
      let now = try content(path)
      #expect(now == present || now == second)
      // The user's last state still exists, as a copy or in the file itself.
      let last = isOurs ? user : present
      #expect(try copies().contains(last) || now == last)
      if now == second {
        try KeptCopy.restore(path)
        #expect(try content(path) == last)
      } else {
        // The save can be repeated.
        try save(second, over: present)
        #expect(try copies() == [last])
      }
    }
  }
}
