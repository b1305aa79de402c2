// Runs before every page's own scripts, and takes down what must not happen there.
(() => {
  const take = (kind, text) => {
    const all = JSON.parse(sessionStorage.getItem('test-seen') || '[]');
    all.push(`${kind}: ${text} (${location.pathname})`);
    sessionStorage.setItem('test-seen', JSON.stringify(all));
  };
  addEventListener('error', ({ message, target }) => take('error', message || `${target.localName} ${target.src || target.href || ''}`), true);
  addEventListener('unhandledrejection', ({ reason }) => take('rejection', String(reason && reason.stack || reason)));
  addEventListener('securitypolicyviolation', (it) => take('policy', `${it.effectiveDirective} ${it.blockedURI} ${it.sourceFile}:${it.lineNumber}`), true);
  const said = console.error;
  console.error = (...words) => { take('console', words.map(String).join(' ')); said.apply(console, words); };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const name = (node) => node && (node.id ? `#${node.id}` : `${node.parentElement?.id || ''}>${node.nodeName}.${node.className || ''}`);
      const moved = entry.sources.map(({ node, previousRect: was, currentRect: is }) => `${name(node)} ${was.x},${was.y} to ${is.x},${is.y}`).join('; ');
      const all = JSON.parse(sessionStorage.getItem('test-shifts') || '[]');
      all.push([entry.value, moved]);
      sessionStorage.setItem('test-shifts', JSON.stringify(all));
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
