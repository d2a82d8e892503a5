#if STEP_3
import Foundation

/// Long past and far off on the clock of any machine that runs this, so that a look at that clock shows. And past noon,
/// on no whole minute and no whole second, so that a rounded date shows, too.
extension Date {
    static let newYear2001 = Date(timeIntervalSinceReferenceDate: 45_296.789)
    static let newYear2101 = newYear2001 + 3_155_673_600
}
#endif
