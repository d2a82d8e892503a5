import KataBase

extension StepText {
    /// A file of the learner's that the step's Green changes, relative to the workspace.
    package struct CodeFile: Codable, Sendable, Equatable {
        package let path: String
        /// True where the step begins without it.
        package let isNew: Bool

        package init(path: String, isNew: Bool) { (self.path, self.isNew) = (path, isNew) }

        /// The type that a file of this name is about: "Film" of Film.swift.
        package var name: Substring { path.lastComponent.dropLast(".swift".count) }

        /// Each with its path, or its name where it stands in the folder of the first.
        package static func list(_ files: [Self]) -> [String] { list(files) { $0 } }

        fileprivate static func list(_ files: [Self], as written: (String) -> String) -> [String] {
            let folder = files.first?.path.folder ?? ""
            return files.enumerated().map { index, file in
                let isNeighbour = index > 0 && file.path.folder == folder
                return written(isNeighbour ? file.path.lastComponent : file.path)
                    + (file.isNew ? " (new)" : "")
            }
        }

        /// "In Sources/Films/Film.swift make it pass", or "Make it pass" where there is no such file.
        package static func placing(_ move: String, in files: [Self]) -> String {
            guard let first = files.first else { return move }
            let names = list(files)
            let place =
                if names.count == 1 {
                    first.isNew ? "a new file, \(first.path)," : first.path
                } else {
                    names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
                }
            return "In \(place) \(move.prefix(1).lowercased())\(move.dropFirst())"
        }
    }

    /// "your code: `Sources/Films/Film.swift`", and "to tidy: `Cast.swift`", of the files that there are.
    ///
    /// - Parameters:
    ///   - files: those that Green changes.
    ///   - written: the form of a path.
    package func placesOfCode(_ files: [CodeFile], as written: (String) -> String) -> [String] {
        let all = CodeFile.list(files + tidiedFiles, as: written)
        return [("your code", all.prefix(files.count)), ("to tidy", all.dropFirst(files.count))]
            .filter { !$1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }
    }

    /// The same of the files that the step names, in Markdown.
    package var placesOfCode: [String] { placesOfCode(codeFiles) { "`\($0)`" } }

    /// The files in which a learner writes who has other files.
    ///
    /// - Parameter paths: the learner's files, which may stand in folders of their own.
    /// - Returns: without a file that should be there and is not: the learner has its code elsewhere.
    package func codeFiles(among paths: some Sequence<String>) -> [CodeFile] {
        let paths = Array(paths)
        return codeFiles.compactMap { file in
            if let path = paths.first(where: { $0.lastComponent == file.path.lastComponent }) {
                return CodeFile(path: path, isNew: false)
            }
            return file.isNew ? file : nil
        }
    }
}
