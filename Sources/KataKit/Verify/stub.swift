extension Runner {
    public func verify(_ query: String?, json: Bool, record: Bool) async throws -> Status { .done }
}
