import { EDGE } from './rare-words.ts';
import { anyOf, anything, inARow, nothing, type Said } from './said.ts';

/** What a sign's pattern says. Throws on a form that no sign has had so far. */
export function saidBy({ source }: RegExp): Said {
  let at = 0;

  const isNext = (text: string) => source.startsWith(text, at);
  function skip(text: string): boolean {
    const isThere = isNext(text);
    if (isThere) at += text.length;
    return isThere;
  }

  function matched(form: RegExp): string {
    form.lastIndex = at;
    const found = form.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function alternatives(): Said {
    const all = [sequence()];
    while (skip('|')) all.push(sequence());
    return anyOf(all);
  }

  function sequence(): Said {
    const all: Said[] = [];
    while (at < source.length && !isNext('|') && !isNext(')')) all.push(repeated(single()));
    return inARow(all);
  }

  function single(): Said {
    if (skip('(')) return group();
    if (skip('[')) return letterClass();
    if (skip('\\')) return escaped(source.charAt(at++));
    const letters = matched(/[\w ]+(?![?*+{])|[\w ]/uy);
    if (letters === '') throw unread(source.charAt(at));
    return { strings: [letters] };
  }

  function group(): Said {
    const isLookAround = ['?=', '?!', '?<=', '?<!'].some(skip);
    if (!isLookAround && !skip('?:')) throw unread(`(${source.charAt(at)}`);
    const said = alternatives();
    skip(')');
    return isLookAround ? nothing : said;
  }

  function letterClass(): Said {
    const letters = source.slice(at, source.indexOf(']', at));
    at += letters.length + 1;
    return /^\w+$/u.test(letters) ? { strings: Array.from(letters) } : anything;
  }

  function repeated(said: Said): Said {
    const times = matched(/[?*+]|\{\d+(?:,\d*)?\}/uy);
    if (times === '') return said;
    skip('?');
    if (times === '?') return anyOf([said, nothing]);
    return /^(?:\*|\{0)/u.test(times) ? anything : inARow([said, anything]);
  }

  return alternatives();
}

function escaped(letter: string): Said {
  if (letter === 'b') return { strings: [EDGE] };
  if (letter === 'w' || letter === 'd') return anything;
  if (letter === '.') return { strings: [letter] };
  throw unread(`\\${letter}`);
}

const unread = (form: string) => new Error(`A sign's pattern has a form that isn't read: ${form}`);
