import KataBase
import KataText

/// A picture that the texts show.
struct BookPicture: Sendable {
    /// In the book: "pictures/step-1.1.svg".
    let path: String
    let svg: String
    /// In pixels, as the picture's first element has it.
    let size: (width: String, height: String)?

    init(path: String, svg: String) {
        (self.path, self.svg) = (path, svg)
        let head = svg.firstMatch(of: /<svg\b[^>]*>/)?.output ?? ""
        let width = head.firstMatch(of: /\swidth="([0-9.]+)"/).map { String($0.1) }
        let height = head.firstMatch(of: /\sheight="([0-9.]+)"/).map { String($0.1) }
        if let width, let height { size = (width, height) } else { size = nil }
    }

    /// By their paths in the workspace.
    static func all(in workspace: Workspace) throws(KataError) -> [String: BookPicture] {
        let folder = workspace.root.appending(path: Pictures.folder)
        guard Files.exists(folder) else { return [:] }
        var pictures: [String: BookPicture] = [:]
        for name in try Files.names(in: folder) where name.hasSuffix(".svg") {
            pictures["\(Pictures.folder)/\(name)"] = BookPicture(
                path: "pictures/\(name)", svg: try Files.exactText(folder.appending(path: name)))
        }
        return pictures
    }

    /// The points that a phone is wide, and the pixels that its screen takes beside a text.
    private static let phone = (points: 430.0, screen: 390.0, shown: 320.0)

    /// No wider than this is it shown: what a phone shows is smaller than on a phone, all of it by the same measure.
    var widest: Int? {
        size.flatMap { Double($0.width) }.map { width in
            Int(width <= Self.phone.points ? width * Self.phone.shown / Self.phone.screen : width)
        }
    }
}
