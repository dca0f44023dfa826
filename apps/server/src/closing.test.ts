import { expect, it } from 'vitest';
import { createClosing } from './closing.ts';

it('what was opened is closed in turn, the last first, whatever fails to close', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  closing.add(async () => closed.push('database'));
  closing.add(
    () => Promise.reject(new Error('The threads are stuck')),
    async () => closed.push('metrics'),
  );
  closing.add(() => {
    closed.push('app');
    return Promise.reject(new Error('A request is stuck'));
  });
  await expect(closing.close()).rejects.toThrow('A request is stuck');
  expect(closed).toEqual(['app', 'metrics', 'database']);
});

it('nothing is closed twice', async () => {
  let times = 0;
  const closing = createClosing();
  closing.add(async () => (times += 1));
  await closing.close();
  await closing.close();
  expect(times).toBe(1);
});
