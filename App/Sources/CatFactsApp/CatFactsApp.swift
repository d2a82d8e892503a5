import Front
import SwiftUI

/// It asks the network. The chapter has previews of its own.
@main
struct Main: App {
    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { CatFactView() }
    }
}
