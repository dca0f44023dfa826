const closerOf: Record<string, string> = { '{': '}', '[': ']' };

/** Prose before an answer seldom has more braces. */
const STARTS_TRIED = 8;

/**
 * The JSON text that begins at `start`, without what follows. If the text is cut off, it is cut
 * back to the last whole object of a list and closed; null if there is none.
 */
function balanced(text: string, start: number): string | null {
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
      if (open.length === 0) return whole;
      if (character === '}' && open.at(-1) === ']') lastWhole = whole + open.toReversed().join('');
    }
  }
  return lastWhole;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Yields possible JSON values, likeliest first: the whole content, then each brace's value, in
 * prose or a code fence, cut off or not.
 */
export function* jsonCandidates(content: string): Generator {
  const whole = parse(content);
  if (whole !== undefined) yield whole;
  let start = content.indexOf('{');
  for (let tried = 0; start !== -1 && tried < STARTS_TRIED; tried += 1) {
    const value = parse(balanced(content, start));
    if (value !== undefined) yield value;
    start = content.indexOf('{', start + 1);
  }
}
