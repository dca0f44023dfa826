import type { Plugin } from 'vite';

const FILE = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon\w+\.mjs$/;
const DRAWN = /const __iconNode = (\[.*\]);/;

type Element = [tag: string, attributes: Record<string, string>];

/** Begins where it says, whatever is drawn before it, and looks like the others. */
const isLine = ([tag, attributes]: Element) =>
  tag === 'path' &&
  attributes['d']?.startsWith('M') === true &&
  Object.keys(attributes).every((name) => name === 'd' || name === 'key');

/** @returns the same drawing, with its lines in one path */
export function inOneLine(elements: readonly Element[]): Element[] {
  const lines = elements.filter(isLine);
  if (lines.length < 2) return [...elements];
  const d = lines.map(([, attributes]) => attributes['d']).join('');
  return [['path', { d, key: 'lines' }], ...elements.filter((one) => !isLine(one))];
}

/**
 * Draws the lines of each icon as one element. A class shows more than a hundred icons, of up to
 * eight lines each: more than a quarter of what its page is made of.
 */
export function oneLineIcons(): Plugin {
  return {
    name: 'one-line-icons',
    transform: {
      filter: { id: FILE },
      handler(code) {
        const drawn = DRAWN.exec(code)?.[1];
        if (drawn === undefined) throw new Error('Icons are no longer written as they were');
        const joined = inOneLine(JSON.parse(drawn) as Element[]);
        return { code: code.replace(drawn, () => JSON.stringify(joined)), map: null };
      },
    },
  };
}
