import Foundation

/// Programs on PATH.
package enum Executable {
    package static func find(_ name: String, environment: [String: String]) -> URL? {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            if access(candidate, X_OK) == 0,
                FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue
            {
                return URL(fileURLWithPath: candidate)
            }
        }
        return nil
    }
}
