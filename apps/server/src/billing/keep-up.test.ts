import { expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { keepUpWithPayments } from './keep-up.ts';

/** Each round gets the next answer; resolves when all have been asked for. */
async function afterRounds(answers: readonly (number | Error)[]): Promise<object[]> {
  const { log, lines } = logged();
  const left = [...answers];
  const done = Promise.withResolvers<undefined>();
  const catchUp = async () => {
    const next = left.shift() ?? 0;
    if (left.length === 0) done.resolve(undefined);
    if (next instanceof Error) throw next;
    return next;
  };
  const stop = keepUpWithPayments({ catchUp }, log, { first: 0, every: 0 });
  await done.promise;
  await stop();
  return lines.map((line) => JSON.parse(line) as object);
}

it('tells the operator how many payments Stripe had not told, and nothing where it told all', async () => {
  const [told, ...rest] = await afterRounds([0, 3, 0]);
  expect(told).toMatchObject({ missed: 3, msg: expect.stringContaining('had not arrived') });
  expect(rest).toEqual([]);
});

it('tries again after Stripe could not be asked, and says so', async () => {
  const lines = await afterRounds([new Error('Stripe is away'), 1]);
  expect(lines).toMatchObject([
    { failure: { kind: 'Error' }, msg: expect.stringContaining('not be fetched') },
    { missed: 1 },
  ]);
});
