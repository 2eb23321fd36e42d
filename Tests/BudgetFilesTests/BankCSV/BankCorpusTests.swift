import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import ImportCore
@testable import TextImport
@testable import FieldReading

/// Compares CSVs of banks and apps that other people published with what a person reads in them.
@Suite struct BankCorpusTests {
  /// The current shares in thousandths, which must not fall: columns of logs with the right meaning, and files whose
  /// transactions, sums and dates are exact after the questions of the file are answered.
  private static let columnsReached = 970
  private static let exactReached = 951

  /// The result for a file without answers, and with the answers to its questions.
  private struct Reading {
    let expected: Expectation
    let alone: Outcome
    let answered: Outcome
  }

  private static let readings: [Reading] = {
    guard Corpus.isPresent, let files = try? Expectation.all("bank-csv.json") else { return [] }
    return files.compactMap { expected in
      guard let data = try? Data(contentsOf: Corpus.folder.appending(path: expected.file)) else { return nil }
      let alone = Outcome(Array(data), ImportContext(fileName: expected.file, now: .epoch))
      let questions = alone.outline?.questions ?? []
      let answered = questions.isEmpty ? alone : Outcome(Array(data), expected.answers(questions))
      return Reading(expected: expected, alone: alone, answered: answered)
    }
  }()

  private static let logs = readings.filter { $0.expected.kinds == ["log"] }

  @Test(.enabled(if: Corpus.isPresent)) func theKindIsRight() {
    #expect(Self.readings.count == 145)
    for reading in Self.readings {
      if reading.expected.kinds.contains("log") {
        #expect(reading.alone.outline?.kind == .log, "\(reading.expected)")
      } else {
        #expect(reading.alone.imported == nil, "\(reading.expected): nothing is to be imported")
      }
    }
  }

  @Test(.enabled(if: Corpus.isPresent)) func theHeaderIsFound() {
    for reading in Self.logs {
      let expected = reading.expected.number("headerLine") ?? 0
      #expect(reading.alone.outline?.headerLine ?? 0 == expected, "\(reading.expected)")
    }
  }

  @Test(.enabled(if: Corpus.isPresent)) func theProfileIsRecognised() {
    for reading in Self.logs {
      let found =
        [reading.alone.outline?.profile].compactMap(\.self) + (reading.alone.outline?.offeredProfiles ?? [])
      #expect(found.first == reading.expected.text("profile"), "\(reading.expected)")
    }
  }

  @Test(.enabled(if: Corpus.isPresent)) func columnsAreRightlyNamed() {
    var (right, all) = (0, 0)
    var wrong: [String] = []
    for reading in Self.logs {
      let columns = reading.alone.columns(reading.expected)
      (right, all) = (right + columns.right, all + columns.all)
      if !columns.wrong.isEmpty {
        wrong.append("\(reading.expected): \(columns.wrong.joined(separator: "; "))")
      }
    }
    #expect(
      right * 1_000 >= all * Self.columnsReached,
      "\(right) of \(all) columns\n\(wrong.joined(separator: "\n"))")
  }

  @Test(.enabled(if: Corpus.isPresent)) func transactionsAndSumsAreExact() {
    let wrong = Self.readings.filter {
      !$0.answered.isExact($0.expected) && $0.expected.kinds.contains("log")
    }
    let exact = Self.readings.count - wrong.count
    #expect(
      exact * 1_000 >= Self.readings.count * Self.exactReached,
      "\(exact) of \(Self.readings.count) files\n\(wrong.map(\.expected.file).joined(separator: "\n"))")
  }

  @Test(.enabled(if: Corpus.isPresent)) func nothingIsWrongInSilence() {
    for reading in Self.readings
    where reading.alone.imported != nil && !reading.alone.isExact(reading.expected) {
      #expect(reading.alone.isAnnounced, "\(reading.expected) is read wrongly and says nothing")
    }
    // Facts that a person cannot know lead to a question or to a finding about uncertainty.
    for reading in Self.readings
    where !reading.expected.ambiguous.isEmpty && reading.expected.kinds == ["log"] {
      #expect(reading.alone.isAnnounced, "\(reading.expected) leaves something open")
    }
  }

  @Test(.enabled(if: Corpus.isPresent)) func theBooksBalance() {
    for reading in Self.readings {
      for accounting in [reading.alone, reading.answered].compactMap(\.imported?.accounting) {
        #expect(accounting.balance, "\(reading.expected): \(accounting)")
      }
      guard let rows = reading.expected.number("rows"), let imported = reading.answered.imported else {
        continue
      }
      // Here, lines without any text do not count as records.
      let blank = (imported.accounting.skipped[.blank]?.rows ?? 0) - (reading.expected.skipped["blank"] ?? 0)
      #expect(imported.accounting.read.rows - blank == rows, "\(reading.expected)")
    }
  }
}
