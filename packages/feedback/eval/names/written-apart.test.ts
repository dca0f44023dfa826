import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { concealNames } from '../../src/index.ts';

/**
 * Sentences by somebody who didn't know the rules, each with the words that tell who it is about:
 * nicknames only a family knows, marks between letters, names read backwards or spelt by sound.
 */
const { people, sentences, ordinary } = z
  .object({
    people: z.array(z.tuple([z.string(), z.string()])),
    sentences: z.array(
      z.object({
        kind: z.string(),
        person: z.int(),
        text: z.string(),
        hidden: z.array(z.string()),
      }),
    ),
    ordinary: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(new URL('written-apart.json', import.meta.url), 'utf8')));

const CLASS_SIZE = 30;
const personAt = (at: number) => {
  const [given = '', family = ''] = people[at % people.length] ?? [];
  return { fullName: `${given} ${family}`, givenName: given };
};

/** As it would leave, for a class that holds the person but is another each time. */
function sent(text: string, about: number): string {
  const classmates = Array.from({ length: CLASS_SIZE }, (_, i) => personAt(about + i * 2));
  return concealNames({ text, student: personAt(about + 7), classmates }).text;
}

it('of 300 hard sentences, at most 6 tell who they are about', () => {
  expect(sentences).toHaveLength(300);
  const leaving = sentences.filter(({ text, person, hidden }) => {
    const out = sent(text, person);
    return hidden.some((words) => out.includes(words));
  });
  expect(leaving.map(({ text }) => text).slice(6)).toEqual([]);
});

it('of 60 sentences full of words that are also names, at least 49 are sent as they are', () => {
  expect(ordinary).toHaveLength(60);
  const changed = ordinary.filter((text, i) => sent(text, i) !== text);
  expect(changed.slice(11)).toEqual([]);
});
