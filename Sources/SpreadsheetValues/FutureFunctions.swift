/// Functions that are newer than the file format; files store a prefix before their names (MS-XLSX 2.2.2, future
/// functions).
///
///     FutureFunctions.stored("XLOOKUP(A1,B:B,C:C)")        // _xlfn.XLOOKUP(A1,B:B,C:C)
///     FutureFunctions.displayed("_xlfn._xlws.SORT(A1:A9)")  // SORT(A1:A9)
///
/// In files, the names that LET and LAMBDA declare have the prefix `_xlpm.`.
package enum FutureFunctions {
  /// The formula as a file stores it, with prefixes for newer functions and for the names of LET and LAMBDA.
  ///
  /// Names that already have a prefix keep it. Texts, quoted sheet names and structured references are unchanged.
  package static func stored(_ formula: String) -> String {
    let formula = FormulaText(formula)
    let declared = declaredNames(formula)
    return formula.replacing { place in
      guard case .word(let name) = formula.tokens[place].kind else { return nil }
      if formula.isFollowed(place, by: "(") { return prefixes[name.uppercased()].map { $0 + name } }
      return declared.contains(name.lowercased()) ? parameterPrefix + name : nil
    }
  }

  /// The formula as shown to users, without the prefixes of files.
  package static func displayed(_ formula: String) -> String {
    let formula = FormulaText(formula)
    return formula.replacing { place in
      if case .word(let name) = formula.tokens[place].kind { withoutPrefix(name) } else { nil }
    }
  }

  /// The name of a function or parameter without the prefixes of files.
  package static func withoutPrefix(_ name: some StringProtocol) -> String {
    var rest = Substring(name)
    for prefix in ["_xlfn.", "_xlws.", parameterPrefix, "_xludf."]
    where rest.prefix(prefix.count).lowercased() == prefix {
      rest = rest.dropFirst(prefix.count)
    }
    return String(rest)
  }

  /// The prefix of each function that has one, by the function's name in upper case.
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
    "MAXIFS", "MINIFS", "PERCENTOF", "PIVOTBY", "RANDARRAY", "REDUCE", "REGEXEXTRACT",
    "REGEXREPLACE",
    "REGEXTEST", "SCAN", "SEQUENCE", "SINGLE", "SORTBY", "STOCKHISTORY", "SWITCH", "TAKE", "TEXTAFTER",
    "TEXTBEFORE", "TEXTJOIN", "TEXTSPLIT", "TOCOL", "TOROW", "TRANSLATE", "TRIMRANGE", "UNIQUE",
    "VALUETOTEXT", "VSTACK", "WRAPCOLS", "WRAPROWS", "XLOOKUP", "XMATCH",
  ]

  /// The names that LET and LAMBDA declare, in lower case.
  ///
  /// For LET, they are the first argument of each pair; for LAMBDA, they are all arguments except the last one.
  private static func declaredNames(_ formula: FormulaText) -> Set<String> {
    /// A call or group that is still open: its function, and the index of the argument that is being read.
    struct Open {
      let function: String
      var argument = 0
    }
    var names: Set<String> = []
    var open: [Open] = []
    var before: FormulaToken?
    for (place, token) in formula.tokens.enumerated() {
      switch token.kind {
      case .sign("("), .sign("{"):
        open.append(Open(function: withoutPrefix(before?.word ?? "").uppercased()))
      case .sign(")"), .sign("}"): _ = open.popLast()
      case .sign(","): if !open.isEmpty { open[open.count - 1].argument += 1 }
      case .word(let name):
        // A name is declared only if it is alone between two separators, with a comma after it.
        guard let call = open.last, let before, before.isSign("(") || before.isSign(","),
          place + 1 < formula.tokens.count, formula.tokens[place + 1].isSign(",")
        else { break }
        let isDeclared = call.function == "LAMBDA" || call.function == "LET" && call.argument % 2 == 0
        if isDeclared, !name.lowercased().hasPrefix(parameterPrefix) { names.insert(name.lowercased()) }
      default: break
      }
      before = token
    }
    return names
  }
}
