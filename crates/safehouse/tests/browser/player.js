// What somebody who looks at the page can press, and what they press first to get there.
const [what, value] = arguments;
const main = document.querySelector('main');
const beside = '#menu, #talk, #story, #gathering, #ended, #away';
const shown = (el) => {
  const box = el.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && el.checkVisibility({ visibilityProperty: true });
};
const buttons = () => [...main.querySelectorAll('button[form=ask][name=ask]:not(:disabled)')].filter((it) => !it.closest(beside));
const forms = () => [...main.querySelectorAll('form[data-ask]')].filter((it) => !it.closest(beside));

// The radio button that brings an element to light, if there is one.
function radioFor(el) {
  for (const radio of main.querySelectorAll('input[type=radio]:not(:checked)')) {
    const way = [radio.closest('label'), radio].find((it) => it && shown(it));
    if (!way) continue;
    const group = [...document.querySelectorAll(`input[type=radio][name="${radio.name}"]`)];
    const before = group.find((it) => it.checked);
    radio.checked = true;
    const brings = shown(el);
    radio.checked = false;
    if (before) before.checked = true;
    if (brings) return way;
  }
  return null;
}

// The first thing to press on the way to an element: itself if it can be seen.
function way(el) {
  if (shown(el)) return el;
  let closed = null;
  for (let at = el.parentElement; at; at = at.parentElement) {
    if (at.hasAttribute('popover') && !at.matches(':popover-open')) closed = at;
    if (at.localName === 'details' && !at.open && !(el.localName === 'summary' && el.parentElement === at)) closed = at;
  }
  if (!closed) return radioFor(el);
  if (closed.localName === 'details') return way(closed.querySelector(':scope > summary'));
  const openers = [...document.querySelectorAll(`[popovertarget="${closed.id}"]:not([popovertargetaction=hide])`)];
  return openers.find(shown) || (openers[0] ? way(openers[0]) : null);
}

switch (what) {
  case 'choices':
    return [...new Set(buttons().map((it) => it.value))];
  case 'forms':
    return forms().filter((it) => it.elements.ask).map((it) => it.elements.ask.value);
  case 'way': {
    const button = buttons().find((it) => it.value === value);
    if (!button) return null;
    const first = way(button);
    // A person scrolls to what they press, past what stays at the edges.
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return first ? [first, first === button] : ['hidden', false];
  }
  case 'state':
    return {
      v: window.safehouse ? window.safehouse.v : Number(main.dataset.v),
      notice: document.getElementById('notice')?.textContent.trim() || '',
      over: !!document.getElementById('ended'),
    };
}
