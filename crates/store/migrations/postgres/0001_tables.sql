-- What lists and invitations need to know of a table. The truth about it is its log.
CREATE TABLE tables (
    n          BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         BYTEA   NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    stage      BIGINT  NOT NULL,
    listed     BOOLEAN NOT NULL,
    code       TEXT    UNIQUE,
    code_until BIGINT,
    created    BIGINT  NOT NULL,
    deadline   BIGINT
);

-- The log.
CREATE TABLE entries (
    table_n BIGINT  NOT NULL,
    number  BIGINT  NOT NULL,
    key     BYTEA,
    at      BIGINT  NOT NULL,
    body    BYTEA   NOT NULL,
    PRIMARY KEY (table_n, number)
);
CREATE UNIQUE INDEX entries_by_key ON entries (table_n, key) WHERE key IS NOT NULL;

-- Who sits where, for "my tables".
CREATE TABLE seats (
    person  BYTEA   NOT NULL,
    table_n BIGINT  NOT NULL,
    PRIMARY KEY (person, table_n)
);

CREATE TABLE notebooks (
    table_n BIGINT  NOT NULL,
    person  BYTEA   NOT NULL,
    body    BYTEA   NOT NULL,
    PRIMARY KEY (table_n, person)
);

CREATE TABLE people (
    id      BYTEA   PRIMARY KEY,
    token   BYTEA   NOT NULL UNIQUE,
    kind    BIGINT  NOT NULL,
    name    TEXT    NOT NULL,
    body    BYTEA   NOT NULL,
    created BIGINT  NOT NULL,
    touched BIGINT  NOT NULL
);

CREATE TABLE teams (
    n       BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      BYTEA   NOT NULL UNIQUE,
    version BIGINT  NOT NULL,
    body    BYTEA   NOT NULL
);

CREATE TABLE members (
    person BYTEA   NOT NULL,
    team_n BIGINT  NOT NULL,
    PRIMARY KEY (person, team_n)
);
CREATE INDEX members_by_team ON members (team_n);

-- Only tables that wait for players, and only those with a clock, so that finished ones cost these lists nothing.
CREATE INDEX tables_in_lobby ON tables (n) WHERE listed AND stage = 0;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
