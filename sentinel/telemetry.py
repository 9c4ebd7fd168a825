"""sentinel's own logs: event name plus key-values, never prose with values glued in.

    log = telemetry.logger("agent")
    log.info("spool.full", dropped=3, size_bytes=67108864)

prints `2026-12-01T07:00:00.123Z info agent spool.full dropped=3 size_bytes=67108864` to stderr,
which systemd's journal takes over. Counters are plain ints, read by the process's own frame.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter

counters: Counter[str] = Counter()
"""Everything sentinel drops, refuses or retries is counted here, under a dotted name."""

_PLAIN = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-+:/@%,")


def _render(value: object) -> str:
    text = f"{value:.6g}" if isinstance(value, float) else str(value)
    return text if text and set(text) <= _PLAIN else json.dumps(text, ensure_ascii=False)


class Log:
    """A named log. Keyword values become key=value, quoted where needed."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._logger = logging.getLogger(f"sentinel.{name}")

    def _write(self, level: int, event: str, values: dict[str, object]) -> None:
        if self._logger.isEnabledFor(level):
            pairs = "".join(f" {k}={_render(v)}" for k, v in values.items())
            self._logger.log(level, "%s %s%s", self._name, event, pairs)

    def debug(self, event: str, **values: object) -> None:
        self._write(logging.DEBUG, event, values)

    def info(self, event: str, **values: object) -> None:
        self._write(logging.INFO, event, values)

    def warning(self, event: str, **values: object) -> None:
        self._write(logging.WARNING, event, values)

    def error(self, event: str, **values: object) -> None:
        self._write(logging.ERROR, event, values)

    def exception(self, event: str, **values: object) -> None:
        """Like error, with the current exception's traceback."""
        pairs = "".join(f" {k}={_render(v)}" for k, v in values.items())
        self._logger.exception("%s %s%s", self._name, event, pairs)


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        text = f"{stamp}.{int(record.msecs):03d}Z {record.levelname.lower()} {record.getMessage()}"
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return text


def logger(name: str) -> Log:
    return Log(name)


def configure(level: str = "info") -> None:
    """Send sentinel's logs to stderr. Called once by the command line, never by a library user."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter())
    root = logging.getLogger("sentinel")
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    root.propagate = False
