import { expect, it } from 'vitest';
import { createLimits } from './limits.ts';

it('counts each kind of call, and each teacher, apart', () => {
  const limitOf = createLimits(1);
  expect(limitOf('a', 'files')).toBe(limitOf('a', 'files'));
  expect(limitOf('a', 'files')).not.toBe(limitOf('a', 'documents'));
  expect(limitOf('a', 'files')).not.toBe(limitOf('b', 'files'));
});

it('forgets the idle when there are too many, and never the busy', async () => {
  const limitOf = createLimits(1, 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = limitOf('busy', 'files');
  const working = busy(() => promise);
  const idle = limitOf('idle', 'files');
  limitOf('third', 'files');
  expect(limitOf('busy', 'files')).toBe(busy);
  expect(limitOf('idle', 'files')).not.toBe(idle);
  resolve();
  await working;
});
