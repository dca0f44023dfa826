import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createLimitByKey } from './limit-by-key.ts';

const MEGABYTE = 1024 ** 2;

it('runs work of one key in turn, and of another at the same time', async () => {
  const limited = createLimitByKey(1);
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = limited('a', async () => {
    await gate.promise;
    order.push('a1');
  });
  const next = limited('a', async () => order.push('a2'));
  await limited('b', async () => order.push('b1'));
  gate.resolve();
  await Promise.all([slow, next]);
  expect(order).toEqual(['b1', 'a1', 'a2']);
});

it('runs as much work of one key at a time as it may, and begins the rest in order', async () => {
  const limited = createLimitByKey(2);
  const begun: string[] = [];
  const gates = new Map(['1', '2', '3', '4'].map((name) => [name, Promise.withResolvers<void>()]));
  const works = [...gates].map(([name, gate]) =>
    limited('a', async () => {
      begun.push(name);
      await gate.promise;
    }),
  );
  gates.get('2')?.resolve();
  await works[1];
  gates.get('1')?.resolve();
  await works[0];
  gates.get('3')?.resolve();
  await works[2];
  expect(begun).toEqual(['1', '2', '3', '4']);
  gates.get('4')?.resolve();
  await works[3];
});

it('never runs more than it may', async () => {
  const limited = createLimitByKey(2);
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => limited('a', work)));
  expect(most).toBe(2);
});

it('continues after work that failed, and reports the failure only to whoever asked for it', async () => {
  const limited = createLimitByKey(1);
  const failing = limited('a', () => Promise.reject(new Error('on purpose')));
  const next = limited('a', async () => 'done');
  await expect(failing).rejects.toThrow('on purpose');
  await expect(next).resolves.toBe('done');
});

it('takes no memory for keys whose work is over', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const limited = createLimitByKey(1);
  const before = used();
  for (let n = 0; n < 64; n += 1) {
    const key = `${n} ${'x'.repeat(MEGABYTE)}`;
    await limited(key, async () => undefined);
    await limited(key, () => Promise.reject(new Error('on purpose'))).catch(() => undefined);
  }
  expect(used() - before).toBeLessThan(16 * MEGABYTE);
  await limited('last', async () => undefined);
});
