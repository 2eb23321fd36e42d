import SpreadsheetValues

extension Sheet.Protection {
  /// Reads a `sheetProtection` element (ECMA-376 18.3.1.85); nil if the protection is switched off.
  init?(_ node: XMLNode) {
    guard node.flag("sheet") == true else { return nil }
    let allowed = Self.attributes.filter {
      node.flag("\($0.name)") == false || (!$0.isForbidden && node.flag("\($0.name)") == nil)
    }
    self.init(
      allowing: allowed.reduce(into: []) { $0.formUnion($1.action) },
      password: ProtectionPassword(node, legacy: "password", prefix: ""))
  }

  /// The attributes that forbid actions, in the order of the schema, and their default values.
  static let attributes: [(name: StaticString, action: Actions, isForbidden: Bool)] = [
    ("objects", .editObjects, false), ("scenarios", .editScenarios, false),
    ("formatCells", .formatCells, true),
    ("formatColumns", .formatColumns, true), ("formatRows", .formatRows, true),
    ("insertColumns", .insertColumns, true), ("insertRows", .insertRows, true),
    ("insertHyperlinks", .insertHyperlinks, true), ("deleteColumns", .deleteColumns, true),
    ("deleteRows", .deleteRows, true), ("selectLockedCells", .selectLockedCells, false),
    ("sort", .sort, true),
    ("autoFilter", .useFilters, true), ("pivotTables", .usePivotTables, true),
    ("selectUnlockedCells", .selectUnlockedCells, false),
  ]
}

extension Workbook.Protection {
  /// Reads a `workbookProtection` element (ECMA-376 18.2.29); nil if it locks neither the structure nor the windows.
  init?(_ node: XMLNode) {
    self.init(
      locksStructure: node.flag("lockStructure") ?? false, locksWindows: node.flag("lockWindows") ?? false,
      password: ProtectionPassword(node, legacy: "workbookPassword", prefix: "workbook"))
    guard locksStructure || locksWindows else { return nil }
  }
}

extension ProtectionPassword {
  /// Reads the password hash of an element; nil if it has none.
  fileprivate init?(_ node: XMLNode, legacy: String, prefix: String) {
    func attribute(_ name: String) -> String? {
      node[prefix.isEmpty ? name : prefix + name.prefix(1).uppercased() + name.dropFirst()]
    }
    if let algorithm = attribute("algorithmName"), let hash = attribute("hashValue"),
      let salt = attribute("saltValue")
    {
      let count = attribute("spinCount").flatMap { UInt32($0) } ?? 0
      self = .hashed(algorithm: algorithm, hash: hash, salt: salt, spinCount: Int(count))
    } else if let bits = node[legacy] {
      self = .legacy(bits)
    } else {
      return nil
    }
  }
}
