/// The entry of a program that runs tests.
enum TestEntry {
    case plain
    /// Says at the end that it came to it: it writes the number that it was given, before any test ran, into the file that
    /// it was told of with it. Whoever ends the run otherwise, or writes its events, has to know both.
    case sealed

    var text: String {
        switch self {
        case .plain:
            """
            import Testing

            @main struct Entry {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """
        case .sealed:
            """
            import Foundation
            import Testing

            @main struct Entry {
                static func main() async {
                    let number = readLine() ?? ""
                    let place = readLine() ?? ""
                    let status = await Testing.__swiftPMEntryPoint() as CInt
                    try? Data(number.utf8).write(to: URL(filePath: place))
                    exit(status)
                }
            }
            """
        }
    }
}
