"""The games: one module each, found by slug in `engine.library`."""
