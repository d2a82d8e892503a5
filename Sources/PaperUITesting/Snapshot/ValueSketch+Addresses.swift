import Foundation

/// A place in memory, another one at each run: its type is all that can be said of it.
protocol Address: Sketched {}

extension Address {
    var sketch: ValueSketch { ValueSketch("\(type(of: self))") }
}

extension ObjectIdentifier: Address {}
extension OpaquePointer: Address {}
extension UnsafePointer: Address, Sketched {}
extension UnsafeMutablePointer: Address, Sketched {}
extension UnsafeRawPointer: Address {}
extension UnsafeMutableRawPointer: Address {}

extension Sketched where Self: Collection {
    var sketch: ValueSketch { ValueSketch("\(type(of: self)) of \(count)") }
}

extension UnsafeBufferPointer: Sketched {}
extension UnsafeMutableBufferPointer: Sketched {}
extension UnsafeRawBufferPointer: Sketched {}
extension UnsafeMutableRawBufferPointer: Sketched {}

extension String {
    /// The text with each address left out. Nine digits of sixteen are more than a colour has, or a code.
    var withoutAddresses: String { replacing(/0x[0-9a-fA-F]{9,16}/, with: "0x…") }
}
