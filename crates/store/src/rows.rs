//! Rows as both databases give them, and what they mean.

use crate::{
    Appended, Entry, Invite, Key, Kind, NewTable, Outage, Person, PersonId, Stage, StoreError, TableId,
    TableRow, Team, TeamId, TokenHash, heartbeat::Before,
};

/// A whole number for a database, which has no larger ones. The largest stands for all beyond it.
pub(crate) fn int(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn natural(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(StoreError::corrupt)
}

#[derive(sqlx::FromRow)]
pub(crate) struct StoredTable {
    id: Vec<u8>,
    game: String,
    stage: i64,
    listed: bool,
    code: Option<String>,
    code_until: Option<i64>,
    created: i64,
    touched: i64,
    deadline: Option<i64>,
    last: i64,
}

impl TryFrom<StoredTable> for TableRow {
    type Error = StoreError;

    fn try_from(row: StoredTable) -> Result<TableRow, StoreError> {
        let until = row.code_until.map(natural).transpose()?;
        Ok(TableRow {
            id: TableId::try_from(&*row.id).map_err(StoreError::corrupt)?,
            game: row.game,
            stage: Stage::from_code(row.stage).ok_or_else(|| StoreError::corrupt("unknown stage"))?,
            listed: row.listed,
            invite: row.code.map(|code| Invite { code, until }),
            created: natural(row.created)?,
            touched: natural(row.touched)?,
            deadline: row.deadline.map(natural).transpose()?,
            last: natural(row.last)?,
        })
    }
}

/// When any node was last seen, until when one meant to be seen again, and when another than the one that asks was seen.
#[derive(sqlx::FromRow)]
pub(crate) struct LastSeen {
    seen: Option<i64>,
    next: Option<i64>,
    late: Option<i64>,
    missed: Option<i64>,
    others: Option<i64>,
}

impl TryFrom<LastSeen> for Before {
    type Error = StoreError;

    fn try_from(row: LastSeen) -> Result<Before, StoreError> {
        let time = |time: Option<i64>| time.map(natural).transpose();
        Ok(Before {
            last: time(row.seen)?.zip(time(row.next)?),
            late: time(row.late)?,
            missed: time(row.missed)?,
            others: time(row.others)?,
        })
    }
}

#[derive(sqlx::FromRow)]
pub(crate) struct StoredOutage {
    number: i64,
    since: i64,
    until: i64,
}

impl TryFrom<StoredOutage> for Outage {
    type Error = StoreError;

    fn try_from(row: StoredOutage) -> Result<Outage, StoreError> {
        Ok(Outage { number: natural(row.number)?, since: natural(row.since)?, until: natural(row.until)? })
    }
}

#[derive(sqlx::FromRow)]
pub(crate) struct StoredEntry {
    number: i64,
    key: Option<Vec<u8>>,
    at: i64,
    body: Vec<u8>,
}

impl TryFrom<StoredEntry> for Entry {
    type Error = StoreError;

    fn try_from(row: StoredEntry) -> Result<Entry, StoreError> {
        let key = row.key.as_deref().map(Key::try_from).transpose().map_err(StoreError::corrupt)?;
        Ok(Entry { number: natural(row.number)?, key, at: natural(row.at)?, body: row.body })
    }
}

/// What stands where an entry could not be added.
#[derive(sqlx::FromRow)]
pub(crate) struct Standing {
    known: Option<i64>,
    last: Option<i64>,
}

impl TryFrom<Option<Standing>> for Appended {
    type Error = StoreError;

    fn try_from(standing: Option<Standing>) -> Result<Appended, StoreError> {
        match standing {
            None => Err(StoreError::Missing),
            Some(Standing { known: Some(number), .. }) => Ok(Appended::Known { number: natural(number)? }),
            Some(Standing { last, .. }) => Ok(Appended::Behind { last: natural(last.unwrap_or(0))? }),
        }
    }
}

#[derive(sqlx::FromRow)]
pub(crate) struct StoredPerson {
    id: Vec<u8>,
    token: Vec<u8>,
    kind: i64,
    name: String,
    body: Vec<u8>,
    created: i64,
    touched: i64,
}

impl TryFrom<StoredPerson> for Person {
    type Error = StoreError;

    fn try_from(row: StoredPerson) -> Result<Person, StoreError> {
        Ok(Person {
            id: PersonId::try_from(&*row.id).map_err(StoreError::corrupt)?,
            token: TokenHash::try_from(&*row.token).map_err(StoreError::corrupt)?,
            kind: Kind::from_code(row.kind).ok_or_else(|| StoreError::corrupt("unknown kind of person"))?,
            name: row.name,
            body: row.body,
            created: natural(row.created)?,
            touched: natural(row.touched)?,
        })
    }
}

#[derive(sqlx::FromRow)]
pub(crate) struct StoredTeam {
    id: Vec<u8>,
    version: i64,
    body: Vec<u8>,
}

impl TryFrom<StoredTeam> for Team {
    type Error = StoreError;

    fn try_from(row: StoredTeam) -> Result<Team, StoreError> {
        let id = TeamId::try_from(&*row.id).map_err(StoreError::corrupt)?;
        Ok(Team { id, version: natural(row.version)?, body: row.body })
    }
}

/// All rows of an answer, or the first that makes no sense.
pub(crate) fn all<Row, Thing>(rows: Vec<Row>) -> Result<Vec<Thing>, StoreError>
where
    Thing: TryFrom<Row, Error = StoreError>,
{
    rows.into_iter().map(Thing::try_from).collect()
}

/// The largest body that is taken: far above what a table needs, far below what a database takes.
const LARGEST_BODY: usize = 16 << 20;

/// Refuses a body that a database might choke on, before it can spoil what is written beside it.
pub(crate) fn fits(body: &[u8]) -> Result<(), StoreError> {
    if body.len() > LARGEST_BODY {
        Err(StoreError::Malformed("That is too large to be stored."))
    } else {
        Ok(())
    }
}

/// Refuses text with a zero character, which PostgreSQL cannot keep; SQLite refuses it too, to be the same.
pub(crate) fn plain(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::Malformed("That text has a zero character.")) } else { Ok(()) }
}

/// Refuses a table whose log would not begin, or would know one key twice.
pub(crate) fn well_made(table: &NewTable) -> Result<(), StoreError> {
    if table.entries.is_empty() {
        return Err(StoreError::Malformed("A table's log begins with at least one entry."));
    }
    let mut keys: Vec<_> = table.entries.iter().filter_map(|entry| entry.key).collect();
    keys.sort_unstable();
    if keys.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(StoreError::Malformed("Two of a table's first entries have the same key."));
    }
    plain(&table.game)?;
    table.invite.iter().try_for_each(|invite| plain(&invite.code))?;
    table.entries.iter().try_for_each(|entry| fits(&entry.body))
}
