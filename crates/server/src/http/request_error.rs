//! What can be wrong with a request before a table is asked, or with the house that is to answer it.

use super::curtain::CLOSED;
use crate::refusals::refusals;
use crate::table::{CorruptLog, NameRefused};
use axum::http::StatusCode;

/// The status that a request is answered with, and why, for programs.
type Kind = (StatusCode, &'static str);

const MALFORMED: Kind = (StatusCode::BAD_REQUEST, "malformed");
const TOO_LARGE: Kind = (StatusCode::PAYLOAD_TOO_LARGE, "malformed");
const UNKNOWN: Kind = (StatusCode::NOT_FOUND, "unknown");
const UNAVAILABLE: Kind = (StatusCode::SERVICE_UNAVAILABLE, "unavailable");
const BROKEN: Kind = (StatusCode::INTERNAL_SERVER_ERROR, "broken");

refusals! {
    /// What is wrong with a request, or with the house. The translations call it `refused-NAME`.
    pub enum RequestError: Kind {
        // Where it went.
        /// Nothing is at this address.
        #[error("There is nothing here.")]
        NothingHere = (UNKNOWN, "nothing-here"),
        /// The address does not take this method.
        #[error("That cannot be done here: the header Allow says what can.")]
        NotThatWay = ((StatusCode::METHOD_NOT_ALLOWED, "malformed"), "not-that-way"),
        /// The address is for WebSockets.
        #[error("This address is for WebSockets.")]
        NotASocket = ((StatusCode::UPGRADE_REQUIRED, "malformed"), "not-a-socket"),
        /// There is no such table.
        #[error("There is no such table.")]
        NoTable = ((StatusCode::NOT_FOUND, "no_table"), "no-table"),
        /// There is no such team.
        #[error("There is no such team.")]
        NoTeam = (UNKNOWN, "no-team"),

        // Who sent it.
        /// The table is closed to those who have no seat.
        #[error("This table is not open to those who have no seat at it.")]
        NotForYou = ((StatusCode::FORBIDDEN, "no_seat"), "not-for-you"),
        /// The seat's curtain is closed.
        #[error("The curtain before this seat is closed.")]
        CurtainClosed = ((StatusCode::FORBIDDEN, CLOSED), "curtain-closed"),
        /// Another site made a browser send it.
        #[error("That came from another site. Programs send their token in the Authorization header.")]
        OtherSite = ((StatusCode::FORBIDDEN, "other_site"), "other-site"),
        /// Nobody has this token.
        #[error("That token is not known here. A new one can be had from /api/bots.")]
        UnknownToken = ((StatusCode::UNAUTHORIZED, "unknown_token"), "unknown-token"),
        /// There were too many of them.
        #[error("That was too much in too short a time. Please wait a moment.")]
        TooMany = ((StatusCode::TOO_MANY_REQUESTS, "too_much"), "too-many"),
        /// Too much waits to be read by whoever sent it.
        #[error("Please read first what you have asked for.")]
        ReadFirst = ((StatusCode::SERVICE_UNAVAILABLE, "too_much"), "read-first"),

        // What it says.
        /// The id that it was given is empty or too long.
        #[error("A request's id has 1 to 64 characters.")]
        RequestId = (MALFORMED, "request-id"),
        /// There is too much in its body.
        #[error("The body is too large: {most} bytes are the most.")]
        BodyTooLarge { most: usize } = (TOO_LARGE, "body-too-large"),
        /// Its body came to no end.
        #[error("The body could not be read to its end.")]
        BodyCutShort = (MALFORMED, "body-cut-short"),
        /// Its body took too long.
        #[error("The body of that request did not arrive in time.")]
        BodyLate = ((StatusCode::REQUEST_TIMEOUT, "malformed"), "body-late"),
        /// Its body is something else.
        #[error("The body has to be JSON: send it as application/json.")]
        BodyNotJson = ((StatusCode::UNSUPPORTED_MEDIA_TYPE, "malformed"), "body-not-json"),
        /// Its body is not what belongs there.
        #[error("The body cannot be read: {what}.")]
        BodyUnreadable { what: String } = (MALFORMED, "body-unreadable"),
        /// What came over a WebSocket is not what belongs there.
        #[error("That cannot be read: {what}.")]
        MessageUnreadable { what: String } = (MALFORMED, "message-unreadable"),
        /// What stands after the question mark is not what belongs there.
        #[error("{what}")]
        QueryUnreadable { what: String } = (MALFORMED, "query-unreadable"),
        /// The form is none of ours.
        #[error("That form cannot be read.")]
        FormUnreadable = (MALFORMED, "form-unreadable"),
        /// The form is none of ours.
        #[error("That form has more in it than any page sends.")]
        FormTooLarge = (TOO_LARGE, "form-too-large"),
        /// A field of a form is wrong. The sentence is in the reader's language.
        #[error("{said}")]
        Chosen { said: String } = ((StatusCode::UNPROCESSABLE_ENTITY, "chosen"), "chosen"),
        /// There is nothing to see in a name.
        #[error("{}", NameRefused::Empty)]
        NameEmpty = (MALFORMED, "name-empty"),
        /// A name is too long.
        #[error("{}", NameRefused::Long)]
        NameLong = (MALFORMED, "name-long"),
        /// A name has characters that nobody can see.
        #[error("{}", NameRefused::Hidden)]
        NameHidden = (MALFORMED, "name-hidden"),
        /// A team's name is too long.
        #[error("That name is too long: {most} characters are the most.")]
        TeamNameLong { most: usize } = (MALFORMED, "team-name-long"),
        /// A note is too long.
        #[error("That is too much for the notebook: 16,384 bytes are the most.")]
        NotebookFull = (TOO_LARGE, "notebook-full"),
        /// The team has to win another city first.
        #[error("That mission is not open yet: {city} has to be won first.")]
        MissionClosed { city: String } = ((StatusCode::CONFLICT, "not_now"), "mission-closed"),

        // How the house is.
        /// An id or a code belongs to another.
        #[error("That is taken already.")]
        Taken = ((StatusCode::CONFLICT, "taken"), "taken"),
        /// The store cannot be reached.
        #[error("The store cannot be reached right now. Please try again.")]
        StoreUnavailable = (UNAVAILABLE, "store-unavailable"),
        /// The store fails.
        #[error("{what}")]
        StoreBroken { what: String } = (BROKEN, "store-broken"),
        /// Too many want something of a table.
        #[error("Too many want something of this table at once. Please try again.")]
        Busy = (UNAVAILABLE, "busy"),
        /// Too many change a team.
        #[error("Too many change this team at once.")]
        TeamBusy = (UNAVAILABLE, "team-busy"),
        /// What is kept of a team makes no sense.
        #[error("This team's map cannot be read.")]
        TeamBroken = (BROKEN, "team-broken"),
        /// A table's log was written by a later program.
        #[error("{}", CorruptLog::Newer)]
        LogNewer = (BROKEN, "log-newer"),
        /// A table's log makes no sense. What stands there may be a secret of the game, and so may the reason.
        #[error("This table's log cannot be followed.")]
        LogBroken = (BROKEN, "log-broken"),
        /// The program has a fault.
        #[error("Something has gone wrong inside. The game is safe; please try again.")]
        Broken = (BROKEN, "broken"),
    }
}

impl From<NameRefused> for RequestError {
    fn from(refused: NameRefused) -> RequestError {
        match refused {
            NameRefused::Empty => RequestError::NameEmpty,
            NameRefused::Long => RequestError::NameLong,
            NameRefused::Hidden => RequestError::NameHidden,
        }
    }
}

impl From<CorruptLog> for RequestError {
    fn from(damage: CorruptLog) -> RequestError {
        match damage {
            CorruptLog::Newer => RequestError::LogNewer,
            CorruptLog::OutOfPlace | CorruptLog::Unreadable(_) => RequestError::LogBroken,
        }
    }
}
