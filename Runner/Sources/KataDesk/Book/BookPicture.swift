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
        for page in try workspace.pages() {
            for link in MarkdownLinks(try Files.text(workspace.root.appending(path: page))).links
            where link.target.hasSuffix(".svg") {
                let file = PageLinks(workspace: workspace, path: page).place(of: link.target)
                guard let file, Files.exists(workspace.root.appending(path: file)) else { continue }
                let name =
                    file.hasPrefix("\(Pictures.folder)/")
                    ? file.lastPathComponent : file.replacing("/", with: "-")
                pictures[file] = BookPicture(
                    path: "pictures/\(name)", svg: try Files.exactText(workspace.root.appending(path: file)))
            }
        }
        return pictures
    }

    /// No wider than it is itself is it shown.
    var widest: Int? { size.flatMap { Double($0.width) }.map { Int($0) } }
}
