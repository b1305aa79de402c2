//! What forms ask of a table, whether they are sent or come over the WebSocket.

use crate::curtain;
use crate::error_page::{ErrorPage, of_house, refusal};
use crate::form;
use crate::reader::PageReader;
use crate::table::{paint, path_of};
use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use scene::FormFields;
use server::http::{ApiError, Envelope, Front, Look, RequestError, Requester, SignedIn, ask as ask_table};
use server::table::{Name, Request as Wish};
use store::PersonChange;
use web::table::refusal as say_refusal;

/// Somebody who has sent a form, which nobody has looked into yet.
struct Asked {
    parts: Parts,
    asker: web::Reader,
    body: Body,
}

async fn asked(front: &Front, request: Request) -> Asked {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(mut asker)) = PageReader::from_request_parts(&mut parts, front).await;
    asker.here = path_of(&parts.uri);
    Asked { parts, asker, body }
}

impl Asked {
    /// What stands in the form.
    async fn fields(&mut self, front: &Front) -> Result<FormFields, ErrorPage> {
        let request = Request::from_parts(self.parts.clone(), std::mem::take(&mut self.body));
        form::receive(front, request).await.map_err(ErrorPage::to(&self.asker))
    }
}

/// The page again, with a word on what was refused.
async fn refused(front: &Front, mut asked: Asked, problem: ApiError) -> Result<Response, ErrorPage> {
    let look = curtain::look(front, &mut asked.parts).await.map_err(ErrorPage::to(&asked.asker))?;
    let notice = say_refusal(web::Words::of(asked.asker.language), &refusal(&problem));
    let page = paint(front, &asked.parts, &asked.asker, &look, Some(notice)).await;
    let mut page = page.map_err(ErrorPage::to(&asked.asker))?;
    *page.status_mut() = problem.status();
    Ok(page)
}

/// Asks something of a table by a form.
pub(crate) async fn ask(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let mut asked = asked(&front, request).await;
    let sorry = ErrorPage::to(&asked.asker);
    let look = curtain::look(&front, &mut asked.parts).await.map_err(&sorry)?;
    let who = Requester::from_request_parts(&mut asked.parts, &front).await.map_err(&sorry)?;
    // Nothing is read or filled in for somebody who may not ask.
    look.may_ask().map_err(&sorry)?;
    let done = match form::read(&asked.fields(&front).await?, None) {
        Ok(envelope) => ask_table(&front, &look.live, &who, look.code.is_some(), &envelope).await,
        Err(problem) => Err(problem),
    };
    match done {
        Ok(_) => curtain::back(&front, &look, &asked.asker.here).await.map_err(&sorry),
        Err(problem) => refused(&front, asked, problem).await,
    }
}

/// Sits down.
pub(crate) async fn join(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let mut asked = asked(&front, request).await;
    let sorry = ErrorPage::to(&asked.asker);
    front.count_join(&mut asked.parts).map_err(&sorry)?;
    let look = Look::from_request_parts(&mut asked.parts, &front).await;
    let live = match &look {
        Ok(look) => look.live.clone(),
        Err(_) => server::http::table_of(&mut asked.parts, &front).await.map_err(&sorry)?,
    };
    let fields = asked.fields(&front).await?;
    let name = Name::new(fields.get("name").unwrap_or_default());
    let name = name.map_err(RequestError::from);
    let joined = async {
        let name = name?;
        let code = fields.get("code");
        let invited = front.house().opens(&live.id(), code).await.map_err(of_house)?;
        let who = Requester::from_request_parts(&mut asked.parts, &front).await?;
        let change = PersonChange { name: Some(name.as_str().to_owned()), ..PersonChange::default() };
        let seat = fields.number("seat").and_then(game::Seat::new);
        let ask = Wish::Join { name: name.clone(), seat };
        ask_table(&front, &live, &who, invited, &Envelope { id: None, v: None, ask }).await?;
        // The name is theirs from now on, also at the next table.
        let SignedIn(who) = SignedIn::from_request_parts(&mut asked.parts, &front).await?;
        front.house().store().change_person(&who.person, change).await?;
        if let Some(visitor) = asked.parts.extensions.get::<server::http::Visitor>() {
            front.remember(visitor.hash(), server::User { name: name.as_str().to_owned(), ..who });
        }
        Ok(())
    };
    match joined.await {
        Ok(()) => Ok(Redirect::to(&asked.asker.here).into_response()),
        Err(problem) => refused(&front, asked, problem).await,
    }
}

/// Plays again with the same people.
pub(crate) async fn again(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let mut asked = asked(&front, request).await;
    let sorry = ErrorPage::to(&asked.asker);
    front.count_table(&asked.parts).map_err(&sorry)?;
    if curtain::is_device(&asked.asker.here) {
        curtain::look(&front, &mut asked.parts).await.map_err(&sorry)?;
    }
    let SignedIn(who) = SignedIn::from_request_parts(&mut asked.parts, &front).await.map_err(&sorry)?;
    let live = server::http::table_of(&mut asked.parts, &front).await.map_err(&sorry)?;
    match front.house().again(&who, &live).await {
        Ok(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(trouble) => refused(&front, asked, of_house(trouble)).await,
    }
}
