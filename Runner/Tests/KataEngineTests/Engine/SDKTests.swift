import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

/// How a Mac's SDK is told from another one.
struct SDKTests {
    private let fixture: FixtureWorkspace
    private var root: String { fixture.root.path }
    private let file = "System/Library/CoreServices/SystemVersion.plist"

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write("26", to: "Xcode/Platforms/MacOSX.platform/Developer/SDKs/MacOSX.sdk/\(file)")
        try fixture.write("27", to: "Tools/SDKs/MacOSX.sdk/\(file)")
        try fixture.write("15", to: "Old.sdk/\(file)")
        try fixture.shell("ln -s Xcode selected")
    }

    private func build(_ environment: [String: String]) -> String {
        SDK.build(environment: environment, selection: fixture.root.appending(path: "selected"))
    }

    @Test func `its build is that of Xcode, of the tools, or of the one that was asked for`() {
        let builds = [
            build([:]), build(["DEVELOPER_DIR": "\(root)/Tools"]), build(["SDKROOT": "\(root)/Old.sdk"]),
        ]

        #expect(Set(builds).count == 3 && !builds.contains(""))
        #expect(build(["DEVELOPER_DIR": "\(root)/Xcode"]) == builds[0])
    }

    @Test func `where none is there it has none`() {
        #expect(build(["DEVELOPER_DIR": "/nowhere"]) == "")
    }

    @Test func `the variables that choose one tell it, too`() {
        let words = SDK.words(environment: ["SDKROOT": "/a.sdk", "DEVELOPER_DIR": "/b", "HOME": "/c"])

        #expect(words.prefix(2) == ["SDKROOT=/a.sdk", "DEVELOPER_DIR=/b"])
    }
}
