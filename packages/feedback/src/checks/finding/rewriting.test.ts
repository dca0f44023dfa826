import { expect, it } from 'vitest';
import { rewritingOf, withoutRetelling } from './rewriting.ts';

const text = 'My dog ran to the park and it barked at a cat. We went home after that and had tea.';
const isRewriting = rewritingOf(text);

it('knows a sentence of the text that comes back reworded', () => {
  expect(isRewriting('My big brown dog ran to the sunny park and barked at a scared cat.')).toBe(
    true,
  );
  expect(isRewriting(`Write it like this: ${text} It was a lovely day for all of us.`)).toBe(true);
});

it('leaves advice, models of something else and quotations alone', () => {
  expect(isRewriting('Tell me what your dog looked like when it barked.')).toBe(false);
  expect(isRewriting('The old horse limped to the gate and waited for its hay.')).toBe(false);
  expect(isRewriting('“My dog ran to the park and it barked at a cat” makes me smile.')).toBe(
    false,
  );
});

it('finds nothing in a few words', () => {
  expect(isRewriting('We went home.')).toBe(false);
});

it('counts words in their order', () => {
  expect(isRewriting('A cat barked at it and park the to ran dog my.')).toBe(false);
});

it('takes six words of ten in a row of order for a rewritten sentence, and not five', () => {
  const one = rewritingOf('The tall grey heron stood still in the cold creek.');
  expect(one('A tall grey heron stood quietly in some cold water.')).toBe(true);
  expect(one('A tall grey heron waited quietly in some cold water.')).toBe(false);
});

it('holds a passage of six words against a sentence of six, and nothing shorter', () => {
  const six = rewritingOf('We saw a big seal there.');
  expect(six('We saw a big seal here.')).toBe(true);
  expect(six('We saw a big seal.')).toBe(false);
  const five = rewritingOf('We saw a seal there.');
  expect(five('We saw a seal there again.')).toBe(false);
});

it('finds it wherever it comes in a long passage', () => {
  const other = 'The old horse limped to the gate and waited for its hay. ';
  const rewritten = 'My dog ran to a park and it barked at the cat. ';
  for (const before of [0, 1, 2, 3, 4, 5])
    expect(isRewriting(`${other.repeat(before)}${rewritten}${other.repeat(3)}`)).toBe(true);
  const scattered = 'My horse limped. A dog slept. It ran. We went to bed. Snow fell on the park. ';
  expect(isRewriting(scattered + other)).toBe(false);
});

const isRewritten = (kind: 'strength' | 'nextStep', comment: string) =>
  isRewriting(withoutRetelling({ kind, comment }));

it.each([
  ['strength', 'I like how your dog ran to the park and barked at a cat.'],
  ['strength', 'The dog ran to the park and it barked at a cat. That made me laugh.'],
  ['nextStep', 'You say that your dog ran to the park and it barked at a cat. Say why.'],
  ['nextStep', 'Why did the dog that ran to the park see a cat there when it barked?'],
] as const)('takes a %s that retells the text for no rewriting: %s', (kind, comment) => {
  expect(isRewritten(kind, comment)).toBe(false);
});

it.each([
  ['strength', 'My brown dog ran to the park and it barked at a scared cat.'],
  ['strength', 'Good. You could say my dog ran to the sunny park and barked at a cat.'],
  ['nextStep', 'Try this: My dog ran to the park and it barked at a scared cat.'],
  ['nextStep', 'Instead, write my dog ran to the park, and it barked at a cat.'],
  ['nextStep', 'My dog ran to the park. It barked at a cat. Your turn!'],
] as const)(
  'takes a %s that suggests a sentence of the text for rewriting: %s',
  (kind, comment) => {
    expect(isRewritten(kind, comment)).toBe(true);
  },
);
