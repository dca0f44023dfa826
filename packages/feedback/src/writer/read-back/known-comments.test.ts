import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/all-rules.ts';
import type { Rule } from '../../rules/rule.ts';
import { countWords } from '../../text/words.ts';
import { readPoints } from './read-points.ts';
import { addressed, fill, quotedSlots } from '../wording/sentence.ts';

const all: [string, Rule][] = Object.entries(rules);
const kinds = ['strength', 'nextStep'] as const;
const eels = ['the eels', 'my koro', 'a hīnaki'];

/** As many of a student's words as a comment shows, and a word for each of its other slots. */
function slotsFor(comment: string): Record<string, string> {
  const names = Array.from(comment.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);
  const quotes = Math.max(1, ...names.map((name) => Number(/^q(\d)$/u.exec(name)?.[1] ?? 1)));
  const others = names.map((name) => [name, 'kūmara']);
  return { ...Object.fromEntries(others), ...quotedSlots(eels.slice(0, quotes)) };
}

const sayings = all.flatMap(([rule, { wording }]) =>
  kinds.flatMap((kind) =>
    (wording[kind] ?? []).map((comment) => ({
      rule,
      kind,
      said: fill(comment, slotsFor(comment)),
    })),
  ),
);

describe('each comment that the built-in writer can make', () => {
  it('is recognised by itself, as praise or as a step, and can be said as briefly as any', () => {
    for (const { kind, said } of sayings) {
      const points = readPoints(said);
      expect(points, said).toMatchObject([{ kind, sentences: [said], telling: [said] }]);
      const plainest = points[0]?.plainest ?? '';
      expect(plainest, said).not.toMatch(/[{}]|undefined/u);
      expect(plainest, said).toMatch(/^[\p{Lu}“‘]/u);
      expect(countWords(plainest), said).toBeLessThanOrEqual(countWords(said));
    }
  });

  it('is recognised after a name', () => {
    for (const { kind, said } of sayings.filter((_, i) => i % 4 === 0)) {
      const named = addressed('Hana', said);
      const [point, ...others] = readPoints(named);
      expect(point, named).toMatchObject({ kind, sentences: [named] });
      expect(point?.plainest, named).toMatch(/^Hana, [^A-HJ-Z]/u);
      expect(others, named).toEqual([]);
    }
  });

  it('is recognised between sentences that a teacher has written', () => {
    for (const { said } of sayings.filter((_, i) => i % 5 === 0)) {
      const points = readPoints(`Kia ora koutou. ${said} Ka pai!`);
      expect(
        points.map(({ sentences }) => sentences.join(' ')),
        said,
      ).toEqual(['Kia ora koutou.', said, 'Ka pai!']);
      expect(points.map(({ plainest }) => plainest === null)).toEqual([true, false, true]);
    }
  });
});

describe('what a teacher has changed in a comment', () => {
  const simile =
    'You compare one thing with another in “as flat as a mirror”. That makes it easy to imagine.';

  it('makes it her own', () => {
    expect(readPoints(simile)).toMatchObject([{ plainest: expect.any(String) }]);
    for (const own of [
      simile.replace('compare', 'compared'),
      simile.replace('You compare', 'It’s good that you compare'),
      simile.replace(/[“”]/gu, ''),
      simile.toUpperCase(),
    ])
      expect(readPoints(own)[0], own).toMatchObject({ plainest: null });
  });
});
