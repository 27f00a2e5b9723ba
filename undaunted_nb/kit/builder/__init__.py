"""The builder of scenarios: drafts, and a desk with one of them."""
