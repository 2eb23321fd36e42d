/// The meanings of the words in one section.
///
/// The raw values are the names in the files of `Templates/Words`.
package protocol WordMeaning: RawRepresentable<String>, CaseIterable, Hashable, Sendable
where AllCases: BidirectionalCollection {
  /// The name of the section.
  static var section: String { get }
}
