"""The commands of `referee`, one a module; what is heavy is imported where it is used."""
