import { expect, it } from 'vitest';
import { createLimits } from './limits.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const call = () => {
    running += 1;
    return promise;
  };
  return { call, letGo: resolve, running: () => running };
}

it('lets no more calls of one kind and holder run at once than it may', async () => {
  const limited = createLimits(2);
  const { call, letGo, running } = held();
  const calls = [1, 2, 3].map(() => limited('a', 'files', call));
  await limited('b', 'files', () => Promise.resolve());
  expect(running()).toBe(2);
  letGo();
  await Promise.all(calls);
  expect(running()).toBe(3);
});

it('counts each kind of call, and each holder, apart', async () => {
  const limited = createLimits(1);
  const { call, letGo, running } = held();
  const calls = [
    limited('a', 'files', call),
    limited('a', 'documents', call),
    limited('b', 'files', call),
  ];
  await limited('c', 'files', () => Promise.resolve());
  expect(running()).toBe(3);
  letGo();
  await Promise.all(calls);
});

it('gives the place on when a call fails', async () => {
  const limited = createLimits(1);
  const failing = limited('a', 'files', () => Promise.reject(new Error('failed')));
  const next = limited('a', 'files', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('next');
});
