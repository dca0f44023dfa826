import { expect, it } from 'vitest';
import { betterOf, type Judged } from './judged.ts';
import { withSecondTry } from './two-tries.ts';
import type { Written } from '../writers/writer.ts';

interface Opinion {
  said: string | null;
  reasons: readonly string[];
  usable: boolean;
}

const tokens = { prompt: 10, completion: 3 };
const sent = (content: string) => [{ role: 'user' as const, content }];
const written = (draft: string, again: Written<string>['again'] = null): Written<string> => ({
  draft,
  faults: [],
  sent: sent(draft),
  model: 'small',
  tokens,
  again,
});
const opinions: Record<string, Opinion> = {
  good: { said: 'good', reasons: [], usable: true },
  long: { said: 'long', reasons: ['It is too long.'], usable: true },
  bad: { said: 'bad', reasons: ['It is no feedback.'], usable: false },
};
const judge = {
  judge: async ({ draft }: Written<string>) => opinions[draft ?? ''] as Opinion,
  isUsable: ({ usable }: Opinion) => usable,
  betterOf: (first: Opinion, second: Opinion) =>
    first.reasons.length < second.reasons.length ? first : second,
  conceal: async (texts: readonly string[]) => [...texts],
};
const staying = () => new AbortController().signal;
const refused = async () => {
  throw new Error('busy');
};

it('asks once where nothing is wrong, or where the writer would only repeat itself', async () => {
  const asked = withSecondTry(written('good', refused), judge, staying());
  expect(await asked).toEqual({ best: opinions['good'], sent: sent('good'), tokens, tries: 1 });
  expect(await withSecondTry(written('bad'), judge, staying())).toMatchObject({
    best: opinions['bad'],
    tries: 1,
  });
});

it('tells a second try what was wrong with the first, and counts what both took', async () => {
  const told: (readonly string[])[] = [];
  const first = written('long', async (reasons) => {
    told.push(reasons);
    return written('good');
  });
  expect(await withSecondTry(first, judge, staying())).toEqual({
    best: opinions['good'],
    sent: sent('good'),
    tokens: { prompt: 20, completion: 6 },
    tries: 2,
  });
  expect(told).toEqual([['It is too long.']]);
});

it('keeps a first answer that will do when the second fails, and says so when it won’t', async () => {
  const kept = await withSecondTry(written('long', refused), judge, staying());
  expect(kept).toEqual({ best: opinions['long'], sent: sent('long'), tokens, tries: 1 });
  const lost = withSecondTry(written('bad', refused), judge, staying());
  await expect(lost).rejects.toThrow('busy');
});

it('keeps nothing for a browser that has gone', async () => {
  const browser = new AbortController();
  const leaving = async () => {
    browser.abort();
    throw new Error('stopped');
  };
  const asked = withSecondTry(written('long', leaving), judge, browser.signal);
  await expect(asked).rejects.toThrow('stopped');
});

const judged = (isUsable: boolean, failed: readonly string[], dropped: number) =>
  ({ checked: { isUsable, checks: { failed, quotations: { dropped } } } }) as unknown as Judged;

it.each([
  ['what can be used', judged(true, ['tone', 'level', 'words'], 9), judged(false, [], 0)],
  ['what failed fewer checks', judged(true, ['tone'], 9), judged(true, ['tone', 'level'], 0)],
  ['what lost fewer quotations', judged(true, ['tone'], 1), judged(true, ['tone'], 2)],
])('of two answers, %s is better, whichever came first', (_, better, worse) => {
  expect(betterOf(better, worse)).toBe(better);
  expect(betterOf(worse, better)).toBe(better);
});

it('of two answers that are as good, the second is better, since it knew what was wrong', () => {
  const [first, second] = [judged(true, ['tone'], 1), judged(true, ['level'], 1)];
  expect(betterOf(first, second)).toBe(second);
});
