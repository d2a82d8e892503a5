// As Systems.swift: a date that an app keeps.
import SwiftUI

struct Visits: View {
    // iOS: 'init(wrappedValue:_:store:)' is only available in iOS 18 or newer
    @AppStorage("seen") private var seen = Date.now
    @AppStorage("count") private var count = 1

    var body: some View { Text("\(count)") }
}
