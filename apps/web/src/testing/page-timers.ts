/** Set on the timers' own functions, since a worker runs several files, each with fresh modules. */
const ENDS_WITH_PAGE = Symbol.for('second-draft:ends-with-page');

type Begin = (task: (...args: unknown[]) => void, ...rest: unknown[]) => unknown;

function ofPage(begin: Begin, end: (timer: unknown) => void): Begin {
  const beginOfPage: Begin = (task, milliseconds, ...args) => {
    const page = Reflect.get(globalThis, 'document');
    const timer = begin(() => {
      if (Reflect.get(globalThis, 'document') === page) task(...args);
      else end(timer);
    }, milliseconds);
    return timer;
  };
  return Object.assign(beginOfPage, { [ENDS_WITH_PAGE]: true });
}

/**
 * A browser ends a page's timers with the page. The files that share a worker follow each other
 * as pages do, but Node's timers run on into the next file, or into the time without any page.
 */
export function endTimersWithTheirPage(): void {
  if (ENDS_WITH_PAGE in globalThis.setTimeout) return;
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  const end = (timer: unknown) => Reflect.apply(clearTimeout, globalThis, [timer]);
  Object.assign(globalThis, {
    setTimeout: ofPage(setTimeout as Begin, end),
    setInterval: ofPage(setInterval as Begin, end),
  });
}
