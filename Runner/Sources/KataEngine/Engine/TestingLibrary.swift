import Foundation
import KataBase

/// How Swift Testing is found by a compiler that is called without SwiftPM.
///
/// On Linux it is where the compiler looks by itself. On a Mac it is beside the Command Line Tools, in the folder of a
/// toolchain from swift.org, or in Xcode's folder for the platform. That is read up, with its sources in
/// Runner/OnAMac.md, and no Mac has tried it.
package struct TestingLibrary: Codable, Equatable, Sendable {
    /// For the compiler.
    let compiling: [String]
    /// For the driver, when it links.
    let linking: [String]

    /// What needs no place.
    static let systems = TestingLibrary(compiling: [], linking: ["-lTesting"])

    private init(compiling: [String], linking: [String]) {
        self.compiling = compiling
        self.linking = linking
    }

    /// - Parameters:
    ///   - resources: the toolchain's folder `usr/lib/swift`.
    ///   - platform: Xcode's folder `MacOSX.platform`; nil where there is none.
    /// - Throws: `KataError.noTesting` where it is in none of them.
    init(resources: URL, platform: URL?) throws(KataError) {
        let macros = resources.appending(path: "host/plugins/testing")
        let plugins = Files.exists(macros) ? ["-plugin-path", macros.path] : []
        let module = resources.appending(path: "macosx/testing")
        // The Command Line Tools have it beside their `usr`.
        let tools = resources.appending(path: "../../../Library/Developer").standardized
        let xcode = platform?.appending(path: "Developer")
        if let found = Self(
            frameworks: tools.appending(path: "Frameworks"), libraries: tools.appending(path: "usr/lib"),
            plugins)
        {
            self = found
        } else if Files.exists(module) {
            compiling = ["-I", module.path] + plugins
            linking = ["-L", module.path, "-lTesting"] + Self.runtimePaths(module)
        } else if let xcode,
            let found = Self(
                frameworks: xcode.appending(path: "Library/Frameworks"),
                libraries: xcode.appending(path: "usr/lib"), plugins)
        {
            self = found
        } else {
            throw .noTesting
        }
    }

    /// - Parameter libraries: where the library is that the framework leans on in newer versions.
    /// - Returns: nil where there is no such framework.
    private init?(frameworks: URL, libraries: URL, _ plugins: [String]) {
        guard Files.exists(frameworks.appending(path: "Testing.framework")) else { return nil }
        compiling = ["-F", frameworks.path] + plugins
        linking =
            ["-F", frameworks.path, "-framework", "Testing"] + Self.runtimePaths(frameworks, libraries)
    }

    private static func runtimePaths(_ folders: URL...) -> [String] {
        folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0.path] }
    }

    /// Asks the toolchain, and Xcode.
    static func ask(_ toolchain: Toolchain, environment: [String: String]) throws(KataError) -> Self {
        guard let resources = toolchain.resources(environment: environment) else { throw .noTesting }
        let platform = Executable.find("xcrun", environment: environment).flatMap {
            try? ChildProcess.run(
                $0, ["--sdk", "macosx", "--show-sdk-platform-path"], environment: environment,
                deadline: .seconds(60))
        }
        return try TestingLibrary(
            resources: resources,
            platform: platform.flatMap { platform in
                guard platform.succeeded else { return nil }
                return URL(fileURLWithPath: String(decoding: platform.standardOutput, as: UTF8.self).trimmed)
            })
    }
}

extension KataError {
    package static let noTesting = KataError(
        "This toolchain has no Swift Testing.",
        next:
            "On a Mac it comes with Xcode 26 or later, not with the Command Line Tools: install Xcode, select it with 'sudo xcode-select -s /Applications/Xcode.app', then run the command again. Elsewhere install Swift 6.2 or later from swift.org/install."
    )
}
