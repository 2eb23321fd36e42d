import Foundation
import TestSupport
import Testing

@testable import SpreadsheetFiles

@Suite struct EditedPackageTests {
  private static let fixtures = [
    "openpyxl-pictures-and-rich-text.xlsx", "xlsxwriter-rules-and-protection.xlsx",
    "xlsxwriter-pictures-and-rich-text.xlsx", "household-without-record-sheets.xlsx",
  ]

  private func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: packageFolder.appending(path: "Tests/Fixtures/\(name)")))
  }

  private func package(_ bytes: [UInt8]) throws -> EditedPackage {
    try EditedPackage(bytes, name: "a.xlsx", limits: ReadingLimits())
  }

  /// Makes an archive of small stored entries, byte by byte.
  private func handmade(_ change: (inout HandmadeArchive) -> Void = { _ in }) -> [UInt8] {
    var archive = HandmadeArchive(["a.xml": "<a/>", "b.xml": "<b>text</b>", "c/d.bin": "ccc"])
    change(&archive)
    return archive.bytes
  }

  @Test(arguments: fixtures) func withoutChangesTheBytesAreTheSame(name: String) throws {
    let bytes = try fixture(name)
    let package = try package(bytes)
    for part in package.partNames { _ = try package.bytes(of: part) }
    #expect(try package.archive() == bytes)
    #expect(package.changedParts == [])
    #expect(package.partNames == ArchiveRecords(bytes).entries.map(\.name))
  }

  @Test(arguments: fixtures) func onlyTheReplacedPartDiffers(name: String) throws {
    let bytes = try fixture(name)
    let before = ArchiveRecords(bytes).entries
    for place in [0, before.count / 2, before.count - 1] {
      let part = before[place].name
      var package = try package(bytes)
      package.replace(part.uppercased(), with: try package.bytes(of: part) + Array("<!-- new -->".utf8))
      #expect(package.changedParts == [part])
      let written = try package.archive()
      let after = ArchiveRecords(written).entries
      #expect(after.map(\.name) == before.map(\.name))
      #expect(after.map(\.time) == before.map(\.time))
      #expect(after.map(\.localTime) == before.map(\.localTime))
      for (old, new) in zip(before, after) where old.name != part { #expect(new == old, "\(old.name)") }
      #expect(after[place].method == 8)
      #expect(try self.package(written).bytes(of: part) == package.bytes(of: part))
    }
  }

  @Test(arguments: fixtures) func sameEditsGiveTheSameBytes(name: String) throws {
    let bytes = try fixture(name)
    let written = try (0..<2).map { _ in
      var package = try package(bytes)
      package.replace("xl/workbook.xml", with: Array("<workbook/>".utf8))
      package.replace("xl/new.xml", with: [])
      package.remove("docProps/app.xml")
      return try package.archive()
    }
    #expect(written[0] == written[1])
  }

  @Test func partsAreAddedAndRemoved() throws {
    var package = try package(handmade())
    package.replace("xl/new.xml", with: Array("<new/>".utf8))
    package.replace("xl/other.xml", with: [])
    package.remove("B.XML")
    package.replace("XL/New.xml", with: Array("<newer/>".utf8))
    package.remove("xl/OTHER.xml")
    package.remove("missing.xml")
    #expect(package.partNames == ["a.xml", "c/d.bin", "xl/new.xml"])
    #expect(package.changedParts == ["b.xml", "xl/new.xml"])
    #expect(!package.contains("b.xml"))
    #expect(package.contains("xl/NEW.xml"))
    #expect(throws: SpreadsheetFileError.self) { try package.bytes(of: "b.xml") }
    let records = ArchiveRecords(try package.archive())
    #expect(records.entries.map(\.name) == ["a.xml", "c/d.bin", "xl/new.xml"])
    #expect(records["a.xml"] == ArchiveRecords(handmade())["a.xml"])
    #expect(records["xl/new.xml"]?.time == 0x21_0000)
    #expect(try self.package(package.archive()).bytes(of: "xl/new.xml") == Array("<newer/>".utf8))
  }

  @Test func whatWasRemovedMayComeBack() throws {
    var package = try package(handmade())
    package.remove("b.xml")
    package.replace("b.xml", with: [1, 2, 3])
    #expect(package.changedParts == ["b.xml"])
    #expect(ArchiveRecords(try package.archive()).entries.map(\.name) == ["a.xml", "b.xml", "c/d.bin"])
  }

  @Test func anEmptyPackageAndBadNamesAreRefused() throws {
    var package = try package(handmade())
    for part in package.partNames { package.remove(part) }
    #expect(throws: SpreadsheetWritingError.self) { try package.archive() }
    for name in ["", "../a.xml", "/a.xml", "folder/"] {
      var package = try self.package(handmade())
      package.replace(name, with: [])
      #expect(throws: SpreadsheetWritingError.self) { try package.archive() }
    }
  }

  /// The forms of archives that other programs write.
  static let forms: [(String, @Sendable (inout HandmadeArchive) -> Void)] = [
    ("data descriptors", { for index in $0.entries.indices { $0.entries[index].local = .streamed } }),
    (
      "large data descriptors",
      { for index in $0.entries.indices { $0.entries[index].local = .streamedLarge } }
    ),
    ("Zip64 in local headers", { for index in $0.entries.indices { $0.entries[index].local = .large } }),
    (
      "Zip64 in the directory",
      { for index in $0.entries.indices { $0.entries[index].isLargeInDirectory = true } }
    ),
    ("Zip64 at the end", { $0.hasLargeEnd = true }),
    ("a comment", { $0.comment = Array("made by hand".utf8) }),
    ("bytes after the end", { $0.trailing = [1, 2, 3] }),
    ("names with backslashes", { $0.entries[2].name = "c\\d.bin" }),
    ("a folder's entry", { $0.entries.insert(.init(name: "c/", bytes: []), at: 0) }),
  ]

  @Test(arguments: forms)
  func everyFormOfArchiveKeepsItsOtherEntries(
    name: String, change: @Sendable (inout HandmadeArchive) -> Void
  ) throws {
    let bytes = handmade(change)
    for part in ["a.xml", "b.xml", "c/d.bin"] {
      var package = try package(bytes)
      #expect(try package.archive() == bytes)
      package.replace(part, with: Array("<other/>".utf8))
      let (before, after) = (ArchiveRecords(bytes), ArchiveRecords(try package.archive()))
      #expect(after.comment == before.comment)
      #expect(after.entries.map(\.name) == before.entries.map(\.name))
      #expect(after.entries.map(\.time) == before.entries.map(\.time))
      #expect(after.entries.map(\.madeBy) == before.entries.map(\.madeBy))
      for (old, new) in zip(before.entries, after.entries)
      where old.name.replacingOccurrences(of: "\\", with: "/") != part {
        #expect(new.data == old.data)
        #expect((new.method, new.crc, new.attributes) == (old.method, old.crc, old.attributes))
        // Sizes that followed the data may now be in the local header.
        #expect(new.flags | 8 == old.flags | 8)
      }
      #expect(try self.package(package.archive()).bytes(of: part) == Array("<other/>".utf8))
    }
  }

  @Test func whatIsNoSoundArchiveIsRefused() throws {
    var bytes = try fixture(Self.fixtures[0])
    #expect(throws: SpreadsheetFileError.self) { try package([]) }
    #expect(throws: SpreadsheetFileError.self) { try package(Array(bytes.dropLast(40))) }
    bytes.insert(0, at: 0)
    #expect(throws: SpreadsheetFileError.self) { try package(bytes) }
    var protected = ZipBuilder(["a.xml": "<a/>"])
    protected.entries[0].password = "secret"
    let locked = try protected.bytes()
    #expect(throws: SpreadsheetFileError.self) { try package(locked) }
    var limits = ReadingLimits()
    limits.inflatedBytes = 3
    let small = try EditedPackage(handmade(), name: "a.xlsx", limits: limits)
    #expect(throws: SpreadsheetFileError.self) { try small.bytes(of: "a.xml") }
  }

  @Test func aWrongChecksumIsFoundWhereThePartIsAskedFor() throws {
    var bytes = handmade()
    // The fourth byte of the first entry's data.
    bytes[30 + 5 + 3] ^= 1
    let package = try package(bytes)
    #expect(throws: SpreadsheetFileError.self) { try package.bytes(of: "a.xml") }
    #expect(try package.bytes(of: "b.xml") == Array("<b>text</b>".utf8))
  }

  @Test(arguments: [("_xmlsignatures/origin.sigs", true), ("x/Origin.SIGS", true), ("_rels/.rels", false)])
  func signedPackagesAreKnown(part: String, isSigned: Bool) throws {
    let bytes = HandmadeArchive([part: "", "xl/workbook.xml": "<workbook/>"]).bytes
    #expect(try package(bytes).isSigned == isSigned)
  }
}
