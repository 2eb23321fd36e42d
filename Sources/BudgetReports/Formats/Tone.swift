/// Whether a text or a mark means something good or bad; this is never shown by colour alone.
public enum Tone: String, CaseIterable, Hashable, Sendable {
  case plain, good, caution, bad, quiet
}
