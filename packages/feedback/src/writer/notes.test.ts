import { expect, it } from 'vitest';
import { findQuotation } from '../checks/finding/find-quotation.ts';
import { sourceText } from '../checks/finding/source-text.ts';
import { glanceAt } from '../glance/glance-at.ts';
import { builtInWriter } from './built-in-writer.ts';

const recount = `Camp

On Monday we went to camp at Lake Taupō. The bus was so noisy that my ears buzzed[1] like bees.

Then we jumped in the freezing lake and screamed. Mr Tane laughed and threw us some towels. My legs felt like ice blocks.[2]

At night we sang songs around the fire. It was the best day of my whole life.`;

const notes = `[1] Bees live in our wall at home and then my nana tells them to go.
[2] An ice block is what other people call a popsicle`;

const withNotes = `${recount}\n\n${notes}`;
const plain = recount.replaceAll(/\[\d\]/gu, '');

const kinds = ['recount structure', 'recount features', 'ideas', 'sentence structure', 'Praise'];

const written = (text: string, title: string) =>
  builtInWriter.write({
    text,
    studentName: 'Mere',
    focus: [{ title, descriptors: '' }],
    wordCount: 120,
    readingLevel: null,
    purpose: 'recount',
    seed: 'one',
  });

/** As they are, but for the numbers of notes within the words they quote. */
const unnumbered = <T>(said: T): T =>
  JSON.parse(JSON.stringify(said).replaceAll(/\[\d\]/gu, '')) as T;

it.each(kinds)('a text is told the same on %s with its notes as without them', (kind) => {
  expect(unnumbered(written(withNotes, kind))).toEqual(written(plain, kind));
});

it('what the rules see in a text with notes is seen in what they are about', () => {
  const { seen } = glanceAt({ text: withNotes, people: [] });
  expect(seen).toEqual(glanceAt({ text: plain, people: [] }).seen);
});

it('what is quoted is found in the text as it stands, and so are words of a note', () => {
  const source = sourceText(withNotes);
  const found = (quoted: string) => findQuotation(quoted, source)?.text;
  expect(found('Bees live in our wall')).toBe('Bees live in our wall');
  const quoted = kinds.flatMap((kind) =>
    written(withNotes, kind).flatMap(({ quotations }) => quotations),
  );
  expect(quoted.filter((words) => words.includes('buzzed[1] like bees'))).not.toEqual([]);
  expect(quoted.filter((words) => found(words) === undefined)).toEqual([]);
});
