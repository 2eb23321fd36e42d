import BudgetModel
import Foundation
import TestSupport
import Testing

@testable import FindingWording

/// Tests the texts of findings in every language.
@Suite struct FindingWordingTests {
  private static func texts(_ words: FindingFormatter.Words) -> [String] {
    [words.reason, words.remedy].compactMap(\.self)
  }

  @Test(arguments: FindingExamples.all) func everyFactHasBothTexts(_ fact: Finding.Fact) {
    let english = FindingFormatter().words(fact)
    #expect(Self.texts(english).allSatisfy(Self.isWhole) && !fact.code.rawValue.isEmpty)
    for language in FindingFormatter.Language.allCases where language != .english {
      let other = FindingFormatter(language).words(fact)
      #expect(english.reason != other.reason)
      #expect((english.remedy == nil) == (other.remedy == nil))
      #expect(english.remedy == nil || english.remedy != other.remedy)
      for text in Self.texts(other) {
        #expect(Self.isWhole(text), "\(text)")
        #expect(text.first?.isLowercase != true || text.contains(/^(limits|tombstones)\[/), "\(text)")
      }
    }
  }

  private static func isWhole(_ text: String) -> Bool {
    !text.isEmpty && text.last != "." && !text.contains("  ")
  }

  /// Returns the cases that the sources declare, with the name of their enumeration.
  static func declaredCases() throws -> Set<String> {
    let folder = packageFolder.appending(path: "Sources/BudgetModel/Findings")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("Fact.swift") && $0 != "Finding+Fact.swift"
    }
    return try Set(
      names.flatMap { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let subject = name.replacing("Fact.swift", with: "").lowercased()
        // Facts are indented by four spaces, the values of their nested enumerations by six.
        return text.matches(of: /\n    (?:indirect )?case (\w+(?:, \w+)*)/).flatMap {
          $0.output.1.split(separator: ", ").map { "\(subject).\($0)" }
        }
      })
  }

  @Test func everyCaseHasAnExample() throws {
    let declared = try Self.declaredCases()
    #expect(declared.count > 150)
    let shown = FindingExamples.all.map { fact in
      let subject = Mirror(reflecting: fact).children.first
      let own = subject.map { child in
        // If a fact has other values beside it, such as a position in a text, it is the first value.
        let mirror = Mirror(reflecting: child.value)
        return mirror.displayStyle == .tuple ? mirror.children.first?.value ?? child.value : child.value
      }
      let name = own.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
      return "\(subject?.label ?? "").\(name ?? "")"
    }
    #expect(declared.subtracting(shown).sorted() == [], "these have none")
    #expect(Set(shown).subtracting(declared).sorted() == [], "these are declared nowhere")
  }

  @Test(arguments: FindingFormatter.Language.allCases)
  func librariesNameNoOption(_ language: FindingFormatter.Language) {
    let formatter = FindingFormatter(language, voice: .library)
    for fact in FindingExamples.all {
      let words = formatter.words(fact)
      for text in [words.reason, words.remedy ?? ""] {
        #expect(!text.contains("--") && !text.contains("budget merge") && !text.contains("budget template"))
      }
    }
  }

  @Test(arguments: FindingFormatter.Language.allCases)
  func theCommandNamesEveryOption(_ language: FindingFormatter.Language) {
    let formatter = FindingFormatter(language)
    let texts = FindingExamples.all.map { fact in
      let words = formatter.words(fact)
      return words.reason + (words.remedy ?? "")
    }
    let named = Need.allCases.filter { need in texts.contains { $0.contains(need.rawValue) } }
    #expect(named == Need.allCases)
  }
}
