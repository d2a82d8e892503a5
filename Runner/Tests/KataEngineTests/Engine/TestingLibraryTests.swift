import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

@Suite("Where Swift Testing is on a Mac")
struct TestingLibraryTests {
    private let fixture: FixtureWorkspace
    private var root: String { fixture.root.path }

    /// A compiler and an xcrun that answer as those of a Mac.
    init() throws {
        fixture = try FixtureWorkspace()
        let place = fixture.root.path
        try fixture.program(
            "swiftc", #"echo '{"paths": {"runtimeResourcePath": "\#(place)/toolchain/usr/lib/swift"}}'"#)
        try fixture.program(
            "xcrun", "[ \"$*\" = '--sdk macosx --show-sdk-platform-path' ] && echo '\(place)/Mac.platform'")
    }

    private func ask() throws -> TestingLibrary {
        let compiler = fixture.root.appending(path: "bin/swiftc")
        return try TestingLibrary.ask(
            Toolchain(swift: compiler, swiftc: compiler, identity: ""),
            environment: ["PATH": "\(root)/bin:/bin:/usr/bin"])
    }

    @Test func `the toolchain of a launcher is where it says, if that is there`() throws {
        let compiler = fixture.root.appending(path: "bin/swiftc")
        let sut = Toolchain(swift: compiler, swiftc: compiler, identity: "")
        try fixture.write("", to: "lib/swift/decoy")
        let missing = sut.folder(environment: ["PATH": "/bin:/usr/bin"])
        try fixture.write("", to: "toolchain/usr/lib/swift/module")

        let found = sut.folder(environment: ["PATH": "/bin:/usr/bin"])

        #expect(missing == nil)
        #expect(found?.path == fixture.root.real.path + "/toolchain/usr")
        let real = try fixture.toolchain().folder(environment: RunnerEnvironment.forChildren)
        #expect(real.map { Files.exists($0.appending(path: "lib/swift")) } == true)
    }

    @Test func `with Xcode's toolchain it is a framework of the platform`() throws {
        try fixture.write("", to: "Mac.platform/Developer/Library/Frameworks/Testing.framework/Testing")
        try fixture.write("", to: "toolchain/usr/lib/swift/host/plugins/testing/libTestingMacros.dylib")

        let sut = try ask()

        let frameworks = "\(root)/Mac.platform/Developer/Library/Frameworks"
        #expect(
            sut.compiling == [
                "-F", frameworks, "-plugin-path", "\(root)/toolchain/usr/lib/swift/host/plugins/testing",
            ])
        #expect(
            sut.linking == [
                "-F", frameworks, "-framework", "Testing", "-Xlinker", "-rpath", "-Xlinker", frameworks,
                "-Xlinker", "-rpath", "-Xlinker", "\(root)/Mac.platform/Developer/usr/lib",
            ])
    }

    @Test func `the Command Line Tools have it beside their usr`() throws {
        let place = "toolchain/Library/Developer"
        try fixture.write("", to: "\(place)/Frameworks/Testing.framework/Testing")

        let sut = try ask()

        let folder = fixture.root.appending(path: place).path
        #expect(sut.compiling == ["-F", "\(folder)/Frameworks"])
        #expect(
            sut.linking == [
                "-F", "\(folder)/Frameworks", "-framework", "Testing", "-Xlinker", "-rpath", "-Xlinker",
                "\(folder)/Frameworks", "-Xlinker", "-rpath", "-Xlinker", "\(folder)/usr/lib",
            ])
    }

    @Test func `a toolchain from swift dot org has its own, whatever Xcode has`() throws {
        try fixture.write("", to: "Mac.platform/Developer/Library/Frameworks/Testing.framework/Testing")
        try fixture.write("", to: "toolchain/usr/lib/swift/macosx/testing/libTesting.dylib")

        let sut = try ask()

        let folder = "\(root)/toolchain/usr/lib/swift/macosx/testing"
        #expect(sut.compiling == ["-I", folder])
        #expect(
            sut.linking == ["-L", folder, "-lTesting", "-Xlinker", "-rpath", "-Xlinker", folder])
    }

    @Test(arguments: [
        ("platform MACOS\n    minos 14.0\n      sdk 26.0", []),
        ("platform MACOS\n    minos 13.0", []),
        ("platform MACOS\n    minos 15.0\n      sdk 26.0", ["-target", Machine.macTarget("15.0")]),
        // For two processors, as Apple ships it, and for iPad apps on a Mac, whose numbers are iOS's.
        (
            "platform MACOS\n minos 15.4\n(arm64):\n platform MACOS\n minos 15.10\n platform MACCATALYST\n minos 18.0",
            ["-target", Machine.macTarget("15.10")]
        ),
        ("no load command", []),
    ])
    func `what imports it is for the oldest system that it runs on`(_ commands: String, _ target: [String])
        throws
    {
        let place = fixture.root.path
        let frameworks = "\(place)/Mac.platform/Developer/Library/Frameworks"
        try fixture.write("", to: "Mac.platform/Developer/Library/Frameworks/Testing.framework/Testing")
        try fixture.program(
            "xcrun",
            """
            case "$*" in
            '--sdk macosx --show-sdk-platform-path') echo '\(place)/Mac.platform' ;;
            'vtool -show-build \(frameworks)/Testing.framework/Testing') echo '\(commands)' ;;
            esac
            """)

        let sut = try ask()

        #expect(sut.compiling == ["-F", frameworks] + target)
        // Behind the framework and the places that it is found in.
        #expect(Array(sut.linking.dropFirst(12)) == target)
    }

    @Test func `where it is in neither, that is said`() throws {
        #expect(throws: KataError.noTesting) { try ask() }
    }
}
