// One import for all of the library: its own targets have long names, so that none clashes with a module of yours.
@_exported public import CalendarDates
@_exported public import ExactDecimals
@_exported public import SpreadsheetEditing
@_exported public import SpreadsheetFiles
@_exported public import SpreadsheetFormulas
@_exported public import SpreadsheetValues
