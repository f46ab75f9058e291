"""A game in the window, in a process of its own, that presses a key when it is told to."""

import os
import subprocess
import sys
from contextlib import contextmanager

PROGRAM = """
import sys, threading
from audio_yahtzee import cli

def keys():
    import pygame
    for line in sys.stdin:
        name = line.strip()
        if name == "forget":
            from audio_yahtzee.devices.speech.synthesiser import ClipCache
            ClipCache.get = lambda *_: None
            continue
        facts = {"key": getattr(pygame, "K_" + name), "scancode": getattr(pygame, "KSCAN_" + name.upper())}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, mod=0, unicode="", **facts))
        if len(name) == 1:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, mod=0, **facts))
    pygame.event.post(pygame.event.Event(pygame.QUIT))

def run(*arguments, **named):
    threading.Thread(target=keys, daemon=True).start()
    return loop.run(*arguments, **named)

import audio_yahtzee.app as app, audio_yahtzee.loop as loop
app.run = run
sys.exit(cli.main(sys.argv[1:]))
"""


@contextmanager
def table(listener, folder, *arguments, settings="effects_volume: 100\n"):
    """Start a game that `listener` hears; yields the process and what presses a key."""
    folder.mkdir(exist_ok=True)
    (folder / "settings.yaml").write_text(settings, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments, "--data-dir", str(folder)],
        stdin=subprocess.PIPE,
        text=True,
        bufsize=1,
        env={**os.environ, **listener.environment, "SDL_VIDEODRIVER": "dummy"},
    ) as process:
        yield process, lambda name: process.stdin.write(name + "\n")
        process.stdin.close()
        process.wait(30)
