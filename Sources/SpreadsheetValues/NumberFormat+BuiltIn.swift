extension NumberFormat {
  /// The number formats that files identify only by a number (ECMA-376 18.8.30, numFmt).
  package enum BuiltIn {
    /// The number of the first format that a workbook may define itself.
    package static let firstCustom = 164

    /// The format with this number; the general format for an unknown number.
    package static func format(_ id: Int) -> NumberFormat { formats[id] ?? .general }

    /// The number of a format code that all programs show in the same way; nil if the code has no such number.
    ///
    /// The meaning of the numbers 5 to 8, 27 to 44 and 50 to 58 depends on the program's country or language, so
    /// files need the codes of these formats.
    package static func id(of code: String) -> Int? { ids[code] }

    private static let formats: [Int: NumberFormat] = codes.mapValues { NumberFormat($0) }

    private static let ids: [String: Int] = {
      var ids = ["": 0, "General": 0]
      for (id, code) in codes where !variable.contains(where: { $0.contains(id) }) { ids[code] = id }
      return ids
    }()

    private static let variable = [5...8, 27...44, 50...58]

    private static let codes: [Int: String] = [
      1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00",
      5: "\"$\"#,##0_);(\"$\"#,##0)", 6: "\"$\"#,##0_);[Red](\"$\"#,##0)",
      7: "\"$\"#,##0.00_);(\"$\"#,##0.00)", 8: "\"$\"#,##0.00_);[Red](\"$\"#,##0.00)",
      9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?", 13: "# ??/??",
      14: "mm-dd-yy", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy",
      18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss", 22: "m/d/yy h:mm",
      // Dates and times of East Asian editions.
      27: "yyyy/m/d", 28: "yyyy/m/d", 29: "yyyy/m/d", 30: "m/d/yy", 31: "yyyy/m/d", 32: "h:mm", 33: "h:mm:ss",
      34: "h:mm", 35: "h:mm:ss", 36: "yyyy/m/d",
      37: "#,##0_);(#,##0)", 38: "#,##0_);[Red](#,##0)", 39: "#,##0.00_);(#,##0.00)",
      40: "#,##0.00_);[Red](#,##0.00)",
      41: "_(* #,##0_);_(* \\(#,##0\\);_(* \"-\"_);_(@_)",
      42: "_(\"$\"* #,##0_);_(\"$\"* \\(#,##0\\);_(\"$\"* \"-\"_);_(@_)",
      43: "_(* #,##0.00_);_(* \\(#,##0.00\\);_(* \"-\"??_);_(@_)",
      44: "_(\"$\"* #,##0.00_);_(\"$\"* \\(#,##0.00\\);_(\"$\"* \"-\"??_);_(@_)",
      45: "mm:ss", 46: "[h]:mm:ss", 47: "mmss.0", 48: "##0.0E+0", 49: "@",
      50: "yyyy/m/d", 51: "yyyy/m/d", 52: "yyyy/m/d", 53: "yyyy/m/d", 54: "yyyy/m/d", 55: "h:mm",
      56: "h:mm:ss",
      57: "yyyy/m/d", 58: "yyyy/m/d",
    ]
  }
}
