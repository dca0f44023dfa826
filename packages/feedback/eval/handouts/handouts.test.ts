import { expect, test } from 'vitest';
import { handedIn, measureHandouts } from './measure.ts';

test.each([
  { name: 'first', share: 0.8 },
  { name: 'second', share: 0.4 },
  { name: 'third', share: 0.15 },
] as const)('in the $name documents, a handout’s lines are found', ({ name, share }) => {
  const { task, found } = measureHandouts(handedIn[name]);
  expect(task).toBeGreaterThan(100);
  expect(found / task).toBeGreaterThanOrEqual(share);
});

test.each(['first', 'second', 'third', 'own'] as const)(
  'in the %s ones, hardly a student’s',
  (name) => {
    const { own, lost } = measureHandouts(handedIn[name]);
    expect(own).toBeGreaterThan(300);
    expect(lost / own).toBeLessThanOrEqual(0.005);
  },
);
