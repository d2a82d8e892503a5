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
        let head = svg.firstMatch(of: /<svg[^>]*>/)?.output ?? ""
        let width = head.firstMatch(of: /\swidth="([0-9.]+)"/).map { String($0.1) }
        let height = head.firstMatch(of: /\sheight="([0-9.]+)"/).map { String($0.1) }
        if let width, let height { size = (width, height) } else { size = nil }
    }

    /// Those that pages show, by their paths in the workspace.
    static func all(in workspace: Workspace) throws(KataError) -> [String: BookPicture] {
        var pictures: [String: BookPicture] = [:]
        for path in try Pictures.linked(in: workspace) where path.hasSuffix(".svg") {
            let file = workspace.root.appending(path: path)
            guard Files.exists(file) else { continue }
            let name =
                path.hasPrefix("\(Pictures.folder)/")
                ? path.lastPathComponent : path.replacing("/", with: "-")
            pictures[path] = BookPicture(path: "pictures/\(name)", svg: try Files.exactText(file))
        }
        return pictures
    }

    /// No wider than it is itself is it shown.
    var widest: Int? { size.flatMap { Double($0.width) }.map { Int($0) } }
}
