"""The optional chat model may only speak in verified quotes."""
