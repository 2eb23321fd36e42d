import Foundation

/// A job: its name, its arguments, and its work.
struct Job: Sendable {
  let name: String
  let arguments: String
  let run: @Sendable ([String]) throws -> Void

  /// Whether the job accepts this number of arguments; arguments in brackets are optional.
  func takes(_ count: Int) -> Bool {
    let words = arguments.split(separator: " ")
    return (words.count { !$0.hasPrefix("[") }...words.count).contains(count)
  }

  /// All jobs of the program.
  static let all = [read, stream, workbook, write, csv, importing, statement, recalculate]
}

/// `bench JOB ARGUMENT…` runs one job as a whole process, for comparison with other programs.
@main enum Bench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let job = Job.all.first(where: { $0.name == arguments.first }),
      job.takes(arguments.count - 1)
    else {
      fail(
        "usage: \(Job.all.map { "bench \($0.name) \($0.arguments)" }.joined(separator: "\n       "))",
        status: 2)
    }
    do {
      try job.run(Array(arguments.dropFirst()))
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
