import { assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { mayHaveRun } from './may-have-run.ts';

it('misses no run of that many characters, wherever it is', () => {
  const written = string({ unit: constantFrom('a', 'ā', '-', ' ', '\n'), maxLength: 40 });
  assert(
    property(written, integer({ min: 1, max: 12 }), (text, length) => {
      const longest = Math.max(...text.split(/\s/u).map((run) => run.length));
      expect(mayHaveRun(text, length)).toBe(longest >= length);
    }),
  );
});
