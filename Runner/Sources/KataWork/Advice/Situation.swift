import KataText

/// The facts that the one thing to do next depends on.
package enum Situation {
    case checked(Verdict)
    /// A test that has just been switched on.
    ///
    /// - Parameter ownTest: the file that it is to be written into, where the step's test is the learner's.
    case introduced(ownTest: String?, isFolded: Bool)
    case judged(Judgement, Judging)
    /// A chapter is finished.
    ///
    /// - Parameter next: the first one that is not, with its title; nil where all are.
    case finished(next: (chapter: Chapter, title: String)?)
    /// The learner asks for the next move without a check.
    case standing(Place)

    /// The scope of a judgement, and the limits to what may be told of it.
    package struct Judging {
        /// The file for tests of the learner's, relative to the workspace.
        let file: String
        /// True where it is about all promises so far, those of steps whose tests were given, too.
        let isAboutAll: Bool
        /// The steps whose promises are not to be named.
        let folded: Set<Int>

        package init(file: String, isAboutAll: Bool, folded: Set<Int>) {
            self.file = file
            self.isAboutAll = isAboutAll
            self.folded = folded
        }
    }

    package enum Place {
        /// No chapter was begun.
        case nowhere(first: Int)
        /// The chapter last worked on is finished.
        ///
        /// - Parameter next: the first one that is not; nil where all are.
        case finished(next: Chapter?)
        case unchecked
        /// The work is another one than at the last check.
        case changed
        /// - Parameters:
        ///   - isWhole: whether all tests of the step are on.
        ///   - advised: what the last check advised, where that is known.
        ///   - parts: what of the step's text is for whoever is green.
        case checked(isGreen: Bool, isWhole: Bool = true, advised: Move?, parts: [StepText.Part])
    }
}

extension Move {
    /// The one thing to do next. It depends on nothing else.
    package init(after situation: Situation) {
        self =
            switch situation {
            case .checked(let verdict): verdict.move
            case .introduced(let file?, let isFolded): .writeTest(in: file, isFolded: isFolded)
            case .introduced(nil, _): .seeItFail
            case .judged(let judgement, let judging): judgement.move(judging)
            case .finished(let next?): .enter(Entrance(to: next.chapter), title: next.title)
            case .finished(nil): .writeYourOwn
            case .standing(let place): place.move
            }
    }
}

extension Situation.Place {
    fileprivate var move: Move {
        switch self {
        case .nowhere(let first): .begin(chapter: first)
        case .finished(let next?): .leave(to: Move.Entrance(to: next))
        case .finished(nil): .lookBack
        case .unchecked: .readStep
        case .changed: .checkChanges
        case .checked(_, _, let advised?, _): advised
        case .checked(true, true, nil, let parts): .commitGreen(parts: parts)
        case .checked(true, false, nil, _): .commitGreenTest
        case .checked(false, _, nil, _): .askWhyRed
        }
    }
}
