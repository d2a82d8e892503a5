// swift-tools-version: 6.2
import PackageDescription

// Somebody's package with Stringline's products in it: .ci/full builds and tests it, by public names only.
let package = Package(
    name: "Steeping",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "Stringline", path: "../..")],
    targets: [
        .target(
            name: "Steeping",
            dependencies: [
                .product(name: "SwiftUI", package: "Stringline", condition: .when(platforms: [.linux]))
            ]),
        .testTarget(
            name: "SteepingTests",
            dependencies: [
                "Steeping",
                .product(name: "PaperUITesting", package: "Stringline"),
                .product(name: "TestSupport", package: "Stringline"),
            ],
            exclude: ["__Snapshots__"]),
    ]
)
