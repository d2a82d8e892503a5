// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "StringlineRunner",
    // As in the learners' package.
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "KataBase"),
        .target(name: "KataText", dependencies: ["KataBase"]),
        .target(name: "KataEngine", dependencies: ["KataBase", "KataText"]),
        .target(name: "KataKit", dependencies: ["KataBase", "KataText", "KataEngine"]),
        .target(name: "KataDesk", dependencies: ["KataBase", "KataText", "KataEngine", "KataKit"]),
        .executableTarget(name: "kata", dependencies: ["KataKit", "KataDesk"]),
        .testTarget(
            name: "KataKitTests",
            dependencies: ["KataBase", "KataText", "KataEngine", "KataKit", "KataDesk", "kata"],
            exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
