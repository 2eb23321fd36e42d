/// A question that a section answers with one sentence and one small chart.
public struct ReportAnswer: Sendable {
  /// The question, as a person asks it.
  public let question: String
  /// The answer.
  public let sentence: String
  /// Whether the answer is good or bad.
  public let tone: Tone
  /// The chart, if there is something to draw; the tables of other sections contain its figures.
  public let chart: (any Chart)?

  /// Creates an answer, with a chart if there is one.
  public init(_ question: String, _ sentence: String, _ tone: Tone = .plain, chart: (any Chart)? = nil) {
    (self.question, self.sentence, self.tone, self.chart) = (question, sentence, tone, chart)
  }
}
