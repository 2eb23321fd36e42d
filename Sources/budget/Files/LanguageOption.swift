public import ArgumentParser
public import BudgetReports

/// The option for the language of a report; environment variables have no effect on it.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of texts, numbers and dates: \(Wording.languages.joined(separator: ", ")).",
      discussion: "In English, numbers and dates follow the budget's settings.", valueName: "tag"))
  var language: Wording = .english

  var wording: Wording { language }
}

extension Wording: ExpressibleByArgument {
  /// Reads a tag such as `de` or `de-AT`.
  public init?(argument: String) { self.init(language: argument) }

  public var defaultValueDescription: String { language }
}
