/// The one thing to do next, as a value. How it is told, by which commands or keys, is no part of it.
package indirect enum Move: Codable, Equatable, Sendable {
    // MARK: After any check

    /// The machine had too little time.
    ///
    /// - Parameter buildLimit: the limit that the build ran into, in seconds; nil where the tests were too late.
    case wait(buildLimit: Int?)
    /// The same files were green before.
    case runOnceMore
    /// One long expression is too much for the compiler.
    case shortenExpressions(buildLimit: Int)
    /// Starter tests that are gone come back from git.
    case bringBackTests([String])
    /// Starter tests that are yet to be written, by whoever writes the chapter.
    case writeStarterTests(chapter: String)
    /// A green: commit, and on to the next step.
    case goOn(isLast: Bool, parts: [StepText.Part])
    /// A green of a test: commit, and on to the next one, or the rest.
    case goOnToTest(Tests, parts: [StepText.Part])
    /// A green of a step once more.
    case takeWorkBack
    /// The same where there is something to do first, for whoever wants to.
    case orTakeWorkBack(Move)

    // MARK: After a red

    case undoSlip(isOfCompiler: Bool)
    case mendLinking
    case rename(type: String)
    case mendCodeOrTest
    case mendOlderTest(hangs: Bool)
    case letTestRun
    /// What the compiler names is mended: in a test of the learner's, or in the learner's code where nil.
    case mendErrors(in: String?)
    /// - Parameter orMend: the learner's test that names what is not there.
    case compile(in: [StepText.CodeFile], orMend: String?)
    case makePass(in: [StepText.CodeFile])

    // MARK: After a red of snapshots

    case lookAtRecorded(String, others: Int)
    case runWithoutRecording
    case compareSnapshot(String)
    case recordSnapshot(reference: String)

    // MARK: About the learner's tests

    case writeTest(in: String, isFolded: Bool)
    case mendTest(String, Contradiction, isFolded: Bool)
    case mendSetAside(String, SetAside, isFolded: Bool, orGoOn: Bool)
    case useOnlyNames(in: String)
    /// The learner's code is to have what our test uses; nil where nobody knows what that is.
    case fitOurTest(Needed?, isFolded: Bool)
    /// A test of the learner's is to see what ours does.
    case seeItToo
    case findExample
    /// The next line of the learner's list becomes a test.
    case takeNextLine
    case guardPromise(String)
    case goOnGuarded(Guarded)

    // MARK: At a step's beginning and a chapter's end

    /// The first check says what a test says that was just switched on.
    case seeItFail
    case enter(Entrance, title: String)
    case writeYourOwn

    // MARK: Where nothing has just been checked

    case begin(chapter: Int)
    case readStep
    case checkChanges
    case commitGreen(parts: [StepText.Part])
    case commitGreenTest
    case askWhyRed
    case leave(to: Entrance)
    case lookBack

    // MARK: Behind a text

    case check
    case goToNext
    case readFirstStep
    case readGreen(chapter: Int, step: Int)
    /// - Parameter ownTest: where the learner's test goes, in a step whose test is theirs.
    case attempt(in: [StepText.CodeFile], ownTest: String?)
    case doOnceMore(ownTest: String?)
    /// - Parameter otherStep: the solution's step, where the learner is at another one.
    case takeWhatHelps(chapter: Int, otherStep: Int?)
    case readSolution

    /// The tests of a step that come next.
    package struct Tests: Codable, Equatable, Sendable {
        package let number: Int
        package let count: Int
        package let names: [String]
        /// True where they are the last of the step, and need not be red.
        package let isRest: Bool

        package init(number: Int, count: Int, names: [String], isRest: Bool = false) {
            (self.number, self.count, self.names, self.isRest) = (number, count, names, isRest)
        }
    }

    /// How a test goes against the promises.
    package enum Contradiction: Codable, Equatable, Sendable { case asksForMore, saysWhy, crashes, neverEnds }

    /// What a test does that it counts for nothing.
    package enum SetAside: Codable, Equatable, Sendable {
        case decides
        case slow(seconds: Double)
        case dependsOnOrder
        case unsteady
    }

    /// A name that our test uses.
    package struct Needed: Codable, Equatable, Sendable {
        /// "init(fetchFact:remember:)", "state"
        package let title: String
        /// The type that it belongs to; empty where it belongs to none.
        package let owner: String
        package let listing: Listing

        package enum Listing: Codable, Equatable, Sendable {
            case thisStep, nowhere
            case step(Int)
        }

        package init(title: String, owner: String, listing: Listing) {
            (self.title, self.owner, self.listing) = (title, owner, listing)
        }
    }

    /// The promises that were tried.
    package enum Guarded: Codable, Equatable, Sendable { case all, ofStep, ofOwnSteps }

    /// A chapter that one comes to from another one.
    package struct Entrance: Codable, Equatable, Sendable {
        package let chapter: Int
        package let isStarted: Bool

        package init(to chapter: Chapter) { (self.chapter, isStarted) = (chapter.number, chapter.isStarted) }
    }
}
