//! One device passed around: every seat has an address and a cookie of its own.

use crate::games::{For, for_game};
use crate::make::{options_of, start};
use crate::reader::Asker;
use crate::sorry::{Sorry, of_house};
use axum::extract::{Form, FromRequest, FromRequestParts, Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Cast;
use game::{Seat, SeatSet, Viewer};
use scene::{Scene, Sitter};
use server::http::{
    Asker as Somebody, Envelope, Front, Known, Problem, Someone, Token, ask as ask_table, set_cookie,
    table_of, take_in,
};
use server::table::{Name, Request as Wish};
use server::{Live, Plan};
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
    type Out = Result<(Box<serde_json::value::RawValue>, usize), Problem>;

    fn game<G: Staged + Cast>(self) -> Self::Out {
        let options = options_of::<G>(self.reader, self.fields)?;
        let seats = G::seats(&options).map_err(|refusal| {
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "rules", refusal.to_string())
        })?;
        Ok((start::terms(&options, self.fields)?, seats))
    }
}

/// Makes a table for people around one device, seats them all and deals.
pub(crate) async fn make(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let made = async {
        front.count_table(&parts)?;
        let malformed = || Problem::new(StatusCode::BAD_REQUEST, "malformed", "That form cannot be read.");
        let Path(game) =
            Path::<String>::from_request_parts(&mut parts, &front).await.map_err(|_| Problem::no_table())?;
        let Someone(host) = Someone::from_request_parts(&mut parts, &front).await?;
        let form =
            Form::<Vec<(String, String)>>::from_request(Request::from_parts(parts, body), &front).await;
        let fields = FormFields(form.map_err(|_| malformed())?.0);
        let wanted =
            for_game(&game, Wanted { reader: &asker, fields: &fields }).ok_or_else(Problem::no_table)?;
        let (terms, seats) = wanted?;
        let names = names(&asker, &fields, seats)?;
        let bots: Vec<_> =
            Seat::all(seats).skip(names.len()).map(|seat| (seat, start::LEVEL.to_owned())).collect();
        let plan = Plan {
            game: &game,
            terms: &terms,
            bots: &bots,
            name: None,
            seat: None,
            start: false,
            listed: false,
        };
        let made = front.house().create(&host, &plan).await.map_err(of_house)?;
        let live = front.house().table(made.id).await.map_err(of_house)?;
        let mut cookies = Vec::new();
        for (seat, name) in Seat::all(seats).zip(&names) {
            let token = Token::draw();
            let who = Somebody::Known(take_in(&front, token.hash(), Kind::Human, name.as_str()).await?);
            let ask = |ask| Envelope { id: None, v: None, ask };
            let join = Wish::Join { name: name.clone(), seat: Some(seat) };
            ask_table(&front, &live, &who, true, &ask(join)).await?;
            ask_table(&front, &live, &who, true, &ask(Wish::Ready { ready: true, contribution: None }))
                .await?;
            cookies.extend(set_cookie(&front, &token, &format!("/h/{}/{}", made.id, seat.index())));
        }
        let begin = Envelope { id: None, v: None, ask: Wish::Start {} };
        ask_table(&front, &live, &Somebody::Known(host), true, &begin).await?;
        Ok::<_, Problem>((made.id, cookies))
    };
    let (id, cookies): (_, Vec<HeaderValue>) = made.await.map_err(sorry)?;
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
