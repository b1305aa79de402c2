//! What a table refuses.

use super::{NoSuchViewer, Why};
use crate::refusals::refusals;
use scene::{NameRefused, TermsError, TextError};

refusals! {
    /// What a table refuses, whatever its game. The translations call it `refused-table-NAME`.
    pub enum TableRefusal: Why {
        // What was sent.
        /// An action or a claim is none of this game.
        #[error("That cannot be read: {what}.")]
        Unreadable { what: String } = (Why::Malformed, "unreadable"),
        /// The options are none of this game.
        #[error("The table's options cannot be read: {what}.")]
        OptionsUnreadable { what: String } = (Why::Malformed, "options-unreadable"),
        /// A clock for each decision is too fast or too slow.
        #[error("{}", TermsError::ClockMove)]
        ClockMove = (Why::Malformed, "clock-move"),
        /// A clock for the whole game is too fast or too slow.
        #[error("{}", TermsError::ClockBank)]
        ClockBank = (Why::Malformed, "clock-bank"),
        /// A correspondence game is too fast or too slow.
        #[error("{}", TermsError::ClockDays)]
        ClockDays = (Why::Malformed, "clock-days"),
        /// The table waits too shortly or too long for those who are gone.
        #[error("{}", TermsError::Patience)]
        Patience = (Why::Malformed, "patience"),
        /// There is nothing in what was said.
        #[error("{}", TextError::Empty)]
        NothingSaid = (Why::Malformed, "nothing-said"),
        /// What was said has characters that nobody can see.
        #[error("{}", TextError::Hidden)]
        TalkHidden = (Why::Malformed, "talk-hidden"),
        /// What was said is too long.
        #[error("{}", TextError::Long)]
        TalkLong = (Why::Malformed, "talk-long"),
        /// Somebody who watches wants to talk and has no name that can be shown.
        #[error("{wrong}")]
        NoName { wrong: NameRefused } = (Why::Malformed, "no-name"),

        // What there is not.
        /// There is no such game.
        #[error("There is no game \"{game}\" here: there is {known}.")]
        UnknownGame { game: String, known: String } = (Why::Unknown, "unknown-game"),
        /// There is no such bot.
        #[error("There is no bot \"{bot}\" for this game: there is {known}.")]
        UnknownBot { bot: String, known: String } = (Why::Unknown, "unknown-bot"),
        /// The table has no such seat.
        #[error("This table has no such seat.")]
        NoSuchSeat = (Why::Unknown, "no-such-seat"),
        /// Nobody sits there.
        #[error("Nobody sits in that seat.")]
        EmptySeat = (Why::Unknown, "empty-seat"),
        /// Whoever asks sits there, or the table has no such seat.
        #[error("There is nobody else in that seat.")]
        NobodyElse = (Why::Unknown, "nobody-else"),
        /// The game was seen by nobody like that.
        #[error("{viewer}")]
        UnknownViewer { viewer: NoSuchViewer } = (Why::Unknown, "unknown-viewer"),

        // Who asks.
        /// Whoever asks has no seat.
        #[error("You have no seat at this table.")]
        NoSeat = (Why::NoSeat, "no-seat"),
        /// Whoever asks has played no part in the game.
        #[error("You had no seat at this table.")]
        HadNoSeat = (Why::NoSeat, "had-no-seat"),
        /// The table has no watchers.
        #[error("Nobody may watch this table.")]
        NotWatched = (Why::NoSeat, "not-watched"),
        /// It is the host's to do.
        #[error("Only the host of the table can do that.")]
        NotHost = (Why::NotHost, "not-host"),
        /// The table's code is needed.
        #[error("This table is by invitation: its code is needed.")]
        NoInvite = (Why::NoInvite, "no-invite"),
        /// The code does not hold any more.
        #[error("That invitation has ended: ask for a new one.")]
        InvitationEnded = (Why::NoInvite, "invitation-ended"),

        // Where there is no room.
        /// There is no seat left.
        #[error("The table is full.")]
        Full = (Why::Full, "full"),
        /// Another seat is free.
        #[error("That seat is taken; another one is free.")]
        SeatTaken = (Why::Full, "seat-taken"),
        /// A person has the seat that a bot was to have.
        #[error("Somebody sits there.")]
        Occupied = (Why::Full, "occupied"),
        /// The log has no room for more talk.
        #[error("So much has been said at this table that it can keep no more talk.")]
        TalkFull = (Why::Full, "talk-full"),
        /// The log has no room for more of what happens around the game.
        #[error("There has been so much coming and going at this table that it can keep no more.")]
        AroundFull = (Why::Full, "around-full"),
        /// The log has no room for more of the game.
        #[error("This game has gone on for longer than a table can keep: give it up.")]
        TooLong = (Why::Full, "too-long"),
        /// The game has too many steps for a replay.
        #[error("This game is too long to be told step by step: its record has all of it.")]
        TooLongToTell = (Why::Full, "too-long-to-tell"),

        // How far the table is.
        /// It is too late for that.
        #[error("The game has begun.")]
        Begun = (Why::NotNow, "begun"),
        /// It is too late to sit down.
        #[error("The game has begun; all seats are taken.")]
        BegunFull = (Why::NotNow, "begun-full"),
        /// It is too early for that.
        #[error("The game has not begun yet.")]
        NotBegun = (Why::NotNow, "not-begun"),
        /// The game has ended.
        #[error("The game is over.")]
        Over = (Why::NotNow, "over"),
        /// The game has not ended.
        #[error("The game is still on.")]
        StillOn = (Why::NotNow, "still-on"),
        /// The game has no record yet.
        #[error("The record can be had when the game is over.")]
        RecordLater = (Why::NotNow, "record-later"),
        /// The game cannot start without players.
        #[error("There are empty seats: wait for people, or give the seats to bots.")]
        EmptySeats = (Why::NotNow, "empty-seats"),
        /// The game cannot start without this player.
        #[error("{player} is not ready yet.")]
        NotReady { player: String } = (Why::NotNow, "not-ready"),
        /// Whoever wants to sit down sits already.
        #[error("You have a seat here already.")]
        Seated = (Why::NotNow, "seated"),
        /// Whoever asks has left, or a bot plays for them.
        #[error("You have left the game: come back first.")]
        Left = (Why::NotNow, "left"),
        /// Whoever wants to leave has left.
        #[error("You have left already.")]
        LeftAlready = (Why::NotNow, "left-already"),
        /// Whoever wants to come back is here.
        #[error("You are here already.")]
        Here = (Why::NotNow, "here"),
        /// Somebody votes on their own seat.
        #[error("You are here yourself.")]
        Yourself = (Why::NotNow, "yourself"),
        /// A bot plays for them already.
        #[error("A bot sits in for that player already.")]
        StandIn = (Why::NotNow, "stand-in"),
        /// In a game of two the other's seat is not voted on.
        #[error("In a game of two no bot plays for the other: wait, adjourn the game, or end it without a winner.")]
        OfTwo = (Why::NotNow, "of-two"),
        /// Only the seats of those who are gone are voted on.
        #[error("That player is here: give them time.")]
        IsHere = (Why::NotNow, "is-here"),
        /// The clocks stand still.
        #[error("The game is paused: let the clocks run first.")]
        Paused = (Why::Paused, "paused"),
        /// There is a pause already.
        #[error("The clocks stand still already.")]
        PausedAlready = (Why::NotNow, "paused-already"),
        /// There is no pause.
        #[error("The clocks are running.")]
        ClocksRun = (Why::NotNow, "clocks-run"),
        /// Whoever asks for a pause has asked already.
        #[error("You have asked for a pause already; the others have not agreed yet.")]
        PauseAsked = (Why::NotNow, "pause-asked"),
        /// The clocks cannot run without this player.
        #[error("{player} is not here: the game goes on when they are back.")]
        Absent { player: String } = (Why::NotNow, "absent"),
        /// Those who watch are asked to be quiet.
        #[error("The host has asked those who watch to be quiet.")]
        Hushed = (Why::NotNow, "hushed"),
        /// Players do not talk with those who watch.
        #[error("Those who play do not talk with those who watch.")]
        NoAdvice = (Why::NotNow, "no-advice"),
        /// The sides do not talk among themselves yet.
        #[error("The sides talk among themselves when the game has begun.")]
        SidesLater = (Why::NotNow, "sides-later"),
        /// The game has gone on since the page was painted.
        #[error("Something happened in the meantime: please look again.")]
        Stale = (Why::Stale, "stale"),
    }
}

impl From<TermsError> for TableRefusal {
    fn from(error: TermsError) -> TableRefusal {
        match error {
            TermsError::ClockMove => TableRefusal::ClockMove,
            TermsError::ClockBank => TableRefusal::ClockBank,
            TermsError::ClockDays => TableRefusal::ClockDays,
            TermsError::Patience => TableRefusal::Patience,
        }
    }
}

impl From<TextError> for TableRefusal {
    fn from(error: TextError) -> TableRefusal {
        match error {
            TextError::Empty => TableRefusal::NothingSaid,
            TextError::Hidden => TableRefusal::TalkHidden,
            TextError::Long => TableRefusal::TalkLong,
        }
    }
}

impl From<bots::UnknownBot> for TableRefusal {
    fn from(unknown: bots::UnknownBot) -> TableRefusal {
        TableRefusal::UnknownBot { bot: unknown.name, known: unknown.known.join(", ") }
    }
}

impl From<NoSuchViewer> for TableRefusal {
    fn from(viewer: NoSuchViewer) -> TableRefusal {
        TableRefusal::UnknownViewer { viewer }
    }
}
