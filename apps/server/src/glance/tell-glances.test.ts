import { expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { Problem } from '../problems/index.ts';
import { tellGlances } from './tell-glances.ts';

/** Notes how many texts are read at once; those that say so take too long. */
function reading() {
  let now = 0;
  const { log, lines } = logged();
  const seen = { most: 0, texts: [] as string[] };
  const run = async (_: string, { text }: { text: string }) => {
    now += 1;
    seen.most = Math.max(seen.most, now);
    seen.texts.push(text);
    await new Promise(setImmediate);
    now -= 1;
    if (text.startsWith('odd')) throw new RangeError(text);
    if (text.startsWith('long')) throw new Problem('text_took_too_long');
    return {};
  };
  const services = { threads: { run }, rosters: { rosterOf: async () => [] } };
  const handler = tellGlances(services as never);
  async function glance(teacher: string, texts: string[]): Promise<string[]> {
    const shown = texts.map((text) => ({ documentId: text, text }));
    const call = {
      caller: { account: { id: teacher } },
      params: { courseId: '501' },
      body: { texts: shown },
      signal: new AbortController().signal,
      log,
    };
    const told: string[] = [];
    for await (const line of (await handler(call as never)) as AsyncIterable<{
      documentId: string;
    }>)
      told.push(line.documentId);
    return told;
  }
  return { glance, seen, lines };
}

it('reads two texts of a teacher at once, in however many tabs she asks', async () => {
  const { glance, seen } = reading();
  await Promise.all([glance('mere', ['a', 'b', 'c']), glance('mere', ['d', 'e', 'f'])]);
  expect(seen.most).toBe(2);
  expect(seen.texts).toHaveLength(6);
});

it('keeps no teacher waiting for another', async () => {
  const { glance, seen } = reading();
  await Promise.all([glance('mere', ['a', 'b', 'c']), glance('tomas', ['d', 'e', 'f'])]);
  expect(seen.most).toBe(4);
});

it('leaves out a text that can’t be read, and logs no word of it', async () => {
  const { glance, lines } = reading();
  expect(await glance('mere', ['a', 'odd 1', 'b'])).toEqual(['a', 'b']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('RangeError');
  expect(lines[0]).not.toContain('odd');
});

it('leaves out a text that takes too long, and after two of them the rest of the class', async () => {
  const one = reading();
  expect(await one.glance('mere', ['a', 'long 1', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  const two = reading();
  await two.glance('mere', ['long 1', 'long 2', 'a', 'b', 'c', 'd', 'e']);
  // One may have begun beside the second.
  expect(two.seen.texts.length).toBeLessThanOrEqual(3);
});
