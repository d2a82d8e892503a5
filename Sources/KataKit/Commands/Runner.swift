import Foundation

/// Carries out the commands in a workspace.
struct Runner: Sendable {
    enum EngineName: String, Sendable, CaseIterable { case compiler, package }

    /// A command's exit status.
    enum Status: Int32, Sendable {
        /// Green, or done.
        case done = 0
        case red = 1
        /// Misuse or a broken workspace.
        case misuse = 2
    }

    let workspace: Workspace
    var console: Console
    /// How the texts name what comes next.
    var moves = Moves.commands
    let engineName: EngineName
    let limits: TimeLimits
    let environment: [String: String]

    init(
        workspace: Workspace, console: Console, engine: EngineName? = nil, limits: TimeLimits = TimeLimits(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.workspace = workspace
        self.console = console
        #if os(Linux)
        engineName = engine ?? .compiler
        #else
        engineName = engine ?? .package
        #endif
        self.limits = limits
        self.environment = RunnerEnvironment.cleaned(environment)
    }

    var style: Style { console.style }

    func course() throws(KataError) -> Course { try Course(workspace) }

    func toolchain() throws(KataError) -> Toolchain {
        try workspace.confirmStateIsOwn()
        let cache = ProductCache(folder: workspace.stateFolder.appending(path: "cache"), notify: notify)
        try cache.claim()
        cache.removeLinkedNotes()
        return try Toolchain.find(environment: environment, in: workspace.root, cache: cache.folder)
    }

    /// Says on standard error what a learner should know that is no answer.
    private var notify: @Sendable (String) -> Void { { [console] in console.printError($0) } }

    /// - Parameter jobs: how many files may be compiled at once; as many as there are cores unless given.
    func engine(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) throws(KataError) -> any Engine {
        switch engineName {
        case .compiler:
            CompilerEngine(
                workspace: workspace, toolchain: try toolchain(), jobs: jobs, notify: notify)
        case .package:
            PackageEngine(workspace: workspace, toolchain: try toolchain())
        }
    }

    /// The chapter that a command is about: the one named, or the one last worked on.
    func chapter(_ query: String?, in course: Course) throws(KataError) -> Chapter {
        if let query { return try course.chapter(query) }
        guard let chapter = currentChapter(in: course) else {
            throw .nothingStarted(first: course.chapters.first?.number ?? 1)
        }
        return chapter
    }

    /// The same, where the chapter must have been started.
    func startedChapter(_ query: String?, in course: Course) throws(KataError) -> Chapter {
        let chapter = try chapter(query, in: course)
        guard chapter.isStarted else { throw .notStarted(chapter: chapter.name, number: chapter.number) }
        return chapter
    }

    /// The chapter last worked on; the last one that was started where nothing is remembered.
    func currentChapter(in course: Course) -> Chapter? {
        if let name = Progress.load(from: workspace).chapter, let chapter = course.chapter(named: name),
            chapter.isStarted
        {
            return chapter
        }
        return course.chapters.last { $0.isStarted && $0.step < $0.steps }
            ?? course.chapters.last { $0.isStarted }
    }

    func remember(_ chapter: Chapter) {
        var progress = Progress.load(from: workspace)
        progress.chapter = chapter.name
        progress.save(to: workspace)
    }

    /// Writes another step into Package.swift, from what the file holds at this moment.
    func setStep(_ step: Int, of chapter: Chapter) throws(KataError) {
        let manifest = try Manifest(parsing: try Files.text(workspace.manifestFile))
        let changed = try manifest.settingStep(step, of: chapter.name)
        guard changed != manifest else { return }
        try Files.write(Data(changed.text.utf8), to: workspace.manifestFile)
    }

    /// How the chapter is called in a command that comes next: not at all where it is the current one.
    func argument(for chapter: Chapter, in course: Course) -> String {
        currentChapter(in: course)?.name == chapter.name ? "" : " \(chapter.number)"
    }
}
