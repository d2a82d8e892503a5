/// A piece of a line of prose that is drawn in one way.
struct InlineRun: Equatable {
    struct Traits: OptionSet {
        let rawValue: Int
        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let code = Traits(rawValue: 4)
        static let red = Traits(rawValue: 8)
        static let green = Traits(rawValue: 16)
    }

    var text: String
    var traits: Traits = []
    /// Where a link leads, as it is written.
    var target: String?
}
