import { expect, it } from 'vitest';
import { createInTurn, createInTurnByKey } from './in-turn.ts';

it('lets one piece of work through at a time, in the order of asking', async () => {
  const inTurn = createInTurn();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    seen.push('first begins');
    await gate.promise;
    seen.push('first ends');
  });
  const second = inTurn(async () => seen.push('second'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
});

it('runs work of one key in turn, and of another at the same time', async () => {
  const inTurn = createInTurnByKey();
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

it('goes on after work that failed, whose failure only its asker hears of', async () => {
  const inTurn = createInTurn();
  const failing = inTurn(() => Promise.reject(new Error('on purpose')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('on purpose');
  await expect(next).resolves.toBe('done');
});
