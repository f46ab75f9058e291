"""What two players at one table hear of events that happen to the first of them."""

from support.sitting import shipped
from support.wording import heard, sounds

from audio_yahtzee.game.events import DiceRolled
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.telling import tell

YAHTZEE = shipped()["yahtzee"]
NAMES = ("Anna", "Bertil")
ANNA = Listening(NAMES, frozenset({0}))
BERTIL = Listening(NAMES, frozenset({1}))
HAND = (2, 2, 5, 6, 1)
FOURS = (4, 4, 4, 4, 4)
FIRST = DiceRolled(0, HAND, (0, 1, 2, 3, 4), 1, 2)
AGAIN = DiceRolled(0, (2, 2, 4, 2, 5), (2, 3, 4), 2, 1)


def told(event, listening, rules=YAHTZEE, language="en", verbosity=Verbosity.NORMAL):
    """Return what is heard of an event: its sounds, a colon, its words."""
    cues = tell(event, rules, listening)
    return f"{' '.join(sounds(cues))}: {' '.join(heard(cues, language, verbosity))}"
