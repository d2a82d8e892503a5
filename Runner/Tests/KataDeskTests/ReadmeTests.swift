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
}
