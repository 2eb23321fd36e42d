internal import SpreadsheetValues

extension XMLWriter {
  /// Appends the protection of a sheet (ECMA-376 18.3.1.85, sheetProtection).
  mutating func append(_ protection: Sheet.Protection) throws(SpreadsheetWritingError) {
    raw("<sheetProtection")
    switch protection.password {
    case .legacy(let bits)?: try attribute("password", bits)
    case .hashed(let algorithm, let hash, let salt, let count)?:
      try attribute("algorithmName", algorithm)
      try attribute("hashValue", hash)
      try attribute("saltValue", salt)
      try attribute("spinCount", "\(max(count, 0))")
    case nil: break
    }
    raw(" sheet=\"1\"")
    for (name, action, isForbidden) in Sheet.Protection.attributes {
      let isAllowed = protection.allowed.contains(action)
      if isAllowed == isForbidden { try attribute(name, isAllowed ? "0" : "1") }
    }
    raw("/>")
  }

  /// Appends the restrictions on changing the sheets of a workbook (ECMA-376 18.2.29, workbookProtection).
  mutating func append(_ protection: Workbook.Protection) throws(SpreadsheetWritingError) {
    raw("<workbookProtection")
    switch protection.password {
    case .legacy(let bits)?: try attribute("workbookPassword", bits)
    case .hashed(let algorithm, let hash, let salt, let count)?:
      try attribute("workbookAlgorithmName", algorithm)
      try attribute("workbookHashValue", hash)
      try attribute("workbookSaltValue", salt)
      try attribute("workbookSpinCount", "\(max(count, 0))")
    case nil: break
    }
    if protection.locksStructure { raw(" lockStructure=\"1\"") }
    if protection.locksWindows { raw(" lockWindows=\"1\"") }
    raw("/>")
  }
}
