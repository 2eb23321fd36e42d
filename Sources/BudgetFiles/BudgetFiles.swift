// Exports all targets that read and write budget files, so that one import is enough.
@_exported public import BudgetBackups
@_exported public import BudgetExport
@_exported public import BudgetIntake
@_exported public import FieldReading
@_exported public import ImportCore
@_exported public import Rules
@_exported public import Statements
@_exported public import StrictYAML
@_exported public import TextImport
@_exported public import WorkbookForm
@_exported public import WorkbookImporting
