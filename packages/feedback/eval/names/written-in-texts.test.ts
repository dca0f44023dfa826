import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { concealNames, type PersonName } from '../../src/index.ts';
import { literally } from '../../src/text/literally.ts';

/**
 * Whole texts, each for a class of its own, by somebody who didn't know the rules, with every way in
 * which they tell of somebody of the class or of others, and words that only look like names.
 */
const texts = z
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
  .parse(JSON.parse(readFileSync(new URL('written-in-texts.json', import.meta.url), 'utf8')));

/** The last word is the family name. */
const personOf = (fullName: string): PersonName => ({
  fullName,
  givenName: fullName.split(' ').slice(0, -1).join(' '),
});

const concealed = texts.map(({ text, author, classList }) => {
  const classmates = classList.map(personOf);
  return concealNames({ text, student: personOf(author), classmates });
});

const timesIn = (text: string, words: string) =>
  text.match(new RegExp(`(?<![\\p{L}\\p{N}])${literally(words)}(?![\\p{L}\\p{N}])`, 'gu'))
    ?.length ?? 0;

type Kind = 'ofClass' | 'others' | 'words';

/** Without those that a text has as a word, too: where they stand for whom can't be looked for. */
const all = (kind: Kind) => texts.flatMap((one) => one[kind]);

const left = (kind: Kind) =>
  texts.flatMap((one, at) =>
    one[kind].filter((words) => timesIn(concealed[at]?.text ?? '', words) > 0),
  );

it('of 472 ways to tell of somebody of the class, at most 7 are left', () => {
  expect(all('ofClass')).toHaveLength(472);
  expect(left('ofClass').slice(7)).toEqual([]);
});

it('of 80 ways to tell of somebody else, at most 1 is left', () => {
  expect(all('others')).toHaveLength(80);
  expect(left('others').slice(1)).toEqual([]);
});

it('of 764 words that look like names, at most 322 are concealed', () => {
  const missing = texts.flatMap(({ text, words }, at) =>
    words.filter((one) => timesIn(concealed[at]?.text ?? '', one) < timesIn(text, one)),
  );
  expect(all('words')).toHaveLength(764);
  expect(missing.length).toBeLessThanOrEqual(322);
});

it('each text comes back letter for letter', () => {
  expect(concealed.map(({ text, reveal }) => reveal(text))).toEqual(texts.map(({ text }) => text));
});
