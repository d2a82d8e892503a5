import Foundation

/// The room that a flexible frame takes, in points.
package struct FlexibleFrame: Sendable {
    var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: Double?
    var alignment: Alignment

    /// The width for what is inside, of the one that is given.
    func inside(width: Double) -> Double {
        max(min(width, maxWidth ?? width), minWidth ?? 0)
    }

    /// The width that the frame takes around a content.
    func width(of content: Double, in width: Double) -> Double {
        let least = max(minWidth ?? 0, content)
        return maxWidth.map { max(least, min(width, $0)) } ?? least
    }

    /// The height that the frame takes around a content. The room up and down is known inside of another frame.
    func height(of content: Double, in height: Double?) -> Double {
        let least = max(minHeight ?? 0, content)
        guard let maxHeight, let height else { return least }
        return max(least, min(height, maxHeight))
    }
}

extension View {
    /// Puts the view into a frame of fixed width or height, in points.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(by: .frame(width: width, height: height, alignment))
    }

    /// Puts the view into a frame that is as wide and high as it may, within limits in points. With a
    /// `maxWidth: .infinity` it takes all the width that there is.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let sizes = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].map {
            $0.map { Double($0) }
        }
        return modified(
            by: .flexibleFrame(
                FlexibleFrame(
                    minWidth: sizes[0], idealWidth: sizes[1], maxWidth: sizes[2], minHeight: sizes[3],
                    idealHeight: sizes[4], maxHeight: sizes[5], alignment: alignment)))
    }
}
