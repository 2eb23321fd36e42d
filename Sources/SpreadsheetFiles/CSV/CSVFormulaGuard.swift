public import TextSafety

/// Prevents texts from running as formulas in a spreadsheet that opens a CSV file (SPEC §3).
public typealias CSVFormulaGuard = TextSafety.CSVFormulaGuard
