import Foundation
import Testing

@testable import KataBase

/// The vectors are from FIPS 180-4's examples and NIST's short and long message tests.
struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `the digest is the standard's`(_ message: String, _ digest: String) {
        #expect(SHA256.hex(message.utf8) == digest)
    }

    @Test func `a million letters have the standard's digest, in pieces too`() {
        let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        var pieces = SHA256()
        for start in stride(from: 0, to: letters.count, by: 999) {
            pieces.update(letters[start..<min(start + 999, letters.count)])
        }

        #expect(SHA256.hex(letters) == digest)
        #expect(pieces.finish() == digest)
    }

    @Test func `parts are not taken for each other`() {
        func digest(_ parts: String...) -> String {
            var hash = SHA256()
            for part in parts { hash.update(part: part) }
            return hash.finish()
        }

        #expect(digest("ab", "c") != digest("a", "bc"))
    }
}
