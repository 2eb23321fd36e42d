import BudgetModel
import FindingWording
import Foundation
import TestSupport
import Testing

@testable import FieldReading
@testable import StrictYAML
@testable import TextImport

/// Tests the syntax of profiles, and the profiles of this package.
@Suite struct CSVProfileTests {
  private static let folder = packageFolder.appending(path: "Templates/Profiles")

  @Test func theEmbeddedProfilesAreTheFiles() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(EmbeddedProfiles.files.map(\.name) == files)
    for profile in EmbeddedProfiles.files {
      let file = Self.folder.appending(path: profile.name)
      #expect(try Data(contentsOf: file) == Data(profile.text.utf8), "\(profile.name)")
    }
  }

  @Test func everyProfileIsRead() throws {
    for (file, yaml) in EmbeddedProfiles.files {
      #expect(try "\(CSVProfile(yaml: yaml, file: file).name).yaml" == file)
    }
    #expect(ProfileCatalog.builtIn.profiles.count == EmbeddedProfiles.files.count)
    #expect(ProfileCatalog.builtIn["ing-nl"]?.title == "ING (Netherlands)")
    #expect(ProfileCatalog.builtIn["nobody"] == nil)
  }

  private static let whole = """
    name: my-bank
    title: My bank
    kind: log
    header: [Booked, [In, Inflow], "3"]
    exact: true
    ask: true
    columns:
      date: [Booked, Done]
      payee: {expense: To, income: From}
      memo: {join: [A, B#2]}
      amount: {expense: Out, income: 5}
      note: "7"
    signs: {column: Way, expense: [D], income: [C]}
    dateOrder: dmy
    decimalMark: ","
    currency: EUR
    skip:
      pending: {Status: [Pending, ""]}
      totals: {1: ["Sum*"]}
    transfers: {Type: [Move]}
    notes: Anything.
    source: [somewhere]
    """

  @Test func everyKey() throws {
    let profile = try CSVProfile(yaml: Self.whole, file: "my-bank.yaml")
    #expect(profile.name == "my-bank")
    #expect(profile.header == [["Booked"], ["In", "Inflow"], ["3"]])
    #expect(profile.isExact && profile.isOffered)
    func name(_ text: String, _ occurrence: Int = 1) -> FieldSource { .named(text, occurrence: occurrence) }
    #expect(profile.columns[.date] == .first([name("Booked"), name("Done")]))
    #expect(profile.columns[.payee] == .byDirection(expense: name("To"), income: name("From")))
    #expect(profile.columns[.memo] == .join([name("A"), name("B", 2)]))
    #expect(profile.columns[.amount] == .byDirection(expense: name("Out"), income: .number(5)))
    // A number in quotes is a column name.
    #expect(profile.columns[.note] == name("7"))
    #expect(profile.signs == .words(column: name("Way"), expense: ["D"], income: ["C"]))
    #expect(profile.dateOrder == .dayMonthYear)
    #expect(profile.decimalMark == .comma)
    #expect(profile.currency?.code == "EUR")
    #expect(profile.skips.map(\.reason) == [.pending, .totals])
    #expect(profile.skips[1].condition.tests == [RowCondition.Test(column: .number(1), texts: ["Sum*"])])
    #expect(profile.transfers?.tests.map(\.texts) == [["Move"]])
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let sentence: String
    var testDescription: String { sentence }
    init(_ old: String, _ new: String, _ sentence: String) {
      (self.old, self.new, self.sentence) = (old, new, sentence)
    }
  }

  static let faults = [
    Fault("title: My bank", "titel: My bank", "line 2, titel: this key is not known"),
    Fault("title: My bank\n", "", "line 1: the key title is missing"),
    Fault("kind: log", "kind: book", "line 3, kind: \"book\" is none of \"log\", \"plan\""),
    Fault("exact: true", "exact: maybe", "line 5, exact: true or false is needed here"),
    Fault("exact: true", "exact: [true]", "line 5, exact: one text is needed here"),
    Fault("  note: \"7\"", "  nota: 7", "line 12, columns.nota: this meaning is not known"),
    Fault("  note: \"7\"", "  note: 0", "line 12, columns.note: columns are counted from 1"),
    Fault("{join: [A, B#2]}", "{join: A}", "line 10, columns.memo.join: a list of columns is needed here"),
    Fault(
      "{join: [A, B#2]}", "{a: A}", "line 10, columns.memo.a: join, or expense and income are needed here"),
    Fault("  date: [Booked, Done]\n", "", "line 1: the columns have no date"),
    Fault(
      "dateOrder: dmy", "dateOrder: ddmm", "line 14, dateOrder: \"ddmm\" is none of \"ymd\", \"mdy\", \"dmy\""
    ),
    Fault(
      "currency: EUR", "currency: Euro",
      "line 16, currency: a code of three letters is needed here, such as EUR"),
    Fault(", income: [C]", "", "line 13, signs: column, expense and income are needed here"),
    Fault("pending:", "rain:", "line 18, skip.rain: this reason is not known"),
    Fault(
      "header: [Booked, [In, Inflow], \"3\"]", "header: Booked",
      "line 4, header: a list of names is needed here, or none"),
    Fault(
      "header: [Booked, [In, Inflow], \"3\"]", "header: none",
      "line 1: without a header the columns are numbers"),
    Fault("name: my-bank", "name: my/bank", "line 1: a name has letters, digits and hyphens only"),
    Fault("exact: true", "title: twice", "line 2, title: the key occurs twice"),
  ]

  @Test(arguments: faults) func faultsHaveTheirPlace(_ fault: Fault) throws {
    let yaml = Self.whole.replacing(fault.old, with: fault.new)
    try #require(yaml != Self.whole)
    let error = try #require(throws: ProfileError.self) { try CSVProfile(yaml: yaml, file: "my-bank.yaml") }
    #expect(error.description == "my-bank.yaml, \(fault.sentence)")
  }

  @Test(arguments: ["", "name: [", "just text"]) func whatIsNoProfile(_ yaml: String) {
    #expect(throws: ProfileError.self) { try CSVProfile(yaml: yaml, file: "x.yaml") }
  }

  @Test func aUsersProfileCountsBeforeOthers() throws {
    var catalog = ProfileCatalog.builtIn
    let yaml = Self.whole.replacing("name: my-bank", with: "name: mint")
    catalog.add(try CSVProfile(yaml: yaml, file: "mint.yaml"))
    #expect(catalog.profiles.count == ProfileCatalog.builtIn.profiles.count)
    #expect(catalog["mint"]?.title == "My bank")
    #expect(catalog.profiles.first?.name == "mint")
  }
}
