import { expect, test } from 'vitest';
import { builtInWriter } from './built-in-writer.ts';
import { praisesNoSlip } from './praised-slips.ts';

const text =
  'Yesterday we go to the beach and the waves crashed like angry lions on the black rocks. I runned into the freezing water and screamed. My sister thinked that a crab was a stone. Then we eated hot chips on the sand and watched the orange sun sink into the sea.';

const strength = (words: string) => ({
  kind: 'strength' as const,
  comment: `I like “${words}”.`,
  quotations: [words],
});

test('words with a slip in them are not praised, whoever wrote the praise', () => {
  const points = [
    strength('I runned into the freezing water'),
    strength('crashed like angry lions'),
    { ...strength('runned'), kind: 'nextStep' as const },
  ];
  expect(praisesNoSlip(points, text)).toEqual(points.slice(1));
});

test('the built-in writer quotes sound words in its strengths, and still has something to praise', () => {
  for (const title of ['Ideas', 'Vocabulary', 'Praise', 'Recount features']) {
    const points = builtInWriter.write({
      text,
      studentName: 'Casey',
      focus: [{ title, descriptors: '' }],
      wordCount: 70,
      readingLevel: 1,
      seed: 'seed',
      plainWords: true,
    });
    const strengths = points.filter(({ kind }) => kind === 'strength');
    expect(strengths.length, title).toBeGreaterThan(0);
    const quoted = strengths.flatMap(({ quotations }) => quotations).join(' ');
    expect(quoted).not.toMatch(/runned|thinked|eated/);
  }
});
