import { expect, it } from 'vitest';
import { createInTurn } from './in-turn.ts';

it('runs work of one key in turn, and of another at the same time', async () => {
  const inTurn = createInTurn();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = inTurn('a', async () => {
    await gate.promise;
    order.push('a1');
  });
  const next = inTurn('a', async () => order.push('a2'));
  await inTurn('b', async () => order.push('b1'));
  gate.resolve();
  await Promise.all([slow, next]);
  expect(order).toEqual(['b1', 'a1', 'a2']);
});

it('goes on after work that failed', async () => {
  const inTurn = createInTurn();
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
