// One import for the whole library: its targets have long names, which clash with no module of yours.
@_exported public import CalendarDates
@_exported public import ExactDecimals
@_exported public import SpreadsheetEditing
@_exported public import SpreadsheetFiles
@_exported public import SpreadsheetFormulas
@_exported public import SpreadsheetValues
