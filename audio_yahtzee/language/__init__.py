"""Turns messages into words: a folder of Fluent files for each language, and the rules of its grammar."""
