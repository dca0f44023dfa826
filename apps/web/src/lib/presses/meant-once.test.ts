import { expect, test } from 'vitest';
import { meantOnce } from './meant-once.ts';

test('a double click counts once, a key and a second click later count each time', () => {
  const [byKey, first, second, third] = [0, 1, 2, 3];
  const acted: number[] = [];
  const press = meantOnce(({ detail }) => acted.push(detail));
  for (const detail of [first, second, third, first, byKey, byKey]) press({ detail });
  expect(acted).toEqual([first, first, byKey, byKey]);
});
