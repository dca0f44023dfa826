// Stands in a public page as it is here. It starts the app at the first touch, and gives it what was pressed and chosen before.
(() => {
  const held = document.querySelector('script[data-starts]');
  const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  const chosen = new Map();
  let pressed = null;
  let isStarted = false;
  let hasFailed = false;
  let note = null;

  const add = (name, properties, parent = document.head) => {
    const added = Object.assign(document.createElement(name), properties);
    parent.append(added);
    return added;
  };

  function start() {
    if (isStarted) return;
    isStarted = true;
    note?.remove();
    for (const href of held.dataset.modules.split(' ')) add('link', { rel: 'modulepreload', href });
    const onerror = () => missed();
    add('script', { type: 'module', textContent: held.textContent, onerror });
  }

  function startAgain() {
    if (!hasFailed) return;
    hasFailed = false;
    isStarted = false;
    start();
  }

  /** Touches don't start it again: a pointer that moves would ask without end. */
  function missed() {
    hasFailed = true;
    if (!pressed) return;
    pressed.removeAttribute('aria-busy');
    pressed = null;
    note = add('p', { textContent: held.dataset.missing }, document.body);
    note.setAttribute('role', 'alert');
    // The styles of the app's own note come with the app.
    note.style.cssText =
      'position:fixed;inset:auto auto 1rem 1rem;z-index:200;max-width:16rem;margin:0;padding:.5rem .75rem;font-size:.875rem;background:var(--paper);border:1px solid var(--control-border);border-radius:var(--mantine-radius-md)';
  }

  function touched({ type, movementX, movementY }) {
    // A page that appears under a resting pointer is told of a move to where it is already.
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start();
  }

  function hold(event) {
    start();
    const button = event.target.closest('button');
    if (!button) return;
    startAgain();
    event.preventDefault();
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  }

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paper = matchMedia('print');
  /** On paper, the colours of the dark scheme are too pale. */
  function followSystem() {
    const chosenScheme = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    const isDark = chosenScheme === 'auto' ? dark.matches : chosenScheme === 'dark';
    const scheme = isDark && !paper.matches ? 'dark' : 'light';
    document.documentElement.dataset.mantineColorScheme = scheme;
  }

  const choose = ({ target }) => chosen.set(target, target.value);

  function handOver() {
    for (const touch of touches) document.removeEventListener(touch, touched, true);
    document.removeEventListener('click', hold, true);
    document.removeEventListener('input', choose, true);
    for (const one of [dark, paper]) one.removeEventListener('change', followSystem);
    removeEventListener('online', startAgain);
    for (const [field, value] of chosen) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
  }

  for (const touch of touches) document.addEventListener(touch, touched, true);
  document.addEventListener('click', hold, true);
  document.addEventListener('input', choose, true);
  for (const one of [dark, paper]) one.addEventListener('change', followSystem);
  addEventListener('online', startAgain);
  // Later than the effects of all that the app has just taken over.
  document.addEventListener('app-started', () => queueMicrotask(handOver), { once: true });

  // The second is src/lib/loading/missing-part.ts's: the page loaded itself again while it started the app.
  const isWanted = ['profile', 'reloaded-for-a-missing-part'].some(
    (key) => sessionStorage.getItem(key) !== null,
  );
  if (isWanted || location.search !== '') start();
  else if (held.dataset.starts === 'when-idle')
    addEventListener('load', () => {
      // Safari lacks it; on a busy machine, no moment may be idle.
      if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 3_000 });
      else setTimeout(start);
    });
})();
