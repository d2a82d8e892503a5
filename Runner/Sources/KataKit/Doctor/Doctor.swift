import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// Looks at everything that the runner leans on. What is missing is a finding, never an error.
struct Doctor {
    private let workspace: Workspace
    private let console: Console
    private let engines: Engines
    private let keeper: WorkKeeper
    private let limits: TimeLimits
    private let environment: [String: String]

    init(_ call: Call) {
        (workspace, console, engines, keeper) = (call.workspace, call.console, call.engines, call.keeper)
        (limits, environment) = (call.limits, call.environment)
    }

    func findings() async -> [Finding] {
        var findings = [
            .fine("Stringline", ProjectVersion(of: workspace, environment: environment).words),
            .fine("Workspace", workspace.root.path), manifest(), starterTests(),
        ]
        findings += lineEnds() + links() + cloud()
        findings += await toolchain { try engines.toolchain() }
        findings += [git(), history()] + sharing() + [cache(), DiskUse(workspace: workspace).finding]
        return findings + [platform(), terminal()]
    }

    // MARK: The workspace

    private func manifest() -> Finding {
        do {
            let course = try Course(workspace)
            for chapter in course.chapters { _ = try chapter.agreeingText() }
            let chapters = count(course.chapters.count, "chapter")
            guard let current = course.current else {
                return .fine("Package.swift", "\(chapters), none started")
            }
            return .fine(
                "Package.swift", "\(chapters); \(current.name) is at step \(current.step) of \(current.steps)"
            )
        } catch {
            return .problem("Package.swift", error)
        }
    }

    func starterTests() -> Finding {
        let subject = "Starter tests"
        let git = StarterTestsInGit(workspace: workspace, environment: environment)
        do {
            let differing = try Course(workspace).chapters.map { chapter in
                (chapter, try StarterTests(workspace: workspace, chapter: chapter.name).differing())
            }.filter { !$1.isEmpty }
            let paths = differing.flatMap(\.1)
            guard !paths.isEmpty else { return .fine(subject, "as shipped") }
            let written = differing.first { !git.canCheckOut($1, of: $0) }?.0
            return .remark(
                subject, "not as shipped: \(paths.joined(separator: ", "))",
                mend: written.map {
                    "Where they are yours, and as they should be: ./kata verify \($0.name) --record"
                } ?? "Bring them back with: git checkout HEAD -- \(paths.joined(separator: " "))")
        } catch {
            return .remark(subject, "not looked at: the chapters cannot be read")
        }
    }

    private func lineEnds() -> [Finding] {
        let chapters = (try? Course(workspace).chapters) ?? []
        let tests = chapters.flatMap { chapter in
            (try? StarterTests(workspace: workspace, chapter: chapter.name).shipped().map(\.path)) ?? []
        }
        return [LineEnds(in: workspace, tests: tests).finding].compactMap(\.self)
    }

    /// Nothing where git makes links of links.
    private func links() -> [Finding] {
        let chapters = (try? Course(workspace).chapters) ?? []
        let links = chapters.map { workspace.helpersLink(of: $0.name) }
        guard let file = links.first(where: { Files.exists($0) && !Files.isLink($0) }) else { return [] }
        return [
            .remark(
                "Links",
                "\(workspace.displayPath(file.path)) is an ordinary file, since git makes no links here: our tests of your steps do not compile",
                mend: "git config core.symlinks true && git checkout HEAD -- 'Solutions/*/Tests/Helpers'")
        ]
    }

    /// Nothing where no program of the system's keeps the folder in a cloud, as iCloud does with a Mac's Desktop and Documents.
    func cloud() -> [Finding] {
        guard let list = Executable.find("xattr", environment: environment),
            let answer = try? ChildProcess.run(
                list, [workspace.root.path], environment: environment, deadline: .seconds(5)),
            String(decoding: answer.standardOutput, as: UTF8.self)
                .contains(/com\.apple\.file-?provider/)
        else { return [] }
        return [
            .remark(
                "Folder",
                "iCloud keeps it, or another cloud: what is built there may not be signed, and codesign speaks of detritus",
                mend: "Move the folder to another place, for example: mv '\(workspace.root.path)' ~/")
        ]
    }

    // MARK: The toolchain

    /// Swift, the engine that is in use, and Swift Testing, which a real test has to answer for.
    private func toolchain(_ find: () throws -> Toolchain) async -> [Finding] {
        let toolchain: Toolchain
        do { toolchain = try find() } catch { return [.problem("Swift", error)] }
        let version = toolchain.identity.firstMatch(of: /Swift version ([^ ]+)/).map { String($0.1) } ?? "?"
        var findings: [Finding] = [.fine("Swift", "\(version) at \(toolchain.swiftc.path)")]
        do {
            let (run, seconds) = try await Probe.run(by: engines.name(with: toolchain), toolchain, limits)
            let time = String(format: "%.1f s", seconds)
            findings.append(engine(of: toolchain, "a test was built and run in \(time)"))
            findings.append(testing(run))
            findings.append(await modules())
        } catch {
            findings.append(.problem("Engine", error))
        }
        return findings + [sandbox(toolchain)] + apple()
    }

    /// Whether a green check says what Apple's systems lack; nothing where the workspace is for none of them.
    private func apple() -> [Finding] {
        guard AppleSystem.phone(of: workspace) != nil else { return [] }
        let subject = "iPhone, Mac"
        guard let adviser = AppleAdviser(engines) else {
            #if os(macOS)
            return [.fine(subject, "Xcode says what they lack: open App")]
            #else
            return [.remark(subject, "this toolchain cannot be asked what they lack, so no check says it")]
            #endif
        }
        return [
            .fine(
                subject,
                adviser.isReady
                    ? "a green check of a view says what they lack"
                    : "a green check of a view prepares in the background for saying what they lack")
        ]
    }

    /// The engine that makes the checks, and the reason why it is that one.
    private func engine(of toolchain: Toolchain, _ time: String) -> Finding {
        let (subject, name) = ("Engine", engines.name(with: toolchain).rawValue)
        switch engines.trialStore(of: toolchain)?.load() {
        case nil: return .fine(subject, "\(name); \(time)")
        case .earned: return .fine(subject, "\(name), which has earned its place; \(time)")
        case .onTrial(let agreed):
            let kinds = EngineTrial.list { !agreed.contains($0) }
            return .remark(
                subject,
                "\(name); \(time). The quicker one, compiler, is on trial until both agree on \(kinds)",
                mend: "Settle it at once with: ./kata doctor --settle")
        case .setAside(let difference):
            return .remark(
                subject,
                "\(name); \(time). The quicker one, compiler, is set aside, for both differ at \(difference.check): package says '\(difference.package)', and compiler says '\(difference.compiler)'",
                mend:
                    "Please open an issue in the repository of Stringline, with what ./kata doctor --json prints. After an update of it, try again with: ./kata doctor --settle"
            )
        }
    }

    /// The modules that the chapters lean on. They are compiled here, with the start of the first one, so
    /// that its first check need not wait.
    private func modules() async -> Finding {
        let subject = "Modules"
        do {
            guard let chapter = try Course(workspace).chapters.first else {
                return .fine(subject, "no chapter leans on any")
            }
            let setup = try Setup(
                chapter: chapter.name, step: 0,
                sourcesFolder: workspace.existingSnapshotFolder(of: chapter.name, named: "Step0"),
                tests: .starter, workspace: workspace)
            _ = try await engines.engine().run(setup, limits: limits)
            return .fine(subject, "what \(chapter.name) leans on is compiled: its first check need not wait")
        } catch { return .problem(subject, error) }
    }

    /// The sandbox that another person's code runs in.
    func sandbox(_ toolchain: Toolchain) -> Finding {
        let subject = "Sandbox"
        do {
            _ = try Sandbox.find(
                toolchain: toolchain.folder(environment: environment), hiding: [workspace.root],
                environment: environment)
            return .fine(subject, "bubblewrap")
        } catch {
            return .remark(
                subject, "none: \(error.reason)",
                mend: "./kata grade needs one. \(Sandbox.installation()).")
        }
    }

    private func testing(_ run: TestRun) -> Finding {
        let subject = "Swift Testing"
        guard run.ending == .complete, run.tests.map(\.state) == [.passed], let stream = run.streamVersion
        else {
            return .problem(
                subject, "A test that always passes did not.",
                mend: "Install Swift 6.2 or later from swift.org/install, then run ./kata doctor again.")
        }
        return .fine(subject, "\(run.libraryVersion ?? "an unknown version"), event stream \(stream)")
    }

    // MARK: Around it

    func git() -> Finding {
        let git: URL
        do { git = try Git.find(environment: environment) } catch { return .problem("git", error) }
        let answer = try? ChildProcess.run(
            git, ["--version"], environment: environment, deadline: .seconds(10))
        guard let answer, answer.succeeded else {
            return .problem(
                "git", "'\(git.path) --version' fails.",
                mend: "Install git again (for example: \(Git.installation())), then run ./kata doctor.")
        }
        let words = String(decoding: answer.standardOutput, as: UTF8.self).trimmed
        let place = "\(words.replacing("git version ", with: "")) at \(git.path)"
        guard Git.isNewEnough(words) else {
            return .problem(
                "git", "\(place) is too old.",
                mend: "Install git \(Git.oldest) or later, then run ./kata doctor again.")
        }
        return .fine("git", place)
    }

    private func history() -> Finding {
        do {
            let states = try keeper.history().entries(chapter: nil).count
            return .fine("History", states == 0 ? "empty" : "\(count(states, "state")) kept")
        } catch  where error == .noGit {
            return .remark("History", "not kept without git")
        } catch {
            return .problem("History", error)
        }
    }

    /// Nothing where nothing is shared.
    private func sharing() -> [Finding] {
        let sharing = Sharing(workspace)
        switch sharing.standing {
        case .off: return []
        case .copied:
            return [
                .remark(
                    "Sharing", "off: this is a copy of a folder whose work is shared",
                    mend: "Share it with: ./kata share <remote>")
            ]
        case .on(let settings, let remote):
            if let failure = sharing.state.failure {
                return [.remark("Sharing", "does not get through to \(remote.shown): \(failure.words)")]
            }
            return [.fine("Sharing", "with \(remote.shown), as \(settings.name.shown)")]
        }
    }

    private func cache() -> Finding {
        CacheHealth(folder: workspace.stateFolder.appending(path: "cache")).finding(in: workspace)
    }

    private func platform() -> Finding {
        #if os(Linux) && !DARWIN_BRANCHES
        return .fine("Platform", Machine.words)
        #else
        return .remark("Platform", "\(Machine.words); not proven there yet, reports are welcome")
        #endif
    }

    private func terminal() -> Finding {
        TerminalHealth(console: console, environment: environment).finding
    }
}
