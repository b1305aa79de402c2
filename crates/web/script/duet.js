// Duet: whether a clue may be given is told while it is typed; arrow keys walk over the grid.
let timer, asked = 0;

async function look(form) {
  const verdict = form.querySelector('#clue-verdict');
  const word = form.elements.word.value;
  if (!verdict) return;
  if (!word.trim()) { verdict.replaceChildren(); return; }
  const number = ++asked;
  try {
    const body = new URLSearchParams({ word, number: form.elements.number.value });
    const answer = await fetch(form.dataset.check, { method: 'POST', body });
    if (!answer.ok) return;
    const { html } = await answer.json();
    // Only the answer to what stands there now counts.
    if (number === asked && form.isConnected) verdict.innerHTML = html;
  } catch { /* the referee says it when the clue is given */ }
}

document.addEventListener('input', (event) => {
  const form = event.target.closest('form[data-check]');
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(look, 250, form);
});

// A card that was touched changes what a clue may be.
document.addEventListener('safehouse:swapped', () => {
  const form = document.querySelector('form[data-check]');
  if (form?.elements.word.value) look(form);
});

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 };
document.addEventListener('keydown', (event) => {
  const card = event.target.closest?.('#board .card');
  const step = STEPS[event.key];
  if (!card || !step || event.target.closest('[popover]')) return;
  event.preventDefault();
  const cards = [...card.parentNode.children];
  for (let at = cards.indexOf(card) + step; cards[at]; at += step) {
    if (Math.abs(step) === 1 && Math.floor(at / 5) !== Math.floor((at - step) / 5)) return;
    const face = cards[at].querySelector('button.face');
    if (face) { face.focus(); return; }
  }
});
