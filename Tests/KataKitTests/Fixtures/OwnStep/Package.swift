// swift-tools-version: 6.2
import Foundation
import PackageDescription

let chapters = [
    Chapter("Greeting", step: 0, of: 2),
    Chapter("Goodbye", step: 0, of: 1),
    Chapter("Thanks", step: 0, of: 2),
]

struct Chapter {
    let name: String
    let step: Int

    init(_ name: String, step: Int, of steps: Int) {
        self.name = name
        self.step = step
    }
}

let environment = ProcessInfo.processInfo.environment
let build = environment["KATA_TEXTS"].map { [SwiftSetting.define("TEXTS_\($0)")] } ?? []
let tests = environment["KATA_TESTS"]?.split(separator: ":").map(String.init)

let package = Package(
    name: "Stringline",
    targets: chapters.filter { $0.name == environment["KATA_CHAPTER"] }.flatMap { chapter -> [Target] in
        let step = environment["KATA_STEP"].flatMap { Int($0) } ?? chapter.step
        return [
            .target(
                name: chapter.name, path: environment["KATA_SOURCES"] ?? "Sources/\(chapter.name)",
                swiftSettings: build),
            .testTarget(
                name: chapter.name + "Tests", dependencies: [.byName(name: chapter.name)],
                path: tests == nil ? "Tests/\(chapter.name)Tests" : ".", sources: tests,
                swiftSettings: build + (step < 1 ? [] : (1...step).map { .define("STEP_\($0)") })),
        ]
    },
    swiftLanguageModes: [.v6]
)
