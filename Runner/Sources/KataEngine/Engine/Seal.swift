import Foundation
import KataBase

/// The sign of a run that came to its own end: a number that is made for it and stands in a file when it is over.
///
/// Code that runs in the tests' process can find both, since it shares the process's memory. It has to want that.
package struct Seal: Sendable {
    let file: URL
    let number = Self.newNumber()

    var isWhole: Bool { (try? Files.text(file)) == number }

    /// 128 bits.
    package static func newNumber() -> String {
        String(UInt64.random(in: 0...UInt64.max), radix: 36)
            + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    }
}
