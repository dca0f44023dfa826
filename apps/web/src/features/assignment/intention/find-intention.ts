import { cutText, headingOf, linesOf, type Line } from '@second-draft/contract';

/** What a task says that the class is learning, and how they know that they have. */
export interface Intention {
  learning: readonly string[];
  criteria: readonly string[];
}

/** Beyond this, it is the task's text, or the student's. */
const MOST_LINES = { learning: 4, criteria: 15 };
const LONGEST = 240;
/** A task says first what is learnt. */
const CHARACTERS_READ = 20_000;

const I_CAN = /^I can\b(?!['’]t|not)/iu;
const INTRODUCES_LIST = /(?:[:…]|\.{3})$/u;

const without = (text: string) =>
  cutText(text.replace(/^[…:–—-]\s*/u, '').replace(/[;,:]$/u, ''), LONGEST).trim();

const distinct = (found: readonly string[]) => [
  ...new Map(found.filter(Boolean).map((one) => [one.toLowerCase(), one])).values(),
];

/** The lines that belong to a heading: a list, or else the plain lines up to a blank one. */
function linesUnder(lines: readonly Line[], rest: string): string[] {
  const found = rest === '' || INTRODUCES_LIST.test(rest) ? [] : [rest];
  let isList: boolean | null = found.length > 0 ? true : null;
  for (const { text, isListed } of lines) {
    const isItem = isListed || I_CAN.test(text);
    if (headingOf(text) !== null && !I_CAN.test(text)) break;
    if (text === '') {
      if (found.length > 0 && isList === false) break;
      continue;
    }
    if (text.length > LONGEST) break;
    isList ??= isItem;
    if (isList && !isItem) break;
    found.push(text);
  }
  return found;
}

function inOneText(text: string): Intention {
  const lines = linesOf(text.slice(0, CHARACTERS_READ));
  const learning: string[] = [];
  const criteria: string[] = [];
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line.text);
    if (heading === null || heading.part === 'other') continue;
    // “WALT: We are learning to write…” says it twice.
    const inner = headingOf(heading.rest);
    const rest = inner?.part === heading.part ? inner.rest : heading.rest;
    const found = linesUnder(lines.slice(at + 1), rest);
    if (heading.part === 'criteria') criteria.push(...found);
    else learning.push(...found);
  }
  const canDo = lines.filter((line) => I_CAN.test(line.text) && line.text.length <= LONGEST);
  const isTold = learning.length > 0 || canDo.length > 1;
  return {
    learning: distinct(learning.map(without)).slice(0, MOST_LINES.learning),
    criteria: distinct(
      (criteria.length > 0 || !isTold ? criteria : canDo.map(({ text: one }) => one)).map(without),
    ).slice(0, MOST_LINES.criteria),
  };
}

/**
 * The learning intention and the success criteria, each from the first of the texts that has any.
 * Null where none has either.
 */
export function findIntention(texts: readonly string[]): Intention | null {
  const found = texts.map(inOneText);
  const learning = found.find((one) => one.learning.length > 0)?.learning ?? [];
  const criteria = found.find((one) => one.criteria.length > 0)?.criteria ?? [];
  return learning.length + criteria.length === 0 ? null : { learning, criteria };
}
