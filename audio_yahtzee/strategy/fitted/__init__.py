"""Play where exact play is too much: what cards are worth is fitted to games played against oneself.

It needs numpy, and is imported when it is used, never at the start.
"""
