// Here PaperUI plays SwiftUI: what is written with `import SwiftUI` compiles and runs on every machine, and goes into an
// app as it is. This module brings the name, and has nothing of its own.
//
// On a Mac it is to stand before Apple's in whatever is built together with it; Runner/OnAMac.md has what is known of that.
// So an app takes it for Linux alone, where there is no other.
@_exported import PaperUI
