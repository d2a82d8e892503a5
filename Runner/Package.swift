// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "StringlineRunner",
    // As in the learners' package.
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "KataKit"),
        .executableTarget(name: "kata", dependencies: ["KataKit"]),
        .testTarget(name: "KataKitTests", dependencies: ["KataKit", "kata"], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
