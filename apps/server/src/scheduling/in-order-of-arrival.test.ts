import { expect, it } from 'vitest';
import { inOrderOfArrival } from './in-order-of-arrival.ts';

it('yields what comes first, first', async () => {
  const slow = Promise.withResolvers<string>();
  const arrivals = inOrderOfArrival([slow.promise, Promise.resolve('quick')]);
  expect((await arrivals.next()).value).toBe('quick');
  slow.resolve('slow');
  expect((await arrivals.next()).value).toBe('slow');
  expect((await arrivals.next()).done).toBe(true);
});

it('fails with the first that fails, and lets those after it fail unseen', async () => {
  const failing = ['first', 'second'].map((message) => Promise.reject(new Error(message)));
  await expect(inOrderOfArrival(failing).next()).rejects.toThrow('first');
});
