// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "StringlineRunner",
    // What Synchronization's Mutex is available from. The learners' package begins a year earlier.
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "KataBase"),
        .target(name: "KataText", dependencies: ["KataBase"]),
        .target(name: "KataEngine", dependencies: ["KataBase", "KataText"]),
        .target(name: "KataWork", dependencies: ["KataBase", "KataText", "KataEngine"]),
        .target(name: "KataKit", dependencies: ["KataBase", "KataText", "KataEngine", "KataWork"]),
        .target(
            name: "KataDesk", dependencies: ["KataBase", "KataText", "KataEngine", "KataWork", "KataKit"]),
        .executableTarget(name: "kata", dependencies: ["KataKit", "KataDesk"]),
        // What the tests of all modules work with.
        .target(
            name: "RunnerTesting", dependencies: ["KataBase", "KataText", "KataEngine", "KataWork"],
            path: "Tests/RunnerTesting"),
        .testTarget(name: "KataBaseTests", dependencies: ["KataBase", "RunnerTesting"]),
        .testTarget(name: "KataTextTests", dependencies: ["KataBase", "KataText", "RunnerTesting"]),
        .testTarget(
            name: "KataEngineTests", dependencies: ["KataBase", "KataText", "KataEngine", "RunnerTesting"]),
        .testTarget(
            name: "KataKitTests",
            dependencies: ["KataBase", "KataText", "KataEngine", "KataWork", "KataKit", "RunnerTesting"]),
        .testTarget(
            name: "KataDeskTests",
            dependencies: [
                "KataBase", "KataText", "KataEngine", "KataWork", "KataKit", "KataDesk", "RunnerTesting",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
