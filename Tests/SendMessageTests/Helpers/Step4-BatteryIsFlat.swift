#if STEP_4
import Foundation

/// An error that has its sentence where the system's errors have theirs.
struct BatteryIsFlat: CustomNSError {
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "The battery is flat."] }
}
#endif
