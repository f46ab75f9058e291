"""Where a player's files lie."""

from pathlib import Path

from audio_yahtzee.devices.store.places import Places, places


def test_a_data_dir_holds_everything_and_is_not_created_by_being_named(tmp_path):
    stick = tmp_path / "stick"
    assert places(stick) == Places(
        settings=stick / "settings.yaml",
        keymap=stick / "keymap.yaml",
        rulesets=stick / "rulesets",
        sounds=stick / "sounds",
        locales=stick / "locales",
        journal=stick / "games.db",
        tables=stick / "tables",
        models=stick / "models",
    )
    assert not stick.exists()


def test_a_data_dir_is_where_it_was_when_the_game_started(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = places(Path("stick"))
    monkeypatch.chdir("/")
    assert found.settings == tmp_path / "stick" / "settings.yaml"


def test_without_one_the_files_lie_where_the_system_wants_them(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    found = places()
    assert found.settings == tmp_path / "config" / "audio-yahtzee" / "settings.yaml"
    assert found.keymap.parent == found.settings.parent
    assert found.rulesets == tmp_path / "data" / "audio-yahtzee" / "rulesets"
    assert found.tables == tmp_path / "cache" / "audio-yahtzee" / "tables"
    assert found.sounds.parent == found.locales.parent == found.rulesets.parent
    assert list(tmp_path.iterdir()) == []
