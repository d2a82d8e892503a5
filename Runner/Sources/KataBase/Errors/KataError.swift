/// What stops a command, with the way out. Red tests are not errors; these end a command with status 2.
package enum KataError: Error, Equatable, Sendable {
    case noWorkspace(String)
    case noManifest(String)
    case manifest(ManifestProblem)
    case chapterText(String)
    case deadLink(String, in: String)
    case notAFolder(String)
    /// The known ones by their numbers.
    case unknownChapter(String, known: [Int: String])
    case ambiguousChapter(String, candidates: [String])
    case notStarted(chapter: String, number: Int)
    case alreadyStarted(chapter: String, step: Int, number: Int)
    case nothingStarted(first: Int)
    case unknownStep(Int, chapter: String, steps: Int)
    case missingFolder(String, chapter: String)
    case noSources(String, chapter: String)
    case missingSnapshot(String)
    case missingTests(String)
    case unfitFile(String)
    /// A name that no chapter can have.
    case unfitName(String)
    /// A file or folder of the learner's, and the command that gives it another name.
    case nameNotUTF8(String, mend: String)
    case noSyllabus(String)
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    /// A file's path, as it was given.
    case noFolder(String)
    case notText(String)
    /// Names that are the same for a reader.
    case oneName(String)
    /// Names that are the same for the disk.
    case oneFileOnDisk(String, String)
    /// A link in the place of something of the runner's own.
    case linkedState(String)
    /// A newer version that cannot be had, or not without the learner's help.
    case noUpdate(String)
    case noPromises(chapter: String, number: Int)
    /// No step so far has a test of the learner's.
    case nothingToJudge(chapter: String, step: Int, argument: String)
    case noSwift
    case swiftTooOld(String)
    /// The toolchain has no Swift Testing, or none that SwiftPM finds.
    case noTesting
    case noGit
    case engineFailed(String)
    case noPreviews(chapter: String, folder: String)
    case previewsFailed(String)
    /// - Parameter shown: the address without anybody's password.
    case unfitRemote(_ shown: String, protocols: [String])
    case noPush(_ remote: String, reason: String)
    case noFetch(_ remote: String, reason: String)
    /// A line of a grading's rows: where it is, and what is wrong with it.
    case gradeLine(String, String)
    /// Why another person's code cannot be run.
    case noSandbox(String)
    /// A folder that is to be filled holds something that is not ours.
    case foreignFolder(String, content: String)
    case usage(String, command: String?)

    /// What can be wrong with the chapter lines of Package.swift.
    package enum ManifestProblem: Equatable, Sendable {
        case noChapters
        case unreadable(line: Int, text: String)
        case outOfRange(line: Int, chapter: String, step: Int, steps: Int)
        case twice(line: Int, chapter: String)
        case missing(chapter: String)
        case stepsDiffer(line: Int, chapter: String, manifest: Int, text: Int)
        /// - Parameter file: the name that the text should have.
        case noText(line: Int, chapter: String, file: String)
    }
}
