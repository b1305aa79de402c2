//! Making a table: one click against bots, or with friends.

pub(crate) mod start;

use crate::form;
use crate::games::{For, for_game};
use crate::missions;
use crate::reader::Asker;
use crate::sorry::{Sorry, of_house};
use axum::Json;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Cast;
use game::{Commitment, Seat};
use maud::{Markup, html};
use serde::Serialize;
use server::http::{Front, Known, Problem, Someone, Visitor};
use server::table::{Given, Name};
use server::{Made, Plan, Who};
use std::any::Any;
use store::PersonChange;
use web::pages::{self, Listed};
use web::{FormFields, Reader, Staged};

/// The first page.
pub(crate) async fn home(
    State(front): State<Front>,
    Asker(asker): Asker,
    Known(who): Known,
) -> Result<Markup, Sorry> {
    let sorry = Sorry::to(&asker);
    let store = front.house().store();
    let mine = match &who {
        Some(who) => store.tables_of(&who.person, 12).await.map_err(|trouble| sorry(trouble.into()))?,
        None => Vec::new(),
    };
    let open = store.open_tables(12).await.map_err(|trouble| sorry(trouble.into()))?;
    let listed = |row: store::TableRow| Listed {
        id: row.id.to_string(),
        game: row.game,
        stage: match row.stage {
            store::Stage::Open => scene::Stage::Open,
            store::Stage::On => scene::Stage::On,
            store::Stage::Over => scene::Stage::Over,
        },
        touched: row.touched,
    };
    let mine: Vec<_> = mine.into_iter().map(listed).collect();
    let open: Vec<_> =
        open.into_iter().map(listed).filter(|row| !mine.iter().any(|own| own.id == row.id)).collect();
    Ok(pages::home(&asker, server::now(), &mine, &open))
}

/// Paints the page on which a table is made.
struct PaintForm<'a> {
    reader: &'a Reader,
    chosen: &'a FormFields,
    wrong: Option<Markup>,
}

impl For for PaintForm<'_> {
    type Out = Markup;

    fn game<G: Staged + Cast>(self) -> Markup {
        let levels: Vec<_> = G::BOTS.iter().take(start::LEVELS).copied().collect();
        pages::making::<G>(self.reader, &levels, self.chosen, self.wrong.as_ref())
    }
}

async fn game_of(parts: &mut Parts, front: &Front) -> Result<String, Problem> {
    let path = Path::<String>::from_request_parts(parts, front).await;
    path.map(|Path(game)| game).map_err(|_| Problem::no_table())
}

/// The page on which a table is made.
pub(crate) async fn form(State(front): State<Front>, request: Request) -> Result<Markup, Sorry> {
    let (mut parts, _) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let game = game_of(&mut parts, &front).await.map_err(&sorry)?;
    // Links can choose beforehand: a mission, say.
    let query = parts.uri.query().unwrap_or_default();
    let chosen = FormFields(url::form_urlencoded::parse(query.as_bytes()).into_owned().collect());
    let nothing = || sorry(Problem::new(StatusCode::NOT_FOUND, "unknown", "There is nothing here."));
    for_game(&game, PaintForm { reader: &asker, chosen: &chosen, wrong: None }).ok_or_else(nothing)
}

/// The options that a form chose, or what is wrong with them.
pub(crate) fn options_of<G: Staged>(reader: &Reader, fields: &FormFields) -> Result<G::Options, Problem> {
    let options = <G as Staged>::options(reader.words(), fields);
    let options = options.map_err(|wrong| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "chosen", wrong))?;
    G::seats(&options).map_err(|refusal| Problem::from(server::table::Refused::rules(&refusal)))?;
    Ok(options)
}

/// A table that a form asks for.
struct Wanted<'a> {
    reader: &'a Reader,
    fields: &'a FormFields,
    quick: bool,
}

struct Chosen {
    /// The [`server::table::Terms`] of the game.
    terms: Box<dyn Any + Send + Sync>,
    bots: Vec<(Seat, String)>,
}

impl For for Wanted<'_> {
    type Out = Result<Chosen, Problem>;

    fn game<G: Staged + Cast>(self) -> Result<Chosen, Problem> {
        let Wanted { reader, fields, quick } = self;
        let options = if quick { G::quick(reader.language) } else { options_of::<G>(reader, fields)? };
        let seats =
            G::seats(&options).map_err(|refusal| Problem::from(server::table::Refused::rules(&refusal)))?;
        let bots = if quick {
            let level = fields.get("level").filter(|level| G::BOTS.contains(level)).unwrap_or(start::LEVEL);
            Seat::all(seats).skip(1).map(|seat| (seat, level.to_owned())).collect()
        } else {
            start::bots(fields, seats, G::BOTS)
        };
        Ok(Chosen { terms: Box::new(start::terms(options, fields, false)), bots })
    }
}

/// Makes the table that a form asks for; its maker takes the first seat.
pub(crate) async fn make(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    new_table(front, request, false).await
}

/// One click: a table against bots that starts at once.
pub(crate) async fn play(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    new_table(front, request, true).await
}

async fn new_table(front: Front, request: Request, quick: bool) -> Result<Response, Sorry> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    front.count_table(&parts).map_err(&sorry)?;
    let game = game_of(&mut parts, &front).await.map_err(&sorry)?;
    let visitor = parts.extensions.get::<Visitor>().cloned();
    let Someone(who) = Someone::from_request_parts(&mut parts, &front).await.map_err(&sorry)?;
    let fields = form::receive(&front, Request::from_parts(parts, body)).await.map_err(&sorry)?;
    let made = async {
        let wanted = for_game(&game, Wanted { reader: &asker, fields: &fields, quick });
        let Chosen { terms, bots } = wanted.ok_or_else(Problem::no_table)??;
        let name = name_of(&asker, &who, &fields);
        // A page with a script asks for the promise first, and deals with the person's part.
        let promised = quick && fields.has("promise");
        let plan = Plan {
            game: &game,
            terms: Given::Read(&*terms),
            bots: &bots,
            name: Some(name.clone()),
            seat: None,
            start: quick && !promised,
            listed: fields.has("listed"),
        };
        let made = front.house().create(&who, &plan).await.map_err(of_house)?;
        if !quick && who.name != name.as_str() {
            let change = PersonChange { name: Some(name.as_str().to_owned()), ..PersonChange::default() };
            front.house().store().change_person(&who.person, change).await?;
            if let Some(visitor) = visitor {
                front.remember(visitor.hash(), Who { name: name.as_str().to_owned(), ..who.clone() });
            }
        }
        if let Some(team) = fields.get("team") {
            missions::sits_down(&front, &who, team, &made.id, &*terms).await?;
        }
        Ok((made, promised))
    };
    match made.await {
        Ok((made, true)) => Ok(Promised::new(&made, 1).into_response()),
        Ok((made, false)) => Ok(Redirect::to(&format!("/t/{}", made.id)).into_response()),
        Err(problem) => Err::<Response, Problem>(problem).or_else(|problem: Problem| {
            // What was typed is not lost: the form comes back with a word on what is wrong.
            // What the options have to say may quote what was typed: it is text, not HTML.
            let wrong = match problem.why() {
                "chosen" => html! { (problem.message()) },
                _ => web::table::refusal(asker.words(), &crate::sorry::refusal(&game, &problem)),
            };
            match for_game(&game, PaintForm { reader: &asker, chosen: &fields, wrong: Some(wrong) }) {
                Some(page) if !quick => Ok((problem.status(), page).into_response()),
                _ => Err(sorry(problem)),
            }
        }),
    }
}

/// A table that was made and not dealt yet, for a script: with the promise in hand the browser draws the people's parts.
#[derive(Serialize)]
pub(crate) struct Promised {
    table: String,
    promise: Commitment,
    /// How many people play in this browser, from the first seat on.
    people: usize,
}

impl Promised {
    pub(crate) fn new(made: &Made, people: usize) -> Json<Promised> {
        Json(Promised { table: made.id.to_string(), promise: made.commitment, people })
    }
}

/// The name that the maker goes by: what they typed, what they are known by, or a plain word.
fn name_of(reader: &Reader, who: &Who, fields: &FormFields) -> Name {
    let plain = || Name::new(&reader.words().say("you-by-default")).ok();
    let typed = fields.get("name").and_then(|name| Name::new(name).ok());
    let known = || Name::new(&who.name).ok();
    typed.or_else(known).or_else(plain).unwrap_or_else(Name::anybody)
}
