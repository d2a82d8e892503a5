extension KataError: CustomStringConvertible {
    /// One sentence that says what is wrong, and one that says how to mend it.
    package var description: String { words.visible }

    private static func otherChapters(than name: String, _ known: [(key: Int, value: String)]) -> String {
        let list = known.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return Spelling.question(name, among: known.map(\.value), otherwise: " The chapters are \(list).")
    }

    private var words: String {
        switch self {
        case .noWorkspace(let folder):
            "There is no Stringline workspace at '\(folder)' or above it. Go to the folder that holds Package.swift and Chapters, and run ./kata there."
        case .noManifest(let folder):
            "'\(folder)/Package.swift' is missing. Go to that folder, and bring it back with: git checkout -- Package.swift"
        case .manifest(let problem):
            problem.description
        case .deadLink(let target, let text):
            "'\(text)' has a link that leads nowhere: '\(target)'. ./kata verify says its line."
        case .notAFolder(let path):
            "'\(path)' is a file, and files are to be put into a folder of that name. Name another folder, or move the file away."
        case .chapterText(let message):
            message
        case .unknownChapter(let name, let known):
            "There is no chapter '\(name)'."
                + Self.otherChapters(than: name, known.sorted { $0.key < $1.key })
        case .ambiguousChapter(let name, let candidates):
            "'\(name)' could be \(candidates.joined(separator: " or ")). Type one more letter, or the chapter's number."
        case .notStarted(let chapter, let number):
            "\(chapter) has not been started. Start it with: ./kata start \(number)"
        case .alreadyStarted(let chapter, let step, let number):
            "\(chapter) is already at step \(step). Go on with ./kata check \(number), or start over with ./kata reset \(number)."
        case .nothingStarted(let first):
            "No chapter has been started. Start one with: ./kata start \(first)"
        case .unknownStep(let step, let chapter, let steps):
            "\(chapter) has no step \(step). Its steps are 1 to \(steps)."
        case .missingFolder(let path, let chapter):
            "The folder '\(path)' is missing. What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset \(chapter)"
        case .noSources(let path, let chapter):
            "The folder '\(path)' holds no Swift file. What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset \(chapter)"
        case .missingSnapshot(let path):
            "The folder '\(path)' is missing or holds no Swift file. Write it, or bring it back with: git checkout -- \(path)"
        case .missingTests(let path):
            "The starter tests at '\(path)' are missing. Write them, or bring them back with: git checkout -- \(path)"
        case .unfitFile(let message), .unfitName(let message), .noUpdate(let message):
            message
        case .noSyllabus(let path):
            "No table in '\(path)' links to a chapter's text, so there is no place for another row. Bring the file back with: git checkout -- \(path)"
        case .unreadable(let path, let reason):
            "Cannot read '\(path)': \(reason). Check that the file is there and that you may read it."
        case .unwritable(let path, let reason):
            "Cannot write '\(path)': \(reason). Make room or give yourself write permission there, then run the command again."
        case .noFolder(let path):
            "The folder of '\(path)' is not there. Make that folder, or name another file."
        case .notText(let path):
            "'\(path)' is not UTF-8 text. Save it as UTF-8 in your editor, then run the command again."
        case .nameNotUTF8(let path, let command):
            "The name of '\(path)' is not UTF-8, and what has such a name would be left out. Give it another one: \(command)"
        case .oneName(let path):
            "Two files are called '\(path)', each in other characters. Rename or delete one of them, then run the command again."
        case .oneFileOnDisk(let path, let other):
            "This disk takes '\(path)' and '\(other)' for one file, and the state holds both. Nothing was changed. Bring it back on a disk that tells them apart, or read one of them with: git --git-dir .kata/history.git show <id>:\(path)"
        case .linkedState(let path):
            "'\(path)' is a symbolic link, and the runner writes and deletes nowhere but in its own workspace. Remove the link with: rm '\(path)'"
        case .noPromises(let chapter, let number):
            "The steps of \(chapter) that are on state no promises to judge tests by. See what they say with: ./kata read \(number)"
        case .nothingToJudge(let chapter, let step, let argument):
            "The tests of \(chapter) up to step \(step) were given: no test was yours to write yet. To hold tests of your own to all promises so far: ./kata judge\(argument) --all"
        case .noSwift:
            "There is no Swift toolchain on PATH. Install Swift 6.2 or later from swift.org/install, then run ./kata again."
        case .swiftTooOld(let version):
            "Swift \(version) is too old; Stringline needs 6.2 or later. Install a newer toolchain from swift.org/install."
        case .noTesting:
            "This toolchain has no Swift Testing. On a Mac it comes with Xcode 26 or later, not with the Command Line Tools: install Xcode, select it with 'sudo xcode-select -s /Applications/Xcode.app', then run the command again. Elsewhere install Swift 6.2 or later from swift.org/install."
        case .noGit:
            "There is no git on PATH, and the history needs it. Install git (for example: apt-get install git), then run ./kata again."
        case .engineFailed(let message):
            message
        case .noPreviews(let chapter, let folder):
            "\(chapter) has no previews yet: no type in \(folder) has a name that ends in 'Previews'."
        case .previewsFailed(let message):
            message
        case .unfitRemote(let shown, let protocols):
            "'\(shown)' is no address of a repository. Give a folder's path, host:path, or an address that begins with \(protocols.map { "\($0)://" }.joined(separator: ", "))."
        case .noPush(let remote, let reason):
            "Cannot push to '\(remote)': \(reason). Nothing is shared. See that the address is right and that you may push there, then run the command again."
        case .noFetch(let remote, let reason):
            "Cannot fetch from '\(remote)': \(reason). See that the address is right and that you may fetch from there, then run the command again."
        case .gradeLine(let place, let message):
            "\(place) \(message), then merge again."
        case .noSandbox(let reason):
            "\(reason), and what was handed in is another person's program. Install bubblewrap 0.8 or later where user namespaces are allowed, grade in a container of your own, or run it with your own rights: --trust"
        case .foreignFolder(let path, let content):
            "'\(path)' holds files that this command did not write, so nothing was written. Name a new folder or an empty one, such as '\(path == "/" ? "" : path)/\(content)'."
        case .usage(let message, let command?):
            "\(message) See: ./kata \(command) --help"
        case .usage(let message, nil):
            "\(message) See: ./kata --help"
        }
    }
}

extension KataError.ManifestProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noChapters:
            "Package.swift holds no chapter line. Bring the file back with: git checkout Package.swift"
        case .unreadable(let line, let text):
            "Package.swift:\(line): '\(text)' cannot be read as a chapter. It should look like: Chapter(\"Parking\", step: 0, of: 4),"
        case .outOfRange(let line, let chapter, let step, let steps):
            "Package.swift:\(line): step \(step) of \(chapter) does not exist. Set it to a number from 0 to \(steps)."
        case .twice(let line, let chapter):
            "Package.swift:\(line): \(chapter) is listed a second time. Delete one of the two lines."
        case .missing(let chapter):
            "Package.swift has no line for \(chapter). Bring the file back with: git checkout Package.swift"
        case .stepsDiffer(let line, let chapter, let manifest, let text):
            "Package.swift:\(line): \(chapter) has \(text) steps, not \(manifest). Set it to: of: \(text)"
        case .noText(let line, let chapter, let file):
            "Package.swift:\(line): there is no text for \(chapter): '\(file)' is missing. Bring it back or write it, or else correct the name in this line or delete the line."
        }
    }
}
