import Foundation
import KataBase

/// How Swift Testing is found by a compiler that is called without SwiftPM.
///
/// On Linux it is where the compiler looks by itself. On a Mac it is in the toolchain's folder where that is one from
/// swift.org, and else in Xcode's folder for the platform. That is read up, and no Mac has tried it.
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
    /// - Throws: `KataError.noTesting` where it is in neither.
    init(resources: URL, platform: URL?) throws(KataError) {
        let module = resources.appending(path: "macosx/testing")
        let frameworks = platform?.appending(path: "Developer/Library/Frameworks")
        let macros = resources.appending(path: "host/plugins/testing")
        let plugins = Files.exists(macros) ? ["-plugin-path", macros.path] : []
        if Files.exists(module) {
            compiling = ["-I", module.path] + plugins
            linking = ["-L", module.path, "-lTesting"] + Self.runtimePath(module)
        } else if let frameworks, Files.exists(frameworks.appending(path: "Testing.framework")) {
            compiling = ["-F", frameworks.path] + plugins
            linking = ["-F", frameworks.path, "-framework", "Testing"] + Self.runtimePath(frameworks)
        } else {
            throw .noTesting
        }
    }

    private static func runtimePath(_ folder: URL) -> [String] {
        ["-Xlinker", "-rpath", "-Xlinker", folder.path]
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
