import Foundation

/// An image from the web. Paper loads none: it shows what is there meanwhile.
public struct AsyncImage<Content: View>: View, BuiltInView {
    nonisolated(unsafe) private let content: Content

    /// An image; on paper a symbol in its place.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(systemName: "photo")
    }

    /// An image, and what is there meanwhile: on paper the latter.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = .second(placeholder())
    }

    /// A view for each phase: on paper that of an image that is not there yet.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View { content }
}

/// The progress of an image from the web.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    /// The reason why it is not there.
    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
