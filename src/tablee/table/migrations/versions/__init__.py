"""One script per change of the schema."""
