// Confusion's board by hand: spies are dragged, arrow keys walk, and what each answer would tell is said beforehand.
const $ = (query, from = document) => from.querySelector(query);
const $$ = (query, from = document) => [...from.querySelectorAll(query)];
const field = () => $('#board .field');
const near = () => $('#board').dataset.near;
const cell = (element, by) => Number(element.className.match(new RegExp(`\\b${by}(\\d+)`))?.[1] || 0);
const place = (element) => [cell(element, 'x'), cell(element, 'y')];
const piece = (letter) => document.getElementById(`${near()[0]}-${letter}`);
const opened = () => $('.field details[open]');
const shown = (button) => button.offsetParent !== null;

// --- what each answer would tell
const WAYS = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];
let hint;
function tell(button) {
  const line = $('#tells');
  if (!line) return;
  hint ??= line.textContent;
  const may = Number(button?.closest('details').dataset.may);
  if (!button || !button.dataset.p) { if (line.firstElementChild) line.textContent = hint; return; }
  const { direction, distance } = JSON.parse(button.value).do.attempt;
  const names = line.dataset.movers.split(',');
  const agent = Number(line.dataset.agent), chance = Number(button.dataset.p);
  const fits = JSON.parse(line.dataset.fits)[WAYS.indexOf(direction)][distance - 1];
  const row = (words, chance, movers) => {
    const span = document.createElement('span');
    const strong = document.createElement('b');
    strong.textContent = words.replace('{chance}', chance);
    span.append(strong, ' ');
    names.forEach((name, at) => {
      if (!(movers >> at & 1)) return;
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawn.setAttribute('class', 'mv');
      drawn.setAttribute('role', 'img');
      drawn.setAttribute('aria-label', name);
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', `#mv${at}`);
      drawn.append(use);
      span.append(drawn);
    });
    return span;
  };
  const bits = Number(button.dataset.b);
  const rows = [];
  if (chance > 0) rows.push(row(line.dataset.yes, chance, may & (fits | agent)));
  if (chance < 100) rows.push(row(line.dataset.no, 100 - chance, may & ~fits));
  rows[0].append(` ${bits ? line.dataset.bits.replace('{bits}', bits) : line.dataset.sure}`);
  line.replaceChildren(...rows);
}
for (const kind of ['pointerover', 'focusin']) {
  document.addEventListener(kind, (event) => {
    if (drag) return;
    const button = event.target.closest?.('.to');
    if (button || (event.target.closest?.('#board') && $('#tells span'))) tell(button);
  });
}

// --- dragging
let drag = null, swallow = false;
document.addEventListener('pointerdown', (event) => {
  if (event.button || drag) return;
  const summary = event.target.closest?.('.field summary');
  const laid = event.target.closest?.('#board.laying .spy');
  if (!summary && !laid) return;
  const letter = summary ? summary.parentElement.id.slice(3) : laid.id.slice(2);
  drag = { summary, letter, piece: piece(letter), x: event.clientX, y: event.clientY, on: false, id: event.pointerId };
});
function target(event) {
  return document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.matches('.field details[open] .to'));
}
document.addEventListener('pointermove', (event) => {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.on) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 7) return;
    drag.on = true;
    window.safehouse?.hold();
    getSelection()?.removeAllRanges();
    if (drag.summary) drag.summary.parentElement.open = true;
    drag.piece.classList.add('drag');
  }
  const box = field().getBoundingClientRect(), size = box.width / 11;
  drag.piece.style.translate = `${event.clientX - box.left - size / 2}px ${event.clientY - box.top - size * 0.7}px`;
  const aim = drag.summary && target(event);
  if (aim !== drag.aim) {
    drag.aim?.classList.remove('aim');
    aim?.classList.add('aim');
    drag.aim = aim;
    if (drag.summary) tell(aim);
  }
});
function drop(event, done) {
  if (!drag || event.pointerId !== drag.id) return;
  const { on, aim, summary, letter, piece } = drag;
  drag = null;
  if (!on) return;
  swallow = true;
  setTimeout(() => { swallow = false; });
  aim?.classList.remove('aim');
  piece.classList.remove('drag');
  piece.style.translate = '';
  if (done && aim) aim.click();
  if (done && !summary) {
    const box = field().getBoundingClientRect();
    lay(letter, Math.floor((event.clientX - box.left) / box.width * 11) + 1, Math.floor((event.clientY - box.top) / box.height * 11) + 1);
  }
  window.safehouse?.release();
}
addEventListener('pointerup', (event) => drop(event, true));
addEventListener('pointercancel', (event) => drop(event, false));
document.addEventListener('click', (event) => {
  if (swallow && event.target.closest?.('.field summary')) event.preventDefault();
}, true);

// --- laying out: the form is what counts, the board follows it
const square = (x, y) => {
  const [column, row] = near() === 'white' ? [x, 12 - y] : [12 - x, y];
  return String.fromCharCode(96 + column) + row;
};
function seen(name) {
  const column = name.charCodeAt(0) - 96, row = Number(name.slice(1));
  return near() === 'white' ? [column, 12 - row] : [12 - column, row];
}
function follow() {
  for (const select of $$('#lay-out select')) {
    const [x, y] = seen(select.value);
    const spy = piece(select.name);
    if (spy) spy.className = spy.className.replace(/\bx\d+ y\d+/, `x${x} y${y}`);
  }
}
function lay(letter, x, y) {
  const form = $('#lay-out');
  const select = form?.elements[letter];
  const name = square(x, y);
  if (!select || ![...select.options].some((option) => option.value === name)) return;
  const there = $$('select', form).find((other) => other.value === name);
  if (there) there.value = select.value;
  select.value = name;
  follow();
}
document.addEventListener('change', (event) => {
  if (event.target.closest?.('#lay-out')) follow();
  if (event.target.id === 'helper') try { localStorage.setItem('confusion-helper', event.target.checked); } catch { /* not kept, then */ }
});

// --- arrow keys: from spy to spy, and over the squares of the chosen one
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
document.addEventListener('keydown', (event) => {
  const here = document.activeElement;
  if (!here?.matches?.('.field summary, .field .to')) return;
  const open = opened();
  if (event.key === 'Escape' && open) { open.open = false; $('summary', open).focus(); return; }
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const inside = open && open.contains(here);
  const all = inside ? [$('summary', open), ...$$('.to', open).filter(shown)] : $$('.field summary');
  const [x, y] = place(here);
  let best = null, least = Infinity;
  for (const other of all) {
    const [dx, dy] = [place(other)[0] - x, place(other)[1] - y];
    const along = dx * step[0] + dy * step[1], aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (along > 0 && along + aside * 3 < least) { best = other; least = along + aside * 3; }
  }
  best?.focus();
});

// --- whoever plays by keyboard finds the focus again: on the answer that is asked for, or on the spy that tried
let tried = null, answering = false;
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  tried = event.target.closest?.('.field details')?.id || tried;
  answering = !!event.target.closest?.('#question .answers');
});
document.addEventListener('pointerdown', () => { tried = null; });
function refocus() {
  const here = document.activeElement;
  // An answer's button may have become another one of the question's.
  const lost = here === document.body || (answering && here.closest('#question') && !here.closest('.answers'));
  if (!tried || !lost) return;
  const next = $('#question .answers button') || $(`#${tried} summary`) || $('.field summary');
  next?.focus({ preventScroll: true });
}

// --- what this page remembers
function settle() {
  refocus();
  const helper = $('#helper');
  if (helper) try { helper.checked = localStorage.getItem('confusion-helper') !== 'false'; } catch { /* as it is */ }
  if ($('#lay-out')) follow();
}
document.addEventListener('safehouse:swapped', settle);
settle();
