//! Who sends a request: a person by their cookie, a program by its token.

use super::api_error::ApiError;
use super::front::Front;
use super::request_error::RequestError;
use crate::house::User;
use crate::random;
use crate::time::now;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
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
pub(crate) async fn read_session(State(front): State<Front>, mut request: Request, next: Next) -> Response {
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
#[doc(alias = "Known")]
pub struct MaybeUser(pub Option<User>);

impl FromRequestParts<Front> for MaybeUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<MaybeUser, ApiError> {
        let visitor = parts.extensions.get::<Visitor>();
        let Some(Visitor { token, program, fresh }) = visitor.cloned() else {
            return if bearer(&parts.headers).is_some() { Err(unknown_token()) } else { Ok(MaybeUser(None)) };
        };
        if fresh {
            return Ok(MaybeUser(None));
        }
        match find(front, &token.hash()).await? {
            Some(who) => Ok(MaybeUser(Some(who))),
            None if program => Err(unknown_token()),
            None => Ok(MaybeUser(None)),
        }
    }
}

/// Whoever asks for something.
pub enum Requester {
    /// Somebody whom the house knows.
    MaybeUser(User),
    /// Somebody new, by what they bring to be known by.
    New(Newcomer),
}

/// Somebody whom the house does not know yet.
#[derive(Clone)]
pub struct Newcomer {
    token: TokenHash,
    /// Who they will be, once they are taken in.
    who: User,
}

impl Newcomer {
    pub(crate) fn new(token: TokenHash) -> Newcomer {
        let who = User { person: PersonId::new(random::bytes()), name: String::new(), program: false };
        Newcomer { token, who }
    }
}

impl Requester {
    /// Whoever it is, or will be.
    pub(crate) fn who(&self) -> &User {
        match self {
            Requester::MaybeUser(who) => who,
            Requester::New(newcomer) => &newcomer.who,
        }
    }

    /// Whoever it is; somebody new is taken in if what they ask for can be done. A house that remembered everybody who
    /// ever asked for anything would be filled with nobodies.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub async fn known<E: Into<ApiError>>(
        &self,
        front: &Front,
        can_be_done: impl FnOnce(&User) -> Result<(), E>,
    ) -> Result<User, ApiError> {
        match self {
            Requester::MaybeUser(who) => Ok(who.clone()),
            Requester::New(Newcomer { token, who }) => {
                can_be_done(who).map_err(E::into)?;
                take_in_as(front, who.person, *token, Kind::Human, "").await
            }
        }
    }
}

impl FromRequestParts<Front> for Requester {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<Requester, ApiError> {
        if let MaybeUser(Some(who)) = MaybeUser::from_request_parts(parts, front).await? {
            return Ok(Requester::MaybeUser(who));
        }
        let visitor = parts.extensions.get::<Visitor>().ok_or_else(unknown_token)?;
        Ok(Requester::New(Newcomer::new(visitor.token.hash())))
    }
}

/// Whoever sends the request; a person who is new is taken in.
#[doc(alias = "Someone")]
pub struct SignedIn(pub User);

impl FromRequestParts<Front> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<SignedIn, ApiError> {
        let asker = Requester::from_request_parts(parts, front).await?;
        Ok(SignedIn(asker.known(front, |_| Ok::<(), ApiError>(())).await?))
    }
}

/// Adds a person or a program to those whom the house knows.
///
/// # Errors
/// If the store fails.
pub async fn take_in(front: &Front, token: TokenHash, kind: Kind, name: &str) -> Result<User, ApiError> {
    take_in_as(front, PersonId::new(random::bytes()), token, kind, name).await
}

async fn take_in_as(
    front: &Front,
    id: PersonId,
    token: TokenHash,
    kind: Kind,
    name: &str,
) -> Result<User, ApiError> {
    let at = now();
    let person = Person { id, token, kind, name: name.into(), body: Vec::new(), created: at, touched: at };
    match front.house().store().create_person(person).await {
        Ok(()) => {}
        // Two requests of a new person at the same moment: the other one was first.
        Err(store::StoreError::Taken) => {
            return find(front, &token).await?.ok_or_else(unknown_token);
        }
        Err(trouble) => return Err(trouble.into()),
    }
    let who = User { person: id, name: name.into(), program: kind == Kind::Bot };
    front.remember(token, who.clone());
    metrics::counter!("safehouse_people_total").increment(1);
    Ok(who)
}

async fn find(front: &Front, token: &TokenHash) -> Result<Option<User>, ApiError> {
    if let Some(who) = front.remembered(token) {
        return Ok(Some(who));
    }
    let Some(person) = front.house().store().person_by_token(token).await? else { return Ok(None) };
    let who = User { person: person.id, name: person.name, program: person.kind == Kind::Bot };
    front.remember(*token, who.clone());
    Ok(Some(who))
}

impl Visitor {
    /// The hash that the house knows this visitor by.
    pub fn hash(&self) -> TokenHash {
        self.token.hash()
    }
}

fn unknown_token() -> ApiError {
    RequestError::UnknownToken.into()
}
