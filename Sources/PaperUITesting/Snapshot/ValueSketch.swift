import Foundation

/// The description of a value that is not walked into: what it is made of has addresses, is another one in summer or in
/// another process, or says nothing of the value.
struct ValueSketch {
    let text: String
    var parts: [Mirror.Child] = []

    /// - Returns: nil for a value that its stored properties show.
    init?(_ value: Any) {
        if let value = value as? any Sketched {
            self = value.sketch
        } else if let value = value as? AnyKeyPath {
            self.init(value.debugDescription.withoutAddresses)
        } else if type(of: value) is NSNumber.Type {
            self.init("\(value)")
        } else if type(of: value) is NSError.Type, let error = value as? NSError {
            self.init(
                "\(type(of: value))",
                parts: ["domain": error.domain, "code": error.code, "userInfo": error.userInfo])
        } else {
            return nil
        }
    }

    init(_ text: String, parts: KeyValuePairs<String, Any> = [:]) {
        self.text = text
        self.parts = parts.map { ($0, $1) }
    }

    /// A value of Objective-C's as it is in Swift, and a key of any type as what it is.
    static func bridged(_ value: Any) -> Any {
        if type(of: value) == AnyHashable.self, let base = (value as? AnyHashable)?.base, base is any Sketched
        {
            return base
        }
        // On a Mac any string is an NSString for the asking.
        guard type(of: value) is NSObject.Type else { return value }
        return switch value {
        case is NSString: value as? String ?? value
        case is NSDate: value as? Date ?? value
        case is NSData: value as? Data ?? value
        case is NSURL: value as? URL ?? value
        case is NSUUID: value as? UUID ?? value
        case is NSTimeZone: value as? TimeZone ?? value
        case is NSLocale: value as? Locale ?? value
        case is NSCalendar: value as? Calendar ?? value
        case is NSCharacterSet: value as? CharacterSet ?? value
        case is NSIndexSet: value as? IndexSet ?? value
        case is NSArray: value as? [Any] ?? value
        case is NSDictionary: value as? [AnyHashable: Any] ?? value
        case let value as NSCountedSet:
            Dictionary(
                uniqueKeysWithValues: value.compactMap { $0 as? AnyHashable }
                    .map { ($0, value.count(for: $0)) })
        case is NSSet: value as? Set<AnyHashable> ?? value
        default: value
        }
    }
}

/// A value that has a sketch.
protocol Sketched {
    var sketch: ValueSketch { get }
}
