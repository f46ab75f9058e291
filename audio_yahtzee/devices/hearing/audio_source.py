"""What our microphones are: SpeechRecognition's `AudioSource`, so that everything made for those hears them.

Where that package is missing they are no such thing, and the game hears them all the same.
"""

from __future__ import annotations

try:
    from speech_recognition import AudioSource
except ImportError:
    AudioSource = object

__all__ = ["AudioSource"]
