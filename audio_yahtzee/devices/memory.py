"""How much memory this program has used, as the operating system tells it."""

from __future__ import annotations

import ctypes
import re
import sys
from pathlib import Path

KILOBYTE = 1024

_STATUS = Path("/proc/self/status")
_PEAK = re.compile(r"^VmHWM:\s+([0-9]+) kB$", re.MULTILINE)


def peak_bytes() -> int:
    """Return the most memory that this process has had in use at once, in bytes; 0 where nobody knows."""
    if sys.platform == "win32":
        return _peak_on_windows()
    if sys.platform == "linux":
        # What getrusage tells there may be the peak of the program that has started this one.
        found = _PEAK.search(_STATUS.read_text("ascii", "replace")) if _STATUS.exists() else None
        if found is not None:
            return int(found[1]) * KILOBYTE
    # Windows has no such module.
    import resource  # noqa: PLC0415 -- see above

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * KILOBYTE


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS of psapi.h."""

    _fields_ = (
        ("cb", ctypes.c_ulong),
        ("page_faults", ctypes.c_ulong),
        ("peak", ctypes.c_size_t),
        ("others", ctypes.c_size_t * 7),
    )


def _peak_on_windows() -> int:
    counters = _Counters()
    counters.cb = ctypes.sizeof(counters)
    # Other systems' ctypes has no such attribute.
    libraries = getattr(ctypes, "windll")  # noqa: B009 -- a type checker would look for it there
    process = ctypes.c_void_p(-1)  # what GetCurrentProcess returns
    is_told = libraries.psapi.GetProcessMemoryInfo(process, ctypes.byref(counters), counters.cb)
    return int(counters.peak) if is_told else 0
