import { expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import type { TextThreads } from '../feedback/index.ts';
import { compareInClass } from './compare.ts';
import { shown } from './testing/asking.ts';

it('a text that can’t be compared gets no verdicts, and the log has no word of it', async () => {
  const { log, lines } = logged();
  const threads = {
    run: async () => {
      throw new RangeError('The water was cold.');
    },
  } as unknown as TextThreads;
  const plan = { shown: shown('The water was cold.'), rounds: [], isOther: false, classmate: null };
  const asked = { signal: new AbortController().signal, log };
  const compared = await compareInClass(threads, plan, new Map(), asked);
  expect(compared).toMatchObject({ kind: 'changed', comparison: null, open: [] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('water');
});
