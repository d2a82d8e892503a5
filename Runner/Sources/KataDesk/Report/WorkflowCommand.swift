/// A line that GitHub's runner obeys, escaped as its toolkit does it: what stands in a message or a path ends neither
/// the line nor a property.
struct WorkflowCommand: Equatable, Sendable {
    enum Level: String, Sendable { case error, warning, notice }

    let level: Level
    let file: String?
    let lineNumber: Int?
    let column: Int?
    let title: String
    let message: String

    /// - Parameter file: relative to the repository; nil where it is about none.
    init(
        _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String,
        _ message: String
    ) {
        self.level = level
        self.file = file
        lineNumber = line
        self.column = column
        self.title = title
        self.message = message
    }

    /// "::error file=Tests/A.swift,line=7,title=1 · A greeting::It is not so"
    var line: String {
        let properties = [
            ("file", file), ("line", lineNumber.map(String.init)), ("col", column.map(String.init)),
            ("title", title),
        ].compactMap { name, value in value.map { "\(name)=\(Self.property($0))" } }
        return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
    }

    /// A text of which the runner obeys nothing, whatever a program printed into it.
    static func muting(_ text: String) -> String {
        let token = "\(UInt64.random(in: 0...UInt64.max))-\(UInt64.random(in: 0...UInt64.max))"
        return "::stop-commands::\(token)\n\(text)\n::\(token)::"
    }

    private static func data(_ text: String) -> String {
        text.visible.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
            .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
