import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// `./kata hand-in`: a small archive of what a teacher's `./kata grade` reads, and of nothing else.
package struct HandInCommand: Command {
    package static let name = "hand-in"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.classroom
    package static let summary = "a zip of your work on a chapter, to be handed in"
    package static let options: [Option] = [.name]

    private let chapter: String?
    private let name: String?

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        name = arguments.text(.name)
    }

    package func run(in call: Call) throws -> ExitStatus {
        let workspace = call.workspace
        let chapter = try call.memory.takeUp(chapter)
        if let repetition = chapter.repetition { throw repetition.refusal(of: Self.name) }
        let known =
            Sharing(workspace).name?.shown
            ?? Git.userName(in: call.workspace.root, environment: call.environment)
        guard let name = name ?? known ?? call.console.ask("Who are you? Type your name:"),
            !name.trimmed.isEmpty
        else { throw KataError.noName(for: "hand-in \(chapter.number)", command: Self.name) }
        let setup = try Setup(
            chapter: chapter.name, step: chapter.step,
            sourcesFolder: workspace.sourcesFolder(of: chapter.name), tests: .present, workspace: workspace)
        var files = try setup.work().files
        for file in [workspace.manifestFile, chapter.textFile] {
            files[workspace.displayPath(file.path)] = try Files.data(file)
        }
        let archive = workspace.root.appending(path: "\(chapter.name)-\(SharedName(name).slug).zip")
        let data = try zip(files, in: call)
        try Files.write(data, to: archive)
        let tests = files.keys.count(where: OwnTests.areIn)
        call.teller.print(
            Report(
                "\(archive.lastPathComponent) holds your work on \(chapter.name), at \(chapter.place.words): \(count(files.count - tests - 2, "file")) of code and \(count(tests, "file")) of tests, \(count((data.count + 1023) >> 10, "kilobyte")).",
                next: "hand in that file. After more work, make it anew: ./kata hand-in\(chapter.argument)"))
        return .done
    }

    /// git makes the archive, of a commit in a repository that is gone afterwards.
    private func zip(_ files: [String: Data], in call: Call) throws -> Data {
        let git = try Git.find(environment: call.environment)
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let repository = HistoryRepository(directory: folder.appending(path: "hand-in.git"), git: git)
        try repository.create()
        let commit = FastImport(
            ref: "refs/heads/main", parent: nil, message: "Handed in", date: Date(), files: files)
        var answer = try repository.run(
            ["fast-import", "--quiet", "--done", "--date-format=raw"], input: commit.stream)
        if answer.failure == nil { answer = try repository.run(["archive", "--format=zip", "main"]) }
        if let failure = answer.failure {
            throw KataError("git cannot make the archive. It says: \(failure)")
        }
        return answer.output
    }
}

extension KataError {
    /// - Parameter words: of the command that needs to know who its learner is.
    static func noName(for words: String, command: String) -> KataError {
        .usage(
            "git does not know your name. Say it: ./kata \(words) --name 'Ada Lovelace'.", command: command)
    }
}
