// Small helps on pages that work without them.
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  navigator.clipboard.writeText(document.getElementById(button.dataset.copy).href).then(() => {
    const said = button.lastChild, was = said.textContent;
    said.textContent = button.dataset.done;
    setTimeout(() => { said.textContent = was; }, 2000);
  });
});
// Whether turns may be announced outside the page is asked only when somebody wants it.
const bell = document.getElementById('bell');
if (bell && 'Notification' in window && Notification.permission === 'default') {
  bell.hidden = false;
  bell.addEventListener('click', () => Notification.requestPermission().then(() => { bell.hidden = true; }));
}
// A replay goes on by itself, and by the arrow keys.
const play = document.getElementById('play');
const steps = document.getElementById('steps');
if (play) {
  const running = sessionStorage.getItem('playing') === location.pathname;
  const next = play.dataset.next;
  play.hidden = !next;
  if (running && next) setTimeout(() => { if (sessionStorage.getItem('playing') === location.pathname) location.replace(next); }, 1600);
  play.setAttribute('aria-pressed', running);
  if (!next) sessionStorage.removeItem('playing');
  play.addEventListener('click', () => {
    if (sessionStorage.getItem('playing')) { sessionStorage.removeItem('playing'); play.setAttribute('aria-pressed', 'false'); }
    else { sessionStorage.setItem('playing', location.pathname); location.assign(next); }
  });
  addEventListener('keydown', (event) => {
    if (event.target.matches('input, select, textarea')) return;
    const way = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' }[event.key];
    const link = way && steps.querySelector(`a[rel=${way}]`);
    if (link) { event.preventDefault(); location.assign(link.href); }
  });
  document.querySelector('#lines .now')?.scrollIntoView({ block: 'nearest' });
  document.querySelector('#from select')?.addEventListener('change', (event) => event.target.form.submit());
}
