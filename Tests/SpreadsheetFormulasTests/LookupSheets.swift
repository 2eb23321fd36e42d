import SpreadsheetValues

extension Fixture {
  /// A sheet of keys and tables, three sheets of months, and names for some ranges.
  static let lookups: Fixture = {
    let rows = [
      [
        "10", "apple", "5", "90", "1", "2", "3", "q1", "q2", "q3", "q4", "", "Jan", "", "1", "a", "-100",
        "10",
      ],
      [
        "20", "Banana", "3", "80", "4", "5", "6", "11", "12", "13", "14", "", "Feb", "", "", "b", "20", "110",
      ],
      ["30", "cherry", "9", "70", "7", "8", "9", "21", "22", "23", "24", "", "Mar 26", "", "3", "c"],
      ["40", "date", "", "60", "", "", "", "", "", "", "", "", "", "", "", "d"],
      ["50", "elder", "7", "50", "", "", "", "", "", "", "", "", "", "", "5", "e"],
      ["60", "fig", "3", "40"], ["70", "grape", "=\"7\"", "30"], ["80", "", "TRUE", "20"],
      ["90", "#N/A", "1", "10"],
    ]
    let months = [("Jan", 1), ("Feb", 10), ("Mar 26", 100), ("2027", 1000)].map { name, unit in
      (name, [["rent", "\(unit)"], ["food", "\(unit * 2)"], ["rent", "\(unit * 4)"]])
    }
    var fixture = Fixture([("S", rows)] + months)
    fixture.workbook.definedNames = [
      DefinedName("Last", formula: "MAX(ROW(S!$A$5:$A$9))"),
      DefinedName("Doubled", formula: "SUM(S!$A$5:$A$9*2)"),
      DefinedName("Above", formula: "SUM(IF(S!$A$1:$A$9>40,1,0))"),
      DefinedName("LastAbove", formula: "MAX(IF(S!$A$5:$A$9>60,ROW(S!$A$5:$A$9)))"),
      DefinedName("Rows", formula: "ROW(S!$A$1:$A$3)"),
      DefinedName("Letters", formula: "SUM(LEN(S!$B$1:$B$7))"),
      DefinedName("Moving", formula: "OFFSET(S!$A$1,0,0,COUNT(S!$A:$A))"),
      DefinedName("Months", formula: "{\"Jan\",\"Feb\",\"Mar 26\"}"),
      DefinedName("Keys", formula: "S!$A$1:$A$9"),
      DefinedName("Place", formula: "MATCH(1,(S!$E$1:$E$3=4)*(S!$F$1:$F$3=5),0)"),
      DefinedName("Found", formula: "INDEX(S!$B$1:$B$9,MATCH(TRUE,S!$A$1:$A$9>25,0))"),
      DefinedName("Twice", formula: "S!$A$1:$A$3*2"),
      DefinedName("AllTwice", formula: "S!$A:$A*2"),
      DefinedName("Fixed", formula: "S!$A$1:$A$3"),
      DefinedName("Own", formula: "'2027'!$B$2", sheetName: "2027"),
    ]
    return fixture
  }()

  /// Returns all values in the array of a formula, row by row; a single error is returned as it is.
  func values(_ formula: String) -> String {
    let errors = "IF(ISERROR(b),IF(ISNA(b),\"#N/A\",b),b)"
    let joined = result("REDUCE(\"\",\(formula),LAMBDA(a,b,a&\"|\"&\(errors)))")
    return joined.hasPrefix("|") ? String(joined.dropFirst()) : joined
  }
}
