/// A piece of a line of prose that is drawn in one way.
package struct InlineRun: Equatable {
    package struct Traits: OptionSet {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }
        package static let bold = Traits(rawValue: 1)
        package static let italic = Traits(rawValue: 2)
        package static let code = Traits(rawValue: 4)
        package static let red = Traits(rawValue: 8)
        package static let green = Traits(rawValue: 16)
    }

    package var text: String
    package var traits: Traits = []
    /// The target of a link, as it is written.
    package var target: String?
    /// The file of a picture, as it is written: the text says what it shows.
    package var picture: String?

    package init(text: String, traits: Traits = [], target: String? = nil, picture: String? = nil) {
        self.text = text
        self.traits = traits
        self.target = target
        self.picture = picture
    }
}
