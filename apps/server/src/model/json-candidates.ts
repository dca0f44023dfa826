const closerOf: Record<string, string> = { '{': '}', '[': ']' };

/** Prose before an answer seldom has more braces. */
const STARTS_TRIED = 8;

interface Balanced {
  json: string;
  isWhole: boolean;
}

/**
 * The JSON text that begins at `start`, without what follows. If the text is cut off, it is cut
 * back to the last whole object of a list and closed; null if there is none.
 */
function balanced(text: string, start: number): Balanced | null {
  const open: string[] = [];
  let lastWhole: string | null = null;
  let isInString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      isInString = true;
    } else if (closerOf[character] !== undefined) {
      open.push(closerOf[character]);
    } else if (character === open.at(-1)) {
      open.pop();
      const whole = text.slice(start, index + 1);
      if (open.length === 0) return { json: whole, isWhole: true };
      if (character === '}' && open.at(-1) === ']') lastWhole = whole + open.toReversed().join('');
    }
  }
  return lastWhole === null ? null : { json: lastWhole, isWhole: false };
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isThere = (value: unknown): boolean => value !== undefined;

/** The values at the braces of a text; `next` tells where to look after one. */
function valuesIn(content: string, next: (start: number, found: Balanced | null) => number) {
  const whole: unknown[] = [];
  const cutOff: unknown[] = [];
  let start = content.indexOf('{');
  for (let tried = 0; start !== -1 && tried < STARTS_TRIED; tried += 1) {
    const found = balanced(content, start);
    const value = parse(found?.json);
    (found?.isWhole === true ? whole : cutOff).push(value);
    start = content.indexOf('{', next(start, isThere(value) ? found : null));
  }
  return { whole: whole.filter(isThere), cutOff: cutOff.filter(isThere) };
}

/**
 * Yields possible JSON values, likeliest first: the whole content; then what stands in prose or a
 * code fence, the last first, as a shape or a draft comes before the answer; what was cut off; and
 * values inside others.
 */
export function* jsonCandidates(content: string): Generator {
  const all = parse(content);
  if (isThere(all)) yield all;
  const outer = valuesIn(content, (start, found) => start + (found?.json.length ?? 1));
  yield* outer.whole.toReversed();
  yield* outer.cutOff;
  const inner = valuesIn(content, (start) => start + 1);
  yield* inner.whole;
  yield* inner.cutOff;
}
