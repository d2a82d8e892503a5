// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Each chapter's screen as an app. On a Mac this package depends on nothing, so that `import SwiftUI` is Apple's there. On
// Linux it takes the workspace's, to show that it compiles.
#if os(Linux)
let workspace: [Package.Dependency] = [.package(name: "Stringline", path: "..")]
let paper: [Target.Dependency] = [.product(name: "SwiftUI", package: "Stringline")]
#else
let workspace: [Package.Dependency] = []
let paper: [Target.Dependency] = []
#endif

/// `KATA_SOLUTIONS=1`: the reference solutions in the place of your code.
let usesSolutions = ProcessInfo.processInfo.environment["KATA_SOLUTIONS"] == "1"

let chapters = [
    "InvoiceEditor", "EventSelection", "SendMessage", "Movies", "CatFacts", "Films", "FilmScreens",
]

/// What an app shows only once the chapter has it: inside of `#if HAS_FilmFinderView`.
let laterTypes = ["Films": ["FilmFinderView"]]

/// True where a file of the chapter declares the type.
func has(_ type: String, in chapter: String) -> Bool {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Sources/\(chapter)App/\(usesSolutions ? "Solution" : chapter)/")
        .resolvingSymlinksInPath()
    let files =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.contains { file in
        (try? String(contentsOf: file, encoding: .utf8))?.contains("\nstruct \(type)") ?? false
    }
}

/// Beside the app's own file are two links: to the chapter's sources, and to those of its last solution.
func app(of chapter: String) -> Target {
    .executableTarget(
        name: "\(chapter)App",
        dependencies: ["Front"] + paper,
        exclude: [usesSolutions ? chapter : "Solution"],
        swiftSettings: (laterTypes[chapter] ?? []).filter { has($0, in: chapter) }.map {
            .define("HAS_\($0)")
        }
    )
}

let package = Package(
    name: "Screens",
    platforms: [.macOS(.v15)],
    products: chapters.map { .executable(name: "\($0)App", targets: ["\($0)App"]) },
    dependencies: workspace,
    targets: [.target(name: "Front")] + chapters.map(app),
    swiftLanguageModes: [.v6]
)
