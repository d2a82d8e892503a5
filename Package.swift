// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// How far you are. `./kata start` and `./kata next` edit these numbers; so may you.
/// A chapter at step 3 has STEP_1, STEP_2 and STEP_3 defined in its tests; at step 0 it has none.
/// At `step: 3, test: 1` only the first test of step 3 is on. Count up: test 2 stands inside STEP_3_2, and so on. Without
/// `test:` all of them are on.
let chapters = [
    Chapter("InvoiceEditor", step: 0, of: 18),
    Chapter("EventSelection", step: 0, of: 8),
    Chapter("SendMessage", step: 0, of: 11),
    Chapter("Movies", step: 0, of: 10),
    Chapter("CatFacts", step: 0, of: 14),
    Chapter("Films", step: 0, of: 14),
    Chapter("FilmScreens", step: 0, of: 10),
    Chapter("BlankPage", step: 0, of: 2),
]

// Everything below builds the targets from the lines above; there is nothing to edit.

struct Chapter {
    let name: String
    let step: Int
    let test: Int?
    let steps: Int

    init(_ name: String, step: Int, test: Int? = nil, of steps: Int) {
        self.name = name
        self.step = step
        self.test = test
        self.steps = steps
    }
}

let environment = ProcessInfo.processInfo.environment

/// `KATA_SOLUTIONS=1`: the reference solutions and their tests in the place of your code and your tests, with every step on.
let usesSolutions = environment["KATA_SOLUTIONS"] == "1"

/// `KATA_CHAPTER=InvoiceEditor`: that chapter alone.
let onlyChapter = environment["KATA_CHAPTER"]
let wanted = chapters.filter { onlyChapter == nil || $0.name == onlyChapter }

/// The tests of PaperUI and of the helpers. Among them yours would be lost, so once you have begun a chapter they are here
/// only for `KATA_SUPPORT=1`.
let isFresh = chapters.allSatisfy { $0.step == 0 } && !usesSolutions && onlyChapter == nil
let testsSupport = isFresh || environment["KATA_SUPPORT"] == "1"

let support: [Target] = [
    .target(name: "PaperUI"),
    .target(name: "SwiftUI", dependencies: ["PaperUI"]),
    .target(name: "TestSupport"),
    .target(name: "PaperUITesting", dependencies: ["PaperUI", "TestSupport"]),
]

let testsOfSupport: [Target] = [
    .testTarget(name: "PaperUITests", dependencies: ["PaperUI", "TestSupport"]),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "PaperUITestingTests", dependencies: ["PaperUI", "PaperUITesting", "TestSupport"]),
]

/// A step's tests come in at most so many turns.
let mostTests = 9

/// What is defined in a chapter's tests.
func conditions(upTo lastStep: Int, test: Int?) -> [SwiftSetting] {
    let names = (0...lastStep).dropFirst().flatMap { step in
        let lastTest = step == lastStep ? test ?? mostTests : mostTests
        return ["STEP_\(step)"] + (0...lastTest).dropFirst(2).map { "STEP_\(step)_\($0)" }
    }
    return names.map { .define($0) }
}

func targets(for chapter: Chapter) -> [Target] {
    let (tests, solution) = ("Tests/\(chapter.name)Tests", "Solutions/\(chapter.name)")
    let conditions =
        usesSolutions
        ? conditions(upTo: chapter.steps, test: nil) : conditions(upTo: chapter.step, test: chapter.test)

    func testTarget(_ name: String, in folder: String, leavingOut files: [String] = []) -> Target {
        .testTarget(
            name: name,
            dependencies: [.byName(name: chapter.name), "SwiftUI", "PaperUITesting", "TestSupport"],
            path: folder,
            exclude: files,
            swiftSettings: conditions
        )
    }

    let code = Target.target(
        name: chapter.name,
        dependencies: ["SwiftUI"],
        path: usesSolutions ? "\(solution)/Step\(chapter.steps)" : nil
    )
    // The references of snapshots are no sources.
    let leftOut = names(in: tests).filter { $0 == "__Snapshots__" || usesSolutions && $0.hasPrefix("My") }
    // In a chapter whose tests are all yours, there are none without yours.
    let hasStarters = !Set(names(in: tests)).subtracting(leftOut).isEmpty
    let starterTests = hasStarters ? [testTarget("\(chapter.name)Tests", in: tests, leavingOut: leftOut)] : []
    guard usesSolutions, names(in: solution).contains("Tests") else { return [code] + starterTests }
    // Ours, in the place of yours. What they share with the chapter's is there by a link.
    return [code] + starterTests + [testTarget("\(chapter.name)SolutionTests", in: "\(solution)/Tests")]
}

func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
    // Where a Mac's Finder was, there is a .DS_Store.
    return (names ?? []).filter { !$0.hasPrefix(".") }
}

let package = Package(
    name: "Stringline",
    // What Observation is available from.
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: (support.map(\.name) + wanted.map(\.name)).map {
        .library(name: $0, targets: [$0])
    },
    targets: support + (testsSupport ? testsOfSupport : []) + wanted.flatMap(targets),
    swiftLanguageModes: [.v6]
)
