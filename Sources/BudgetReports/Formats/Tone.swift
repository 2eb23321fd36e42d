/// The meaning of a text or a mark, which is never shown by colour alone.
public enum Tone: String, CaseIterable, Hashable, Sendable {
  case plain, good, caution, bad, quiet
}
