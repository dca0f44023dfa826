import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { concealNames } from '../../src/index.ts';
import { keptWords } from './kept-words.ts';

/**
 * Texts for twelve ordinary classes, by somebody who didn't know the rules. Marks are around each
 * mention of somebody of the class {Ana}, of others and how to reach them [Mr Po], and around words
 * that look like names <rose>. The halves were drawn before anything was measured.
 */
const { classes, texts } = z
  .object({
    classes: z.array(z.array(z.tuple([z.string(), z.string()]))),
    texts: z.array(
      z.object({ class: z.int(), author: z.string(), heldOut: z.boolean(), text: z.string() }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('written-with-marks.json', import.meta.url), 'utf8')));

const inMarks = /\{[^{}]+\}|\[[^[\]]+\]|<[^<>]+>/gu;
const word = /[\p{L}\p{M}\p{N}'’ʻ]+/gu;
/** A shorter word tells nobody unless it is all there is. */
const LETTERS_THAT_TELL = 3;

interface Mention {
  mark: string;
  words: string;
  isLeft: boolean;
  isChanged: boolean;
}

function mentionsIn(one: (typeof texts)[number]): Mention[] {
  const text = one.text.replaceAll(/[{}[\]<>]/gu, '');
  const classmates = (classes[one.class] ?? []).map(([fullName, givenName]) => ({
    fullName,
    givenName,
  }));
  const student = classmates.find(({ fullName }) => fullName === one.author);
  if (student === undefined) throw new Error(`No ${one.author} in class ${one.class}`);
  const concealed = concealNames({ text, student, classmates });
  expect(concealed.reveal(concealed.text)).toBe(text);
  const words = [...text.matchAll(word)];
  const kept = keptWords(
    words.map(([letters]) => letters),
    concealed.text.match(word) ?? [],
  );
  return Array.from(one.text.matchAll(inMarks), ({ 0: marked, index }, before) => {
    const start = index - 2 * before;
    const end = start + marked.length - 2;
    const within = words.flatMap((match, i) =>
      match.index < end && match.index + match[0].length > start
        ? [{ letters: match[0].replace(/['’ʻ]/gu, ''), isKept: kept[i] === true }]
        : [],
    );
    const telling = within.filter(({ letters }) => letters.length >= LETTERS_THAT_TELL);
    return {
      mark: marked.charAt(0),
      words: text.slice(start, end),
      isLeft:
        telling.length > 0
          ? telling.some(({ isKept }) => isKept)
          : within.every(({ isKept }) => isKept),
      isChanged: within.some(({ isKept }) => !isKept),
    };
  });
}

describe.each([
  // Rules were mended by this half: 30, 1 and 35 before.
  { heldOut: false, ofClass: [519, 9], others: [57, 0], lookalikes: [135, 32] },
  // Nobody read what was left in this one: 22, 3 and 34 before.
  { heldOut: true, ofClass: [507, 18], others: [74, 3], lookalikes: [138, 34] },
])('in texts that were held out: $heldOut', ({ heldOut, ofClass, others, lookalikes }) => {
  const mentions = texts.filter((one) => one.heldOut === heldOut).flatMap(mentionsIn);
  const marked = (mark: string) => mentions.filter((one) => one.mark === mark);

  it.each([
    { whom: 'somebody of the class', mark: '{', bound: ofClass },
    { whom: 'somebody else', mark: '[', bound: others },
  ])('of $bound.0 mentions of $whom, at most $bound.1 are left', ({ mark, bound: [of, most] }) => {
    expect(marked(mark)).toHaveLength(of ?? 0);
    const left = marked(mark).filter(({ isLeft }) => isLeft);
    expect(left.map(({ words }) => words).slice(most)).toEqual([]);
  });

  it('words that look like names are mostly left', () => {
    const [of, most] = lookalikes;
    expect(marked('<')).toHaveLength(of ?? 0);
    expect(marked('<').filter(({ isChanged }) => isChanged).length).toBeLessThanOrEqual(most ?? 0);
  });
});
