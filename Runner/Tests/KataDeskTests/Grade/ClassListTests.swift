import Testing

@testable import KataDesk

/// Whose copy is whose, by a class list.
struct ClassListTests {
    @Test(arguments: [
        ("Ed", "InvoiceEditor", false), ("Tor", "InvoiceEditor.zip", false), ("Jan", "Jana Novak", false),
        ("Jan", "all/Jan_12345_file", true), ("Ed", "InvoiceEditor-ed.zip", true),
        ("Jana Novak", "JanaNovak", true), ("Jana Novak", "jana.novak", true),
        ("Jana Novak", "novak_jana", true), ("Jana Novak", "InvoiceEditor-jananovak2.zip", true),
        ("Jana Novak", "Jana Novakova", false), ("Jana Novak", "novak/tom/jana", false),
        ("Dan the Man", "Man, Dan the", true), ("O'Brien", "obrien.zip", true),
        ("McDonald", "mcdonald", true),
        ("Zoë", "zoe\u{308}.zip", true), ("s1234567", "S1234567-InvoiceEditor", true),
        ("s123456", "s1234567", false),
    ])
    func `a copy is somebody's whose whole name is in its own`(
        _ name: String, _ copy: String, _ isTheirs: Bool
    ) {
        let absent = ClassList(names: [name]).rows(besides: [.example(copy)])

        #expect(absent.map(\.copy) == (isTheirs ? [] : [name]))
    }
}
