//! One device passed around: every seat has an address and a cookie of its own.

use crate::form;
use crate::games::{For, for_game};
use crate::make::{Promised, options_of, start};
use crate::reader::Asker;
use crate::sorry::{Sorry, of_house};
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Cast;
use game::{Bytes32, Seat, SeatSet, Viewer};
use scene::{Scene, Sitter};
use server::http::{
    Asker as Somebody, Envelope, Front, Known, Problem, Someone, Token, ask as ask_table, set_cookie,
    table_of, take_in,
};
use server::table::{Given, Name, Request as Wish};
use server::{Live, Plan, Who};
use std::any::Any;
use std::sync::Arc;
use store::Kind;
use web::{FormFields, Reader, Staged};

/// Whom the whole table knows to be asked, of those who sit at this device.
struct Asked<'a> {
    live: &'a Live,
}

impl For for Asked<'_> {
    type Out = (SeatSet, Vec<bool>);

    fn game<G: Staged + Cast>(self) -> (SeatSet, Vec<bool>) {
        // The public's scene tells no more than everybody at the device may know.
        let scene = self.live.scene(Viewer::Public, None, None).downcast::<Scene<G>>();
        let Ok(scene) = scene else { return (SeatSet::NONE, Vec::new()) };
        let people = scene.table.chairs.iter().map(|chair| matches!(chair.sitter, Sitter::Person { .. }));
        (scene.time.as_ref().map(|time| time.asked).unwrap_or_default(), people.collect())
    }
}

/// Whoever at the device is asked next, or else the first of them.
pub(crate) fn next_seat(live: &Live) -> Option<Seat> {
    let (asked, people) = for_game(live.game(), Asked { live }).unwrap_or_default();
    let is_here = |seat: &Seat| people.get(seat.index()).copied().unwrap_or(false);
    asked.into_iter().find(is_here).or_else(|| Seat::all(people.len()).find(is_here))
}

/// On to the curtain of whoever is asked next. Whose turn it is concerns those at the device alone: the one who set the
/// table up there, and those who sit at it.
pub(crate) async fn next(State(front): State<Front>, request: Request) -> Result<Redirect, Sorry> {
    let (mut parts, _) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let live = table_of(&mut parts, &front).await.map_err(&sorry)?;
    let Known(who) = Known::from_request_parts(&mut parts, &front).await.map_err(&sorry)?;
    let is_host = who.as_ref().is_some_and(|who| live.host() == who.person);
    if !is_host && !matches!(live.viewer(who.as_ref(), false), Some(Viewer::Seat(_))) {
        return Err(sorry(Problem::not_for_you()));
    }
    let seat = next_seat(&live).ok_or_else(|| sorry(Problem::no_table()))?;
    Ok(Redirect::to(&format!("/h/{}/{}", live.id(), seat.index())))
}

/// The table's options and how many sit at the device.
struct Wanted<'a> {
    reader: &'a Reader,
    fields: &'a FormFields,
}

impl For for Wanted<'_> {
    type Out = Result<(Box<dyn Any + Send + Sync>, usize), Problem>;

    fn game<G: Staged + Cast>(self) -> Self::Out {
        let options = options_of::<G>(self.reader, self.fields)?;
        let seats = G::seats(&options).map_err(|refusal| {
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "rules", refusal.to_string())
        })?;
        Ok((Box::new(start::terms(options, self.fields, true)), seats))
    }
}

/// Makes a table for people around one device, seats them all and deals. A page with a script asks for the promise first;
/// then nobody is seated yet, and [`deal`] does it with everybody's parts.
pub(crate) async fn make(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let made = async {
        front.count_table(&parts)?;
        let Path(game) =
            Path::<String>::from_request_parts(&mut parts, &front).await.map_err(|_| Problem::no_table())?;
        let Someone(host) = Someone::from_request_parts(&mut parts, &front).await?;
        let fields = form::receive(&front, Request::from_parts(parts, body)).await?;
        let wanted =
            for_game(&game, Wanted { reader: &asker, fields: &fields }).ok_or_else(Problem::no_table)?;
        let (terms, seats) = wanted?;
        let names = names(&asker, &fields, seats)?;
        let bots: Vec<_> =
            Seat::all(seats).skip(names.len()).map(|seat| (seat, start::LEVEL.to_owned())).collect();
        let plan = Plan {
            game: &game,
            terms: Given::Read(&*terms),
            bots: &bots,
            name: None,
            seat: None,
            start: false,
            listed: false,
        };
        let made = front.house().create(&host, &plan).await.map_err(of_house)?;
        if fields.has("promise") {
            return Ok(Promised::new(&made, names.len()).into_response());
        }
        let live = front.house().table(made.id).await.map_err(of_house)?;
        seat_and_deal(&front, host, &live, &names, &[]).await
    };
    made.await.map_err(sorry)
}

/// Seats the people around one device at a table that was promised to them, each with the part that the browser drew for
/// them, and deals.
pub(crate) async fn deal(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let dealt = async {
        front.count_join(&mut parts)?;
        let Known(host) = Known::from_request_parts(&mut parts, &front).await?;
        let live = table_of(&mut parts, &front).await?;
        // Nobody but who made the table brings people without its code.
        let host = host.filter(|who| who.person == live.host()).ok_or_else(Problem::not_for_you)?;
        let fields = form::receive(&front, Request::from_parts(parts, body)).await?;
        let people = for_game(live.game(), Asked { live: &live }).unwrap_or_default().1;
        let names = names(&asker, &fields, people.len())?;
        let drawn = fields.0.iter().filter(|(field, _)| field == "part").map(|(_, part)| part.parse());
        let drawn: Vec<Bytes32> = drawn.collect::<Result<_, _>>().map_err(|_| malformed())?;
        seat_and_deal(&front, host, &live, &names, &drawn).await
    };
    dealt.await.map_err(sorry)
}

fn malformed() -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "malformed", "That form cannot be read.")
}

/// Seats people with a cookie for each, and deals; `drawn` are their parts of the deal, as far as there are any.
async fn seat_and_deal(
    front: &Front,
    host: Who,
    live: &Arc<Live>,
    names: &[Name],
    drawn: &[Bytes32],
) -> Result<Response, Problem> {
    let id = live.id();
    let ask = |ask| Envelope { id: None, v: None, ask };
    let mut cookies = Vec::new();
    for (seat, name) in Seat::all(names.len()).zip(names) {
        let token = Token::draw();
        let who = Somebody::Known(take_in(front, token.hash(), Kind::Human, name.as_str()).await?);
        let join = Wish::Join { name: name.clone(), seat: Some(seat) };
        ask_table(front, live, &who, true, &ask(join)).await?;
        let ready = Wish::Ready { ready: true, contribution: drawn.get(seat.index()).copied() };
        ask_table(front, live, &who, true, &ask(ready)).await?;
        cookies.extend(set_cookie(front, &token, &format!("/h/{id}/{}", seat.index())));
    }
    let begin = Wish::Start { contribution: None };
    ask_table(front, live, &Somebody::Known(host), true, &ask(begin)).await?;
    let mut response = Redirect::to(&format!("/h/{id}")).into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Who sits at the device: the names that were typed, at least two.
fn names(reader: &Reader, fields: &FormFields, seats: usize) -> Result<Vec<Name>, Problem> {
    let typed = fields.0.iter().filter(|(field, value)| field == "who" && !value.trim().is_empty());
    let mut names: Vec<Name> = Vec::new();
    for (_, typed) in typed.take(seats) {
        let name = Name::new(typed).map_err(|wrong| {
            Problem::new(StatusCode::BAD_REQUEST, "malformed", wrong.to_string()).named("name-hidden")
        })?;
        let others: Vec<String> = names.iter().map(|name| name.as_str().to_owned()).collect();
        names.push(name.beside(others.iter().map(String::as_str)));
    }
    while names.len() < 2 {
        let number = names.len() as i64 + 1;
        let name = reader.words().fill("seat-number", &[("n", number.into())]).into_owned();
        names.push(Name::new(&name).map_err(|_| Problem::no_table())?);
    }
    Ok(names)
}
