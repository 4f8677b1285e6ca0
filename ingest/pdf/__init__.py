"""A PDF rulebook becomes a document: exact pages, reading order, words and tables."""
