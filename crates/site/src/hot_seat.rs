//! One device passed around: every seat has an address and a cookie of its own.

use crate::error_page::{ErrorPage, of_house};
use crate::form;
use crate::make::{Promised, form_problem, start};
use crate::reader::PageReader;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use game::{Bytes32, Seat, SeatSet, Viewer};
use scene::{FormFields, Occupant, SeatInfo};
use server::http::{
    ApiError, Envelope, Front, MaybeUser, RequestError, Requester, SignedIn, Token, ask as ask_table,
    set_cookie, table_of, take_in,
};
use server::table::{Name, Request as Wish, Scope};
use server::{Plan, TableHandle, User};
use std::sync::Arc;
use store::Kind;
use web::{Reader, Words};

/// Who is asked at a table, and for each seat whether a person has it. The public's scene tells no more than everybody at
/// the device may know.
fn people_of(live: &TableHandle) -> (SeatSet, Vec<bool>) {
    let Ok(projection) = live.project(Viewer::Public, None, Scope::ALL) else { return Default::default() };
    let is_person = |seat: &SeatInfo| matches!(seat.occupant, Occupant::Person { .. });
    let asked = projection.time().map(|time| time.asked).unwrap_or_default();
    (asked, projection.table().seats.iter().map(is_person).collect())
}

/// Whoever at the device is asked next, or else the first of them.
pub(crate) fn next_seat(live: &TableHandle) -> Option<Seat> {
    let (asked, people) = people_of(live);
    let is_here = |seat: &Seat| people.get(seat.index()).copied().unwrap_or(false);
    asked.into_iter().find(is_here).or_else(|| Seat::all(people.len()).find(is_here))
}

/// On to the curtain of whoever is asked next. Whose turn it is concerns those at the device alone: the one who set the
/// table up there, and those who sit at it.
pub(crate) async fn next(State(front): State<Front>, request: Request) -> Result<Redirect, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let live = table_of(&mut parts, &front).await.map_err(&sorry)?;
    let MaybeUser(who) = MaybeUser::from_request_parts(&mut parts, &front).await.map_err(&sorry)?;
    let is_host = who.as_ref().is_some_and(|who| live.host() == who.person);
    if !is_host && !matches!(live.viewer(who.as_ref(), false), Some(Viewer::Seat(_))) {
        return Err(sorry(ApiError::not_for_you()));
    }
    let seat = next_seat(&live).ok_or_else(|| sorry(ApiError::no_table()))?;
    Ok(Redirect::to(&format!("/h/{}/{}", live.id(), seat.index())))
}

/// Makes a table for people around one device, seats them all and deals. A page with a script asks for the promise first;
/// then nobody is seated yet, and [`deal`] does it with everybody's parts.
pub(crate) async fn make(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let made = async {
        front.count_table(&parts)?;
        let Path(game) =
            Path::<String>::from_request_parts(&mut parts, &front).await.map_err(|_| ApiError::no_table())?;
        let SignedIn(host) = SignedIn::from_request_parts(&mut parts, &front).await?;
        let fields = form::receive(&front, Request::from_parts(parts, body)).await?;
        let terms = start::terms(&fields, true);
        let terms =
            front.house().games().form_terms(&game, &asker, Some(&fields), terms).map_err(form_problem)?;
        let names = names(&asker, &fields, terms.seats())?;
        let bots: Vec<_> =
            Seat::all(terms.seats()).skip(names.len()).map(|seat| (seat, start::LEVEL.to_owned())).collect();
        let plan = Plan { terms: &*terms, bots: &bots, name: None, seat: None, start: false };
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
pub(crate) async fn deal(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let dealt = async {
        front.count_join(&mut parts)?;
        let MaybeUser(host) = MaybeUser::from_request_parts(&mut parts, &front).await?;
        let live = table_of(&mut parts, &front).await?;
        // Nobody but who made the table brings people without its code.
        let host = host.filter(|who| who.person == live.host()).ok_or_else(ApiError::not_for_you)?;
        let fields = form::receive(&front, Request::from_parts(parts, body)).await?;
        let (_, people) = people_of(&live);
        let names = names(&asker, &fields, people.len())?;
        let drawn = fields.0.iter().filter(|(field, _)| field == "part").map(|(_, part)| part.parse());
        let drawn: Vec<Bytes32> =
            drawn.collect::<Result<_, _>>().map_err(|_| RequestError::FormUnreadable)?;
        seat_and_deal(&front, host, &live, &names, &drawn).await
    };
    dealt.await.map_err(sorry)
}

/// Seats people with a cookie for each, and deals; `drawn` are their parts of the deal, as far as there are any.
async fn seat_and_deal(
    front: &Front,
    host: User,
    live: &Arc<TableHandle>,
    names: &[Name],
    drawn: &[Bytes32],
) -> Result<Response, ApiError> {
    let id = live.id();
    let ask = |ask| Envelope { id: None, v: None, ask };
    let mut cookies = Vec::new();
    for (seat, name) in Seat::all(names.len()).zip(names) {
        let token = Token::draw();
        let who = Requester::MaybeUser(take_in(front, token.hash(), Kind::Human, name.as_str()).await?);
        let join = Wish::Join { name: name.clone(), seat: Some(seat) };
        ask_table(front, live, &who, true, &ask(join)).await?;
        let ready = Wish::Ready { ready: true, contribution: drawn.get(seat.index()).copied() };
        ask_table(front, live, &who, true, &ask(ready)).await?;
        cookies.extend(set_cookie(front, &token, &format!("/h/{id}/{}", seat.index())));
    }
    let begin = Wish::Start { contribution: None };
    ask_table(front, live, &Requester::MaybeUser(host), true, &ask(begin)).await?;
    let mut response = Redirect::to(&format!("/h/{id}")).into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Who sits at the device: the names that were typed, at least two.
fn names(reader: &Reader, fields: &FormFields, seats: usize) -> Result<Vec<Name>, ApiError> {
    let typed = fields.0.iter().filter(|(field, value)| field == "who" && !value.trim().is_empty());
    let mut names: Vec<Name> = Vec::new();
    for (_, typed) in typed.take(seats) {
        let name = Name::new(typed).map_err(RequestError::from)?;
        let others: Vec<String> = names.iter().map(|name| name.as_str().to_owned()).collect();
        names.push(name.beside(others.iter().map(String::as_str)));
    }
    while names.len() < 2 {
        let number = names.len() as i64 + 1;
        let name = Words::of(reader.language).fill("seat-number", &[("n", number.into())]).into_owned();
        names.push(Name::new(&name).map_err(|_| ApiError::no_table())?);
    }
    Ok(names)
}
