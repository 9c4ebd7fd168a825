"""The exception tree. A class exists only because somebody catches it by name.

SentinelError
├── ConfigError             a setting is wrong: file, line, hint            exit 2
├── KnowledgeError          a fault_library or rules entry is wrong         exit 2
├── WireError
│   ├── NotConnectedError   the peer or broker is away; retry later
│   ├── BadMessageError     bytes that are not one of our messages; count and drop
│   ├── BadSignatureError   a command nobody we trust signed; refuse and audit
│   └── StaleCommandError   expired, replayed, or of another generation or boot
├── SnapshotError
│   ├── TornSnapshotError   a slot that is incomplete or whose hash differs
│   ├── FencedError         a process of an old generation tried to write
│   ├── NoSpaceError        /dev/shm cannot hold the slots; says how much is needed
│   └── ShapeMismatchError  the state does not fit what was saved
├── DriverError             an isolation driver or notifier
│   ├── DriverRefusedError      do not retry
│   └── DriverUnavailableError  retry
├── StoreError              the analyzer's database
└── ImpossibleStimulusError a bug of ours: never caught below the process
"""

from __future__ import annotations


class SentinelError(Exception):
    """Root of every error that sentinel raises on purpose."""


class SourceError(SentinelError):
    """Something written by a person is wrong, at a place that can be named."""

    def __init__(self, message: str, *, file: str = "", line: int = 0, hint: str = "") -> None:
        self.message = message
        self.file = file
        self.line = line
        self.hint = hint
        place = f"{file}:{line}: " if file and line else f"{file}: " if file else ""
        super().__init__(f"{place}{message}" + (f" ({hint})" if hint else ""))


class ConfigError(SourceError):
    """A setting is wrong."""


class KnowledgeError(SourceError):
    """A fault library or rule entry is wrong."""


class WireError(SentinelError):
    """Root of what can go wrong between two processes."""


class NotConnectedError(WireError):
    """The other side is away; try again later."""


class BadMessageError(WireError):
    """Bytes that are not one of our messages."""


class BadSignatureError(WireError):
    """A command that nobody we trust has signed."""


class StaleCommandError(WireError):
    """A command that is expired, replayed, or meant for another generation or boot."""


class SnapshotError(SentinelError):
    """Root of what can go wrong with snapshots."""


class TornSnapshotError(SnapshotError):
    """A slot that is incomplete or whose content does not match its hash."""


class FencedError(SnapshotError):
    """A process of an old generation tried to join or to write."""


class NoSpaceError(SnapshotError):
    """Shared memory cannot hold the slots."""


class ShapeMismatchError(SnapshotError):
    """The state in the job does not fit what was saved."""


class DriverError(SentinelError):
    """Root of what an isolation driver or notifier can report."""


class DriverRefusedError(DriverError):
    """The driver said no; asking again changes nothing."""


class DriverUnavailableError(DriverError):
    """The driver could not be reached; ask again."""


class StoreError(SentinelError):
    """The analyzer's database failed."""


class ImpossibleStimulusError(SentinelError):
    """A state machine heard what it cannot hear in its state: a bug of ours."""
