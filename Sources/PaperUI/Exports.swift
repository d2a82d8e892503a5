// As SwiftUI does: whoever imports it has these, too. The whole of Foundation would bring a class `Host` along, and a
// `Process` and a `Port`, and take the name from whoever writes one; so here are its values, and of its classes those
// that views and their models are made with.
@_exported import Observation

@_exported import struct Foundation.IndexSet

#if canImport(FoundationEssentials)
@_exported import Dispatch
@_exported import class Foundation.Bundle
@_exported import class Foundation.ByteCountFormatter
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct Foundation.CharacterSet
@_exported import class Foundation.DateFormatter
@_exported import class Foundation.FileManager
@_exported import struct Foundation.FloatingPointFormatStyle
@_exported import class Foundation.ISO8601DateFormatter
@_exported import struct Foundation.IntegerFormatStyle
@_exported import struct Foundation.Measurement
@_exported import class Foundation.NSAttributedString
@_exported import class Foundation.NSCache
@_exported import class Foundation.NSDecimalNumber
@_exported import class Foundation.NSError
@_exported import func Foundation.NSLocalizedString
@_exported import class Foundation.NSLock
@_exported import class Foundation.NSNumber
@_exported import class Foundation.NSObject
@_exported import class Foundation.NSPredicate
@_exported import struct Foundation.NSRange
@_exported import class Foundation.NSRegularExpression
@_exported import class Foundation.NSString
@_exported import struct Foundation.Notification
@_exported import class Foundation.NotificationCenter
@_exported import class Foundation.NumberFormatter
@_exported import class Foundation.OperationQueue
@_exported import struct Foundation.PersonNameComponents
@_exported import class Foundation.PersonNameComponentsFormatter
@_exported import class Foundation.ProcessInfo
@_exported import class Foundation.RunLoop
@_exported import class Foundation.Timer
@_exported import struct Foundation.URLError
@_exported import class Foundation.UnitDuration
@_exported import class Foundation.UnitLength
@_exported import class Foundation.UnitMass
@_exported import class Foundation.UnitTemperature
@_exported import class Foundation.UserDefaults
@_exported import FoundationEssentials
@_exported import struct Foundation.KeyPathComparator
@_exported import struct Foundation.SortDescriptor
@_exported import func Foundation.ceil
@_exported import func Foundation.cos
@_exported import func Foundation.exp
@_exported import func Foundation.floor
@_exported import func Foundation.log
@_exported import func Foundation.pow
@_exported import func Foundation.round
@_exported import func Foundation.sin
@_exported import func Foundation.sqrt
#else
@_exported import Foundation
#endif
