public import TextSafety

/// Prevents texts from running as formulas in a spreadsheet program that opens a CSV file (SPEC §3).
public typealias CSVFormulaGuard = TextSafety.CSVFormulaGuard
