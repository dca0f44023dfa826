import { invalidArgument } from './errors.ts';

/** A parsed `fields` parameter; a node without children selects everything below it. */
interface Mask {
  [field: string]: Mask;
}

/** Parses one level of `a,b(c,d),e/f`, from `at.index` on. */
function parseLevel(text: string, at: { index: number }): Mask {
  const mask: Mask = {};
  for (;;) {
    const name = /^[\w*]+/.exec(text.slice(at.index))?.[0];
    if (!name) throw invalidArgument(`Invalid field selection ${text}`);
    at.index += name.length;
    mask[name] = parseChildren(text, at);
    if (text[at.index] !== ',') return mask;
    at.index += 1;
  }
}

function parseChildren(text: string, at: { index: number }): Mask {
  if (text[at.index] === '/') {
    at.index += 1;
    const name = /^[\w*]+/.exec(text.slice(at.index))?.[0];
    if (!name) throw invalidArgument(`Invalid field selection ${text}`);
    at.index += name.length;
    return { [name]: parseChildren(text, at) };
  }
  if (text[at.index] !== '(') return {};
  at.index += 1;
  const children = parseLevel(text, at);
  if (text[at.index] !== ')') throw invalidArgument(`Invalid field selection ${text}`);
  at.index += 1;
  return children;
}

function select(value: unknown, mask: Mask): unknown {
  if (Object.keys(mask).length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => select(item, mask));
  if (typeof value !== 'object' || value === null) return value;
  const chosen = Object.entries(value).flatMap(([name, part]) => {
    const below = mask[name] ?? mask['*'];
    return below ? [[name, select(part, below)] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/**
 * @param fields such as `id,capabilities(canComment)`
 * @throws GoogleError 400 for a mask that can't be parsed
 */
export function selectFields(answer: unknown, fields: string): unknown {
  const at = { index: 0 };
  const mask = parseLevel(fields.replaceAll(' ', ''), at);
  if (at.index !== fields.replaceAll(' ', '').length)
    throw invalidArgument(`Invalid field selection ${fields}`);
  return select(answer, mask);
}
