//! Who sends a request: a person by their cookie, a program by its token.

use super::front::Front;
use super::problem::Problem;
use crate::house::Who;
use crate::random;
use crate::time::now;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts};
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use store::{Kind, Person, PersonId, TokenHash};

/// The cookie's name.
const COOKIE: &str = "safehouse";

/// How long a browser keeps the cookie: a year.
const KEPT: u32 = 365 * 86_400;

/// A token: 256 random bits in hexadecimal. Only its hash is ever stored, and it is never printed.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A new token.
    pub fn draw() -> Token {
        Token(hex::encode(random::bytes::<32>()))
    }

    pub(crate) fn read(text: &str) -> Option<Token> {
        let is_ours = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        is_ours.then(|| Token(text.into()))
    }

    /// The hash that is stored.
    pub fn hash(&self) -> TokenHash {
        TokenHash::new(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The token itself, for the one it belongs to.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Whoever sends a request, known to the house or not.
#[derive(Clone)]
pub struct Visitor {
    token: Token,
    program: bool,
    /// Whether the token was drawn just now: nobody can be known by it yet.
    fresh: bool,
}

/// Reads a visitor's cookie or token; whoever has none gets a cookie with the answer.
pub(crate) async fn acquaint(State(front): State<Front>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let bearer = bearer(headers).is_some();
    let known = if bearer { bearer_token(headers) } else { cookie(headers, COOKIE).and_then(Token::read) };
    let fresh = (!bearer && known.is_none()).then(Token::draw);
    if let Some(token) = known.or(fresh.clone()) {
        request.extensions_mut().insert(Visitor { token, program: bearer, fresh: fresh.is_some() });
    }
    let mut response = next.run(request).await;
    if let Some(cookie) = fresh.and_then(|token| set_cookie(&front, &token, "/")) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What a program says that its token is. Other kinds of authorization are between the visitor and a proxy.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = text.split_once(' ').unwrap_or((text, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn bearer_token(headers: &HeaderMap) -> Option<Token> {
    Token::read(bearer(headers)?)
}

/// Whether a program sends this with a token of the form that the house gives: no browser adds that by itself, and no
/// cookie counts beside it.
pub(crate) fn has_token(headers: &HeaderMap) -> bool {
    bearer_token(headers).is_some()
}

/// The value of a cookie. Of two with the same name the first counts: browsers send the one with the longer path first.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// What makes a browser keep a token for the addresses below `path`.
pub fn set_cookie(front: &Front, token: &Token, path: &str) -> Option<HeaderValue> {
    let cookie = format!(
        "{COOKIE}={}; Path={path}; Max-Age={KEPT}; HttpOnly; SameSite=Lax{}",
        token.reveal(),
        secure(front)
    );
    let mut value = HeaderValue::from_str(&cookie).ok()?;
    value.set_sensitive(true);
    Some(value)
}

/// What a cookie ends with at a house that is reached by HTTPS.
pub(crate) fn secure(front: &Front) -> &'static str {
    let public = front.site().public.as_deref();
    if public.is_some_and(|public| public.starts_with("https://")) { "; Secure" } else { "" }
}

/// Whoever sends the request, if the house knows them.
pub struct Known(pub Option<Who>);

impl FromRequestParts<Front> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<Known, Problem> {
        let visitor = parts.extensions.get::<Visitor>();
        let Some(Visitor { token, program, fresh }) = visitor.cloned() else {
            return if bearer(&parts.headers).is_some() { Err(unknown_token()) } else { Ok(Known(None)) };
        };
        if fresh {
            return Ok(Known(None));
        }
        match find(front, &token.hash()).await? {
            Some(who) => Ok(Known(Some(who))),
            None if program => Err(unknown_token()),
            None => Ok(Known(None)),
        }
    }
}

/// Whoever asks for something.
pub enum Asker {
    /// Somebody whom the house knows.
    Known(Who),
    /// Somebody new, by what they bring to be known by.
    New(Newcomer),
}

/// Somebody whom the house does not know yet.
#[derive(Clone)]
pub struct Newcomer {
    token: TokenHash,
    /// Who they will be, once they are taken in.
    who: Who,
}

impl Newcomer {
    pub(crate) fn new(token: TokenHash) -> Newcomer {
        let who = Who { person: PersonId::new(random::bytes()), name: String::new(), program: false };
        Newcomer { token, who }
    }
}

impl Asker {
    /// Whoever it is, or will be.
    pub(crate) fn who(&self) -> &Who {
        match self {
            Asker::Known(who) => who,
            Asker::New(newcomer) => &newcomer.who,
        }
    }

    /// Whoever it is; somebody new is taken in if what they ask for can be done. A house that remembered everybody who
    /// ever asked for anything would be filled with nobodies.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub async fn known<E: Into<Problem>>(
        &self,
        front: &Front,
        can_be_done: impl FnOnce(&Who) -> Result<(), E>,
    ) -> Result<Who, Problem> {
        match self {
            Asker::Known(who) => Ok(who.clone()),
            Asker::New(Newcomer { token, who }) => {
                can_be_done(who).map_err(E::into)?;
                take_in_as(front, who.person, *token, Kind::Human, "").await
            }
        }
    }
}

impl FromRequestParts<Front> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<Asker, Problem> {
        if let Known(Some(who)) = Known::from_request_parts(parts, front).await? {
            return Ok(Asker::Known(who));
        }
        let visitor = parts.extensions.get::<Visitor>().ok_or_else(unknown_token)?;
        Ok(Asker::New(Newcomer::new(visitor.token.hash())))
    }
}

/// Whoever sends the request; a person who is new is taken in.
pub struct Someone(pub Who);

impl FromRequestParts<Front> for Someone {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<Someone, Problem> {
        let asker = Asker::from_request_parts(parts, front).await?;
        Ok(Someone(asker.known(front, |_| Ok::<(), Problem>(())).await?))
    }
}

/// Adds a person or a program to those whom the house knows.
///
/// # Errors
/// If the store fails.
pub async fn take_in(front: &Front, token: TokenHash, kind: Kind, name: &str) -> Result<Who, Problem> {
    take_in_as(front, PersonId::new(random::bytes()), token, kind, name).await
}

async fn take_in_as(
    front: &Front,
    id: PersonId,
    token: TokenHash,
    kind: Kind,
    name: &str,
) -> Result<Who, Problem> {
    let at = now();
    let person = Person { id, token, kind, name: name.into(), body: Vec::new(), created: at, touched: at };
    match front.house().store().create_person(person).await {
        Ok(()) => {}
        // Two requests of a new person at the same moment: the other one was first.
        Err(store::Trouble::Taken) => {
            return find(front, &token).await?.ok_or_else(unknown_token);
        }
        Err(trouble) => return Err(trouble.into()),
    }
    let who = Who { person: id, name: name.into(), program: kind == Kind::Bot };
    front.remember(token, who.clone());
    metrics::counter!("safehouse_people_total").increment(1);
    Ok(who)
}

async fn find(front: &Front, token: &TokenHash) -> Result<Option<Who>, Problem> {
    if let Some(who) = front.remembered(token) {
        return Ok(Some(who));
    }
    let Some(person) = front.house().store().person_by_token(token).await? else { return Ok(None) };
    let who = Who { person: person.id, name: person.name, program: person.kind == Kind::Bot };
    front.remember(*token, who.clone());
    Ok(Some(who))
}

impl Visitor {
    /// The hash that the house knows this visitor by.
    pub fn hash(&self) -> TokenHash {
        self.token.hash()
    }
}

fn unknown_token() -> Problem {
    let message = "That token is not known here. A new one can be had from /api/bots.";
    Problem::new(StatusCode::UNAUTHORIZED, "unknown_token", message)
}
