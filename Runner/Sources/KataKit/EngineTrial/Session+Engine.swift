import Foundation
import KataBase
import KataEngine
import KataText

/// Which engine makes the checks.
extension Session {
    /// The engine that is in use: the one that was asked for, or the compiler's where the toolchain is proven, or where the
    /// engine has earned its place with it.
    package func engineName() throws(KataError) -> EngineName { try engineName(with: toolchain()) }

    func engineName(with toolchain: Toolchain) -> EngineName {
        askedEngine ?? trialStore(of: toolchain)?.load().engine ?? .compiler
    }

    /// Where the trial of the compiler's engine is kept; nil where there is none.
    func trialStore(of toolchain: Toolchain) -> TrialStore? {
        guard askedEngine == nil, !ProvenToolchains.contain(toolchain) else { return nil }
        return TrialStore(of: toolchain, in: workspace)
    }

    /// - Parameter jobs: how many files may be compiled at once; as many as there are cores unless given.
    package func engine(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) throws(KataError)
        -> any Engine
    {
        let toolchain = try toolchain()
        return engine(engineName(with: toolchain), of: toolchain, jobs: jobs)
    }

    private func engine(
        _ name: EngineName, of toolchain: Toolchain, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
    ) -> any Engine {
        switch name {
        case .compiler:
            CompilerEngine(
                workspace: workspace, toolchain: toolchain, jobs: jobs, notify: notify, progress: progress)
        case .package: PackageEngine(workspace: workspace, toolchain: toolchain, progress: progress)
        }
    }

    /// The engine that makes the learner's checks: both of them where one has to earn its place.
    func checkingEngine() throws(KataError) -> any Engine {
        let toolchain = try toolchain()
        return triedEngine(of: toolchain, say: progress) ?? engine(engineName(with: toolchain), of: toolchain)
    }

    /// - Parameter say: is told, in a sentence, what becomes of the trial.
    /// - Returns: nil where there is no trial.
    func triedEngine(of toolchain: Toolchain, say: @escaping @Sendable (String) -> Void) -> TriedEngine? {
        trialStore(of: toolchain).map { store in
            TriedEngine(
                compiler: engine(.compiler, of: toolchain), package: engine(.package, of: toolchain),
                store: store, workspace: workspace, checks: checksToTry, say: say)
        }
    }

    /// Makes the checks of this session by the engine that is on trial as well, if one is. The learner has read what SwiftPM says
    /// of them: whatever stops this is told at the next check, if it is still there.
    func tryBeside() async {
        guard let toolchain = try? toolchain() else { return }
        try? await triedEngine(of: toolchain, say: progress)?.tryBeside()
    }
}
