import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { concealNames } from '../../src/index.ts';

/** Names in ten scripts, and what beginners' books have of four of their languages. */
const { names, words, ...data } = z
  .object({
    names: z.array(z.tuple([z.string(), z.string()])),
    class: z.array(z.string()),
    words: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(new URL('in-other-scripts.json', import.meta.url), 'utf8')));

const personCalled = (fullName: string) => ({ fullName, givenName: fullName.split(' ')[0] ?? '' });

function isConcealed(word: string, classmates: readonly string[]): boolean {
  const text = `i like ${word} a lot`;
  const student = personCalled('Zzyzx Qwert');
  return concealNames({ text, student, classmates: classmates.map(personCalled) }).text !== text;
}

it('of 101 names in the letters of another language, at most 7 are left', () => {
  expect(names).toHaveLength(101);
  const left = names.filter(([name, written]) => !isConcealed(written, [`${name} Quozzle`]));
  expect(left.slice(7)).toEqual([]);
});

it('of 214 words in such letters, at most 23 are taken for a name of a class of 26', () => {
  expect([words.length, data.class.length]).toEqual([214, 26]);
  const taken = words.filter((word) => isConcealed(word, data.class));
  expect(taken.slice(23)).toEqual([]);
});
