import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

struct TrialStoreTests {
    private let fixture: FixtureWorkspace
    private let real: Toolchain

    init() throws {
        fixture = try FixtureWorkspace()
        real = try fixture.toolchain()
    }

    private func makeSUT(
        version: String = "6.4", path: String = "/usr/bin/swiftc", sdk: [String] = [],
        system: String = "Ubuntu"
    ) -> TrialStore {
        let toolchain = Toolchain(
            swift: real.swift, swiftc: URL(fileURLWithPath: path), identity: "Swift version \(version)",
            sdk: sdk)
        return TrialStore(of: toolchain, system: system, in: fixture.workspace)
    }

    @Test(arguments: [
        EngineTrial.onTrial(agreed: [.green, .error]), .earned,
        .setAside(.init(check: "Greeting, step 1", package: "green", compiler: "no end in time")),
    ])
    func `what was found out is kept`(_ trial: EngineTrial) {
        makeSUT().save(trial)

        #expect(makeSUT().load() == trial)
    }

    @Test func `what is left for the next check is told once`() {
        makeSUT().leave(news: "Both engines agree.")

        #expect(makeSUT(version: "6.4.1").takeNews() == nil)
        #expect(makeSUT().takeNews() == "Both engines agree.")
        #expect(makeSUT().takeNews() == nil)
    }

    @Test func `another toolchain, SDK or system is tried anew`() {
        makeSUT().save(.earned)

        for other in [
            makeSUT(version: "6.4.1"), makeSUT(path: "/opt/bin/swiftc"), makeSUT(sdk: ["SDKROOT=/a"]),
            makeSUT(system: "Debian"),
        ] {
            #expect(other.load() == .new)
        }
    }

    @Test func `what cannot be read is as if new`() throws {
        makeSUT().save(.earned)
        let names = try FileManager.default.contentsOfDirectory(atPath: fixture.workspace.stateFolder.path)
        let name = try #require(names.first { $0.hasPrefix("engine-") })
        try fixture.write("{", to: ".kata/\(name)")

        #expect(makeSUT().load() == .new)
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", true),
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: aarch64-unknown-linux-gnu", false),
        ("Swift version 6.3.10 (swift-6.3.10-RELEASE)\nTarget: x86_64-unknown-linux-gnu", false),
        ("Swift version 6.2.4 (swift-6.2.4-RELEASE)\nTarget: x86_64-unknown-linux-gnu", false),
        ("Swift version 6.4-dev (LLVM 1, Swift 2)\nTarget: x86_64-unknown-linux-gnu", false),
        ("Apple Swift version 6.3.1 (swiftlang-6.3.1 clang-1)\nTarget: arm64-apple-macosx26.0", false),
    ])
    func `a toolchain that is proven needs no trial`(_ identity: String, _ isProven: Bool) {
        let toolchain = Toolchain(swift: real.swift, swiftc: real.swiftc, identity: identity)

        #expect(ProvenToolchains.contain(toolchain) == isProven)
    }

    @Test func `an engine that was asked for takes no part in a trial`() {
        let unproven = Toolchain(swift: real.swift, swiftc: real.swiftc, identity: "Swift version 6.4")
        let call = { (engine: EngineName?) in
            Call(workspace: fixture.workspace, console: Printer(style: .plain).console, engine: engine)
        }

        #expect(call(nil).engines.trialStore(of: unproven) != nil)
        #expect(call(nil).engines.name(with: unproven) == .package)
        #expect(call(.compiler).engines.trialStore(of: unproven) == nil)
        #expect(call(.compiler).engines.name(with: unproven) == .compiler)
    }
}
