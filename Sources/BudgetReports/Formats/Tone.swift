/// The meaning of a text or a mark; never shown by colour alone.
public enum Tone: String, CaseIterable, Hashable, Sendable {
  case plain, good, caution, bad, quiet
}
