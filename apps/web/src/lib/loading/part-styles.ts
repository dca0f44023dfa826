const linkedStyles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** @returns a function that waits for the style, and asks for it again if it hasn't come before */
function styleOf(first: HTMLLinkElement): () => Promise<unknown> {
  let link = first;
  let hasFailed = false;
  const arrivalOf = (asked: HTMLLinkElement) => {
    link = asked;
    hasFailed = false;
    const arrival = new Promise((resolve, reject) => {
      asked.addEventListener('load', resolve);
      asked.addEventListener('error', reject);
    });
    // Often nobody waits for it yet.
    arrival.catch(() => {
      hasFailed = true;
    });
    return arrival;
  };
  let arrival = arrivalOf(first);
  return () => {
    if (hasFailed) {
      const failed = link;
      arrival = arrivalOf(failed.cloneNode() as HTMLLinkElement);
      failed.replaceWith(link);
    }
    return arrival;
  };
}

/**
 * Has a part's own styles there before it is. Vite asks for them once only, as soon as the part is
 * first loaded: a later load waits neither for those under way nor for those that didn't arrive.
 */
export function withStyles<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const styles: (() => Promise<unknown>)[] = [];
  return async () => {
    const before = new Set(linkedStyles());
    const loaded = load();
    const added = linkedStyles().filter((link) => !before.has(link));
    const asked = styles.map((needed) => needed());
    styles.push(...added.map(styleOf));
    const [part] = await Promise.all([loaded, ...asked]);
    return part;
  };
}
