import Foundation
import Synchronization
import Testing

@testable import KataBase
@testable import KataEngine

/// The cache is the runner's own: it follows no link out of its folder and removes nothing that it did not make.
final class ProductCacheTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
    private let notices = Notices()

    private final class Notices: Sendable {
        let all = Mutex<[String]>([])
    }

    init() throws {
        try FileManager.default.createDirectory(at: place("elsewhere"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var sut: ProductCache {
        ProductCache(
            folder: place("cache"), notify: { [notices] text in notices.all.withLock { $0.append(text) } },
            capacity: 4)
    }

    @Test func `a cache that is a link is set aside, and what it leads to stays`() async throws {
        try write("precious", to: "elsewhere/object-1")
        try FileManager.default.createSymbolicLink(at: place("cache"), withDestinationURL: place("elsewhere"))
        for _ in 0..<9 { try write("precious", to: "elsewhere/\(key())/module.o") }
        let before = try everything(below: "elsewhere")

        sut.prune()
        let product = try await sut.product(key()) { try Data("new".utf8).write(to: $0.appending(path: "a")) }

        #expect(try everything(below: "elsewhere") == before)
        #expect(product.path.hasPrefix(place("cache").path + "/"))
        #expect(!Files.isLink(place("cache")))
        let aside = place("cache").path + ".broken-\(getpid())"
        #expect(
            notices.all.withLock { $0 } == [
                "'\(place("cache").path)' was a symbolic link. It is '\(aside)' now, and the cache begins anew."
            ])
        #expect(Files.isLink(URL(fileURLWithPath: aside)))
    }

    @Test func `a product that is a link is made again, and what it leads to stays`() async throws {
        let key = key()
        try write("theirs", to: "elsewhere/a")
        try write("a 6", to: "elsewhere/seal")
        try setAge(of: "elsewhere", days: 9)
        try FileManager.default.createDirectory(at: place("cache"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: place("cache/\(key)"), withDestinationURL: place("elsewhere"))
        let before = try everything(below: "elsewhere")

        #expect(!sut.holds(key))
        let product = try await sut.product(key) { try Data("ours".utf8).write(to: $0.appending(path: "a")) }

        #expect(try String(contentsOf: product.appending(path: "a"), encoding: .utf8) == "ours")
        #expect(try everything(below: "elsewhere") == before)
        #expect(try age(of: "elsewhere") > 8)
    }

    @Test func `a file of a product that is a link is damage`() async throws {
        let key = key()
        try write("theirs", to: "elsewhere/a")
        let product = try await sut.product(key) {
            try Data("theirs".utf8).write(to: $0.appending(path: "a"))
        }
        try FileManager.default.removeItem(at: product.appending(path: "a"))
        try FileManager.default.createSymbolicLink(
            at: product.appending(path: "a"), withDestinationURL: place("elsewhere/a"))

        #expect(!sut.isWhole(product))
    }

    @Test func `pruning takes the oldest products, and nothing of anybody else's`() throws {
        let products = (0..<6).map { _ in key() }
        for (age, product) in products.enumerated() {
            try write("x", to: "cache/\(product)/module.o")
            try setAge(of: "cache/\(product)", days: age)
        }
        let others = ["notes.txt", "object-1", "making-hay", "toolchain-of-mine", "OBJECT-\(key())"]
        for name in others { try write("mine", to: "cache/\(name)") }
        for name in others { try setAge(of: "cache/\(name)", days: 99) }
        let link = key()
        try write("mine", to: "elsewhere/mine")
        try FileManager.default.createSymbolicLink(
            at: place("cache/\(link)"), withDestinationURL: place("elsewhere"))

        sut.prune()

        #expect(try names() == (products.prefix(2) + others).sorted())
        #expect(try everything(below: "elsewhere").count == 1)
    }

    @Test func `a product that is used is as young as a new one`() async throws {
        let key = key()
        let product = try await sut.product(key) { try Data("x".utf8).write(to: $0.appending(path: "a")) }
        try setAge(of: "cache/\(key)", days: 5)

        let again = try await sut.product(key) { _ in Issue.record("It is there already.") }

        #expect(again == product)
        #expect(try age(of: "cache/\(key)") < 1)
    }

    @Test func `a product is copied without its seal, and one that is damaged or not there is not`()
        async throws
    {
        let key = key()
        try write("", to: "scratch/other")
        #expect(!sut.copy(key, into: place("scratch")))

        let product = try await sut.product(key) { try Data("x".utf8).write(to: $0.appending(path: "a")) }
        #expect(sut.copy(key, into: place("scratch")))
        #expect(try Data(contentsOf: place("scratch/a")) == Data("x".utf8))
        #expect(try everything(below: "scratch").count == 2)

        try Data("longer".utf8).write(to: product.appending(path: "a"))
        #expect(!sut.copy(key, into: place("scratch")))
    }

    @Test func `what was found out in another way is found out again`() async throws {
        let key = key()
        #expect(try await sut.found(key) { _ in "two" } == "two")
        #expect(try await sut.found(key) { _ in "three" } == "two")

        #expect(try await sut.found(key) { _ in 2 } == 2)
        #expect(try await sut.found(key) { _ in 3 } == 2)
    }

    @Test func `a note is written again, and a link in its place is not read and not followed`() throws {
        let note = "catches-\(SHA256.hex(Data()).prefix(32))"
        try sut.write([1], asNote: note)
        try sut.write([2], asNote: note)
        #expect(sut.note(note, as: [Int].self) == [2])
        #expect(sut.note(note, as: String.self) == nil)

        try write("[3]", to: "elsewhere/precious")
        try FileManager.default.removeItem(at: place("cache/\(note)"))
        try FileManager.default.createSymbolicLink(
            at: place("cache/\(note)"), withDestinationURL: place("elsewhere/precious"))
        #expect(sut.note(note, as: [Int].self) == nil)
        try sut.write([4], asNote: note)
        #expect(try everything(below: "elsewhere") == ["precious": Data("[3]".utf8)])
        #expect(sut.note(note, as: [Int].self) == [4])
    }

    @Test func `notes on toolchains do not crowd products out, and only the newest stay`() throws {
        let products = (0..<4).map { _ in key() }
        for product in products { try write("x", to: "cache/\(product)/module.o") }
        let notes = (0..<12).map { String(format: "toolchain-%016x", $0) }
        for (age, note) in notes.enumerated() {
            try write("Swift", to: "cache/\(note)")
            try setAge(of: "cache/\(note)", days: age)
        }

        sut.prune()

        #expect(try names() == (products + notes.prefix(8)).sorted())
    }

    @Test func `what a killed run left is taken after a day`() throws {
        try write("half", to: "cache/making-999999999-1/module.o")
        try write("half", to: "cache/making-999999999-2/module.o")
        try write("half", to: "cache/making-\(getpid())-3/module.o")
        for number in [("999999999", 1), ("\(getpid())", 3)] {
            try setAge(of: "cache/making-\(number.0)-\(number.1)", days: 2)
        }

        sut.prune()

        #expect(try names() == ["making-999999999-2", "making-\(getpid())-3"].sorted())
    }

    // MARK: Helpers

    private func place(_ path: String) -> URL { folder.appending(path: path) }

    /// The key of a product that nobody has made yet.
    private func key() -> String { "object-\(SHA256.hex(Data(UUID().uuidString.utf8)).prefix(32))" }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place("cache").path).sorted()
    }

    private func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: place(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place(path))
    }

    private func setAge(of path: String, days: Int) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: Double(-days) * 86_400 - 60)],
            ofItemAtPath: place(path).path)
    }

    private func age(of path: String) throws -> Double {
        let date =
            try FileManager.default.attributesOfItem(atPath: place(path).path)[.modificationDate] as? Date
        return -(try #require(date)).timeIntervalSinceNow / 86_400
    }

    private func everything(below path: String) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: place(path).path) {
            found[name] =
                FileManager.default.contents(atPath: place(path).appending(path: name).path) ?? Data()
        }
        return found
    }
}
