import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { concealNames, type PersonName } from '../../src/index.ts';
import { literally } from '../../src/text/searching/literally.ts';

/**
 * Whole texts, each for a class of its own, by somebody who didn't know the rules, with every way in
 * which they tell of somebody of the class or of others, and words that only look like names.
 */
const textsIn = (file: string) =>
  z
    .array(
      z.object({
        classList: z.array(z.string()),
        author: z.string(),
        text: z.string(),
        ofClass: z.array(z.string()),
        others: z.array(z.string()),
        words: z.array(z.string()),
      }),
    )
    .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));

/** The last word is the family name. */
const personOf = (fullName: string): PersonName => ({
  fullName,
  givenName: fullName.split(' ').slice(0, -1).join(' '),
});

const timesIn = (text: string, words: string) =>
  text.match(new RegExp(`(?<![\\p{L}\\p{N}])${literally(words)}(?![\\p{L}\\p{N}])`, 'gu'))
    ?.length ?? 0;

type Kind = 'ofClass' | 'others' | 'words';

interface Bound {
  of: number;
  most: number;
}

describe.each<{ file: string } & Record<Kind, Bound>>([
  {
    file: 'written-in-texts.json',
    ofClass: { of: 472, most: 7 },
    others: { of: 80, most: 1 },
    words: { of: 764, most: 322 },
  },
  {
    file: 'written-in-texts-2.json',
    ofClass: { of: 322, most: 11 },
    others: { of: 130, most: 5 },
    words: { of: 238, most: 60 },
  },
])('in $file', ({ file, ofClass, others, words: lookalikes }) => {
  const texts = textsIn(file);
  const concealed = texts.map(({ text, author, classList }) => {
    const classmates = classList.map(personOf);
    return concealNames({ text, student: personOf(author), classmates });
  });

  /** Without those that a text has as a word, too: where they stand for whom can't be looked for. */
  const all = (kind: Kind) => texts.flatMap((one) => one[kind]);

  const left = (kind: Kind) =>
    texts.flatMap((one, at) =>
      one[kind].filter((words) => timesIn(concealed[at]?.text ?? '', words) > 0),
    );

  it(`of ${ofClass.of} ways to tell of somebody of the class, at most ${ofClass.most} are left`, () => {
    expect(all('ofClass')).toHaveLength(ofClass.of);
    expect(left('ofClass').slice(ofClass.most)).toEqual([]);
  });

  it(`of ${others.of} ways to tell of somebody else, at most ${others.most} are left`, () => {
    expect(all('others')).toHaveLength(others.of);
    expect(left('others').slice(others.most)).toEqual([]);
  });

  it(`of ${lookalikes.of} words that look like names, at most ${lookalikes.most} are concealed`, () => {
    const missing = texts.flatMap(({ text, words }, at) =>
      words.filter((one) => timesIn(concealed[at]?.text ?? '', one) < timesIn(text, one)),
    );
    expect(all('words')).toHaveLength(lookalikes.of);
    expect(missing.length).toBeLessThanOrEqual(lookalikes.most);
  });

  it('each text comes back letter for letter', () => {
    expect(concealed.map(({ text, reveal }) => reveal(text))).toEqual(
      texts.map(({ text }) => text),
    );
  });
});
