/// The look of gauges: one of the system's styles. Paper draws a line, an open ring and one that fills.
public protocol GaugeStyle: Sendable {}

public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
