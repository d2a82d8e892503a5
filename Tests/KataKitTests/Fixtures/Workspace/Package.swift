// swift-tools-version: 6.2
import Foundation
import PackageDescription

let chapters = [
    Chapter("Greeting", step: 0, of: 2),
    Chapter("Goodbye", step: 0, of: 1),
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

let package = Package(
    name: "Stringline",
    targets: chapters.filter { $0.name == environment["KATA_CHAPTER"] }.flatMap { chapter -> [Target] in
        let step = environment["KATA_STEP"].flatMap { Int($0) } ?? chapter.step
        return [
            .target(name: chapter.name, path: environment["KATA_SOURCES"] ?? "Sources/\(chapter.name)"),
            .testTarget(
                name: chapter.name + "Tests", dependencies: [.byName(name: chapter.name)],
                swiftSettings: step < 1 ? [] : (1...step).map { .define("STEP_\($0)") }),
        ]
    },
    swiftLanguageModes: [.v6]
)
