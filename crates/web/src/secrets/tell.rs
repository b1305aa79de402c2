//! The story, line by line, from what its viewer knows.

use super::Table;
use super::name::{self, me, who};
use crate::Screen;
use game::Seat;
use secrets::{Event, How, Identity, Place, Side};

pub(super) fn tell(at: &Table<'_>, event: &Event) -> Option<String> {
    let of = |key, seat| at.fill(key, &[("who", who(at, seat)), ("me", me(at, seat))]).into_owned();
    let card = |card| ("card", at.say(name::character(card)).into());
    Some(match event {
        Event::Dealt { first, .. } => of("secrets-told-dealt", *first),
        Event::Saw { place, identity } => saw(at, *place, *identity),
        Event::CentreShown { identity } => {
            let key = if remembers(at) { "secrets-told-centre" } else { "secrets-told-centre-quiet" };
            at.fill(key, &[("identity", at.say(name::identity(*identity)).into())]).into()
        }
        Event::TurnedUp { by, turn, pair: [one, two], extras } => {
            let gaps = [
                ("who", who(at, *by)),
                ("me", me(at, *by)),
                ("turn", (*turn).into()),
                ("one", at.say(name::character(*one)).into()),
                ("two", at.say(name::character(*two)).into()),
                ("extras", (*extras).into()),
            ];
            at.fill("secrets-told-turned-up", &gaps).into()
        }
        Event::Offered { by, to } => between(at, "secrets-told-offered", *by, *to),
        Event::Kept { card: kept } => at.fill("secrets-told-kept", &[card(*kept)]).into(),
        // One's own sealed answer is on the desk, and becomes a line when it counts.
        Event::Sealed { .. } => return None,
        Event::WindowClosed => at.say("secrets-told-window").into(),
        Event::Landed { card: landed, with, how } => {
            let key = match how {
                How::Accepted => "secrets-told-accepted",
                How::Refused => "secrets-told-refused",
                How::Intervened => "secrets-told-intervened",
            };
            at.fill(key, &[("who", who(at, *with)), ("me", me(at, *with)), card(*landed)]).into()
        }
        Event::TokensSwapped { by, places: [one, two] } => {
            let gaps = [
                ("who", who(at, *by)),
                ("me", me(at, *by)),
                ("one", name::token(at, *one).into()),
                ("two", name::token(at, *two).into()),
            ];
            at.fill("secrets-told-swapped", &gaps).into()
        }
        // The viewer who looks is told what they see by the next event.
        Event::Looks { by, .. } if at.is_me(*by) => return None,
        Event::Looks { by, place: Place::Seat(seat) } if by == seat => of("secrets-told-looks-own", *by),
        Event::Looks { by, place } => {
            let token = name::token(at, *place).into();
            at.fill("secrets-told-looks", &[("who", who(at, *by)), ("token", token)]).into()
        }
        Event::PutBefore { by, to } => between(at, "secrets-told-put-before", *by, *to),
        Event::Shows { by } => of("secrets-told-shows", *by),
        Event::Exchanged { by } if at.is_me(*by) => return None,
        Event::Exchanged { by } => of("secrets-told-exchanged", *by),
        Event::ExchangedWith { side } => exchanged_with(at, *side)?,
        Event::BulletDrawn { by } if at.is_me(*by) => return None,
        Event::BulletDrawn { by } => of("secrets-told-bullet-drawn", *by),
        Event::BulletSeen { value } => {
            at.fill("secrets-told-bullet-seen", &[("value", name::signed(*value).into())]).into()
        }
        Event::BulletGiven { by, to } => between(at, "secrets-told-bullet-given", *by, *to),
        Event::AllTurnedDown { seat } => of("secrets-told-all-down", *seat),
        Event::PairTurnedDown { seat, card: pair } => at
            .fill("secrets-told-pair-down", &[("who", who(at, *seat)), ("me", me(at, *seat)), card(*pair)])
            .into(),
        Event::UnMoved { to: Some(to) } => of("secrets-told-un", *to),
        Event::UnMoved { to: None } => at.say("secrets-told-un-nobody").into(),
        Event::Ended { .. } => at.say("secrets-told-ended").into(),
    })
}

/// Whether the page may repeat what was seen: with the memory aid, after the end, and for whoever has no memory of a player
/// to keep (S5).
fn remembers(at: &Table<'_>) -> bool {
    at.scene.terms.options.memory_aid
        || at.me().is_none()
        || at.screen == Screen::Replay
        || at.scene.view.as_ref().is_some_and(|view| view.scoring.is_some())
}

/// What this viewer saw. Without the memory aid the line says which token it was; what it said is shown once, large.
fn saw(at: &Table<'_>, place: Place, identity: Identity) -> String {
    let token = ("token", name::token(at, place).into());
    let identity = ("identity", at.say(name::identity(identity)).into());
    match (at.me(), remembers(at)) {
        (None, _) => at.fill("secrets-told-token", &[token, identity]),
        (Some(_), true) => at.fill("secrets-told-saw", &[token, identity]),
        (Some(_), false) => at.fill("secrets-told-saw-quiet", &[token]),
    }
    .into_owned()
}

/// Something that somebody does to somebody else.
fn between<'a>(at: &Table<'a>, key: &'a str, by: Seat, to: Seat) -> String {
    let me = match () {
        _ if at.is_me(by) => "by",
        _ if at.is_me(to) => "to",
        _ => "no",
    };
    at.fill(key, &[("by", who(at, by)), ("to", who(at, to)), ("me", me.into())]).into_owned()
}

fn exchanged_with(at: &Table<'_>, side: Side) -> Option<String> {
    let Some(me) = at.me() else {
        // From above the line before has said whose Diplomat it was.
        let key = match side {
            Side::Left => "secrets-told-exchanged-left",
            Side::Right => "secrets-told-exchanged-right",
        };
        return Some(at.say(key).into());
    };
    let neighbour = side.of(me, at.scene.view.as_ref()?.displays.len());
    Some(
        at.fill("secrets-told-exchanged-with", &[("token", name::token(at, neighbour.into()).into())]).into(),
    )
}
