internal import BudgetModel

extension CSVQuestion {
  /// The code of a finding about it.
  var code: Finding.Code {
    switch subject {
    case .dates: .dateUnreadable
    case .dateOrder: .dateOrderAmbiguous
    case .decimalMark: .decimalMarkAmbiguous
    case .signs: .signsAmbiguous
    case .columns: .columnsAmbiguous
    case .profile: .profileUnclear
    case .year: .yearMissing
    case .doubleEntry: .doubleEntry
    }
  }
}
