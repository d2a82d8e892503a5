/// A key of the learner's keyboard, as far as `./kata watch` tells keys apart.
package enum Key: Equatable, Sendable {
    case character(Character)
    case up, down, pageUp, pageDown, home, end
    case escape
    /// Anything else.
    case other
}
