import Testing

extension SourceLocation {
    /// The file's full path, which has had its public name since Swift 6.3.
    var path: String {
        #if compiler(>=6.3)
        filePath
        #else
        _filePath
        #endif
    }
}
