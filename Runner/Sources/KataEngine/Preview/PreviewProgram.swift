import Foundation
import KataBase
import KataText

/// The program that draws a chapter's named states: it mounts each on a screen, waits until all is quiet, and
/// writes what it sees to the file that it is given.
struct PreviewProgram {
    let module: String
    /// The chapter's states; nil where it has none.
    let screens: ChapterScreens?
    /// The learner's types whose `all` lists states.
    let types: [String]

    /// The seconds that a state may take until it is quiet. One that never is, such as "Loading", is drawn then.
    static let patience = 1

    var source: String {
        """
        import Foundation
        @_spi(Pictures) import PaperUI
        @testable import \(module)

        struct DrawnState: Encodable {
            let name: String
            let text: String
            let light: String
            let dark: String
            let picture: String
        }

        @MainActor final class Drawing {
            fileprivate var states: [DrawnState] = []

            /// Draws a state of a name.
            ///
            /// - Parameters:
            ///   - height: of the phone in the picture of a text, in points; nil is as high as what is shown.
            ///   - isWhole: whether the whole phone is in that picture.
            ///   - deeds: is done on the screen before, each time that all is quiet.
            func callAsFunction(
                _ name: String, height: Int? = nil, isWhole: Bool = false, _ view: some View,
                after deeds: (@MainActor (Screen) -> Void)...
            ) async {
                let screen = Screen(view)
                _ = await screen.settleOrExplain(deadline: .seconds(\(Self.patience)))
                for deed in deeds {
                    deed(screen)
                    _ = await screen.settleOrExplain(deadline: .seconds(\(Self.patience)))
                }
                states.append(DrawnState(
                    name: name, text: screen.text(width: 40),
                    light: screen.svg(height: 844, colorScheme: .light),
                    dark: screen.svg(height: 844, colorScheme: .dark),
                    picture: isWhole
                        ? screen.phonePicture(colorScheme: .light)
                        : screen.pagePicture(height: height, colorScheme: .light)))
            }
        }

        @main struct Entry {
            @MainActor static func main() async throws {
                let draw = Drawing()
        \(screens == nil ? "" : "        try await screens(draw)")
                let names = Set(draw.states.map(\\.name))
        \(types.map(loop).joined(separator: "\n"))
                try JSONEncoder().encode(draw.states).write(to: URL(filePath: CommandLine.arguments[1]))
            }
        }

        """
            + (screens.map {
                "#sourceLocation(file: \"\($0.file.path)\", line: 1)\n\($0.text)#sourceLocation()\n"
            } ?? "")
    }

    private func loop(over type: String) -> String {
        """
                for preview in \(type).all where !names.contains(preview.name) {
                    await draw(preview.name, preview.view)
                }
        """
    }
}
