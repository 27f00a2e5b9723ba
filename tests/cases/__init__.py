"""Hand-written cases from the rulebooks, run against the engine through adapters that only translate."""
