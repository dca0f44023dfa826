import type { EarlierWriting } from '@second-draft/feedback';
import { expect, it } from 'vitest';
import { textsIn, withTexts } from './earlier.ts';

const earlier: EarlierWriting = {
  before: 'Hana swam.',
  steps: [
    { comment: 'Say why Hana swam.', verdict: 'done', proof: ['Hana was hot', 'so'], rule: 'why' },
    { comment: 'Say where.', verdict: 'notYet', proof: [], rule: null },
  ],
  changes: [
    { before: 'Hana', after: 'Hana and Tama' },
    { before: '', after: 'Tama dived.' },
  ],
};

it('all of an earlier draft that may hold a name is concealed, and comes back in its place', () => {
  const texts = textsIn(earlier);
  expect(texts).toHaveLength(9);
  const concealed = withTexts(
    earlier,
    texts.map((text) => text.replaceAll(/Hana|Tama/g, 'Kim')),
  );
  expect(JSON.stringify(concealed)).not.toMatch(/Hana|Tama/);
  expect(withTexts(concealed, texts)).toEqual(earlier);
  expect(concealed).toMatchObject({
    before: 'Kim swam.',
    steps: [{ comment: 'Say why Kim swam.', proof: ['Kim was hot', 'so'], rule: 'why' }, {}],
    changes: [{}, { before: '', after: 'Kim dived.' }],
  });
});
