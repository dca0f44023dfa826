import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(`How to light a lantern

Have you ever walked home in the dark? Here is a way that works when it is so cold.
1. Fill the base with oil.
2. Trim the wick with scissors.
3. Light it and put the glass back.
Be careful, because the glass gets hot.`);

it.each([
  'Your warning at the start keeps everybody out of trouble.',
  'I like the safety note at the very top.',
  'You begin with a clear warning, which is thoughtful.',
  'The question at the end stays with me.',
  'You finish with a question that makes me think.',
])('drops praise of what stands at the other end: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'Your warning at the end keeps everybody out of trouble.',
  'You start with a question, and I wanted to know the answer.',
  'A question at the beginning draws me in.',
  'Your steps begin with a verb, and the warning comes last.',
  'The question at the end of your first paragraph hooks me.',
])('keeps praise of what stands there: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('knows a warning by many words', () => {
  const [start, end] = ['Make sure it is so cold that it sets.', 'The pan will burn your fingers.'];
  const warned = keptOf(`${start}\nPour it in.\n${end}`);
  expect(warned('strength', 'You end with a warning, which is kind.')).toBe(true);
});

it('lets a step move it', () => {
  expect(isKept('nextStep', 'Try a warning at the start. Who should hear it first?')).toBe(true);
});
