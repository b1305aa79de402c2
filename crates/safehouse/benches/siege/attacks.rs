//! For every door the worst request that one can think of within the limits of bodies and headers.

use crate::house::raw::request;
use crate::stage::{Stage, form, own_words};
use serde_json::{Value, json};

/// A body that is just taken.
const BODY: usize = 65_000;

/// A query, a path or a cookie that is just taken with the rest of its head.
const HEAD: usize = 24_000;

/// A message over a WebSocket that is just taken.
pub const MESSAGE: usize = 16_000;

/// Stands for the pass behind an open curtain, which is drawn just before it is used.
pub const CURTAIN: &str = "@-the-pass-that-the-house-gives-to-whoever-opens-the-curtain-@@@";

/// One request.
pub struct Attack {
    /// Method and route.
    pub door: &'static str,
    pub what: &'static str,
    pub bytes: Vec<u8>,
    /// Whether anybody can send it: no token, no seat.
    pub anonymous: bool,
    /// Whether the answer has no end.
    pub endless: bool,
}

/// What a form with gaps is called, its template, and its fields.
type Template = (&'static str, String, Vec<(String, String)>);

/// The templates of forms that cost most, with the field that fills their gaps: each as large as `room`.
pub fn templates(room: usize) -> Vec<Template> {
    let list = |item: &str, count: usize| format!("{{\"do\":[{}]}}", vec![item; count].join(","));
    let gaps = room / 10;
    let letters = |count: usize| vec![("a".to_owned(), "x".repeat(count))];
    let tiny = |count: usize| {
        let mut fields = vec![("b".to_owned(), String::new()); count];
        fields.push(("a".into(), "x".into()));
        fields
    };
    vec![
        ("gaps for one long field", list("\"$a\"", gaps), letters(room / 2 - 200)),
        (
            "gaps for control characters",
            list("\"$a\"", gaps),
            vec![("a".into(), "\u{1}".repeat(room / 2 - 200))],
        ),
        ("gaps and tiny fields", list("\"$a\"", gaps), tiny(room / 6)),
        ("gaps for numbers", list("\"#a\"", gaps), letters(room / 2 - 200)),
        (
            "64 gaps in 4 KB that become 8 KB: just taken",
            format!("{{\"do\":[{},\"{}\"]}}", vec!["\"$a\""; 64].join(","), "x".repeat(3_700)),
            letters(127),
        ),
        ("deep JSON", format!("{{\"do\":{}", "[".repeat(room - 100)), Vec::new()),
        (
            "deep JSON just taken",
            format!("{{\"do\":{}{}}}", "[".repeat(120), "]".repeat(120)),
            letters(room - 500),
        ),
        (
            "many keys",
            format!(
                "{{{}}}",
                (0..room / 12).map(|key| format!("\"{key:06}\":0")).collect::<Vec<_>>().join(",")
            ),
            Vec::new(),
        ),
    ]
}

/// A form with a template, as a page without a script sends it.
fn template_form(template: &str, fields: &[(String, String)]) -> Vec<u8> {
    let mut body = format!("ask={template}");
    for (name, value) in fields {
        // An empty value needs no sign of its own, so that more fields fit.
        let equals = if value.is_empty() { "" } else { "=" };
        body += &format!("&{name}{equals}{value}");
    }
    body.into_bytes()
}

pub fn get(path: &str, headers: &[(&str, &str)]) -> Vec<u8> {
    request("GET", path, &[&[("accept-encoding", "br, gzip")], headers].concat(), b"")
}

fn send(method: &str, path: &str, body: &Value, headers: &[(&str, &str)]) -> Vec<u8> {
    request(
        method,
        path,
        &[&[("content-type", "application/json")], headers].concat(),
        body.to_string().as_bytes(),
    )
}

fn text(method: &str, path: &str, body: &str, headers: &[(&str, &str)]) -> Vec<u8> {
    request(method, path, &[&[("content-type", "application/json")], headers].concat(), body.as_bytes())
}

/// All attacks that are one request.
pub fn all(stage: &Stage) -> Vec<Attack> {
    let mut list = Vec::new();
    let mut by_anybody =
        |door, what, bytes| list.push(Attack { door, what, bytes, anonymous: true, endless: false });
    pages(stage, &mut by_anybody);
    tables(stage, &mut by_anybody);
    device(stage, &mut by_anybody);
    api(stage, &mut by_anybody);
    operations(&mut by_anybody);
    by_players(stage, &mut |door, what, bytes| {
        list.push(Attack { door, what, bytes, anonymous: false, endless: false });
    });
    let stream = get(&format!("/api/tables/{}/stream", stage.open), &[]);
    let door = "GET /api/tables/{id}/stream";
    list.push(Attack { door, what: "4,900 own words", bytes: stream, anonymous: true, endless: true });
    list
}

/// Takes down an attack.
type Take<'a> = dyn FnMut(&'static str, &'static str, Vec<u8>) + 'a;

fn pages(stage: &Stage, add: &mut Take<'_>) {
    let long = "x".repeat(HEAD);
    let many = "a=b&".repeat(HEAD / 4);
    let words = own_words(4900).join("%0A");
    let cookie = format!("a={long}");
    add("GET /", "long cookie", get("/", &[("cookie", &cookie)]));
    add("GET /", "many fields", get(&format!("/?{many}"), &[]));
    add("GET /new/{game}", "many fields", get(&format!("/new/duet?{many}"), &[]));
    add("GET /new/{game}", "a long field", get(&format!("/new/duet?own={}", "%22".repeat(HEAD / 3)), &[]));
    add(
        "POST /new/{game}",
        "4,900 own words",
        form("/new/duet", format!("name=A&own={words}").as_bytes(), &[]),
    );
    let twice = format!("name=A&own={}", "a%0A".repeat(BODY / 4 - 10));
    add("POST /new/{game}", "own words with 16,000 faults", form("/new/duet", twice.as_bytes(), &[]));
    let quotes = format!("name=A&own={}", "\"".repeat(BODY));
    add("POST /new/{game}", "a long own word", form("/new/duet", quotes.as_bytes(), &[]));
    let movers = format!("name=A&movers={}", "[[movers]]%0A".repeat(BODY / 13));
    add("POST /new/{game}", "own movers, 5,000 of them", form("/new/confusion", movers.as_bytes(), &[]));
    let deep = format!("name=A&movers=a={}", "[".repeat(BODY - 20));
    add("POST /new/{game}", "own movers, deep", form("/new/confusion", deep.as_bytes(), &[]));
    let dotted = format!("name=A&movers={}=1", "a.".repeat(BODY / 2 - 20));
    add("POST /new/{game}", "own movers, dotted keys", form("/new/confusion", dotted.as_bytes(), &[]));
    add("POST /new/{game}", "many fields", form("/new/secrets", "a&".repeat(BODY / 2).as_bytes(), &[]));
    for (game, path) in
        [("Secrets", "/play/secrets"), ("Confusion", "/play/confusion"), ("Duet", "/play/duet")]
    {
        add("POST /play/{game}", game, form(path, b"level=easy", &[]));
    }
    let guests = format!("players=8&{}", "who=%C3%A4&".repeat(BODY / 11));
    add("POST /hot/{game}", "many names", form("/hot/secrets", guests.as_bytes(), &[]));
    let hot = format!("who=A&who=B&own={words}");
    add("POST /hot/{game}", "4,900 own words", form("/hot/duet", hot.as_bytes(), &[]));
    add("GET /j/{code}", "a long code", get(&format!("/j/{long}"), &[]));
    add("GET /j/{code}", "a good code", get(&format!("/j/{}", stage.code), &[]));
    add("GET /j", "a long code", get(&format!("/j?code={long}"), &[]));
    add("GET /rules", "the shelf", get("/rules", &[]));
    for language in ["en", "es", "de", "nl"] {
        for path in ["/rules/secrets", "/rules/confusion", "/rules/duet"] {
            add("GET /rules/{game}", "a whole page", get(path, &[("accept-language", language)]));
        }
    }
    let wishes = "de;q=0.1,".repeat(HEAD / 9);
    add(
        "GET /rules/{game}",
        "many wishes for languages",
        get("/rules/duet", &[("accept-language", &wishes)]),
    );
    add("GET /missions", "long cookie", get("/missions", &[("cookie", &cookie)]));
    add(
        "POST /missions",
        "a long name",
        form("/missions", format!("name={}", "x".repeat(BODY)).as_bytes(), &[]),
    );
    add("GET /missions/{id}", "a team", get(&format!("/missions/{}", stage.team), &[]));
    let note = format!("attempt=0&note={}", "x".repeat(BODY - 30));
    add(
        "POST /missions/{id}/note",
        "a long note",
        form(&format!("/missions/{}/note", stage.team), note.as_bytes(), &[]),
    );
    add("GET /about", "plain", get("/about", &[]));
    add("GET /settings", "long cookie", get("/settings", &[("cookie", &cookie)]));
    add("POST /settings", "many fields", form("/settings", "a&".repeat(BODY / 2).as_bytes(), &[]));
    let back = format!("language=de&back=/{}", "x".repeat(HEAD));
    add("POST /settings/language", "a long way back", form("/settings/language", back.as_bytes(), &[]));
    add("GET /assets/{hash}/{name}", "the largest", get(&stage.asset, &[]));
    add("GET /manifest.webmanifest", "plain", get("/manifest.webmanifest", &[]));
    add("GET /favicon.ico", "plain", get("/favicon.ico", &[]));
    add("GET (nothing)", "a long path", get(&format!("/{long}"), &[]));
    add("GET (nothing)", "many steps", get(&"/a".repeat(HEAD / 2), &[]));
}

fn tables(stage: &Stage, add: &mut Take<'_>) {
    let at = |table: &str, rest: &str| format!("/t/{table}{rest}");
    add(
        "GET /t/{id}",
        "4,900 own words, with QR code",
        get(&at(&stage.open, &format!("?code={}", stage.code)), &[]),
    );
    add("GET /t/{id}", "the longest game", get(&at(&stage.long, ""), &[]));
    add("GET /t/{id}", "Duet", get(&at(&stage.english, ""), &[]));
    add("GET /t/{id}/tv", "4,900 own words, with QR code", get(&at(&stage.open, "/tv"), &[]));
    add("GET /t/{id}/tv", "the longest game", get(&at(&stage.long, "/tv"), &[]));
    for (what, template, fields) in templates(BODY) {
        add(
            "POST /t/{id}/ask",
            what,
            form(&at(&stage.english, "/ask"), &template_form(&template, &fields), &[]),
        );
    }
    let name = format!("name={}", "x".repeat(BODY - 10));
    add("POST /t/{id}/join", "a long name", form(&at(&stage.open, "/join"), name.as_bytes(), &[]));
    let code = format!("name=A&code={}", "x".repeat(BODY - 20));
    add("POST /t/{id}/join", "a long code", form(&at(&stage.open, "/join"), code.as_bytes(), &[]));
    for (what, table, word) in [
        ("a long English word", &stage.english, "un".repeat(BODY / 2 - 20)),
        ("a long German word", &stage.german, "donau".repeat(BODY / 5 - 20)),
        ("many German words", &stage.german, "a-".repeat(BODY / 2 - 20)),
        ("60 letters", &stage.german, "dampfschifffahrtskapitaensmuetzenfabrikantentochter".to_owned()),
        ("marks without a letter", &stage.english, "%CC%81".repeat(BODY / 6 - 20)),
    ] {
        let body = format!("number=2&word={word}");
        add("POST /t/{id}/clue-check", what, form(&at(table, "/clue-check"), body.as_bytes(), &[]));
    }
    add("POST /t/{id}/again", "somebody without a seat", form(&at(&stage.long, "/again"), b"", &[]));
    for (what, query) in [
        ("from above", ""),
        ("as a seat", "?as=seat:0"),
        ("as the public", "?as=public"),
        ("its last step", "?step=4000"),
    ] {
        add("GET /t/{id}/replay", what, get(&at(&stage.replay, &format!("/replay{query}")), &[]));
    }
}

fn device(stage: &Stage, add: &mut Take<'_>) {
    let cookie = format!("{}; curtain={CURTAIN}", stage.cookie);
    let cookie = [("cookie", &*cookie), ("sec-fetch-site", "same-origin")];
    let at = |rest: &str| format!("/h/{}{rest}", stage.hot);
    add("GET /h/{id}", "on to the next", get(&at(""), &[]));
    add("GET /h/{id}/{seat}", "the seat", get(&at("/1?open"), &cookie));
    for (what, template, fields) in templates(BODY) {
        add(
            "POST /h/{id}/{seat}/ask",
            what,
            form(&at("/1/ask"), &template_form(&template, &fields), &cookie),
        );
    }
    let name = format!("name={}", "x".repeat(BODY - 10));
    add("POST /h/{id}/{seat}/join", "a long name", form(&at("/1/join"), name.as_bytes(), &cookie));
    let word = format!("number=2&word={}", "un".repeat(BODY / 2 - 20));
    add(
        "POST /h/{id}/{seat}/clue-check",
        "a long word",
        form(&at("/1/clue-check"), word.as_bytes(), &cookie),
    );
    add("POST /h/{id}/{seat}/again", "too early", form(&at("/1/again"), b"", &cookie));
    add("GET /h/{id}/{seat}/replay", "too early", get(&at("/1/replay"), &cookie));
    add("POST /h/{id}/{seat}/open", "a curtain opened over and over", form(&at("/1/open"), b"", &cookie));
    add("POST /h/{id}/{seat}/pass", "a device passed on over and over", form(&at("/1/pass"), b"", &cookie));
    let names = vec!["who=x"; 10_000].join("&");
    add(
        "POST /h/{id}",
        "many names, by somebody who did not make the table",
        form(&at(""), names.as_bytes(), &[]),
    );
}

fn api(stage: &Stage, add: &mut Take<'_>) {
    let long = "x".repeat(BODY - 100);
    let cookie = format!("a={}", "x".repeat(HEAD));
    let deep = format!("{{\"game\":\"duet\",\"options\":{}", "[".repeat(BODY - 100));
    let at = |table: &str, rest: &str| format!("/api/tables/{table}{rest}");
    add("POST /api/bots", "a long name", send("POST", "/api/bots", &json!({ "name": long }), &[]));
    add("POST /api/bots", "a good name", send("POST", "/api/bots", &json!({ "name": "A" }), &[]));
    add("GET /api/me", "long cookie", get("/api/me", &[("cookie", &cookie)]));
    add("PUT /api/me", "a long name", send("PUT", "/api/me", &json!({ "name": long }), &[]));
    add("GET /api/me/tables", "long cookie", get("/api/me/tables", &[("cookie", &cookie)]));
    add("GET /api/games", "plain", get("/api/games", &[]));
    add("GET /api/tables", "the lobby", get("/api/tables", &[]));
    let own = json!({ "game": "duet", "options": { "words": { "own": { "language": "de", "words": own_words(4900) } } } });
    add("POST /api/tables", "4,900 own words", send("POST", "/api/tables", &own, &[]));
    let recent = json!({ "game": "duet", "options": { "recent": own_words(5400) } });
    add("POST /api/tables", "5,400 words of last games", send("POST", "/api/tables", &recent, &[]));
    let compounds: Vec<String> =
        own_words(1700).iter().map(|word| format!("{word} = {word} + ein + aus")).collect();
    let compounds = json!({ "game": "duet", "options": { "words": { "own": { "language": "de", "words": compounds } } } });
    add("POST /api/tables", "1,700 own compounds", send("POST", "/api/tables", &compounds, &[]));
    let mover = json!({ "name": "x", "moves": vec![json!({ "direction": "north", "distance": 1 }); 1200] });
    let movers = json!({ "game": "confusion", "options": { "movers": { "name": "x", "movers": [mover] } } });
    add("POST /api/tables", "own movers", send("POST", "/api/tables", &movers, &[]));
    add("POST /api/tables", "deep JSON", text("POST", "/api/tables", &deep, &[]));
    add(
        "GET /api/invitations/{code}",
        "a long code",
        get(&format!("/api/invitations/{}", "x".repeat(HEAD)), &[]),
    );
    add("GET /api/tables/{id}", "4,900 own words", get(&at(&stage.open, "?legal=true"), &[]));
    add("GET /api/tables/{id}", "the longest game", get(&at(&stage.long, ""), &[]));
    let since = format!("?since=public/{}", "9".repeat(HEAD));
    add("GET /api/tables/{id}", "a long mark", get(&at(&stage.open, &since), &[]));
    add(
        "POST /api/tables/{id}/join",
        "a long name",
        send("POST", &at(&stage.open, "/join"), &json!({ "name": long }), &[]),
    );
    add("GET /api/tables/{id}/legal", "nothing to do", get(&at(&stage.board, "/legal"), &[]));
    let nested = |key: &str| format!("{{\"{key}\":{}", "[".repeat(BODY - 100));
    add(
        "POST /api/tables/{id}/act",
        "deep JSON",
        text("POST", &at(&stage.board, "/act"), &nested("do"), &[]),
    );
    let wide = format!("{{\"do\":{{{}}}}}", "\"a\":0,".repeat(BODY / 6 - 20).trim_end_matches(','));
    add("POST /api/tables/{id}/act", "many keys", text("POST", &at(&stage.board, "/act"), &wide, &[]));
    add(
        "POST /api/tables/{id}/say",
        "deep JSON",
        text("POST", &at(&stage.board, "/say"), &nested("say"), &[]),
    );
    let chat = json!({ "to": "table", "text": "\u{1}".repeat(BODY / 6 - 100) });
    add("POST /api/tables/{id}/chat", "a long word", send("POST", &at(&stage.board, "/chat"), &chat, &[]));
    add(
        "POST /api/tables/{id}/ask",
        "deep JSON",
        text("POST", &at(&stage.board, "/ask"), &nested("ask"), &[]),
    );
    add(
        "POST /api/tables/{id}/again",
        "somebody without a seat",
        send("POST", &at(&stage.long, "/again"), &json!({}), &[]),
    );
    add("GET /api/tables/{id}/code", "somebody without a seat", get(&at(&stage.open, "/code"), &[]));
    add(
        "POST /api/tables/{id}/code",
        "somebody without a seat",
        send("POST", &at(&stage.open, "/code"), &json!({}), &[]),
    );
    add("GET /api/tables/{id}/notebook", "somebody without a seat", get(&at(&stage.board, "/notebook"), &[]));
    let notes = json!({ "text": long });
    add(
        "PUT /api/tables/{id}/notebook",
        "somebody without a seat",
        send("PUT", &at(&stage.board, "/notebook"), &notes, &[]),
    );
    add("GET /api/tables/{id}/record", "the longest game", get(&at(&stage.long, "/record"), &[]));
    add("GET /api/tables/{id}/record.json", "the longest game", get(&at(&stage.long, "/record.json"), &[]));
    for (what, query) in
        [("from above", ""), ("as a seat", "?viewer=seat:0"), ("as the public", "?viewer=public")]
    {
        add("GET /api/tables/{id}/replay", what, get(&at(&stage.replay, &format!("/replay{query}")), &[]));
    }
    add("GET /api/tables/{id}/ws", "no WebSocket", get(&at(&stage.open, "/ws"), &[]));
    add("GET /api/openapi.json", "plain", get("/api/openapi.json", &[]));
}

fn operations(add: &mut Take<'_>) {
    add("GET /healthz", "plain", get("/healthz", &[]));
    add("GET /readyz", "plain", get("/readyz", &[]));
    add("GET /metrics", "plain", get("/metrics", &[]));
}

/// What needs a seat.
fn by_players(stage: &Stage, add: &mut Take<'_>) {
    let bearer = stage.player.bearer();
    let token = [("authorization", &*bearer)];
    let at = |table: &str, rest: &str| format!("/api/tables/{table}{rest}");
    let notes = json!({ "text": "x".repeat(16_000) });
    add(
        "PUT /api/tables/{id}/notebook",
        "16,000 bytes",
        send("PUT", &at(&stage.board, "/notebook"), &notes, &token),
    );
    add("GET /api/tables/{id}/notebook", "16,000 bytes", get(&at(&stage.board, "/notebook"), &token));
    add("GET /api/tables/{id}/legal", "Confusion", get(&at(&stage.board, "/legal"), &token));
    let clue = json!({ "do": { "clue": { "word": "donau".repeat(BODY / 5 - 50), "number": 2 } } });
    add("POST /api/tables/{id}/act", "a long clue", send("POST", &at(&stage.german, "/act"), &clue, &token));
    let chat = json!({ "to": "table", "text": "x".repeat(500) });
    add("POST /api/tables/{id}/chat", "500 letters", send("POST", &at(&stage.board, "/chat"), &chat, &token));
    add(
        "GET /api/tables/{id}",
        "Duet with all that is legal",
        get(&at(&stage.german, "?legal=true"), &token),
    );
    for (what, template, fields) in templates(BODY).into_iter().take(1) {
        let path = format!("/t/{}/ask", stage.english);
        add("POST /t/{id}/ask", what, form(&path, &template_form(&template, &fields), &token));
    }
}

/// What is sent over a table's WebSockets, for programs and for pages.
pub fn messages() -> [Vec<(&'static str, String)>; 2] {
    let plain = vec![
        ("deep JSON", format!("{{\"id\":\"a\",\"ask\":{{\"do\":{}", "[".repeat(MESSAGE - 40))),
        ("a long chat", json!({ "id": "a", "ask": { "chat": { "to": "table", "text": "x".repeat(MESSAGE - 100) } } }).to_string()),
        ("a long clue", json!({ "id": "a", "ask": { "do": { "clue": { "word": "un".repeat(MESSAGE / 2 - 100), "number": 1 } } } }).to_string()),
        ("a long id", json!({ "id": "x".repeat(MESSAGE - 100), "ask": { "start": {} } }).to_string()),
    ];
    let page = templates(MESSAGE - 200)
        .into_iter()
        .map(|(what, template, fields)| {
            let mut form = vec![("ask".to_owned(), template)];
            form.extend(fields);
            let mut text = json!({ "id": "a", "form": form }).to_string();
            // What is escaped is longer: it must stay within a message.
            while text.len() > MESSAGE {
                // A control character takes six bytes.
                let spare = (text.len() - MESSAGE).div_ceil(6);
                let last = form.pop().unwrap_or_default();
                if last.1.len() > spare {
                    form.push((last.0, last.1.chars().take(last.1.len() - spare).collect()));
                }
                text = json!({ "id": "a", "form": form }).to_string();
            }
            (what, text)
        })
        .collect();
    [plain, page]
}
