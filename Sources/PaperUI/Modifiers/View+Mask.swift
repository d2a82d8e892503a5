extension View {
    /// Cuts the view to what is opaque in another. Paper cuts it to a shape, or else to its room.
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        modified(by: .clip((mask() as? any DrawnShape)?.form ?? .rectangle))
    }

    /// Cuts the view to what is opaque in another, in the older form.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }
}
