internal import Foundation
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends filter buttons and active filters (ECMA-376 18.3.1.2, autoFilter).
  mutating func append(_ filter: AutoFilter) throws(SpreadsheetWritingError) {
    guard !filter.columns.isEmpty else { return try empty("autoFilter", ["ref": "\(filter.range)"]) }
    try open("autoFilter", ["ref": "\(filter.range)"])
    let width = filter.range.last.column - filter.range.first.column + 1
    for column in filter.columns {
      guard (0..<width).contains(column.offset) else {
        throw SpreadsheetWritingError(
          .invalidValue("a filter of column \(column.offset) among \(width) from 0"), cell: filter.range.first
        )
      }
      try open("filterColumn", ["colId": "\(column.offset)", "showButton": column.showsButton ? nil : "0"])
      try append(column.criterion)
      close("filterColumn")
    }
    close("autoFilter")
  }

  private mutating func append(_ criterion: AutoFilter.Criterion) throws(SpreadsheetWritingError) {
    switch criterion {
    case .values(let values, let includesBlanks):
      try open("filters", ["blank": includesBlanks ? "1" : nil])
      for value in values {
        raw("<filter")
        try attribute("val", value, .xstring)
        raw("/>")
      }
      close("filters")
    case .conditions(let conditions, let matchesAll):
      try open("customFilters", ["and": matchesAll ? "1" : nil])
      for condition in conditions {
        raw("<customFilter")
        if condition.comparison != .equal { try attribute("operator", condition.comparison.rawValue) }
        try attribute("val", condition.value, .xstring)
        raw("/>")
      }
      close("customFilters")
    case .top(let count, let isPercent, let isBottom):
      try empty(
        "top10",
        [
          "top": isBottom ? "0" : nil, "percent": isPercent ? "1" : nil, "val": try count.checkedText(),
        ])
    case .dynamic(let type): try empty("dynamicFilter", ["type": type])
    }
  }
}
