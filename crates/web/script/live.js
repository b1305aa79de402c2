// Keeps a table's page up to date: one WebSocket, parts swapped by their id, forms sent over it.
const main = document.querySelector('main[data-live]');
const notice = document.getElementById('notice');
const state = document.getElementById('link-state');
const tell = document.getElementById('tell');
let mark = main.dataset.mark, v = Number(main.dataset.v), mine = main.dataset.mine === 'true';
let skew = Number(main.dataset.now) - Date.now();
let socket, tries = 0, held = 0, waiting = [], ended = false;
const unanswered = new Map();

// --- swapping: the new tree is laid over the old one, so that focus, scroll, selection and open popovers stay.
const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '');
function lay(old, now) {
  if (old.nodeType !== 1) { if (old.nodeValue !== now.nodeValue) old.nodeValue = now.nodeValue; return; }
  const typing = old === document.activeElement && old.matches('input:not([type=hidden]), textarea, select');
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !(name === 'open' || name === 'data-kept')) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value && !(name === 'open')) old.setAttribute(name, value);
  if (old.nodeName === 'INPUT' && !typing && old.type === 'hidden') old.value = now.value;
  if (old.hasAttribute('data-kept')) return;
  const byId = new Map([...old.children].filter((e) => e.id).map((e) => [e.id, e]));
  let at = old.firstChild;
  for (const next of [...now.childNodes]) {
    const own = next.id && byId.get(next.id);
    if (own && own.nodeName === next.nodeName) {
      if (own !== at) old.insertBefore(own, at); else at = at.nextSibling;
      lay(own, next);
    } else if (at && sameKind(at, next)) { const here = at; at = at.nextSibling; lay(here, next); }
    else old.insertBefore(next, at);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}
function element(html) { const t = document.createElement('template'); t.innerHTML = html; return t.content.firstElementChild; }

function swap(update) {
  const lines = document.getElementById('lines');
  const follows = !lines || lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
  let before = main.querySelector(':scope > #notice') || main.querySelector(':scope > h1');
  for (const id of update.order) {
    let part = document.getElementById(id);
    const html = update.parts[id];
    if (html) {
      const now = element(html);
      if (part && part.nodeName === now.nodeName) lay(part, now);
      else { const old = part; part = now; if (old) old.replaceWith(now); }
    }
    if (!part) continue;
    const place = before ? before.nextSibling : main.firstChild;
    if (part !== place) main.insertBefore(part, place);
    before = part;
  }
  while (before && before.nextSibling) before.nextSibling.remove();
  if (update.lines) {
    const list = document.getElementById('lines');
    const t = document.createElement('template');
    t.innerHTML = update.lines;
    for (const line of [...t.content.children]) if (!document.getElementById(line.id)) list.append(line);
  }
  const list = document.getElementById('lines');
  if (list && follows) list.scrollTop = list.scrollHeight;
}

function take(update) {
  if (held) { waiting.push(update); return; }
  v = update.v;
  skew = update.now - Date.now();
  mark = mark.replace(/[^/]*$/, v);
  const ask = document.querySelector('#ask input[name=v]');
  if (ask) ask.value = v;
  const paint = () => { swap(update); document.dispatchEvent(new CustomEvent('safehouse:swapped')); };
  paint();
  if (notice && update.lines !== undefined) notice.replaceChildren();
  if (tell && update.tell) tell.textContent = update.tell;
  turn(update.mine);
}

// --- my turn: title, icon, a soft sound, a notification if they are wanted.
function turn(now) {
  const your = main.dataset.yourTurn;
  document.title = now && your ? `● ${your} – ${main.dataset.title}` : `${main.dataset.title} – Safehouse`;
  const icon = document.getElementById('icon');
  icon.dataset.plain ||= icon.href;
  icon.href = now ? icon.dataset.turn : icon.dataset.plain;
  if (now && !mine) {
    if (document.documentElement.dataset.sound === 'true') chime();
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      try { new Notification(your, { body: document.querySelector('#status .line')?.textContent, tag: location.pathname }); } catch { /* some phones allow none from a page */ }
    }
  }
  mine = now;
}
function chime() {
  try {
    const air = new AudioContext();
    const tone = air.createOscillator(), loud = air.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.0001, air.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.06, air.currentTime + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + 0.7);
    tone.connect(loud).connect(air.destination);
    tone.start(); tone.stop(air.currentTime + 0.75);
    tone.onended = () => air.close();
  } catch { /* no sound, then */ }
}

// --- the connection: comes back by itself, and sends again what was not answered; ids make that safe.
function show(text) {
  state.hidden = !text;
  if (text) state.querySelector('span').textContent = text;
}
function connect() {
  const url = new URL(main.dataset.live, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('since', mark);
  socket = new WebSocket(url);
  socket.onopen = () => { tries = 0; show(''); for (const text of unanswered.values()) socket.send(text.sent); };
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if ('re' in said) answered(said); else { if (said.viewer) mark = said.viewer; take(said); }
  };
  socket.onclose = ({ code }) => {
    if (ended) return;
    if (code === 1008 && location.pathname.startsWith('/h/')) { main.hidden = true; location.reload(); return; }
    tries += 1;
    const pause = Math.min(8000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + Math.random() * 0.6);
    setTimeout(() => { if (tries > 1) show(code === 1012 ? main.dataset.restart : main.dataset.gone); }, 400);
    setTimeout(connect, code === 1012 && tries === 1 ? 300 : pause);
    // A house that was brought up to date may have other pages: look afresh once it answers.
    if (tries > 12) fetch(location.href, { method: 'HEAD' }).then((it) => { if (it.ok) location.reload(); }).catch(() => {});
  };
}
addEventListener('online', () => { if (socket.readyState > 1) { tries = 0; connect(); } });
addEventListener('pagehide', () => { ended = true; });
// --- one device passed around: whoever comes back to a page that was out of sight, from wherever, meets the curtain.
if (location.pathname.startsWith('/h/')) {
  const cover = () => { main.hidden = true; };
  addEventListener('pagehide', cover);
  document.addEventListener('visibilitychange', () => { cover(); if (!document.hidden) location.reload(); });
  addEventListener('pageshow', (e) => { if (e.persisted) { cover(); location.reload(); } });
} else addEventListener('pageshow', (e) => { if (e.persisted) { ended = false; connect(); } });

function answered({ re, refused, v: now }) {
  const asked = unanswered.get(re);
  unanswered.delete(re);
  asked?.done?.(refused);
  if (refused !== undefined && notice) { notice.innerHTML = refused; notice.scrollIntoView({ block: 'nearest' }); }
  else if (now !== undefined && notice) notice.replaceChildren();
}

// --- asking: what a form would send.
function send(fields, done) {
  const id = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
  const text = JSON.stringify({ id, form: fields });
  unanswered.set(id, { sent: text, done });
  if (socket.readyState === 1) socket.send(text); else show(main.dataset.gone);
}
// My own part of the game's randomness goes with what makes me ready; it is kept with the promise that stands on the page.
function chance(data) {
  const ask = JSON.parse(data.get('ask')), promise = document.getElementById('promise')?.textContent;
  const begun = ask.ready?.ready ? ask.ready : ask.start;
  if (!begun || !promise) return undefined;
  const part = fair.draw(), table = location.pathname.split('/')[2], seat = mark.match(/^seat:(\d+)/)?.[1];
  begun.contribution = part;
  data.set('ask', JSON.stringify(ask));
  fair.keep(table, promise, seat, part);
  return (taken) => fair.settle(table, seat, part, taken);
}
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('[data-ask]')) return;
  event.preventDefault();
  const button = event.submitter;
  const data = new FormData(form, button);
  if (!data.has('v')) data.set('v', v);
  const settle = button?.hasAttribute('data-chance') ? chance(data) : undefined;
  if (button) button.setAttribute('aria-busy', 'true');
  button?.closest('[popover]')?.hidePopover?.();
  send([...data.entries()], (refused) => {
    button?.removeAttribute('aria-busy');
    settle?.(refused === undefined);
    if (refused === undefined && form.dataset.ask === 'keep') { form.reset(); form.querySelector('input[type=text]')?.focus(); }
  });
});

// --- clocks
function span(ms) {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const two = (n) => String(n).padStart(2, '0');
  return s < 3600 ? `${Math.floor(s / 60)}:${two(s % 60)}` : s < 172800 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)} h` : `${Math.floor(s / 86400)} d`;
}
setInterval(() => {
  for (const clock of document.querySelectorAll('[data-until]')) {
    const left = Number(clock.dataset.until) - Date.now() - skew;
    const face = clock.querySelector('time') || clock;
    const text = span(left);
    if (face.textContent !== text) face.textContent = text;
    clock.classList.toggle('short', left < 10000);
  }
}, 250);

window.safehouse = {
  hold() { held += 1; },
  release() { held = Math.max(0, held - 1); if (!held) { const all = waiting; waiting = []; all.forEach(take); } },
  ask(ask, done) { send([['ask', typeof ask === 'string' ? ask : JSON.stringify(ask)], ['v', String(v)]], done); },
  get v() { return v; },
};
const lines = document.getElementById('lines');
if (lines) lines.scrollTop = lines.scrollHeight;
connect();
turn(mine);
