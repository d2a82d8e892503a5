import Foundation
import KataBase
import KataEngine
import KataText

/// The engines that a call may use, and which of them makes the checks.
package struct Engines: Sendable {
    let workspace: Workspace
    let environment: [String: String]
    /// The engine that was asked for; nil where the toolchain decides.
    package let asked: EngineName?
    let limits: TimeLimits
    /// Is told what a learner should know that is no answer, and what takes long when it begins.
    private(set) var console: Console
    /// The checks that an engine on trial has still to make.
    let checksToTry = ChecksToTry()

    package init(
        workspace: Workspace, environment: [String: String], asked: EngineName?, limits: TimeLimits,
        console: Console
    ) {
        self.workspace = workspace
        self.environment = environment
        self.asked = asked
        self.limits = limits
        self.console = console
    }

    /// The same, with the same checks left to try.
    package func speaking(on console: Console) -> Engines {
        var engines = self
        engines.console = console
        return engines
    }

    package func toolchain() throws(KataError) -> Toolchain {
        try cache.claim()
        return try Toolchain.find(environment: environment, in: workspace.root, cache: cache.folder)
    }

    /// The products that were made once and are good until something else is wanted.
    package var cache: ProductCache {
        ProductCache(folder: workspace.cacheFolder, notify: console.printError)
    }

    /// Puts mistakes into solutions.
    package var planting: BugPlanting {
        BugPlanting(workspace: workspace, environment: environment, cache: cache)
    }

    /// The engine that is in use: the one that was asked for, or the compiler's where the toolchain is proven, or where the
    /// engine has earned its place with it.
    package func name() throws(KataError) -> EngineName { try name(with: toolchain()) }

    package func name(with toolchain: Toolchain) -> EngineName {
        asked ?? trialStore(of: toolchain)?.load().engine ?? .compiler
    }

    /// The store of the compiler's engine's trial; nil where there is no trial.
    package func trialStore(of toolchain: Toolchain) -> TrialStore? {
        guard asked == nil, !ProvenToolchains.contain(toolchain) else { return nil }
        return TrialStore(of: toolchain, in: workspace)
    }

    package func engine() throws(KataError) -> any Engine {
        let toolchain = try toolchain()
        return engine(name(with: toolchain), of: toolchain)
    }

    private func engine(_ name: EngineName, of toolchain: Toolchain) -> any Engine {
        switch name {
        case .compiler:
            CompilerEngine(
                workspace: workspace, toolchain: toolchain, notify: console.printError,
                progress: console.printPassing)
        case .package:
            PackageEngine(workspace: workspace, toolchain: toolchain, progress: console.printPassing)
        }
    }

    /// The engine that makes the learner's checks: both of them where one has to earn its place.
    func checking() throws(KataError) -> any Engine {
        let toolchain = try toolchain()
        return tried(of: toolchain, announce: console.printPassing, say: console.printPassing)
            ?? engine(name(with: toolchain), of: toolchain)
    }

    /// - Parameters:
    ///   - announce: is told, in a sentence, that a check is made once more.
    ///   - say: is told, in a sentence, what becomes of the trial.
    /// - Returns: nil where there is no trial.
    func tried(
        of toolchain: Toolchain, announce: @escaping @Sendable (String) -> Void = { _ in },
        say: @escaping @Sendable (String) -> Void
    ) -> TriedEngine? {
        trialStore(of: toolchain).map { store in
            TriedEngine(
                compiler: engine(.compiler, of: toolchain), package: engine(.package, of: toolchain),
                store: store, workspace: workspace, checks: checksToTry, announce: announce, say: say)
        }
    }

    /// Makes the checks of this call by the engine that is on trial as well, if one is. The learner has read what SwiftPM says
    /// of them: whatever stops this is told at the next check, if it is still there.
    package func tryBeside() async {
        guard let toolchain = try? toolchain() else { return }
        try? await tried(of: toolchain, announce: console.printPassing, say: console.printPassing)?
            .tryBeside()
    }
}
