import { expect, it } from 'vitest';
import { betterSimplified, judgeSimplified } from './check-simplified.ts';
import { conceal } from './concealed-names.ts';
import { hiddenIn } from './hidden.ts';

const original =
  'Aroha, I like how you wrote “the water was so cold”. Next, say more about “it nipped me”. What did you do then?';
const student = { fullName: 'Aroha Ngata', givenName: 'Aroha' };
const given = { text: original, student, classmates: [student], alsoSent: [], others: [] };
const concealed = conceal(given);

const judged = (draft: string) =>
  judgeSimplified({ draft, by: 'model', hidden: hiddenIn(given, concealed) });

it('gives the name back in a simplified feedback that keeps its quotations', () => {
  const good = judged(
    `${concealed.student}, I like “the water was so cold”. Say more about "it nipped me".`,
  );
  expect(good.answer?.feedback).toBe(
    'Aroha, I like “the water was so cold”. Say more about “it nipped me”.',
  );
  expect(good.reasons).toEqual([]);
});

it('asks for a lost quotation again, but can do without it', () => {
  const lost = judged('I like “the water was so cold”. Now say more.');
  expect(lost.answer).not.toBeNull();
  expect(lost.reasons).toEqual(['Keep the quotation “it nipped me”, or its first few words.']);
});

it('takes out mark-up', () => {
  const { answer } = judged(
    '<script>alert(1)</script>**Look** at “the water was so cold” and “it nipped”.',
  );
  expect(answer?.feedback).toBe('Look at “the water was so cold” and “it nipped”.');
});

it.each([
  ['an invented quotation', 'I like “the dragon sang to me”.'],
  ['forty words', `“it nipped me” ${'and so on '.repeat(13)}`],
  ['nothing', ' \n '],
])('refuses %s', (_, draft) => {
  expect(judged(draft).answer).toBeNull();
});

it('prefers a usable version, then the one with more kept, then the second', () => {
  const [bad, poor, good] = [
    judged('I like “the dragon sang to me”.'),
    judged('I like “it nipped me”.'),
    judged('I like “it nipped me” and “the water was so cold”.'),
  ];
  expect(betterSimplified(bad, poor)).toBe(poor);
  expect(betterSimplified(good, poor)).toBe(good);
  expect(betterSimplified(poor, poor)).toBe(poor);
});
