// A type each style and each paint, as in SwiftUI: two of them are no two values of one type. As in Uses.swift, what the
// compiler says of a line stands above it. Each line is a function of its own, so that none hides what is said of another.
import PaperUI

extension View {
    func tinted(_ isOn: Bool) -> some View {
        // error: member 'secondary' in 'TintShapeStyle' produces result of type 'some ShapeStyle', but context expects 'TintShapeStyle'
        // error: instance member 'secondary' cannot be used on type 'TintShapeStyle'
        foregroundStyle(isOn ? .tint : .secondary)
    }
    func coloured(_ isOn: Bool) -> some View { foregroundStyle(isOn ? .red : .blue) }
    func anyTinted(_ isOn: Bool) -> some View {
        foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    }

    func laid(_ isOn: Bool) -> some View {
        // error: static property 'clear' requires the types 'BackgroundStyle' and 'Color' be equivalent
        // error: member 'clear' in 'BackgroundStyle' produces result of type 'Color', but context expects 'BackgroundStyle'
        background(isOn ? .background : .clear)
    }
    func laidOnGrey() -> some View { background(.background.secondary).background(.tint.opacity(0.2)) }

    func labelled(_ isOn: Bool) -> some View {
        // error: static property 'titleAndIcon' requires the types 'IconOnlyLabelStyle' and 'TitleAndIconLabelStyle' be equivalent
        // error: member 'titleAndIcon' in 'IconOnlyLabelStyle' produces result of type 'TitleAndIconLabelStyle', but context expects 'IconOnlyLabelStyle'
        labelStyle(isOn ? .iconOnly : .titleAndIcon)
    }
    func iconsOnly() -> some View { labelStyle(.iconOnly) }

    func dated(_ isOn: Bool) -> some View {
        // error: static property 'graphical' requires the types 'CompactDatePickerStyle' and 'GraphicalDatePickerStyle' be equivalent
        // error: member 'graphical' in 'CompactDatePickerStyle' produces result of type 'GraphicalDatePickerStyle', but context expects 'CompactDatePickerStyle'
        datePickerStyle(isOn ? .compact : .graphical)
    }
    func datedCompactly() -> some View { datePickerStyle(.compact) }

    func gauged(_ isOn: Bool) -> some View {
        // error: static property 'linearCapacity' requires the types 'AccessoryCircularGaugeStyle' and 'LinearCapacityGaugeStyle' be equivalent
        // error: member 'linearCapacity' in 'AccessoryCircularGaugeStyle' produces result of type 'LinearCapacityGaugeStyle', but context expects 'AccessoryCircularGaugeStyle'
        gaugeStyle(isOn ? .accessoryCircular : .linearCapacity)
    }
    func gaugedRound() -> some View { gaugeStyle(.accessoryCircular) }

    func selectable(_ isOn: Bool) -> some View {
        // error: member 'disabled' in 'EnabledTextSelectability' produces result of type 'DisabledTextSelectability', but context expects 'EnabledTextSelectability'
        // error: static property 'disabled' requires the types 'EnabledTextSelectability' and 'DisabledTextSelectability' be equivalent
        textSelection(isOn ? .enabled : .disabled)
    }
    @ViewBuilder func selectableByBranch(_ isOn: Bool) -> some View {
        if isOn { textSelection(.enabled) } else { textSelection(.disabled) }
    }

    func scrolled(_ isOn: Bool) -> some View {
        // error: static property 'viewAligned' requires the types 'PagingScrollTargetBehavior' and 'ViewAlignedScrollTargetBehavior' be equivalent
        // error: member 'viewAligned' in 'PagingScrollTargetBehavior' produces result of type 'ViewAlignedScrollTargetBehavior', but context expects 'PagingScrollTargetBehavior'
        scrollTargetBehavior(isOn ? .paging : .viewAligned)
    }
    func scrolledToViews() -> some View { scrollTargetBehavior(.viewAligned(limitBehavior: .never)) }

    func moved(_ isOn: Bool) -> some View {
        // error: type 'DiscreteSymbolEffect' has no member 'bounce'
        symbolEffect(isOn ? .bounce : .pulse, value: isOn)
    }
    func bounced(_ count: Int) -> some View { symbolEffect(.bounce.up, options: .repeat(2), value: count) }

    func appeared(_ count: Int) -> some View {
        // error: instance method 'symbolEffect(_:options:value:)' requires that 'AppearSymbolEffect' conform to 'DiscreteSymbolEffect'
        symbolEffect(.appear, value: count)
    }
    func appearing(_ isOn: Bool) -> some View { symbolEffect(.appear, isActive: isOn) }

    func replaced() -> some View {
        // error: instance method 'symbolEffect(_:options:isActive:)' requires that 'ReplaceSymbolEffect' conform to 'IndefiniteSymbolEffect'
        symbolEffect(.replace)
    }
    func replacing() -> some View { contentTransition(.symbolEffect(.replace)) }
}

struct Colours {
    // error: member 'tint' expects argument of type 'Color'
    let tint: Color = .tint
    let accent: Color = .accentColor
    // error: generic parameter 'S' could not be inferred
    let page = Color.background
    // error: static property 'separator' requires the types 'Color' and 'SeparatorShapeStyle' be equivalent
    let line = Color.separator
    // error: static property 'foreground' requires the types 'Color' and 'ForegroundStyle' be equivalent
    let text = Color.foreground
    // error: static property 'placeholder' requires the types 'Color' and 'PlaceholderTextShapeStyle' be equivalent
    let prompt = Color.placeholder
    // error: static property 'fill' requires the types 'Color' and 'FillShapeStyle' be equivalent
    let filling = Color.fill
    // error: static property 'link' requires the types 'Color' and 'LinkShapeStyle' be equivalent
    let link = Color.link
    // error: static property 'selection' requires the types 'Color' and 'SelectionShapeStyle' be equivalent
    let chosen = Color.selection
    // error: static property 'windowBackground' requires the types 'Color' and 'WindowBackgroundShapeStyle' be equivalent
    let window = Color.windowBackground
    // error: cannot convert value of type 'AnyGradient' to specified type 'Gradient'
    let gradient: Gradient = Color.red.gradient
    let ownGradient: AnyGradient = Color.red.gradient
    // warning: use of protocol 'SymbolEffect' as a type must be written 'any SymbolEffect'; this will be an error in a future Swift language mode
    let effect: SymbolEffect = .bounce
    let anyEffect: any SymbolEffect = .bounce
    let faint: Color = .red.opacity(0.5)
}
