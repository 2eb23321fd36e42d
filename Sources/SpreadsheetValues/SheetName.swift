/// Rules for the names of sheets.
public enum SheetName {
  /// The name as in formulas: in single quotes unless it is a plain word.
  ///
  /// `Budget` is unchanged, `Budget vs Actual` becomes `'Budget vs Actual'`, and `Mum's` becomes `'Mum''s'`.
  public static func quoted(_ name: String) -> String {
    let isWord =
      name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
      && name.utf8.first.map { isLetter($0) || $0 == UInt8(ascii: "_") } == true
    // R, C, RC, R1C1 and A1 would be read as cells, and TRUE and FALSE as values.
    if isWord, CellReference(name) == nil, !looksLikeR1C1(name),
      !["true", "false"].contains(name.lowercased())
    {
      return name
    }
    // The loop is over scalars, because `Character` would hide an apostrophe that is followed by a combining mark.
    var quoted = "'"
    for scalar in name.unicodeScalars {
      if scalar == "'" { quoted += "'" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// The reason why a sheet cannot have this name, or nil if it can.
  public static func problem(with name: String) -> String? {
    if name.isEmpty { return "a sheet's name cannot be empty" }
    if name.utf16.count > 31 { return "a sheet's name has at most 31 characters" }
    if name.unicodeScalars.contains(where: #"\/?*[]:"#.unicodeScalars.contains) {
      return #"a sheet's name has none of \ / ? * [ ] :"#
    }
    let apostrophe: Unicode.Scalar = "'"
    if name.unicodeScalars.first == apostrophe || name.unicodeScalars.last == apostrophe {
      return "a sheet's name does not begin or end with '"
    }
    return nil
  }

  static func looksLikeR1C1(_ name: String) -> Bool {
    let rest = name.lowercased().filter { !("0"..."9").contains($0) }
    return rest == "r" || rest == "c" || rest == "rc"
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
