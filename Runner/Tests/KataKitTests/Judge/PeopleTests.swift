import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText
@testable import KataWork

/// Five people's tests of chapter 1's last steps, and what each of them is told: the table in Fixtures/Judge.
struct PeopleTests {
    private struct Person {
        let file: String
        /// How each test stands, by its name.
        let standings: [String: String]
        /// The titles of the mistakes of steps 14 to 16 that are caught, among those that somebody catches.
        let caught: Set<String>
        var unjudgedLines: [Int?] = []
        /// Those that no mistake of these steps makes fail, where the table speaks of them.
        var idle: Set<String>?
    }

    private static let aCommaOrAPoint: Set = [
        "A comma ends the number"
    ]

    private static let people = [
        Person(
            file: "Careful",
            standings: all(
                "sound",
                [
                    "aPriceMayHaveAPointOrAComma(text:)", "aPriceIsExact()",
                    "aPriceThatIsNoNumberIsZero(text:)", "aQuantityIsDigits(text:)",
                    "aQuantityThatIsNoNumberIsZero(text:)", "theOtherLineIsLeftAlone()",
                    "theFieldsSayTheSame(price:quantity:total:)", "everyLineHasItsOwnProblem()",
                    "twoFaultsHaveOneOfTheTwoTexts()", "anotherCurrencyIsNoProblemOfTheLine()",
                    "aStrangerHasNoProblem()", "theRowsSayIt()", "aChangeOnTheWayIsRefused(change:)",
                    "aChangeAfterAFailureIsMade(change:)", "theFieldsAndTheButtonAreOffOnTheWay()",
                ]),
            caught: [
                "A comma ends the number", "Half a thing is ordered",
                "A good beginning is enough", "What is no number is overlooked",
                "A price of zero is marked and not explained", "The others give a line a bad name",
                "One problem for the whole invoice", "The row keeps it to itself",
                "Only the button is closed", "An edit gets in under the door",
                "The door is closed and the bell works", "Once closed, never opened",
                "One may type, and nothing happens", "Blanks do not matter anywhere",
                "Made up for after a failure",
            ]),
        Person(
            file: "AssertsTooMuch",
            standings: all(
                "contradicts",
                ["nonsenseKeepsTheOldPrice()", "nonsenseIsReported()", "everyMarkedLineHasAProblem()"]
            ).merging(all("sound", ["typedPriceIsTaken()", "typedQuantityIsTaken()", "quantityProblem()"])) {
                $1
            },
            caught: aCommaOrAPoint),
        Person(
            file: "NoExpectations",
            standings: all(
                "sound",
                [
                    "typingAPrice()", "typingNonsense()", "theTotalIsText()", "theFieldsTakeText()",
                    "problemCanBeAskedFor()",
                ]), caught: [],
            idle: [
                "typingAPrice()", "typingNonsense()", "theTotalIsText()", "theFieldsTakeText()",
                "problemCanBeAskedFor()",
            ]),
        Person(file: "TestsInternals", standings: [:], caught: [], unjudgedLines: [10]),
        Person(
            file: "FixesWhatIsOpen",
            standings: all(
                "decides",
                [
                    "aPointAtTheEndIsOverlooked()", "thousandsMayBeGrouped()", "aRefundIsNegative()",
                    "theQuantityComesFirst()", "nothingIsAddedUntilItHasArrived()",
                ]
            ).merging(
                all("sound", ["aCommaIsAPoint(text:)", "nonsenseIsZero(text:)", "thePriceComesSecond()"])
            ) { $1 },
            caught: aCommaOrAPoint.union([
                "A good beginning is enough", "What is no number is overlooked",
                "A price of zero is marked and not explained",
            ])),
    ]

    private static func all(_ standing: String, _ names: [String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, standing) })
    }

    @Test func `everybody is told what would help`() async throws {
        let course = try FirstChapter()
        // The gallery grows, and nobody's tests here are about what came later.
        let named = Self.people.reduce(into: Set()) { $0.formUnion($1.caught) }

        for person in Self.people {
            let judgement = try await course.judgement(of: person.file)

            #expect(judgement.solutions == 4)
            #expect(Set(judgement.mistakes.map(\.step)) == [14, 15, 16])
            let standings = Dictionary(
                uniqueKeysWithValues: judgement.tests.map { ($0.name, $0.standing.word) })
            #expect(standings == person.standings, "\(person.file)")
            #expect(judgement.unjudged.map(\.line) == person.unjudgedLines, "\(person.file)")
            let caught = Set(judgement.mistakes.filter { $0.isCaught }.map(\.title))
            #expect(caught.intersection(named) == person.caught, "\(person.file)")
            if let idle = person.idle {
                #expect(Set(judgement.uncatching.map(\.name)) == idle, "\(person.file)")
            }
        }
    }
}

/// This repository's first chapter at its last step, in a folder of its own.
private final class FirstChapter {
    private let workspace: Workspace
    private static let own = "Tests/InvoiceEditorTests/MyStep14.swift"
    private static let fixtures = Repository.fixtures.appending(path: "Judge")

    init() throws {
        workspace = try Repository.copy(of: "InvoiceEditor")
        let manifest = try Manifest(parsing: try Files.text(workspace.manifestFile))
        try Files.write(
            Data(try manifest.settingStep(16, of: "InvoiceEditor").text.utf8), to: workspace.manifestFile)
        // Whatever somebody has written here meanwhile.
        for (path, data) in try OwnTests.shipped(for: "InvoiceEditor", in: workspace) {
            try Files.write(data, to: workspace.root.appending(path: path))
        }
    }

    deinit { try? FileManager.default.removeItem(at: workspace.root) }

    /// Judges somebody's tests in the place of the learner's, by the promises of steps 14 to 16.
    func judgement(of file: String) async throws -> Judgement {
        try Files.write(
            try Files.data(Self.fixtures.appending(path: "\(file).swift")),
            to: workspace.root.appending(path: Self.own))
        let call = Call(workspace: workspace, console: Printer(style: .plain).console)
        let judge = try call.checker.judge(of: try call.course().chapter("InvoiceEditor"))
        return try await Turnstile.shared.pass { try await judge.judgement(of: [14, 15, 16]) }
    }
}
