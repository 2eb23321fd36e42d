public import CalendarDates

/// The metadata of a file (ECMA-376 part 2, 11: core properties).
public struct DocumentProperties: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The subject of the document.
  public var subject: String?
  /// The author.
  public var creator: String?
  /// The program that wrote the document.
  public var application: String?
  /// The time of creation.
  public var created: UTCTimestamp?
  /// The time of the last change.
  public var modified: UTCTimestamp?

  /// Creates properties, each of which may be omitted.
  public init(
    title: String? = nil, subject: String? = nil, creator: String? = nil, application: String? = nil,
    created: UTCTimestamp? = nil, modified: UTCTimestamp? = nil
  ) {
    self.title = title
    self.subject = subject
    self.creator = creator
    self.application = application
    self.created = created
    self.modified = modified
  }
}
