//! Making a table: one click against bots, or with friends.

pub(crate) mod start;

use crate::error_page::{ErrorPage, of_house};
use crate::form;
use crate::missions;
use crate::reader::PageReader;
use axum::Json;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use game::{Commitment, Seat};
use maud::Markup;
use scene::FormFields;
use serde::Serialize;
use server::http::{ApiError, Front, MaybeUser, RequestError, SignedIn, Visitor};
use server::table::{AnyTerms, Name};
use server::{FormError, Made, Plan, User};
use store::PersonChange;
use web::games::GamePages;
use web::pages::{self, Listed};
use web::{Reader, Words};

/// The first page.
pub(crate) async fn home(
    State(front): State<Front>,
    PageReader(asker): PageReader,
    MaybeUser(who): MaybeUser,
) -> Result<Markup, ErrorPage> {
    let sorry = ErrorPage::to(&asker);
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

/// The page on which a table of this game is made.
fn paint_form(
    front: &Front,
    game: &'static dyn GamePages,
    reader: &Reader,
    chosen: &FormFields,
    wrong: Option<&Markup>,
) -> Markup {
    let levels: Vec<_> = bots_of(front, game.name()).iter().take(start::LEVELS).copied().collect();
    game.making(reader, &levels, chosen, wrong)
}

/// The bots of a game.
fn bots_of(front: &Front, game: &str) -> &'static [&'static str] {
    front.house().games().names().find(|(name, _)| *name == game).map(|(_, bots)| bots).unwrap_or_default()
}

async fn game_of(parts: &mut Parts, front: &Front) -> Result<String, ApiError> {
    let path = Path::<String>::from_request_parts(parts, front).await;
    path.map(|Path(game)| game).map_err(|_| ApiError::no_table())
}

/// The page on which a table is made.
pub(crate) async fn form(State(front): State<Front>, request: Request) -> Result<Markup, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let game = game_of(&mut parts, &front).await.map_err(&sorry)?;
    // Links can choose beforehand: a mission, say.
    let query = parts.uri.query().unwrap_or_default();
    let chosen = FormFields(url::form_urlencoded::parse(query.as_bytes()).into_owned().collect());
    let nothing = || sorry(RequestError::NothingHere.into());
    let game = web::games::game(&game).ok_or_else(nothing)?;
    Ok(paint_form(&front, game, &asker, &chosen, None))
}

/// What is wrong with what a form chose.
pub(crate) fn form_problem(error: FormError) -> ApiError {
    match error {
        FormError::Said(said) => RequestError::Chosen { said }.into(),
        FormError::Refused(refused) => refused.into(),
    }
}

/// The terms of a table, and which of its seats go to which bots.
type Wanted = (Box<dyn AnyTerms>, Vec<(Seat, String)>);

/// The terms and bots of a table that a form asks for.
fn wanted(
    front: &Front,
    game: &str,
    reader: &Reader,
    fields: &FormFields,
    quick: bool,
) -> Result<Wanted, ApiError> {
    let form = (!quick).then_some(fields);
    let terms = start::terms(fields, false);
    let terms = front.house().games().form_terms(game, reader, form, terms).map_err(form_problem)?;
    let known = bots_of(front, game);
    let bots = if quick {
        let level = fields.get("level").filter(|level| known.contains(level)).unwrap_or(start::LEVEL);
        Seat::all(terms.seats()).skip(1).map(|seat| (seat, level.to_owned())).collect()
    } else {
        start::bots(fields, terms.seats(), known)
    };
    Ok((terms, bots))
}

/// Makes the table that a form asks for; its maker takes the first seat.
pub(crate) async fn make(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    new_table(front, request, false).await
}

/// One click: a table against bots that starts at once.
pub(crate) async fn play(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    new_table(front, request, true).await
}

async fn new_table(front: Front, request: Request, quick: bool) -> Result<Response, ErrorPage> {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    front.count_table(&parts).map_err(&sorry)?;
    let game = game_of(&mut parts, &front).await.map_err(&sorry)?;
    let visitor = parts.extensions.get::<Visitor>().cloned();
    let SignedIn(who) = SignedIn::from_request_parts(&mut parts, &front).await.map_err(&sorry)?;
    let fields = form::receive(&front, Request::from_parts(parts, body)).await.map_err(&sorry)?;
    let made = async {
        let (terms, bots) = wanted(&front, &game, &asker, &fields, quick)?;
        let name = name_of(&asker, &who, &fields);
        // A page with a script asks for the promise first, and deals with the person's part.
        let promised = quick && fields.has("promise");
        let plan = Plan {
            terms: &*terms,
            bots: &bots,
            name: Some(name.clone()),
            seat: None,
            start: quick && !promised,
        };
        let made = front.house().create(&who, &plan).await.map_err(of_house)?;
        if !quick && who.name != name.as_str() {
            let change = PersonChange { name: Some(name.as_str().to_owned()), ..PersonChange::default() };
            front.house().store().change_person(&who.person, change).await?;
            if let Some(visitor) = visitor {
                front.remember(visitor.hash(), User { name: name.as_str().to_owned(), ..who.clone() });
            }
        }
        if let Some(team) = fields.get("team") {
            missions::sits_down(&front, (&asker, &who), team, &made.id, &*terms).await?;
        }
        Ok((made, promised))
    };
    match made.await {
        Ok((made, true)) => Ok(Promised::new(&made, 1).into_response()),
        Ok((made, false)) => Ok(Redirect::to(&format!("/t/{}", made.id)).into_response()),
        Err(problem) => Err::<Response, ApiError>(problem).or_else(|problem: ApiError| {
            // What was typed is not lost: the form comes back with a word on what is wrong.
            let wrong = web::table::refusal(Words::of(asker.language), &crate::error_page::refusal(&problem));
            match web::games::game(&game) {
                Some(game) if !quick => {
                    let page = paint_form(&front, game, &asker, &fields, Some(&wrong));
                    Ok((problem.status(), page).into_response())
                }
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
fn name_of(reader: &Reader, who: &User, fields: &FormFields) -> Name {
    let plain = || Name::new(&Words::of(reader.language).say("you-by-default")).ok();
    let typed = fields.get("name").and_then(|name| Name::new(name).ok());
    let known = || Name::new(&who.name).ok();
    typed.or_else(known).or_else(plain).unwrap_or_else(Name::anybody)
}
