"""What games draw and speak with: SVG, seat shapes, messages, rulebooks. Above the engine, below the games."""
