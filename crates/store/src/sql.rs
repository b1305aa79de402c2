//! Statements that both databases understand.

macro_rules! tables {
    ($from:literal, $rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.stage, t.listed, t.code, t.code_until, t.created, t.deadline, \
             e.number AS last, e.at AS touched FROM ",
            $from,
            " JOIN entries e ON e.table_n = t.n \
             AND e.number = (SELECT max(number) FROM entries WHERE table_n = t.n) ",
            $rest
        )
    };
}

pub(crate) const TABLE: &str = tables!("tables t", "WHERE t.id = $1");
pub(crate) const TABLE_BY_CODE: &str = tables!("tables t", "WHERE t.code = $1");
pub(crate) const LOBBY: &str =
    tables!("tables t", "WHERE t.listed AND t.stage = 0 ORDER BY t.n DESC LIMIT $1");
pub(crate) const NEWEST: &str = tables!("tables t", "ORDER BY t.n DESC LIMIT $1");
pub(crate) const DUE: &str = tables!("tables t", "WHERE t.deadline <= $1 ORDER BY t.deadline LIMIT $2");
pub(crate) const TABLES_OF: &str = tables!(
    "seats s JOIN tables t ON t.n = s.table_n",
    "WHERE s.person = $1 ORDER BY s.table_n DESC LIMIT $2"
);

pub(crate) const NEW_TABLE: &str = "INSERT INTO tables (id, game, stage, listed, code, code_until, created, deadline) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING n";
pub(crate) const SET_CODE: &str = "UPDATE tables SET code = $2, code_until = $3 WHERE id = $1";

pub(crate) const READ: &str = "SELECT number, key, at, body FROM entries WHERE table_n = (SELECT n FROM tables WHERE id = $1) \
     AND number > $2 ORDER BY number LIMIT $3";
/// Why an entry was not added. The key comes first: whoever sends again wants to hear that it worked.
pub(crate) const STANDING: &str = "SELECT (SELECT number FROM entries WHERE table_n = t.n AND key = $2) AS known, \
     (SELECT max(number) FROM entries WHERE table_n = t.n) AS last FROM tables t WHERE t.id = $1";

pub(crate) const NOTEBOOK: &str =
    "SELECT body FROM notebooks WHERE table_n = (SELECT n FROM tables WHERE id = $1) AND person = $2";
pub(crate) const SET_NOTEBOOK: &str = "INSERT INTO notebooks (table_n, person, body) SELECT n, $2, $3 FROM tables WHERE id = $1 \
     ON CONFLICT (table_n, person) DO UPDATE SET body = excluded.body";

pub(crate) const NEW_PERSON: &str =
    "INSERT INTO people (id, token, kind, name, body, created, touched) VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub(crate) const PERSON: &str =
    "SELECT id, token, kind, name, body, created, touched FROM people WHERE id = $1";
pub(crate) const PERSON_BY_TOKEN: &str =
    "SELECT id, token, kind, name, body, created, touched FROM people WHERE token = $1";
pub(crate) const CHANGE_PERSON: &str = "UPDATE people SET name = coalesce($2, name), token = coalesce($3, token), body = coalesce($4, body), \
     touched = coalesce($5, touched) WHERE id = $1";

pub(crate) const NEW_TEAM: &str = "INSERT INTO teams (id, version, body) VALUES ($1, 1, $2) RETURNING n";
pub(crate) const TEAM: &str = "SELECT id, version, body FROM teams WHERE id = $1";
pub(crate) const TEAM_VERSION: &str = "SELECT version FROM teams WHERE id = $1";
pub(crate) const TEAMS_OF: &str = "SELECT t.id, t.version, t.body FROM members m JOIN teams t ON t.n = m.team_n \
     WHERE m.person = $1 ORDER BY m.team_n DESC LIMIT $2";
pub(crate) const REPLACE_TEAM: &str =
    "UPDATE teams SET version = version + 1, body = $3 WHERE id = $1 AND version = $2 RETURNING n";
pub(crate) const CLEAR_MEMBERS: &str = "DELETE FROM members WHERE team_n = $1";

pub(crate) const LAST_SEEN: &str = "SELECT max(seen) AS seen, max(next) AS next, max(CASE WHEN id = $1 AND next < $2 THEN seen END) AS late, \
     min(CASE WHEN id <> $1 AND next > 0 AND next < $2 THEN seen END) AS missed, \
     min(CASE WHEN id <> $1 AND next >= $2 THEN seen END) AS others FROM nodes";
pub(crate) const SEEN: &str = "INSERT INTO nodes (id, seen, next) VALUES ($1, $2, $3) \
     ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, next = excluded.next";
pub(crate) const NEW_OUTAGE: &str = "INSERT INTO outages (since, until) VALUES ($1, $2)";
pub(crate) const LAST_OUTAGE: &str = "SELECT coalesce(max(number), 0) FROM outages";
pub(crate) const OUTAGES: &str = "SELECT number, since, until FROM outages WHERE number > $1 ORDER BY number";
