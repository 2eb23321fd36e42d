import Digests
import Foundation
import Testing

@Suite struct SHA256Tests {
  // Examples of FIPS 180-4, and lengths around the size of a block, calculated with Python's hashlib.
  @Test(
    arguments: [
      ("", 1, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", 1, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      ("a", 55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
      ("a", 56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
      ("a", 64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
      ("a", 1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ])
  func matchesOtherPrograms(_ text: String, _ count: Int, _ hash: String) {
    let digest = SHA256.digest(String(repeating: text, count: count).utf8)
    #expect(Data(digest).base64EncodedString() == hash)
  }
}
