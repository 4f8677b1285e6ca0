"""Retrieval and answering: the store, the gate, composing, verification."""
