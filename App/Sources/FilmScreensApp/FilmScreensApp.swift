import Front
import SwiftUI

/// The chapter has its app, and previews of its own; what it lacks is a beginning.
@main
enum Main {
    #if os(Linux)
    static func main() async { await FilmsApp.main() }
    #else
    @MainActor
    static func main() {
        comeToTheFront()
        FilmsApp.main()
    }
    #endif
}
