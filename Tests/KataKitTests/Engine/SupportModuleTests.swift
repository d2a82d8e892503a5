import Foundation
import Testing

@testable import KataKit

struct SupportModuleTests {
    @Test(arguments: [
        ("import Testing", []),
        ("import TestSupport", ["TestSupport"]),
        ("@testable import PaperUITesting", ["PaperUI", "TestSupport", "PaperUITesting"]),
        ("import PaperUI\nimport Testing", ["PaperUI"]),
    ])
    func `only what is imported is linked, with what that imports`(_ source: String, _ names: [String]) {
        let text = SourceText(path: "A.swift", bytes: Data(source.utf8))

        #expect(SupportModule.needed(by: [text], of: SupportModule.all).map(\.name) == names)
    }
}
