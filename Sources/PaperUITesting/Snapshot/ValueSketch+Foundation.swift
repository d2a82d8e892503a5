import Foundation

extension Data: Sketched {
    /// The bytes; of many a number that another byte changes.
    var sketch: ValueSketch {
        let head = count == 1 ? "1 byte" : "\(count) bytes"
        if isEmpty { return ValueSketch(head) }
        guard count > 64 else {
            return ValueSketch("\(head): \(map { hex($0, digits: 2) }.joined(separator: " "))")
        }
        return ValueSketch("\(head), FNV-1a \(hex(fingerprint, digits: 16))")
    }

    private var fingerprint: UInt64 {
        reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private func hex(_ number: some FixedWidthInteger, digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: digits - text.count) + text
    }
}

extension Date: Sketched {
    /// To the millisecond, and what the date is made of where that is not all.
    var sketch: ValueSketch {
        let seconds = timeIntervalSinceReferenceDate
        let raw = "\(seconds) seconds since 2001"
        guard seconds.isFinite, (Date.distantPast...Date.distantFuture).contains(self) else {
            return ValueSketch(raw)
        }
        let milliseconds = (seconds * 1000).rounded()
        // The format cuts, and few milliseconds are a number of two's powers.
        let text = Date(timeIntervalSinceReferenceDate: (milliseconds + 0.5) / 1000)
            .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let isAll = abs(milliseconds / 1000 - seconds) <= seconds.ulp
        return ValueSketch(isAll ? text : "\(text) (\(raw))")
    }
}

extension URL: Sketched {
    var sketch: ValueSketch {
        ValueSketch(baseURL.map { "\(relativeString) -- \($0.absoluteString)" } ?? absoluteString)
    }
}

extension TimeZone: Sketched {
    var sketch: ValueSketch { ValueSketch(named(identifier, follows: self == .autoupdatingCurrent)) }
}

extension Locale: Sketched {
    var sketch: ValueSketch { ValueSketch(named(identifier, follows: self == .autoupdatingCurrent)) }
}

extension Calendar: Sketched {
    var sketch: ValueSketch {
        ValueSketch(
            named("\(identifier)", follows: self == .autoupdatingCurrent),
            parts: [
                "locale": locale as Any, "timeZone": timeZone, "firstWeekday": firstWeekday,
                "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
            ])
    }
}

extension DateComponents: Sketched {
    var sketch: ValueSketch {
        // A calendar's description, and a time zone's, says what the machine's own are.
        let head = calendar == nil && timeZone == nil ? description : "DateComponents"
        var sketch = ValueSketch(head)
        sketch.parts = customMirror.children.map { label, value in
            switch label {
            case "calendar": (label, calendar as Any)
            case "timeZone": (label, timeZone as Any)
            default: (label, value)
            }
        }
        return sketch
    }
}

extension AttributedString: Sketched {
    /// The text, and below it each part that has attributes of its own.
    var sketch: ValueSketch {
        let words = String(characters).debugDescription
        guard runs.contains(where: { $0.attributes != AttributeContainer() }) else {
            return ValueSketch(words)
        }
        var sketch = ValueSketch(words)
        sketch.parts = runs.map { run in
            (String(self[run.range].characters).debugDescription, Attributes(run.attributes))
        }
        return sketch
    }

    private struct Attributes: Sketched {
        let sketch: ValueSketch

        init(_ attributes: AttributeContainer) {
            let lines = attributes.description.split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let words = lines.filter { $0 != "{" && $0 != "}" }.sorted().joined(separator: ", ")
            sketch = ValueSketch(words.isEmpty ? "no attributes" : words.withoutAddresses)
        }
    }
}

extension AttributedSubstring: Sketched {
    var sketch: ValueSketch { AttributedString(self).sketch }
}

extension NSRegularExpression: Sketched {
    var sketch: ValueSketch {
        ValueSketch("NSRegularExpression", parts: ["pattern": pattern, "options": options.rawValue])
    }
}

extension DateFormatter: Sketched {
    var sketch: ValueSketch {
        ValueSketch(
            "DateFormatter",
            parts: [
                "dateFormat": dateFormat as Any, "dateStyle": dateStyle.rawValue,
                "timeStyle": timeStyle.rawValue, "locale": locale as Any, "timeZone": timeZone as Any,
            ])
    }
}

extension NumberFormatter: Sketched {
    var sketch: ValueSketch {
        ValueSketch(
            "NumberFormatter",
            parts: [
                "numberStyle": numberStyle.rawValue, "positiveFormat": positiveFormat as Any,
                "currencyCode": currencyCode as Any, "locale": locale as Any,
                "minimumFractionDigits": minimumFractionDigits,
                "maximumFractionDigits": maximumFractionDigits,
            ])
    }
}

extension CharacterSet: Sketched {
    var sketch: ValueSketch { ValueSketch("CharacterSet of \(bitmapRepresentation.sketch.text)") }
}

/// - Parameter follows: whether it becomes another one when somebody changes a setting.
private func named(_ identifier: String, follows: Bool) -> String {
    let name = identifier.isEmpty ? "\"\"" : identifier
    return follows ? "\(name) (autoupdating)" : name
}
