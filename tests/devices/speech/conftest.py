import time

import pytest

from audio_yahtzee.devices.sound.output import load_pygame


@pytest.fixture
def dummy_output(monkeypatch):
    """A sound output that takes its time like a real one, and is heard by nobody."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = load_pygame().mixer
    mixer.quit()
    yield
    mixer.quit()


@pytest.fixture
def pump_until():
    """Pump a device until something is so; fail, rather than hang, when it never is."""

    def pump(device, condition):
        for _ in range(4000):
            device.pump()
            if condition():
                return
            time.sleep(0.005)
        pytest.fail("it never came to be so")

    return pump
