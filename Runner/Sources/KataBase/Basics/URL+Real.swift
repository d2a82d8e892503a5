import Foundation

extension URL {
    /// The place that a path leads to, as the system says it; for what is not there yet, by the folder it would be in.
    ///
    /// Foundation's own functions leave `/private` out on a Mac. SwiftPM does not, and its paths are compared with ours.
    package var real: URL {
        if let path = realpath(path, nil) {
            defer { free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
        let folder = deletingLastPathComponent()
        return folder.path == path ? self : folder.real.appending(path: lastPathComponent)
    }
}
