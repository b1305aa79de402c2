// Secrets: what was seen stays until it is put away, cards and tokens move, the UN's ring closes.
const main = document.getElementById('main');
const skew = Number(main.dataset.now) - Date.now();
const still = matchMedia('(prefers-reduced-motion: reduce)');
document.documentElement.classList.add('scripted');

// --- what I just saw: the part is gone with the next event, so a copy stays until it is put away.
let shown = '', timer;
const away = () => document.getElementById('sight')?.remove();
function sight() {
  const peek = document.getElementById('peek');
  // At the end everything lies open.
  if (document.getElementById('scores')) return away();
  if (!peek || !peek.dataset.v || peek.dataset.v === shown) return;
  shown = peek.dataset.v;
  away();
  const copy = document.createElement('div');
  copy.id = 'sight';
  copy.setAttribute('role', 'dialog');
  copy.setAttribute('aria-label', peek.getAttribute('aria-label'));
  copy.append(...[...peek.children].map((child) => child.cloneNode(true)));
  const close = document.createElement('button');
  close.textContent = peek.dataset.close;
  close.onclick = away;
  if (!main.matches('.tv')) copy.append(close);
  document.body.append(copy);
  // With the memory aid the marks on the tokens say it from now on; without it nothing does.
  clearTimeout(timer);
  if (!peek.hasAttribute('aria-live') || main.matches('.tv')) timer = setTimeout(away, 12000);
}
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') away(); });

// --- claims stay on the table for the turn.
const said = new Map();
let turn;
function bubbles() {
  const board = document.getElementById('board');
  if (!board) return;
  if (board.dataset.turn !== turn) { said.clear(); turn = board.dataset.turn; }
  for (const bubble of board.querySelectorAll('.bubble')) {
    if (bubble.textContent) said.set(bubble.id, bubble.textContent);
    else if (said.has(bubble.id)) bubble.textContent = said.get(bubble.id);
  }
}

// --- movement: a card comes from where it was last, or from where such cards come from.
let places = new Map();
addEventListener('resize', () => { places = new Map(); });
function moved() {
  const board = document.getElementById('board');
  if (!board) return;
  const zero = board.getBoundingClientRect();
  const now = new Map();
  for (const el of board.querySelectorAll('.card[id], .token[id], #deck, #bullets, .seat .un, .un-home .un')) {
    const box = el.getBoundingClientRect();
    now.set(el.id || 'un', { el, x: box.left - zero.left, y: box.top - zero.top });
  }
  if (places.size && !still.matches) {
    const [one, two] = (document.getElementById('peek')?.dataset.swap || '').split(' ');
    for (const [id, here] of now) {
      let from = places.get(id);
      if (id === one) from = places.get(two);
      else if (id === two) from = places.get(one);
      else if (!from && here.el.matches('.card')) from = here.el.querySelector('use[href^="#s-bullet"]') ? now.get('bullets') : places.get('offered') || now.get('deck');
      if (!from || Math.hypot(from.x - here.x, from.y - here.y) < 3) continue;
      here.el.animate([{ transform: `translate(${from.x - here.x}px, ${from.y - here.y}px)`, zIndex: 3 }, { transform: 'none', zIndex: 3 }], { duration: 550, easing: 'ease-in-out' });
    }
  }
  places = now;
}

// --- the UN's ring closes.
function rings() {
  for (const ring of document.querySelectorAll('.ring[data-closes]')) {
    const circle = ring.querySelector('circle');
    const left = Number(ring.dataset.closes) - Date.now() - skew;
    const part = Math.max(0, Math.min(1, left / Number(ring.dataset.total)));
    for (const old of circle.getAnimations()) old.cancel();
    circle.animate([{ strokeDashoffset: 100 * (1 - part) }, { strokeDashoffset: 100 }], { duration: Math.max(1, left), fill: 'forwards' });
  }
}

function all() { sight(); bubbles(); moved(); rings(); }
document.addEventListener('safehouse:swapped', all);
all();
