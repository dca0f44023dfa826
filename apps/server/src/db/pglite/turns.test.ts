import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets one piece of work through at a time, in the order of asking', async () => {
  const inTurn = createTurns();
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

it('goes on after work that failed, whose failure only its asker hears of', async () => {
  const inTurn = createTurns();
  const failing = inTurn(() => Promise.reject(new Error('on purpose')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('on purpose');
  await expect(next).resolves.toBe('done');
});
