/// The profiles that files are compared with: the user's own first, then those of this package.
public struct ProfileCatalog: Hashable, Sendable {
  /// The user's own profiles.
  ///
  /// They come before all others.
  private var own: [CSVProfile]
  private let hasBuiltIn: Bool

  /// The profiles in `Templates/Profiles`, read on first use.
  public static let builtIn = ProfileCatalog(own: [], hasBuiltIn: true)

  /// Creates a catalog of these profiles only.
  public init(profiles: [CSVProfile] = []) {
    self.init(own: profiles, hasBuiltIn: false)
  }

  private init(own: [CSVProfile], hasBuiltIn: Bool) {
    (self.own, self.hasBuiltIn) = (own, hasBuiltIn)
  }

  /// The profiles, the user's own first.
  public var profiles: [CSVProfile] {
    guard hasBuiltIn else { return own }
    let names = Set(own.map(\.name))
    return own + Self.embedded.filter { !names.contains($0.name) }
  }

  private static let embedded = EmbeddedProfiles.files.compactMap {
    try? CSVProfile(yaml: $0.text, file: $0.name)
  }

  /// The profile with this name.
  public subscript(name: String) -> CSVProfile? { profiles.first { $0.name == name } }

  /// Puts a user's profile before all others.
  ///
  /// It replaces the user's profile with the same name.
  public mutating func add(_ profile: CSVProfile) {
    own.removeAll { $0.name == profile.name }
    own.insert(profile, at: 0)
  }
}
