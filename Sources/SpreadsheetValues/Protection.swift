extension Sheet {
  /// The protection of a sheet, with the actions that users may take (ECMA-376 18.3.1.85, sheetProtection).
  ///
  ///     sheet.properties.protection = Sheet.Protection(
  ///       allowing: [.selectUnlockedCells, .sort, .useFilters], password: .legacy(of: "secret"))
  ///
  /// Protection prevents mistakes, but does not encrypt anything.
  public struct Protection: Hashable, Sendable {
    /// Actions that a protected sheet may allow.
    public struct Actions: OptionSet, Hashable, Sendable {
      /// A bit for each action.
      public let rawValue: Int

      /// The actions with these bits.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// Selecting locked cells.
      public static let selectLockedCells = Actions(rawValue: 1 << 0)
      /// Selecting cells that are not locked.
      public static let selectUnlockedCells = Actions(rawValue: 1 << 1)
      /// Changing the appearance of cells.
      public static let formatCells = Actions(rawValue: 1 << 2)
      /// Changing the width of columns, and hiding them.
      public static let formatColumns = Actions(rawValue: 1 << 3)
      /// Changing the height of rows, and hiding them.
      public static let formatRows = Actions(rawValue: 1 << 4)
      /// Inserting columns.
      public static let insertColumns = Actions(rawValue: 1 << 5)
      /// Inserting rows.
      public static let insertRows = Actions(rawValue: 1 << 6)
      /// Inserting links.
      public static let insertHyperlinks = Actions(rawValue: 1 << 7)
      /// Deleting columns whose cells are all unlocked.
      public static let deleteColumns = Actions(rawValue: 1 << 8)
      /// Deleting rows whose cells are all unlocked.
      public static let deleteRows = Actions(rawValue: 1 << 9)
      /// Sorting cells that are not locked.
      public static let sort = Actions(rawValue: 1 << 10)
      /// Using existing filters.
      public static let useFilters = Actions(rawValue: 1 << 11)
      /// Using existing pivot tables.
      public static let usePivotTables = Actions(rawValue: 1 << 12)
      /// Changing pictures, charts and other objects.
      public static let editObjects = Actions(rawValue: 1 << 13)
      /// Changing scenarios.
      public static let editScenarios = Actions(rawValue: 1 << 14)
    }

    /// The allowed actions.
    public var allowed: Actions
    /// The password that ends the protection; nil if none is required.
    public var password: ProtectionPassword?

    /// Creates a protection that allows these actions, by default selecting cells.
    public init(
      allowing allowed: Actions = [.selectLockedCells, .selectUnlockedCells],
      password: ProtectionPassword? = nil
    ) {
      self.allowed = allowed
      self.password = password
    }
  }
}

extension Workbook {
  /// The protection of a workbook's structure (ECMA-376 18.2.29, workbookProtection).
  ///
  ///     workbook.protection = Workbook.Protection(password: .legacy(of: "secret"))
  public struct Protection: Hashable, Sendable {
    /// Whether sheets cannot be added, removed, moved, renamed, hidden or shown.
    public var locksStructure: Bool
    /// Whether the windows cannot be moved or resized.
    public var locksWindows: Bool
    /// The password that ends the protection; nil if none is required.
    public var password: ProtectionPassword?

    /// Creates a protection of the structure.
    public init(locksStructure: Bool = true, locksWindows: Bool = false, password: ProtectionPassword? = nil)
    {
      self.locksStructure = locksStructure
      self.locksWindows = locksWindows
      self.password = password
    }
  }
}

/// The stored form of a password that ends a protection.
///
///     let password = ProtectionPassword.legacy(of: "password")  // 83AF
public enum ProtectionPassword: Hashable, Sendable {
  /// The 16-bit hash of old workbooks, in four hexadecimal digits (ECMA-376 part 4, 14.7.1).
  case legacy(String)
  /// A hash, its algorithm such as SHA-512, its salt, and the number of repetitions; hash and salt are in Base64.
  case hashed(algorithm: String, hash: String, salt: String, spinCount: Int)

  /// The 16-bit hash of a password; exact for at most 15 ASCII characters.
  public static func legacy(of password: String) -> ProtectionPassword {
    let bytes = Array(password.utf8)
    func rotated(_ bits: UInt16) -> UInt16 { bits >> 14 & 1 | bits << 1 & 0x7FFF }
    let bits = bytes.reversed().reduce(UInt16(0)) { rotated($0) ^ UInt16($1) }
    let hash = rotated(bits) ^ UInt16(truncatingIfNeeded: bytes.count) ^ 0xCE4B
    let digits = String(hash, radix: 16, uppercase: true)
    return .legacy(String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
