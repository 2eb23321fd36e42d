/// The profiles by which files are recognised: those of this package, and those of the user before them.
public struct ProfileCatalog: Hashable, Sendable {
  /// The profiles, a user's own first.
  public private(set) var profiles: [CSVProfile]

  /// The profiles of `Templates/Profiles`.
  public static let builtIn = ProfileCatalog(
    profiles: EmbeddedProfiles.all.compactMap { try? CSVProfile(yaml: $0.yaml, file: "\($0.name).yaml") })

  /// A catalog of these profiles.
  public init(profiles: [CSVProfile] = []) {
    self.profiles = profiles
  }

  /// The profile of a name.
  public subscript(name: String) -> CSVProfile? { profiles.first { $0.name == name } }

  /// Puts a user's profile before all others; one of the same name no longer counts.
  public mutating func add(_ profile: CSVProfile) {
    profiles.removeAll { $0.name == profile.name }
    profiles.insert(profile, at: 0)
  }
}
