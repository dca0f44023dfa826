import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEADLINE_MS, ReadingThread } from './reading-thread.ts';
import { readers } from './readers.ts';
import { shapes } from './shapes.ts';

/** What every text goes through. */
const always = new Set(['reading a text', 'looking for a concern', 'concealing a text']);

const named = readers.map(({ name }, reader) => ({ name, reader }));
const ofEvery = named.filter(({ name }) => always.has(name));
const writers = named.filter(({ name }) => name.startsWith('writing on '));

/** By the clock: what else the machine does counts as well. */
const PATIENCE_MS = 30_000;

const thread = new ReadingThread(PATIENCE_MS);
beforeAll(() => thread.read({ reader: 0, shape: null }));
afterAll(() => thread.close());

/** The readers of that shape: writing on each category in turn. */
const readersOf = (shape: number) => [
  ...ofEvery,
  ...writers.filter((_, at) => at === shape % writers.length),
];

test.each(shapes.map(({ name }, shape) => ({ name, shape })))(
  'the longest text of $name is read long before a server gives it up',
  async ({ shape }) => {
    for (const { name, reader } of readersOf(shape)) {
      const ms = await thread.read({ reader, shape });
      expect(ms, name).toBeLessThan(DEADLINE_MS / 2);
    }
  },
);
