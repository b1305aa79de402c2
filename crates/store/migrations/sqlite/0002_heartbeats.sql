-- When the house was last able to write, and until when it meant to do so again. From gaps in this it is known for what
-- time no clock may count.
CREATE TABLE nodes (
    id   BLOB    PRIMARY KEY NOT NULL,
    seen INTEGER NOT NULL,
    next INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Times in which the house could not be reached or could not write.
CREATE TABLE outages (
    number INTEGER PRIMARY KEY,
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL
) STRICT;
