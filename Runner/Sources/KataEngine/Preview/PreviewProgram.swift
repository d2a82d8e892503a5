/// The program that draws a chapter's named states: it mounts each on a screen, waits until all is quiet, and
/// writes what it sees to the file that it is given.
struct PreviewProgram {
    let module: String
    /// The types whose `all` lists the states.
    let types: [String]

    /// The seconds that a state may take until it is quiet. One that never is, such as "Loading", is drawn then.
    static let patience = 1

    var source: String {
        """
        import Foundation
        import PaperUI
        @testable import \(module)

        struct DrawnState: Encodable {
            let type: String
            let name: String
            let text: String
            let light: String
            let dark: String
        }

        @MainActor
        func draw(_ type: String, _ name: String, _ view: some View) async -> DrawnState {
            let screen = Screen(view)
            _ = await screen.settleOrExplain(deadline: .seconds(\(Self.patience)))
            return DrawnState(
                type: type, name: name, text: screen.text(width: 40), light: screen.svg(height: 844, colorScheme: .light),
                dark: screen.svg(height: 844, colorScheme: .dark))
        }

        @main struct Entry {
            @MainActor static func main() async throws {
                var states: [DrawnState] = []
        \(types.map(loop).joined(separator: "\n"))
                try JSONEncoder().encode(states).write(to: URL(filePath: CommandLine.arguments[1]))
            }
        }

        """
    }

    private func loop(over type: String) -> String {
        """
                for preview in \(type).all {
                    states.append(await draw("\(type)", preview.name, preview.view))
                }
        """
    }
}
