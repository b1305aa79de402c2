-- When each node was last able to write, and until when it meant to do so again. From gaps in this it is known for what
-- time no clock may count.
CREATE TABLE nodes (
    id   BYTEA   PRIMARY KEY,
    seen BIGINT  NOT NULL,
    next BIGINT  NOT NULL
);

-- Times in which the house could not be reached or could not write.
CREATE TABLE outages (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL
);
