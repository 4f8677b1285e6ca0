"""How accurate the answers are."""
