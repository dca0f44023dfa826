import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { concealNames } from '../../src/index.ts';

/**
 * What children write of their class, and what they write without anybody in it, for eight classes
 * with many names that are words; by somebody who didn't know the rules.
 */
const { classes, sentences, plain } = z
  .object({
    classes: z.array(z.array(z.tuple([z.string(), z.string()]))),
    sentences: z.array(z.object({ class: z.int(), text: z.string(), names: z.array(z.string()) })),
    plain: z.array(z.object({ class: z.int(), text: z.string() })),
  })
  .parse(JSON.parse(readFileSync(new URL('written-for-classes.json', import.meta.url), 'utf8')));

function sent(at: number, text: string, by: number): string {
  const classmates = (classes[at] ?? []).map(([fullName, givenName]) => ({ fullName, givenName }));
  const student = classmates[by % classmates.length] ?? { fullName: '', givenName: '' };
  const concealed = concealNames({ text, student, classmates });
  expect(concealed.reveal(concealed.text)).toBe(text);
  return concealed.text;
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

it('of 601 names in 400 texts, at most 5 are left, as names or as words', () => {
  expect(sentences.flatMap(({ names }) => names)).toHaveLength(601);
  const leaving = sentences.filter((one, i) => {
    const left = new Set(wordsOf(sent(one.class, one.text, i)));
    return one.names.some((name) => wordsOf(name).every((word) => left.has(word)));
  });
  expect(leaving.map(({ text }) => text).slice(5)).toEqual([]);
});

it('of 200 texts full of words that are also names, at least 103 are sent as they are', () => {
  expect(plain).toHaveLength(200);
  const changed = plain.filter((one, i) => sent(one.class, one.text, i) !== one.text);
  expect(changed.map(({ text }) => text).slice(97)).toEqual([]);
});
