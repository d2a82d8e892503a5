import KataKit

/// One thing that `./kata verify` shows to be true.
struct Proof: Sendable {
    /// The kind of thing that is shown: a column of the table.
    enum Kind: String, Sendable, CaseIterable, Encodable {
        case red, green, fence, bug, file
    }

    struct Claim: Equatable, Sendable {
        let kind: Kind
        let chapter: String
        /// The claim in words: "step 3 is red before it is solved".
        let words: String
        let finding: Finding

        /// The same with another sentence about why it does not hold.
        func adding(_ sentence: String) -> Claim {
            guard case .broken(let why) = finding else { return self }
            return Claim(kind: kind, chapter: chapter, words: words, finding: .broken("\(why) \(sentence)"))
        }
    }

    enum Finding: Equatable, Sendable {
        case holds
        /// The reason why not, the place, and the way to mend it.
        case broken(String)
        /// Nothing is wrong, but the author may want to know.
        case note(String)
    }

    let chapter: String
    /// Shown while it is worked on.
    let title: String
    /// The step that it shows to be green, if that is what it does.
    var shows: Int?
    /// The last of the steps that have to be green: where one is red, this proof would only say that once more.
    var restsOn = 0
    /// A step's proof also proves the outputs that the text shows for it, so there may be several claims.
    let run: @Sendable () async throws -> [Claim]
}
