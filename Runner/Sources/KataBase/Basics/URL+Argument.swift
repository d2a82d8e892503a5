import Foundation

extension URL {
    /// An argument as a path: where the system would look, seen from the folder that the command was given in.
    ///
    /// Above a link is what the link leads to; the last name may itself be a link's. A "~" that no shell has replaced, since
    /// it stood in quotes or behind "--html=", is the home folder. What is not there has a place, too.
    package init(
        argument: String, from folder: String = FileManager.default.currentDirectoryPath,
        home: String? = ProcessInfo.processInfo.environment["HOME"]
    ) {
        var rest = argument[...]
        var place = URL(fileURLWithPath: argument.hasPrefix("/") ? "/" : folder)
        if let home, argument == "~" || argument.hasPrefix("~/") {
            rest = rest.dropFirst()
            place = URL(fileURLWithPath: home)
        }
        // Foundation's own function takes ".." from a path's beginning as if it were not there.
        for name in rest.split(separator: "/") where name != "." {
            place = name == ".." ? place.real.deletingLastPathComponent() : place.appending(path: name)
        }
        self = place
    }

    /// The path as somebody reads it who is in a folder: from there where it is below, whole elsewhere.
    package func shown(from folder: String = FileManager.default.currentDirectoryPath) -> String {
        let (place, folder) = (real.path, URL(fileURLWithPath: folder).real.path + "/")
        return place.hasPrefix(folder) ? String(place.dropFirst(folder.count)) : path
    }
}
