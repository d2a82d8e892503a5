import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// Runner/README.md, which says where what is.
struct ReadmeTests {
    private let page: String
    private let sources = Repository.runner.appending(path: "Sources")

    init() throws { page = try Files.text(Repository.runner.appending(path: "README.md")) }

    @Test func `each folder of each module has its place`() throws {
        let folders = Set(
            try Files.list(sources).map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        ).subtracting(["kata"])

        #expect(folders.filter { folder in !page.contains("`\(folder.split(separator: "/")[1])`") } == [])
    }

    @Test func `each file that is named is there`() throws {
        let files = Set(try Files.list(sources).map { $0.lastComponent })
        let named = page.matches(of: /`(?:\w+\/)*([A-Z][\w+]*\.swift)`/).map { String($0.1) }

        #expect(named.count > 10)
        #expect(named.filter { !files.contains($0) } == [])
    }

    @Test func `from a save to the verdict there are at most twelve stops, each called from one before it`()
        throws
    {
        let paths = Dictionary(try Files.list(sources).map { ($0.lastComponent, $0) }) { first, _ in first }
        let way = try #require(page.components(separatedBy: "## Between a save and the verdict").last)
            .components(separatedBy: "\n## ")[0]
        let stops = way.split(separator: #/\n\d+\. /#).dropFirst().map { stop in
            stop.matches(of: /`([A-Z][\w+]*)\.swift`/).map { String($0.1) }
        }
        #expect((4...12).contains(stops.count))

        var before = ""
        for files in stops {
            let first = try #require(files.first)
            let isCalled = before.contains(try Regex("\\b\(first.prefix { $0 != "+" })\\b"))
            #expect(before.isEmpty || isCalled, "no file of an earlier stop names \(first)")
            for file in files {
                let path = try #require(paths["\(file).swift"], "\(file)")
                before += try Files.text(sources.appending(path: path))
            }
        }
    }

    @Test func `of KataWork's and KataKit's folders each uses only those before it`() throws {
        let modules = ["KataWork", "KataKit"]
        let order = try modules.flatMap { module in
            let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(module)`") })
            return row.matches(of: /`([A-Z]\w+)`/).dropFirst().map { String($0.1) }
        }
        let code = try modules.flatMap { module in
            try Files.list(sources.appending(path: module)).map { path in
                let text = try Files.text(sources.appending(path: "\(module)/\(path)"))
                return (path: path, folder: path.folder, text: text.replacing(/\/\/.*/, with: ""))
            }
        }
        let declaration = /(?:struct|enum|class|actor|protocol|typealias) (\w+)/
        var homes: [String: String] = [:]
        var names: [String: Set<String>] = [:]
        for file in code {
            for line in file.text.split(separator: "\n") {
                guard let name = line.firstMatch(of: declaration).map({ String($0.1) }) else { continue }
                // A type of its own name may be another one's, inside one of the folder's.
                names[file.folder, default: []].insert(name)
                if line.first != " ", !line.contains("private ") { homes[name] = file.folder }
            }
        }

        var upwards: [String] = []
        for file in code {
            let used = Set(file.text.matches(of: /(?:^|[^.\w])([A-Z]\w+)/).map { String($0.1) })
            for name in used.subtracting(names[file.folder] ?? []).sorted() {
                guard let home = homes[name], let here = order.firstIndex(of: file.folder),
                    let there = order.firstIndex(of: home), there > here
                else { continue }
                upwards.append("\(file.path) uses \(name) of \(home)")
            }
        }

        #expect(order.count == Set(code.map(\.folder)).count)
        #expect(homes.count > 100)
        #expect(upwards == [])
    }

    @Test func `Commands holds commands`() throws {
        let files = try Files.list(sources.appending(path: "KataKit/Commands"))

        #expect(files.filter { !$0.contains("Command") } == [])
    }
}
