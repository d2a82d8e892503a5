// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// How far you are. `./kata start` and `./kata next` edit these numbers; so may you.
/// A chapter at step 3 has STEP_1, STEP_2 and STEP_3 defined in its tests; at step 0 it has none.
let chapters = [
    Chapter("InvoiceEditor", step: 0, of: 14),
    Chapter("EventSelection", step: 0, of: 8),
    Chapter("SendMessage", step: 0, of: 10),
    Chapter("Movies", step: 0, of: 10),
    Chapter("CatFacts", step: 0, of: 14),
    Chapter("Films", step: 0, of: 14),
    Chapter("FilmScreens", step: 0, of: 10),
]

// Everything below builds the targets from the lines above; there is nothing to edit.

struct Chapter {
    let name: String
    let step: Int
    let steps: Int

    init(_ name: String, step: Int, of steps: Int) {
        self.name = name
        self.step = step
        self.steps = steps
    }
}

let environment = ProcessInfo.processInfo.environment

/// `KATA_SOLUTIONS=1`: the reference solutions and their tests in the place of your code and your tests, with every step on.
let usesSolutions = environment["KATA_SOLUTIONS"] == "1"

/// `KATA_CHAPTER=InvoiceEditor`: that chapter alone.
let onlyChapter = environment["KATA_CHAPTER"]
let wanted = chapters.filter { onlyChapter == nil || $0.name == onlyChapter }

let support: [Target] = [
    .target(name: "PaperUI"),
    .target(name: "TestSupport"),
    .target(name: "PaperUITesting", dependencies: ["PaperUI", "TestSupport"]),
]

let testsOfSupport: [Target] = [
    .testTarget(name: "PaperUITests", dependencies: ["PaperUI", "TestSupport"]),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "PaperUITestingTests", dependencies: ["PaperUI", "PaperUITesting", "TestSupport"]),
]

func targets(for chapter: Chapter) -> [Target] {
    let tests = "Tests/\(chapter.name)Tests"
    let solution = "Solutions/\(chapter.name)"
    let lastStep = usesSolutions ? chapter.steps : chapter.step
    return [
        .target(
            name: chapter.name,
            dependencies: ["PaperUI"],
            path: usesSolutions ? "\(solution)/Step\(chapter.steps)" : nil
        ),
        // Ours stand in another folder, and lean on the chapter's: they are one module.
        .testTarget(
            name: "\(chapter.name)Tests",
            dependencies: [.byName(name: chapter.name), "PaperUI", "PaperUITesting", "TestSupport"],
            path: usesSolutions ? "." : tests,
            exclude: usesSolutions
                ? neighbours(of: [tests, "\(solution)/Tests"])
                    + names(in: tests).filter(isLeftOut).map { "\(tests)/\($0)" }
                : names(in: tests).filter(isLeftOut),
            sources: usesSolutions ? [tests, "\(solution)/Tests"] : nil,
            swiftSettings: (0...lastStep).dropFirst().map { .define("STEP_\($0)") }
        ),
    ]
}

/// The references of snapshots, which are no sources, and your tests where the solutions are tested.
func isLeftOut(_ name: String) -> Bool { name == "__Snapshots__" || usesSolutions && name.hasPrefix("My") }

/// What stands beside some folders: SwiftPM asks about all that it is neither to build nor to exclude.
func neighbours(of folders: [String], below folder: String = "") -> [String] {
    names(in: folder).map { folder + $0 }.filter { !folders.contains($0) }.flatMap { path in
        folders.contains { $0.hasPrefix(path + "/") } ? neighbours(of: folders, below: path + "/") : [path]
    }
}

func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
}

let package = Package(
    name: "Stringline",
    // What Synchronization's Mutex is available from; Observation is a year older.
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: (support.map(\.name) + wanted.map(\.name)).map {
        .library(name: $0, targets: [$0])
    },
    targets: support + (usesSolutions || onlyChapter != nil ? [] : testsOfSupport)
        + wanted.flatMap(targets),
    swiftLanguageModes: [.v6]
)
