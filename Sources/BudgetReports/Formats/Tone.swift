/// What a text or a mark means; never shown by colour alone.
public enum Tone: String, Hashable, Sendable {
  case plain, good, caution, bad, quiet
}
