"""What a rulebook is, and the shipped rulebooks."""
