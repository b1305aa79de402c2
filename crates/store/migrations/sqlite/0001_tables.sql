-- "Safe": tells our file from another program's.
PRAGMA application_id = 1398892133;

-- What lists and invitations need to know of a table. The truth about it is its log.
CREATE TABLE tables (
    n          INTEGER PRIMARY KEY,
    id         BLOB    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    stage      INTEGER NOT NULL,
    listed     INTEGER NOT NULL,
    code       TEXT    UNIQUE,
    code_until INTEGER,
    created    INTEGER NOT NULL,
    deadline   INTEGER
) STRICT;

-- The log. Entries of one table lie side by side, since they are read together.
CREATE TABLE entries (
    table_n INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    key     BLOB,
    at      INTEGER NOT NULL,
    body    BLOB    NOT NULL,
    PRIMARY KEY (table_n, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_key ON entries (table_n, key) WHERE key IS NOT NULL;

-- Who sits where, for "my tables".
CREATE TABLE seats (
    person  BLOB    NOT NULL,
    table_n INTEGER NOT NULL,
    PRIMARY KEY (person, table_n)
) STRICT, WITHOUT ROWID;

CREATE TABLE notebooks (
    table_n INTEGER NOT NULL,
    person  BLOB    NOT NULL,
    body    BLOB    NOT NULL,
    PRIMARY KEY (table_n, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id      BLOB    PRIMARY KEY NOT NULL,
    token   BLOB    NOT NULL UNIQUE,
    kind    INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    body    BLOB    NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE teams (
    n       INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    body    BLOB    NOT NULL
) STRICT;

CREATE TABLE members (
    person BLOB    NOT NULL,
    team_n INTEGER NOT NULL,
    PRIMARY KEY (person, team_n)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_team ON members (team_n);

-- Only tables that wait for players, and only those with a clock, so that finished ones cost these lists nothing.
CREATE INDEX tables_in_lobby ON tables (n) WHERE listed AND stage = 0;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
