/// Functions newer than the file format, which files store with a prefix (MS-XLSX 2.2.2, future functions).
///
///     FutureFunctions.stored("XLOOKUP(A1,B:B,C:C)")        // _xlfn.XLOOKUP(A1,B:B,C:C)
///     FutureFunctions.displayed("_xlfn._xlws.SORT(A1:A9)")  // SORT(A1:A9)
///
/// The names that LET and LAMBDA declare get `_xlpm.` in files.
public enum FutureFunctions {
  /// The formula as a file stores it: newer functions and the names of LET and LAMBDA with their prefixes.
  ///
  /// Names that have a prefix keep it; texts, quoted sheet names and structured references are left alone.
  public static func stored(_ formula: String) -> String {
    let tokens = FormulaToken.tokens(of: formula)
    let declared = declaredNames(tokens)
    var result = ""
    for (index, token) in tokens.enumerated() {
      if token.kind == .name {
        if token.isCall(in: tokens, index) {
          result += prefixes[token.text.uppercased()] ?? ""
        } else if declared.contains(token.text.lowercased()) {
          result += parameterPrefix
        }
      }
      result += token.text
    }
    return result
  }

  /// The formula as people see it, without the prefixes of files.
  public static func displayed(_ formula: String) -> String {
    FormulaToken.tokens(of: formula).map { $0.kind == .name ? withoutPrefix($0.text) : $0.text }.joined()
  }

  /// The name of a function or parameter without the prefixes of files.
  public static func withoutPrefix(_ name: some StringProtocol) -> String {
    var rest = Substring(name)
    for prefix in ["_xlfn.", "_xlws.", parameterPrefix, "_xludf."]
    where rest.prefix(prefix.count).lowercased() == prefix {
      rest = rest.dropFirst(prefix.count)
    }
    return String(rest)
  }

  /// The prefix of each function that has one, by its name in capitals.
  static let prefixes: [String: String] = {
    var prefixes: [String: String] = [:]
    for name in excel2010 + excel2013 + excel2016AndLater { prefixes[name] = "_xlfn." }
    for name in ["FILTER", "SORT", "PY"] { prefixes[name] = "_xlfn._xlws." }
    return prefixes
  }()

  private static let parameterPrefix = "_xlpm."

  private static let excel2010 = [
    "AGGREGATE", "BETA.DIST", "BETA.INV", "BINOM.DIST", "BINOM.INV", "CEILING.PRECISE", "CHISQ.DIST",
    "CHISQ.DIST.RT", "CHISQ.INV", "CHISQ.INV.RT", "CHISQ.TEST", "CONFIDENCE.NORM", "CONFIDENCE.T",
    "COVARIANCE.P", "COVARIANCE.S", "ERF.PRECISE", "ERFC.PRECISE", "EXPON.DIST", "F.DIST", "F.DIST.RT",
    "F.INV", "F.INV.RT", "F.TEST", "FLOOR.PRECISE", "GAMMA.DIST", "GAMMA.INV", "GAMMALN.PRECISE",
    "HYPGEOM.DIST", "LOGNORM.DIST", "LOGNORM.INV", "MODE.MULT", "MODE.SNGL", "NEGBINOM.DIST", "NORM.DIST",
    "NORM.INV", "NORM.S.DIST", "NORM.S.INV", "PERCENTILE.EXC", "PERCENTILE.INC", "PERCENTRANK.EXC",
    "PERCENTRANK.INC", "POISSON.DIST", "QUARTILE.EXC", "QUARTILE.INC", "RANK.AVG", "RANK.EQ", "STDEV.P",
    "STDEV.S", "T.DIST", "T.DIST.2T", "T.DIST.RT", "T.INV", "T.INV.2T", "T.TEST", "VAR.P", "VAR.S",
    "WEIBULL.DIST", "Z.TEST",
  ]

  private static let excel2013 = [
    "ACOT", "ACOTH", "ARABIC", "BASE", "BINOM.DIST.RANGE", "BITAND", "BITLSHIFT", "BITOR", "BITRSHIFT",
    "BITXOR", "CEILING.MATH", "COMBINA", "COT", "COTH", "CSC", "CSCH", "DAYS", "DECIMAL", "ENCODEURL",
    "FILTERXML", "FLOOR.MATH", "FORMULATEXT", "GAMMA", "GAUSS", "IFNA", "IMCOSH", "IMCOT", "IMCSC", "IMCSCH",
    "IMSEC", "IMSECH", "IMSINH", "IMTAN", "ISFORMULA", "ISOWEEKNUM", "MUNIT", "NUMBERVALUE", "PDURATION",
    "PERMUTATIONA", "PHI", "RRI", "SEC", "SECH", "SHEET", "SHEETS", "SKEW.P", "UNICHAR", "UNICODE",
    "WEBSERVICE", "XOR",
  ]

  private static let excel2016AndLater = [
    "ANCHORARRAY", "ARRAYTOTEXT", "BYCOL", "BYROW", "CHOOSECOLS", "CHOOSEROWS", "CONCAT", "DROP", "EXPAND",
    "FIELDVALUE", "FORECAST.ETS", "FORECAST.ETS.CONFINT", "FORECAST.ETS.SEASONALITY", "FORECAST.ETS.STAT",
    "FORECAST.LINEAR", "GROUPBY", "HSTACK", "IFS", "IMAGE", "ISOMITTED", "LAMBDA", "LET", "MAKEARRAY", "MAP",
    "MAXIFS", "MINIFS", "PERCENTOF", "PIVOTBY", "RANDARRAY", "REDUCE", "REGEXEXTRACT", "REGEXREPLACE",
    "REGEXTEST", "SCAN", "SEQUENCE", "SINGLE", "SORTBY", "STOCKHISTORY", "SWITCH", "TAKE", "TEXTAFTER",
    "TEXTBEFORE", "TEXTJOIN", "TEXTSPLIT", "TOCOL", "TOROW", "TRANSLATE", "TRIMRANGE", "UNIQUE",
    "VALUETOTEXT", "VSTACK", "WRAPCOLS", "WRAPROWS", "XLOOKUP", "XMATCH",
  ]

  /// The names that LET and LAMBDA declare, in lower case: of LET each first of a pair, of LAMBDA all but the last.
  private static func declaredNames(_ tokens: [FormulaToken]) -> Set<String> {
    /// A call or group that is still open: its function, and the place of the argument that is being read.
    struct Open {
      let function: String
      var argument = 0
    }
    var names: Set<String> = []
    var open: [Open] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "(", "{":
        let isCall = index > 0 && tokens[index - 1].kind == .name
        open.append(Open(function: isCall ? withoutPrefix(tokens[index - 1].text).uppercased() : ""))
      case ")", "}": _ = open.popLast()
      case ",":
        if !open.isEmpty { open[open.count - 1].argument += 1 }
      default:
        // Only what stands alone between separators, with a comma after it, is declared.
        guard token.kind == .name, let call = open.last, index > 0,
          ["(", ","].contains(tokens[index - 1].text),
          index + 1 < tokens.count, tokens[index + 1].text == ","
        else { continue }
        let isDeclared = call.function == "LAMBDA" || call.function == "LET" && call.argument % 2 == 0
        if isDeclared, !token.text.lowercased().hasPrefix(parameterPrefix) {
          names.insert(token.text.lowercased())
        }
      }
    }
    return names
  }
}

/// A piece of a formula: a name, or what is between names.
private struct FormulaToken {
  enum Kind {
    case name, other
  }

  let kind: Kind
  let text: String

  /// Whether an opening parenthesis follows.
  func isCall(in tokens: [FormulaToken], _ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].text == "("
  }

  /// The pieces of a formula without blanks lost: texts, quoted names and brackets are one piece each.
  static func tokens(of formula: String) -> [FormulaToken] {
    var tokens: [FormulaToken] = []
    var rest = Substring(formula)
    while let first = rest.first {
      let length =
        switch first {
        case "\"", "'": quotedLength(rest, first)
        case "[": bracketLength(rest)
        case _ where isNameStart(first): rest.prefix { isNamePart($0) }.count
        case _ where first.isNumber: rest.prefix { $0.isNumber || $0 == "." }.count
        default: 1
        }
      tokens.append(
        FormulaToken(kind: isNameStart(first) ? .name : .other, text: String(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private static func isNameStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "\\"
  }

  private static func isNamePart(_ character: Character) -> Bool {
    isNameStart(character) || character.isNumber || character == "." || character == "?"
  }

  /// A doubled quote closes and opens again, which gives the same pieces.
  private static func quotedLength(_ text: Substring, _ quote: Character) -> Int {
    let inside = text.dropFirst().prefix { $0 != quote }.count
    return min(inside + 2, text.count)
  }

  /// To the bracket that closes the first; an apostrophe takes the next character's meaning away.
  private static func bracketLength(_ text: Substring) -> Int {
    var depth = 0
    var length = 0
    var isEscaped = false
    for character in text {
      length += 1
      if isEscaped {
        isEscaped = false
        continue
      }
      switch character {
      case "'": isEscaped = true
      case "[": depth += 1
      case "]": depth -= 1
      default: continue
      }
      if depth == 0 { return length }
    }
    return length
  }
}
