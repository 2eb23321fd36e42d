/// What a text or a mark means; never shown by colour alone.
public enum Tone: String, CaseIterable, Hashable, Sendable {
  case plain, good, caution, bad, quiet
}
