import Foundation
import KataBase
import KataKit

/// `./kata book`: the chapters as pages for a browser, in a folder.
package struct BookCommand: Command {
    package static let name = "book"
    package static let parameters = "[dir]"
    package static let group = CommandGroup.workspace
    package static let summary = "the chapters as pages for a browser, in this folder; 'book' unless given"
    package static let options: [Option] = [.files]

    /// The folder of the pages, below the workspace unless named.
    private static let folder = "book"

    private let folder: String?
    private let repository: String?

    package init(_ arguments: inout Arguments) throws {
        folder = arguments.next()
        repository = arguments.text(.files)
        if folder == "" { throw KataError.usage("'' names no folder.", command: Self.name) }
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let workspace = call.workspace
        let place = folder.map { URL(argument: $0) } ?? workspace.root.appending(path: Self.folder)
        let output = OutputFolder(place, content: "book") { names, index in
            index.contains("book.css") && names.contains("search-index.js") && names.contains("print.html")
        }
        try output.confirm()
        let book = try await Book(
            of: workspace, in: place, repository: repository.map { $0.hasSuffix("/") ? $0 : $0 + "/" },
            environment: call.environment)
        try output.write(try await book.files())
        let page = place.appending(path: "index.html").shown()
        call.console.print("\(count(book.pages.count, "page")): open \(page) in a browser.")
        return .done
    }
}
