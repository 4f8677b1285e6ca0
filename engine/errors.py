"""What can be wrong with a game file, and with facts that somebody gives."""


class DefinitionError(ValueError):
    """A game file that cannot mean what it says; raised while it is imported or bound."""


class FactError(ValueError):
    """Given facts that the situation does not know, or that cannot be."""
