import Foundation
import KataBase
import KataText

/// The settings of `./kata share`, and the state of the pushes, below `.kata/share`.
///
/// A file is written whole or not at all. What is lost of it costs a push, and no work.
package struct Sharing: Sendable {
    /// The settings from the last `./kata share`.
    package struct Settings: Codable, Equatable, Sendable {
        /// nil where nothing is shared any more; the name is kept for the next time.
        var address: String?
        package let name: SharedName
        /// Seconds from one push to the next.
        var interval = 10.0
        /// Seconds after which a push without an answer has failed.
        var deadline = 30.0
        /// The folder that they were made for. Another person's copy of it must not go by this name.
        var folder: UInt64
    }

    /// The state of the pushes.
    package struct State: Codable, Equatable, Sendable {
        package struct Failure: Codable, Equatable, Sendable {
            package let words: String
            package let date: Date
        }

        /// The newest commit of each chapter that arrived.
        package var sent: [String: String] = [:]
        /// The time when something last arrived.
        package var date: Date?
        /// The failure of the last try; nil where it got through.
        package var failure: Failure?

        package init(sent: [String: String] = [:], date: Date? = nil, failure: Failure? = nil) {
            self.sent = sent
            self.date = date
            self.failure = failure
        }
    }

    package enum Standing: Equatable, Sendable {
        case off
        case on(Settings, Remote)
        /// It is on in the folder that this one was copied from.
        case copied
    }

    /// The news that the learner was told, and so need not be told again.
    enum Told: String { case failure, copied }

    private let stateFolder: URL

    package init(_ workspace: Workspace) { stateFolder = workspace.stateFolder }

    private var folder: URL { stateFolder.appending(path: "share") }
    private var settingsFile: URL { folder.appending(path: "settings.json") }
    private var stateFile: URL { folder.appending(path: "state.json") }
    private var toldFile: URL { folder.appending(path: "told") }
    var lockFile: URL { folder.appending(path: "lock") }

    package var standing: Standing {
        guard let settings = read(Settings.self, settingsFile), let address = settings.address,
            let remote = try? Remote(address)
        else { return .off }
        return settings.folder == Self.number(of: folder) ? .on(settings, remote) : .copied
    }

    /// The name that this folder goes by, whether or not it is shared at the moment.
    package var name: SharedName? {
        let settings = read(Settings.self, settingsFile)
        return settings?.folder == Self.number(of: folder) ? settings?.name : nil
    }

    package var state: State { read(State.self, stateFile) ?? State() }

    package func save(_ state: State) { try? write(state, to: stateFile) }

    /// Shares from now on.
    package func begin(_ remote: Remote, as name: SharedName) throws(KataError) {
        // Only the owner may look: an address may hold a password.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let number = Self.number(of: folder) else {
            throw .unwritable(folder.path, reason: "it is not a folder")
        }
        forget()
        try write(Settings(address: remote.address, name: name, folder: number), to: settingsFile)
    }

    /// Shares no more. The name is kept.
    package func end() throws(KataError) {
        forget()
        guard var settings = read(Settings.self, settingsFile) else { return }
        settings.address = nil
        try write(settings, to: settingsFile)
    }

    private func forget() {
        for file in [stateFile, toldFile] { try? FileManager.default.removeItem(at: file) }
    }

    var told: Told? {
        get { (try? Files.text(toldFile)).flatMap(Told.init) }
        nonmutating set {
            guard let newValue else { return _ = try? FileManager.default.removeItem(at: toldFile) }
            try? Files.write(Data(newValue.rawValue.utf8), to: toldFile)
        }
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ file: URL) -> Value? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    private func write(_ value: some Encodable, to file: URL) throws(KataError) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        try Files.write(data, to: file)
    }

    /// The number that tells a folder from its copy: a copy is another one to the disk.
    private static func number(of folder: URL) -> UInt64? {
        var status = stat()
        guard stat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return UInt64(status.st_ino)
    }
}
