import Foundation
import KataBase

/// The places of Swift Testing, for a compiler that is called without SwiftPM.
///
/// On Linux it is where the compiler looks by itself. On a Mac it is beside the Command Line Tools, in the folder of a
/// toolchain from swift.org, or in Xcode's folder for the platform. That is read up, with its sources in
/// Runner/OnAMac.md, and no Mac has tried it.
package struct TestingLibrary: Codable, Equatable, Sendable {
    /// For the compiler.
    let compiling: [String]
    /// For the driver, when it links.
    let linking: [String]
    /// The library itself; empty where nobody has to know.
    private let binary: String

    /// The library of a system on which the compiler finds it by itself.
    static let systems = TestingLibrary(compiling: [], linking: ["-lTesting"], binary: "")

    private init(compiling: [String], linking: [String], binary: String) {
        self.compiling = compiling
        self.linking = linking
        self.binary = binary
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
            binary = module.appending(path: "libTesting.dylib").path
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
        let framework = frameworks.appending(path: "Testing.framework")
        guard Files.exists(framework) else { return nil }
        binary = framework.appending(path: "Testing").path
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
        func xcrun(_ arguments: [String]) -> String? {
            guard let program = Executable.find("xcrun", environment: environment),
                let answer = try? ChildProcess.run(
                    program, arguments, environment: environment, deadline: .seconds(60)), answer.succeeded
            else { return nil }
            return String(decoding: answer.standardOutput, as: UTF8.self)
        }
        let platform = xcrun(["--sdk", "macosx", "--show-sdk-platform-path"])
        let library = try TestingLibrary(
            resources: resources, platform: platform.map { URL(fileURLWithPath: $0.trimmed) })
        let commands = xcrun(["vtool", "-show-build", library.binary])
        return library.onSystem(oldest: commands.flatMap(Self.oldestSystem))
    }

    /// The oldest system that a binary runs on, from its load commands: "15.0"; of several processors' the
    /// newest.
    private static func oldestSystem(in commands: String) -> String? {
        commands.matches(of: /platform MACOS\s+minos ([0-9.]+)/).map { String($0.1) }
            .max { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// The same for programs of a newer system, where the library asks for one: the last target of a call counts.
    private func onSystem(oldest: String?) -> Self {
        guard let oldest, oldest.compare(Machine.oldestMacOS, options: .numeric) == .orderedDescending
        else { return self }
        let target = ["-target", Machine.macTarget(oldest)]
        return Self(compiling: compiling + target, linking: linking + target, binary: binary)
    }
}

extension KataError {
    package static let noTesting = KataError(
        "This toolchain has no Swift Testing.",
        next:
            "On a Mac it comes with Xcode 26 or later, not with the Command Line Tools: install Xcode, select it with 'sudo xcode-select -s /Applications/Xcode.app', then run the command again. Elsewhere install Swift 6.2 or later from swift.org/install."
    )
}
