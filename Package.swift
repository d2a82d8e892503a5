// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// How far you are. `./kata start` and `./kata next` edit these numbers; so may you.
/// A chapter at step 3 has STEP_1, STEP_2 and STEP_3 defined in its tests; at step 0 it has none.
let chapters = [
    Chapter("InvoiceEditor", step: 0, of: 12),
    Chapter("EventSelection", step: 0, of: 8),
    Chapter("SendMessage", step: 0, of: 10),
    Chapter("Movies", step: 0, of: 10),
    Chapter("CatFacts", step: 0, of: 12),
    Chapter("Films", step: 0, of: 12),
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

/// `KATA_SOLUTIONS=1`: the reference solutions in place of the learner's code, with every step on, and the chapters alone.
let usesSolutions = environment["KATA_SOLUTIONS"] == "1"

/// `KATA_CHAPTER=InvoiceEditor`: that chapter alone, so that one which does not compile blocks no other.
let onlyChapter = environment["KATA_CHAPTER"]

/// `KATA_SOURCES` and `KATA_STEP`, with KATA_CHAPTER: another folder and another step in the place of the learner's.
/// The runner's SwiftPM engine proves the snapshots in Solutions with them.
let otherSources = onlyChapter == nil ? nil : environment["KATA_SOURCES"]
let otherStep = onlyChapter == nil ? nil : environment["KATA_STEP"].flatMap { Int($0) }

/// `KATA_TESTS`, with KATA_CHAPTER: the test files, with colons between them, in the place of the chapter's and the
/// learner's. The runner judges the learner's tests alone with it.
let otherTests = onlyChapter == nil ? nil : environment["KATA_TESTS"]?.split(separator: ":").map(String.init)

/// `KATA_TEXTS`, with KATA_CHAPTER: a hash of the chapter's texts. Another one is another build, whatever the files'
/// times say.
let texts = onlyChapter == nil ? nil : environment["KATA_TEXTS"]

/// `KATA_PREVIEWS`, with KATA_CHAPTER: the folder of a program that draws the chapter's previews.
let previews = onlyChapter == nil ? nil : environment["KATA_PREVIEWS"]

let support: [Target] = [
    .target(name: "PaperUI"),
    .target(name: "TestSupport"),
    .target(name: "PaperUITesting", dependencies: ["PaperUI", "TestSupport"]),
]

let workspace: [Target] = [
    .target(name: "KataKit"),
    .executableTarget(name: "kata", dependencies: ["KataKit"]),
    .testTarget(
        name: "KataKitTests", dependencies: ["KataKit", "kata", "PaperUI"], exclude: ["Fixtures"]),
    .testTarget(name: "PaperUITests", dependencies: ["PaperUI"]),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(
        name: "PaperUITestingTests", dependencies: ["PaperUI", "PaperUITesting", "TestSupport"]),
]

func targets(for chapter: Chapter) -> [Target] {
    let name = chapter.name
    let lastStep = usesSolutions ? chapter.steps : otherStep ?? chapter.step
    let steps = lastStep < 1 ? [] : (1...lastStep).map { SwiftSetting.define("STEP_\($0)") }
    let build = texts.map { [SwiftSetting.define("TEXTS_\($0)")] } ?? []
    let own = "Tests/\(name)Tests/"
    // Ours are named by their folders: SwiftPM keeps what a manifest said, and a file that comes later would be missing.
    let wanted = otherTests ?? (usesSolutions ? [String(own.dropLast()), "Solutions/\(name)/Tests"] : nil)
    // A target's files are looked for below one folder: of tests that stand in two, it is the package's.
    let place = wanted?.allSatisfy { $0.hasPrefix(own) } ?? true ? own : ""
    let tests = wanted.map { $0.map { String($0.dropFirst(place.count)) } }
    let leftOut = otherTests == nil ? leftOut(of: own).map { String($0.dropFirst(place.count)) } : []
    return [
        .target(
            name: name,
            dependencies: ["PaperUI"],
            path: usesSolutions
                ? "Solutions/\(name)/Step\(chapter.steps)" : otherSources ?? "Sources/\(name)",
            swiftSettings: build
        ),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name), "PaperUI", "PaperUITesting", "TestSupport"],
            path: place.isEmpty ? "." : place,
            exclude: (tests.map { neighbours(of: $0, in: place) } ?? []) + leftOut,
            sources: tests,
            swiftSettings: build + steps
        ),
    ] + (previews.map { [program(at: $0, drawing: name)] } ?? [])
}

/// What in the folder of a chapter's tests is not built: the references of snapshots, which are read where they stand,
/// and the learner's tests where the solutions are tested.
func leftOut(of folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: "\(Context.packageDirectory)/\(folder)")
    return (paths?.compactMap { $0 as? String } ?? []).sorted().filter { path in
        let name = path.split(separator: "/").last ?? ""
        return name == "__Snapshots__" || usesSolutions && name.hasPrefix("My") && name.hasSuffix(".swift")
    }.map { folder + $0 }
}

/// What SwiftPM would ask about: all that stands in a place beside some of its files and the folders that they are in.
func neighbours(of files: [String], in place: String, folder: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
        atPath: "\(Context.packageDirectory)/\(place)\(folder)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
        let path = folder + name
        if files.contains(path) { return [String]() }
        guard files.contains(where: { $0.hasPrefix(path + "/") }) else { return [path] }
        return neighbours(of: files, in: place, folder: path + "/")
    }
}

func program(at path: String, drawing chapter: String) -> Target {
    .executableTarget(name: "KataPreviews", dependencies: [.byName(name: chapter), "PaperUI"], path: path)
}

let package = Package(
    name: "Stringline",
    // What Synchronization's Mutex is available from; Observation is a year older.
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: ["PaperUI", "PaperUITesting", "TestSupport"].map { .library(name: $0, targets: [$0]) },
    targets: support
        + (onlyChapter == nil && !usesSolutions ? workspace : [])
        + chapters.filter { onlyChapter == nil || $0.name == onlyChapter }.flatMap(targets),
    swiftLanguageModes: [.v6]
)
