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
let build = environment["KATA_TEXTS"].map { [SwiftSetting.define("TEXTS_\($0)")] } ?? []

let paperUI: [Target] =
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Sources/PaperUI")
    ? [.target(name: "PaperUI")] : []
let paper = paperUI.map { Target.Dependency.byName(name: $0.name) }

let package = Package(
    name: "Stringline",
    targets: paperUI
        + chapters.filter { $0.name == environment["KATA_CHAPTER"] }.flatMap { chapter -> [Target] in
            let step = environment["KATA_STEP"].flatMap { Int($0) } ?? chapter.step
            return [
                .target(
                    name: chapter.name, dependencies: paper,
                    path: environment["KATA_SOURCES"] ?? "Sources/\(chapter.name)",
                    swiftSettings: build),
                .testTarget(
                    name: chapter.name + "Tests", dependencies: [.byName(name: chapter.name)],
                    swiftSettings: build + (step < 1 ? [] : (1...step).map { .define("STEP_\($0)") })),
            ]
                + (environment["KATA_PREVIEWS"].map {
                    [
                        .executableTarget(
                            name: "KataPreviews", dependencies: paper + [.byName(name: chapter.name)],
                            path: $0)
                    ]
                } ?? [])
        },
    swiftLanguageModes: [.v6]
)
