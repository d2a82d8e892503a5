import Foundation
import Testing

@testable import KataKit

struct SourcesOverviewTests {
    @Test func `the overview at the top of KataKit.swift names every folder beside it`() throws {
        let sources = URL(fileURLWithPath: #filePath).appending(path: "../../../Sources/KataKit").standardized
        let overview = try Files.text(sources.appending(path: "KataKit.swift"))
        let folders = Set(try Files.list(sources).compactMap { $0.firstIndex(of: "/").map($0.prefix(upTo:)) })

        #expect(folders.filter { !overview.contains("\($0)/") } == [])
    }
}
