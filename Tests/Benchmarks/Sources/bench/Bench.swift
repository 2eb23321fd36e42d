import Foundation

/// A job: what it is called, what it is given, and what it does.
struct Job: Sendable {
  let name: String
  let arguments: String
  let run: @Sendable ([String]) throws -> Void

  /// Whether it is called with so many arguments; those in brackets may be left out.
  func takes(_ count: Int) -> Bool {
    let words = arguments.split(separator: " ")
    return (words.count { !$0.hasPrefix("[") }...words.count).contains(count)
  }

  /// Every job that the program knows.
  static let all = [read, stream, workbook, write, csv, importing, statement, recalculate]
}

/// `bench JOB ARGUMENT…` does one of the jobs that other programs are compared by, as a whole process.
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
