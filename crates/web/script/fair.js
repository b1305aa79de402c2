// Fairness that can be checked: this browser draws its own part of a deal, keeps what it was promised and what it sent, and
// holds both against what the table shows at the end.
const NAME = 'fair:', MOST = 200;
function kept(table) {
  try { const it = JSON.parse(localStorage.getItem(NAME + table)); return it && typeof it.parts === 'object' ? it : null; } catch { return null; }
}
function store(table, it) {
  try {
    localStorage.setItem(NAME + table, JSON.stringify(it));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(NAME));
    if (all.length <= MOST) return;
    const age = (key) => kept(key.slice(NAME.length))?.at || 0;
    all.sort((a, b) => age(a) - age(b)).slice(0, all.length - MOST).forEach((key) => localStorage.removeItem(key));
  } catch { /* a browser that keeps nothing says so at the end */ }
}

// My own part of the game's randomness.
function draw() { return [...crypto.getRandomValues(new Uint8Array(32))].map((b) => b.toString(16).padStart(2, '0')).join(''); }

// Keeps a part before it is sent, with the promise that was shown first.
function keep(table, promise, seat, part) {
  const it = kept(table) || { at: Date.now(), promise, parts: {} };
  (it.parts[seat] ||= []).push(part);
  store(table, it);
}
// The house has answered: what it took replaces what was sent before, what it refused was never added. Until then both count,
// since an answer can be lost on its way.
function settle(table, seat, part, taken) {
  const it = kept(table), parts = it?.parts[seat];
  if (!parts) return;
  it.parts[seat] = taken ? parts.slice(parts.lastIndexOf(part)) : parts.filter((other) => other !== part);
  store(table, it);
}
window.fair = { draw, keep, settle };

// --- the end: is it the same?
function compare() {
  const sheet = document.getElementById('fairness');
  if (!sheet) return;
  const it = kept(sheet.dataset.table);
  let compared = false;
  const hold = (place, shown, mine) => {
    if (!mine?.length) return;
    compared = true;
    const same = mine.includes(shown), said = place.querySelector('.compared');
    said.hidden = false;
    said.className = same ? 'compared same' : 'compared other';
    said.textContent = same ? sheet.dataset.same : `${sheet.dataset.other} ${mine.at(-1)}`;
    if (!same) sheet.open = true;
  };
  const promise = sheet.querySelector('[data-promise]');
  hold(promise, promise.dataset.promise, it && [it.promise]);
  for (const row of sheet.querySelectorAll('[data-mine]')) hold(row, row.dataset.part, it?.parts[row.dataset.seat]);
  sheet.querySelector('.kept-nothing').hidden = compared;
}
document.addEventListener('safehouse:swapped', compare);
compare();

// --- a game that begins with one press: first the promise, then this browser's parts, then the deal.
document.addEventListener('submit', async (event) => {
  const form = event.target, button = event.submitter;
  if (!button?.matches('[data-promised]')) return;
  event.preventDefault();
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  const to = button.getAttribute('formaction') || form.getAttribute('action');
  const fields = [...new FormData(form, button)];
  const go = (where, what) => {
    const sheet = document.createElement('form');
    Object.assign(sheet, { method: 'post', action: where, hidden: true });
    for (const [name, value] of what) sheet.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(sheet);
    sheet.submit();
    sheet.remove();
  };
  try {
    const answer = await fetch(to, { method: 'post', body: new URLSearchParams([...fields, ['promise', '1']]) });
    const { table, promise, people } = await answer.json();
    const shown = form.querySelector('.promise');
    shown.querySelector('code').textContent = promise;
    shown.hidden = false;
    const parts = Array.from({ length: people }, draw);
    parts.forEach((part, seat) => keep(table, promise, seat, part));
    if (to.startsWith('/hot/')) go(`/h/${table}`, [...fields, ...parts.map((part) => ['part', part])]);
    else go(`/t/${table}/ask`, [['ask', JSON.stringify({ start: { contribution: parts[0] } })]]);
  } catch {
    // What is wrong shows on the page that comes without a script.
    go(to, fields);
  }
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const button of document.querySelectorAll('[data-promised]')) button.removeAttribute('aria-busy');
  for (const shown of document.querySelectorAll('form .promise')) shown.hidden = true;
});
