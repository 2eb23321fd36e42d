import Foundation
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget

/// Tests runs in which standard output cannot be written.
@Suite struct StandardOutputTests {
  private static let isFullPresent = FileManager.default.fileExists(atPath: "/dev/full")

  private static func device(_ path: String) throws -> StandardOutput {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    return StandardOutput(descriptor)
  }

  @Test(
    .enabled(if: isFullPresent), arguments: WritingArgument.commands.keys.sorted().filter { $0 != "undo" })
  func aFullDiskIsSaid(command: String) throws {
    let fixture = try WritingFixture()
    let words = (WritingArgument.commands[command] ?? []).map { fixture.files[$0] ?? $0 }
    let stream = try Self.device("/dev/full")
    defer { stream.close() }
    let run = CommandRun([command] + words, device: stream)
    #expect(run.status == 4)
    #expect(
      run.errors.hasSuffix("budget: standard output cannot be written (No space left on device)\n"),
      "\(run.errors)")
  }

  @Test(
    .enabled(if: isFullPresent),
    arguments: [
      ["--help"], ["report", "--help"], ["--version"], [], ["--generate-completion-script", "zsh"],
    ])
  func helpIsNoException(arguments: [String]) throws {
    let stream = try Self.device("/dev/full")
    defer { stream.close() }
    #expect(CommandRun(arguments, device: stream).status == 4)
  }

  @Test func aPipeThatIsClosedEndsQuietly() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    signal(SIGPIPE, SIG_IGN)
    let stream = StandardOutput(ends[1])
    defer { stream.close() }
    let fixture = try WritingFixture()
    let run = CommandRun(["transactions", fixture.files["JSON"] ?? ""], device: stream)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(stream.failure?.code == EPIPE)
  }

  /// Runs the whole process, with redirections by a shell.
  @Test(
    .enabled(if: BuiltCommand.isPresent && isFullPresent),
    arguments: [
      (#""$0" transactions "$1" > /dev/full"#, 4, "budget: standard output cannot be written (No space"),
      (
        #""$0" convert "$1" - --to json > /dev/full"#, 4,
        "budget: standard output cannot be written (No space"
      ),
      (#""$0" transactions "$1" >&-"#, 4, "budget: standard output cannot be written (Bad file"),
      (#""$0" convert "$1" "$2" >&- 2>&-"#, 0, ""),
      (#"{ "$0" transactions "$1"; echo $? >&2; } | true"#, 0, "0\n"),
    ] as [(String, Int32, String)])
  func theProcessDoesAsTheCommand(line: String, status: Int32, errors: String) throws {
    let fixture = try WritingFixture()
    let path = fixture.folder.path("x.json")
    let run = try BuiltCommand.run([fixture.files["JSON"] ?? "", path], shell: line)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(errors), "\(run.errors)")
    if line.contains("$2") { #expect(fixture.read("x.json").starts(with: Data("{\n  \"version\"".utf8))) }
  }
}
