"""The analyzer's schema, as numbered steps. A step, once released, is never edited.

Bodies are MessagePack of the struct named beside them (sentinel/model); columns repeat only what
queries need. `PRAGMA user_version` holds the number of steps applied.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE nodes (
        node TEXT PRIMARY KEY, hello BLOB NOT NULL,          -- Hello
        online INTEGER NOT NULL, boot_id TEXT NOT NULL, run_id TEXT NOT NULL,
        last_seen REAL NOT NULL, reason TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE events (
        node TEXT, stream TEXT, seq INTEGER, time REAL NOT NULL, received REAL NOT NULL,
        fault TEXT NOT NULL, body BLOB NOT NULL,             -- Event
        PRIMARY KEY (node, stream, seq)
    );
    CREATE INDEX events_by_time ON events (time);
    CREATE TABLE incidents (
        id TEXT PRIMARY KEY, state TEXT NOT NULL, job TEXT NOT NULL,
        opened REAL NOT NULL, started REAL NOT NULL, ended REAL NOT NULL,
        body BLOB NOT NULL                                   -- Incident
    );
    CREATE TABLE transitions (
        id INTEGER PRIMARY KEY AUTOINCREMENT, incident TEXT NOT NULL, move INTEGER NOT NULL,
        stimulus TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
        time REAL NOT NULL, detail TEXT NOT NULL DEFAULT '',
        UNIQUE (incident, move)
    );
    CREATE TABLE plans (
        incident TEXT NOT NULL, rung INTEGER NOT NULL, time REAL NOT NULL,
        body BLOB NOT NULL,                                  -- Plan
        PRIMARY KEY (incident, rung)
    );
    CREATE TABLE effects (
        key TEXT PRIMARY KEY, incident TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
        position INTEGER NOT NULL, begun REAL NOT NULL, ended REAL NOT NULL DEFAULT 0,
        detail TEXT NOT NULL DEFAULT '', body BLOB NOT NULL  -- Effect
    );
    CREATE TABLE audit (
        id INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL, incident TEXT NOT NULL,
        what TEXT NOT NULL, detail TEXT NOT NULL, node TEXT NOT NULL, job TEXT NOT NULL
    );
    CREATE TABLE jobs (
        job TEXT PRIMARY KEY, state TEXT NOT NULL, generation INTEGER NOT NULL,
        started REAL NOT NULL, body BLOB NOT NULL            -- JobRecord (analyzer/recovery)
    );
    CREATE TABLE generations (
        job TEXT NOT NULL, generation INTEGER NOT NULL, formed REAL NOT NULL,
        first_step REAL NOT NULL DEFAULT 0, restore_step INTEGER NOT NULL,
        membership BLOB NOT NULL,                            -- Membership
        restore BLOB NOT NULL,                               -- list[RestoreSource]
        PRIMARY KEY (job, generation)
    );
    CREATE TABLE steps (
        job TEXT NOT NULL, generation INTEGER NOT NULL, rank INTEGER NOT NULL,
        step INTEGER NOT NULL, ended REAL NOT NULL, duration REAL NOT NULL, loss REAL,
        body BLOB NOT NULL,                                  -- StepRecord
        PRIMARY KEY (job, generation, rank, step)
    ) WITHOUT ROWID;
    CREATE TABLE evidence (
        command_id TEXT NOT NULL, node TEXT NOT NULL, job TEXT NOT NULL,
        body BLOB NOT NULL,                                  -- EvidenceReport
        PRIMARY KEY (command_id, node)
    );
    CREATE TABLE isolations (
        node TEXT PRIMARY KEY, driver TEXT NOT NULL, reason TEXT NOT NULL,
        incident TEXT NOT NULL, since REAL NOT NULL
    );
    CREATE TABLE outbox (
        key TEXT PRIMARY KEY, url TEXT NOT NULL, moment TEXT NOT NULL, body BLOB NOT NULL,
        created REAL NOT NULL, next_attempt REAL NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        delivered REAL NOT NULL DEFAULT 0, error TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE reports (
        incident TEXT NOT NULL, path TEXT NOT NULL, time REAL NOT NULL,
        PRIMARY KEY (incident, path)
    );
    CREATE TABLE requests (                                  -- from the command line
        id INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL,
        kind TEXT NOT NULL,                                  -- isolate, release, ack, stop_job
        target TEXT NOT NULL, reason TEXT NOT NULL, person TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'new', answer TEXT NOT NULL DEFAULT ''
    );
    """,
)
